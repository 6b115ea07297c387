// Whole matches whose every position is known, played again by the engine in this very browser.
import catalogue from '../catalogue.js';
import { EngineError } from '../engine.js';
import { fetched } from '../file-in.js';
import { SITE } from '../site.js';

/** @import { Engine } from '../engine.js' */

/**
 * `wrongAt`: the first position that came out differently, null if all are as they should be.
 * @typedef {{ game: string, positions: number, wrongAt: number | null }} TestedGame
 */

/** @param {Pick<Engine, 'call'>} engine @param {(tested: TestedGame[]) => void} tell hears the games
 *    tested until then @returns {Promise<void>} rejects with an EngineError if it cannot go on */
export async function selfTest(engine, tell) {
  /** @type {TestedGame[]} */ const tested = [];
  for (const { id } of catalogue) {
    const content = await fetched(new URL(`transcripts/${id}.json`, SITE));
    if (!content) throw new EngineError('engine', 'no-record', {});
    const { save, positions } = JSON.parse(new TextDecoder().decode(content));
    /** @type {string[]} */ const found = await engine.call('replay', { save });
    const at = positions.findIndex((/** @type {string} */ digest, /** @type {number} */ at) => digest !== found[at]);
    tested.push({ game: id, positions: positions.length, wrongAt: at === -1 ? null : at });
    tell([...tested]);
  }
}
