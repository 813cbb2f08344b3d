import { createHash } from 'node:crypto';
import type { Locale } from '@signet/rulebook/reference/locales';

/** System colours only, so that light, dark and forced colours are the browser's own. */
const STYLE = [
  ':root{color-scheme:light dark}',
  'body{margin:0;font:1.0625rem/1.5 system-ui,sans-serif;background:Canvas;color:CanvasText}',
  'main{max-width:34rem;margin:0 auto;padding:12vh 1.25rem 2rem}',
  '.brand{font-weight:600;margin:0 0 2rem}',
  'h1{font-size:1.75rem;line-height:1.2;margin:0 0 .75rem}',
  'a{display:inline-block;padding:.65rem 0;margin-right:1.5rem;color:LinkText}',
  '.first{padding:.65rem 1.25rem;border:2px solid LinkText;border-radius:.5rem;text-decoration:none;font-weight:600}',
].join('');

/** The policy of a plain page: its own style and nothing else. */
export const PLAIN_PAGE_POLICY = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
].join('; ');

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export type PlainPage = {
  locale: Locale;
  brand: string;
  title: string;
  text: string;
  /** The first is what to do next; an empty address is this page again. */
  links: readonly { href: string; label: string }[];
};

/** A page that stands without the portal's build, a script or the database, because it is for the moment when things do not work. */
export function plainPage({ locale, brand, title, text, links }: PlainPage): string {
  const anchors = links.map(({ href, label }, at) => `<a${at === 0 ? ' class="first"' : ''} href="${escaped(href)}">${escaped(label)}</a>`);
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(title)} – ${escaped(brand)}</title><style>${STYLE}</style></head>
<body><main><p class="brand">${escaped(brand)}</p><h1>${escaped(title)}</h1><p>${escaped(text)}</p><p>${anchors.join(' ')}</p></main></body>
</html>`;
}
