// Only in a page that web/build --watch serves: shows by itself what was saved. Styles are changed under
// the page, everything else by a reload.
(() => {
  const { dataset } = /** @type {HTMLScriptElement} */ (document.currentScript);
  const { page } = dataset;
  let { styles } = dataset;
  // No copy of the page may stand between it and what was saved: here is a browser that can keep none.
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');

  // It comes back by itself to a server that has been away, and hears at once what is there.
  new EventSource('changes').onmessage = ({ data }) => {
    const newest = JSON.parse(data);
    if (newest.page !== page) return location.reload();
    if (newest.styles !== styles) exchange((styles = newest.styles));
  };

  /** The old sheet stays until the new one is here, or everything would lie about bare for a moment.
   *  @param {string} name */
  function exchange(name) {
    const old = [.../** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll('link[href^="styles.css"]'))];
    const link = /** @type {HTMLLinkElement} */ (old.at(-1)?.cloneNode());
    link.href = `styles.css?${name}`;
    link.onload = () => old.forEach((sheet) => sheet.remove());
    old.at(-1)?.after(link);
  }
})();
