export type VisualDefect = { kind: FaultKind; detail: string };

/** Kinds of defects. Small text is only reported: decisions allow it. */
export const VISUAL_DEFECT_KINDS = [
  'axe',
  'overflow',
  'clipped text',
  'split word',
  'tall header',
  'small target',
  'small primary',
  'small text',
  'console',
  'shift',
] as const;
type FaultKind = (typeof VISUAL_DEFECT_KINDS)[number];

/** Minimum heights in px: any target (WCAG 2.5.8), and the primary button. docs/readings.md 34. */
const TARGET_PX = 24;
const PRIMARY_PX = 44;
const TEXT_PX = 14;
/** A longer word, such as a family name, fits no heading of a phone. */
const LONGEST_WORD = 15;
/** Rows of controls in the header, with text of double size too. */
const HEADER_ROWS = 2;

/**
 * Page script for defects a picture does not reveal. A target's size includes its label; links
 * within a sentence may be as small as the text (WCAG 2.5.8), and content only for screen readers
 * is skipped. A word counts as split when its letters stand on two lines without a hyphen of its own;
 * addresses, codes and words that a joiner ties together may break anywhere.
 */
export const FIND_DEFECTS_SCRIPT = `(() => {
  const isSeen = (element) => {
    const box = element.getBoundingClientRect();
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && box.width > 1 && box.height > 1 && box.right > 0 && box.bottom + scrollY > 0 && !element.closest('.visually-hidden, .skip-link:not(:focus)');
  };
  const nameOf = (element) => (element.getAttribute('name') || element.textContent.trim() || element.getAttribute('class') || element.tagName).slice(0, 50);
  const found = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) {
    const wide = [...document.querySelectorAll('body *')].filter((element) => isSeen(element) && element.getBoundingClientRect().right > clientWidth + 1).pop();
    found.push({ kind: 'overflow', detail: (scrollWidth - clientWidth) + ' px: ' + (wide ? wide.tagName.toLowerCase() + ' ' + nameOf(wide) : '') });
  }
  for (const control of document.querySelectorAll('a[href], button, input:not([type=hidden]), select, summary, [role=option]')) {
    const target = control.closest('label') ?? control;
    if (!isSeen(target)) continue;
    const { width, height } = target.getBoundingClientRect();
    const isInSentence = control.matches('a') && getComputedStyle(control).display === 'inline' && control.parentElement.textContent.trim() !== control.textContent.trim();
    if (Math.min(width, height) < ${TARGET_PX} && !isInSentence) found.push({ kind: 'small target', detail: Math.round(width) + ' × ' + Math.round(height) + ' px: ' + nameOf(control) });
    if (control.matches('.btn-primary, main form [type=submit]') && height < ${PRIMARY_PX}) found.push({ kind: 'small primary', detail: Math.round(height) + ' px: ' + nameOf(control) });
  }
  const widthOf = (select) => {
    const ruler = document.createElement('span');
    ruler.style.cssText = 'position:absolute;visibility:hidden;white-space:pre;font:' + getComputedStyle(select).font;
    ruler.textContent = select.selectedOptions[0]?.textContent ?? '';
    document.body.append(ruler);
    const width = ruler.getBoundingClientRect().width;
    ruler.remove();
    return width;
  };
  for (const select of document.querySelectorAll('select')) {
    const style = getComputedStyle(select);
    const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    // A prompt may end in dots where there is no room; an answer may not.
    if (isSeen(select) && select.value !== '' && widthOf(select) > room + 1) found.push({ kind: 'clipped text', detail: 'select ' + nameOf(select) });
  }
  const ranges = document.createRange();
  const linesOf = (node, from, to) => {
    ranges.setStart(node, from);
    ranges.setEnd(node, to);
    return [...ranges.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top));
  };
  const findSplitWords = (node) => {
    for (const { 0: word, index } of node.textContent.matchAll(/\\S+/gu)) {
      if (/[@\\/_\\d\\u00AD\\u2060]|\\.\\S/u.test(word)) continue;
      for (const letters of word.matchAll(/[\\p{L}\\p{M}]{2,}/gu)) {
        if (letters[0].length > ${LONGEST_WORD}) continue;
        const from = index + letters.index;
        if (new Set(linesOf(node, from, from + letters[0].length)).size > 1) found.push({ kind: 'split word', detail: letters[0] + ' in: ' + node.textContent.trim().slice(0, 50) });
      }
    }
  };
  const header = document.querySelector('.header');
  if (header && isSeen(header)) {
    let bottom = 0;
    let rows = 0;
    const boxes = [...header.children].filter((control) => isSeen(control) && !control.matches('[popover]')).map((control) => control.getBoundingClientRect());
    for (const box of boxes.toSorted((a, b) => a.top - b.top)) {
      if (box.top < bottom - 2) { continue; }
      rows += 1;
      bottom = box.bottom;
    }
    if (rows > ${HEADER_ROWS}) found.push({ kind: 'tall header', detail: rows + ' rows' });
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const parent = node.parentElement;
    if (node.textContent.trim() === '' || parent.matches('script, style, option') || !isSeen(parent)) continue;
    const size = parseFloat(getComputedStyle(parent).fontSize);
    if (size < ${TEXT_PX}) found.push({ kind: 'small text', detail: size + ' px: ' + node.textContent.trim().slice(0, 50) });
    findSplitWords(node);
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    for (let around = parent; around && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around);
      const frame = around.getBoundingClientRect();
      const hides = style.overflowX !== 'visible' || style.overflowY !== 'visible' || around.matches('button, .btn, .card, .banner, .toast');
      const isScrolled = ['auto', 'scroll'].includes(style.overflowY) || ['auto', 'scroll'].includes(style.overflowX);
      if (hides && !isScrolled && (box.right > frame.right + 1 || box.left < frame.left - 1 || box.bottom > frame.bottom + 2 || box.top < frame.top - 2)) {
        found.push({ kind: 'clipped text', detail: around.tagName.toLowerCase() + '.' + around.className + ': ' + node.textContent.trim().slice(0, 50) });
        break;
      }
      if (style.position === 'fixed' || isScrolled) break;
    }
  }
  return found;
})()`;

/** Must run before the page's scripts: sums layout shifts without recent input, and names what moved. */
export const WATCH_LAYOUT_SHIFT_SCRIPT = `globalThis.shifted = 0;
globalThis.movedParts = [];
new PerformanceObserver((list) => { for (const entry of list.getEntries()) if (!entry.hadRecentInput) { shifted += entry.value; movedParts.push(...(entry.sources ?? []).map(({ node }) => node?.className ?? node?.nodeName ?? 'gone')); } }).observe({ type: 'layout-shift', buffered: true });`;

/** Maximum shift while a page loads, too small to notice. */
export const LAYOUT_SHIFT_MAX = 0.01;
