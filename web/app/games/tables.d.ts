// tables.js is written by the build: what games draw in their own way, found by their folders.
import type { Special } from './index.js';

declare const tables: Partial<Record<string, Special>>;
export default tables;
