// One seat of the set-up: a person with a name, or a computer player with a level.
import { html } from '../html.js';
import { t } from '../i18n.js';
import { CRESTS, NAME_LENGTH, defaultName } from '../page-part.js';
import { Crest } from '../parts/crest.js';
import { Field } from './field.js';

/** @import { LevelId, Seat } from '../types.js' */
/** The name is kept while a computer sits there. @typedef {{ kind: 'human' | 'computer', name: string, level: LevelId }} Chair */

/** @type {Chair['kind'][]} */
const KINDS = ['human', 'computer'];

/** @param {{ seat: Seat, chair: Chair, levels: LevelId[], nameless: boolean, onChange: (part: Partial<Chair>) => void }} props */
export function SeatRow({ seat, chair, levels, nameless, onChange }) {
  const isComputer = chair.kind === 'computer';
  const number = seat + 1;
  return html`<li class="seatrow">
    <${Crest} crest=${CRESTS[seat]} />
    ${
      isComputer || nameless
        ? html`<b class="seatrow__who">${defaultName(seat, isComputer)}</b>`
        : html`<label class="seatrow__who">
          <span class="sr">${t('setup-name-of', { number })}</span>
          <${Field}
            value=${chair.name}
            maxlength=${NAME_LENGTH}
            placeholder=${defaultName(seat, false)}
            onText=${(/** @type {string} */ name) => onChange({ name })}
          />
        </label>`
    }
    <div class="seg" role="radiogroup" aria-label=${t('setup-kind-of', { number })}>
      ${KINDS.map(
        (kind) => html`<label key=${kind}>
          <input
            type="radio"
            name=${`kind-${seat}`}
            checked=${kind === chair.kind}
            onChange=${() => onChange({ kind })}
          />
          ${t(`setup-${kind}`)}
        </label>`,
      )}
    </div>
    ${
      isComputer &&
      html`<div class="seg seg--levels" role="radiogroup" aria-label=${t('setup-level-of', { number })}>
      ${levels.map(
        (level) => html`<label key=${level}>
          <input
            type="radio"
            name=${`level-${seat}`}
            checked=${level === chair.level}
            onChange=${() => onChange({ level })}
          />
          ${t(`level-${level}`)}
        </label>`,
      )}
    </div>`
    }
  </li>`;
}
