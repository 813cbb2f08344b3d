import { createHash } from 'node:crypto';
import type { Locale } from '@signet/rulebook/reference/locales';
import type { Brand } from '@signet/rulebook/reference/portals';

/** The few colours of the portals' looks that such a page needs; forced colours stay the browser's own. */
const STYLE = [
  ':root{color-scheme:light dark;--paper:light-dark(oklch(0.992 0.003 90),oklch(0.2 0.018 264));--ink:light-dark(oklch(0.235 0.03 264),oklch(0.955 0.006 90));--soft:light-dark(oklch(0.465 0.022 264),oklch(0.77 0.014 264));--accent:light-dark(oklch(0.45 0.185 265),oklch(0.765 0.115 262));--on:light-dark(oklch(1 0 0),oklch(0.19 0.045 264));--radius:10px}',
  '[data-brand=godaddy]{--paper:light-dark(oklch(0.994 0.002 180),oklch(0.195 0.014 190));--accent:light-dark(oklch(0.445 0.082 172),oklch(0.79 0.11 168));--on:light-dark(oklch(1 0 0),oklch(0.19 0.03 180));--radius:4px}',
  'body{margin:0;font:1.0625rem/1.5 system-ui,sans-serif;background:var(--paper);color:var(--ink)}',
  'main{max-width:32.5rem;margin:0 auto;padding:12vh 1.25rem 2rem}',
  '.brand{font-weight:600;margin:0 0 2.5rem;letter-spacing:-.012em}',
  'h1{font-size:1.875rem;line-height:1.16;letter-spacing:-.02em;font-weight:600;text-wrap:balance;margin:0 0 .5rem}',
  'h1+p{margin:0 0 2rem;color:var(--soft)}',
  'a{display:inline-block;padding:.8rem 0;margin-right:1.5rem;color:var(--accent)}',
  '.first{padding:.85rem 1.5rem;border:1px solid transparent;border-radius:var(--radius);background:var(--accent);color:var(--on);text-decoration:none;font-weight:600}',
  ':focus-visible{outline:3px solid var(--accent);outline-offset:2px}',
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
  brand: Pick<Brand, 'name' | 'theme'>;
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
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(title)} – ${escaped(brand.name)}</title><style>${STYLE}</style></head>
<body data-brand="${brand.theme}"><main><p class="brand">${escaped(brand.name)}</p><h1>${escaped(title)}</h1><p>${escaped(text)}</p><p>${anchors.join(' ')}</p></main></body>
</html>`;
}
