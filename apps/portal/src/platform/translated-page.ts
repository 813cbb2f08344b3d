/** Marks of the browsers' translators: elements around each text, or attributes of its parent. */
const MARKS = 'font, [_msttexthash], [data-moz-translations-id]';

/**
 * Tells from now on whether a translator has changed the server's HTML, so that it no longer is
 * what React expects. docs/decisions/0219.
 */
export function watchTranslator(root: ParentNode & Node): () => boolean {
  let isTranslated = root.querySelector(MARKS) !== null;
  const observer = new MutationObserver(() => {
    if (root.querySelector(MARKS) === null) return;
    isTranslated = true;
    observer.disconnect();
  });
  if (!isTranslated) observer.observe(root, { attributes: true, childList: true, subtree: true });
  return () => isTranslated;
}
