// tables.js is written by the build: what games draw in their own way, found by their folders.
declare const tables: Partial<Record<string, Special>>;
export default tables;
