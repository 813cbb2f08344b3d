import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import csharp from 'highlight.js/lib/languages/csharp';
import go from 'highlight.js/lib/languages/go';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import php from 'highlight.js/lib/languages/php';
import python from 'highlight.js/lib/languages/python';
import ruby from 'highlight.js/lib/languages/ruby';
import xml from 'highlight.js/lib/languages/xml';
import { Marked } from 'marked';
import { escapeHtml } from '../platform/http/escape-html.ts';

for (const [name, language] of Object.entries({
  bash,
  csharp,
  go,
  html: xml,
  javascript,
  json,
  php,
  python,
  ruby,
}))
  hljs.registerLanguage(name, language);

/** An example with its colours, as classes, and a button to copy it, which a script shows. */
export function codeHtml(code: string, language: string, label: string): string {
  const text = code.trimEnd();
  const colored = hljs.getLanguage(language)
    ? hljs.highlight(text, { language }).value
    : escapeHtml(text);
  // Reached by Tab, because it scrolls.
  return `<div class="example"><pre tabindex="0" role="group" aria-label="${escapeHtml(label)}"><code>${colored}</code></pre><button type="button" class="copy" hidden>Copy<span class="visually-hidden"> ${escapeHtml(label)}</span></button></div>`;
}

const anchorOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const markdown = new Marked({
  renderer: {
    code({ text, lang = '' }) {
      const [firstLine = ''] = text.split('\n');
      return codeHtml(text, lang, `Example: ${firstLine.slice(0, 40)}`);
    },
    heading({ tokens, depth, text }) {
      return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>`;
    },
  },
});

/** Our own text files as HTML. */
export const markdownHtml = (text: string): string => markdown.parse(text, { async: false });
