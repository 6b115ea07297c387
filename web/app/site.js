// Where the page lies: everything it asks for is named from here. All that is published of the page's modules lies in
// app/, as this one does, and nothing below it; so none may ask where it lies itself.

export const SITE = new URL('../', import.meta.url);
