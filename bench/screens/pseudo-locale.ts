/** Makes texts a third longer, as in languages not yet supported. docs/readings.md 35. */
const GROWTH = 0.35;

/**
 * Page script that doubles vowels in every visible word until texts are 35 % longer; numbers and
 * typed input stay.
 */
export const LENGTHEN_TEXT_SCRIPT = `(() => {
  const grown = (text) => {
    let owed = 0;
    return text.replace(/\\p{L}+/gu, (word) => {
      owed += word.length * ${GROWTH};
      let longer = '';
      for (const letter of word) {
        longer += letter;
        while (owed >= 1 && /[aeiouyàâéèêëîïôùûAEIOUY]/.test(letter) && longer.length < word.length * 1.9) { longer += letter.toLowerCase(); owed -= 1; if (owed < word.length * ${GROWTH} / 2) break; }
      }
      while (owed >= 1) { longer += longer.at(-1).toLowerCase(); owed -= 1; }
      return longer;
    });
  };
  globalThis.ownWords ??= new Map();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    if (ownWords.get(node)?.longer === node.nodeValue || node.parentElement.matches('script, style, textarea') || !/\\p{L}/u.test(node.nodeValue)) continue;
    const own = node.nodeValue;
    node.nodeValue = grown(own);
    ownWords.set(node, { own, longer: node.nodeValue });
  }
})()`;

/**
 * Page script that restores the original words, except where the page has changed them meanwhile.
 */
export const RESTORE_TEXT_SCRIPT = `(() => {
  for (const [node, { own, longer }] of globalThis.ownWords ?? []) if (node.nodeValue === longer) node.nodeValue = own;
  globalThis.ownWords = undefined;
})()`;
