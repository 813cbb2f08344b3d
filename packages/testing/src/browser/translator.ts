import type { Page } from '@playwright/test';

/**
 * Does to the page what a browser's translator does: replaces every text node by nested `font`
 * elements, now and whenever text comes or changes. Safe to call again in the same document.
 */
export const translatePage = (page: Page): Promise<void> =>
  page.evaluate(`{
    if (window.isTranslated !== true) {
      window.isTranslated = true;
      const isLeft = (node) => node.parentElement?.closest('script, style, textarea, option, font, svg, .notranslate, [translate="no"]') !== null;
      const translate = (text) => {
        if (text.data.trim() === '' || isLeft(text)) return;
        const font = document.createElement('font');
        font.append(Object.assign(document.createElement('font'), { textContent: text.data }));
        text.replaceWith(font);
      };
      const translateIn = (node) => {
        const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
        const texts = [];
        if (node.nodeType === Node.TEXT_NODE) texts.push(node);
        while (walker.nextNode()) texts.push(walker.currentNode);
        for (const text of texts) if (text.isConnected) translate(text);
      };
      translateIn(document.body);
      new MutationObserver((changes) => {
        for (const { type, target, addedNodes } of changes) for (const node of type === 'characterData' ? [target] : addedNodes) translateIn(node);
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    }
  }`);
