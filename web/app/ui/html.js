// The one template tag of the page: htm bound to Preact, so no build step, and whatever is put in is text.
import { h } from 'preact';
import htm from 'htm';

export const html = htm.bind(h);
