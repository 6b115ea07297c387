// Red Dragon on the table: all of it is told; its rules have pictures.
import { rules } from './red-dragon/rules.js';

/** @import { Special } from './index.js' */

/** @type {Special} */
export const redDragon = { rules };
