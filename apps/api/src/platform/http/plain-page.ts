import { createHash } from 'node:crypto';
import { keysOf } from '@signet/rulebook/core/keys-of';
import type { Locale } from '@signet/rulebook/reference/locales';
import type { Brand } from '@signet/rulebook/reference/portals';
import { type BrandLook, markPath } from '../brand-look.ts';
import { escapeHtml } from './escape-html.ts';

/** Brand colors for light and dark mode; forced colors use the browser's own. */
function styleOf({ light, dark, radiusPx }: BrandLook): string {
  const colours = keysOf(light).map((name) => `--${name}:light-dark(${light[name]},${dark[name]})`);
  return [
    `:root{color-scheme:light dark;${colours.join(';')}}`,
    "body{margin:0;background:var(--raised);color:var(--ink);font:1.0625rem/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}",
    'header{padding:14px min(1.25rem,5.2vw);border-bottom:1px solid var(--line)}',
    'header a{display:inline-flex;align-items:center;gap:.5rem;color:var(--brand);font-size:1.125rem;font-weight:600;text-decoration:none}',
    'main{max-width:32.5rem;margin:0 auto;padding:min(6rem,12vh) min(1.25rem,5.2vw) 2rem}',
    'h1{font-size:1.875rem;line-height:1.2;letter-spacing:-.02em;font-weight:600;margin:0 0 .5rem}',
    'p{margin:0 0 1rem}.lead,.help,footer{color:var(--inkSoft)}.help{font-size:.9375rem;margin-top:2rem}',
    'a{color:var(--accent)}.ways{margin:2rem 0 0}.ways a{display:inline-block;padding:.8125rem 0;margin-right:1.5rem}',
    `.ways .first,.press button{padding:.8125rem 1.75rem;border-radius:${radiusPx}px;background:var(--accent);color:var(--accentInk);font-weight:600;text-decoration:none}.press{margin:2rem 0 0}.press button{border:0;font:inherit;font-weight:600;cursor:pointer}.press+.ways .first{padding:.8125rem 0;background:none;color:var(--accent);text-decoration:underline}`,
    'footer{max-width:32.5rem;margin:0 auto;padding:1rem min(1.25rem,5.2vw) 2rem;font-size:.875rem}footer nav{display:flex;flex-wrap:wrap;gap:0 1.25rem}footer a{padding:.375rem 0;color:inherit}footer p{margin:.5rem 0 0}.help a{white-space:nowrap}',
    ':focus-visible{outline:3px solid var(--accent);outline-offset:2px}',
    '@media(forced-colors:active){.ways .first,.press button{border:2px solid LinkText}}',
  ].join('');
}

export const plainPagePolicy = (
  look: BrandLook,
  { hasPress = false, ancestors = "'none'" }: { hasPress?: boolean; ancestors?: string } = {},
): string =>
  [
    "default-src 'none'",
    "base-uri 'none'",
    `form-action ${hasPress ? "'self'" : "'none'"}`,
    `frame-ancestors ${ancestors}`,
    "img-src 'self'",
    `style-src 'sha256-${createHash('sha256').update(styleOf(look)).digest('base64')}'`,
  ].join('; ');

type Link = { href: string; label: string };

export type PlainPage = {
  locale: Locale;
  brand: Brand;
  look: BrandLook;
  home: string;
  title: string;
  text: string;
  /** A button that posts to the page's own address. */
  press?: string;
  /** The first link is the primary action; an empty href reloads this page. */
  links: readonly Link[];
  /** Support contact, as HTML with its links. */
  help: string;
  company: readonly string[];
  documents: readonly Link[];
};

/**
 * A branded page that works without the portal's build, scripts or the database, because it is
 * shown when those fail.
 */
export function plainPage({
  locale,
  brand,
  look,
  home,
  title,
  text,
  press,
  links,
  help,
  company,
  documents,
}: PlainPage): string {
  const { name } = brand;
  const path = markPath(brand);
  const drawn = path === undefined ? undefined : look.mark;
  const isSpelt = drawn?.spellsName === true;
  const mark =
    drawn === undefined
      ? ''
      : `<picture><source srcset="${path}-dark.png" media="(prefers-color-scheme:dark)"><img src="${path}-light.png" width="${drawn.widthPx}" height="${drawn.heightPx}" alt="${isSpelt ? escapeHtml(name) : ''}"></picture>`;
  const anchors = links.map(
    ({ href, label }, at) =>
      `<a${at === 0 ? ' class="first"' : ''} href="${escapeHtml(href)}">${escapeHtml(label)}</a>`,
  );
  const documentLinks = documents
    .map(({ href, label }) => `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`)
    .join('');
  const button =
    press === undefined
      ? ''
      : `<form class="press" method="post"><button>${escapeHtml(press)}</button></form>`;
  const lines = company.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)} – ${escapeHtml(name)}</title><style>${styleOf(look)}</style></head>
<body><header><a href="${escapeHtml(home)}">${mark}${isSpelt ? '' : `<span>${escapeHtml(name)}</span>`}</a></header>
<main><h1>${escapeHtml(title)}</h1><p class="lead">${escapeHtml(text)}</p>${button}<p class="ways">${anchors.join(' ')}</p>${help === '' ? '' : `<p class="help">${help}</p>`}</main>
<footer>${documentLinks === '' ? '' : `<nav>${documentLinks}</nav>`}${lines}</footer></body>
</html>`;
}
