import { FALLBACK_LOCALE } from '@signet/rulebook/reference/locales';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../platform/http/escape-html.ts';
import { GUIDE_LINKS } from './guide-links.ts';
import { link, nameHtml } from './html.ts';
import type { Published } from './published.ts';
import { REFERENCE_PATHS } from './reference-paths.ts';

/** Files of every page of the reference, by their addresses. */
export const REFERENCE_FILES = {
  tokens: '/api/docs/tokens.css',
  style: '/api/docs/reference.css',
  script: '/api/docs/reference.js',
  icon: '/api/docs/favicon.svg',
} as const;

/** Only our own files; what a page shows cannot run. */
const REFERENCE_POLICY = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
].join('; ');

/** How long a browser may keep a page or a file of the reference. */
export const cacheSeconds = 300;

/** Answers with a page of the reference. */
export const sendPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply
    .header('content-security-policy', REFERENCE_POLICY)
    .header('cache-control', `public, max-age=${cacheSeconds}`)
    .type('text/html; charset=utf-8')
    .send(html);

type Page = {
  title: string;
  href: string;
  /** Everything below the heading of the page. */
  body: string;
  /** Above the heading, in a smaller size. */
  group?: string;
  /** Beside the body, where there is room. */
  aside?: string;
  asked?: string;
};

export type Frame = (page: Page) => string;

type Group = { name: string; parts: readonly Published[] };

const PAGES = [
  { href: REFERENCE_PATHS.introduction, name: 'Introduction' },
  { href: REFERENCE_PATHS.quickstart, name: 'Quickstart' },
  ...GUIDE_LINKS,
  { href: REFERENCE_PATHS.errors, name: 'Errors' },
  { href: REFERENCE_PATHS.schemas, name: 'Schemas' },
  { href: REFERENCE_PATHS.console, name: 'Try a call' },
  { href: REFERENCE_PATHS.description, name: 'OpenAPI file' },
] as const;

/** The method in front of a name; read out with it. */
export const methodHtml = ({ kind, method }: Published): string =>
  `<span class="method method-${kind === 'event' ? 'event' : method.toLowerCase()}">${kind === 'event' ? 'EVENT' : method}</span>`;

const wordsOf = ({ operationId, method, path, summary }: Published): string =>
  `${operationId} ${method} ${path} ${summary}`.replaceAll('`', '').toLowerCase();

const current = (here: boolean): string => (here ? ' aria-current="page"' : '');

const entryHtml = (part: Published, href: string): string =>
  `<li data-words="${escapeHtml(wordsOf(part))}"><a href="${part.href}"${current(part.href === href)}>${methodHtml(part)} <span>${nameHtml(part.operationId)}</span></a></li>`;

const groupHtml = ({ name, parts }: Group, href: string): string =>
  `<details${parts.some((part) => part.href === href) ? ' open' : ''}><summary>${escapeHtml(name)}</summary><ul>${parts
    .map((part) => entryHtml(part, href))
    .join('')}</ul></details>`;

/** The field works without a script too: it leads to the page of results. */
const searchHtml = (asked: string): string =>
  `<form role="search" action="${REFERENCE_PATHS.search}"><label for="search">Search the calls</label><input id="search" type="search" name="q" maxlength="100" autocomplete="off" value="${escapeHtml(asked)}"><p class="found" role="status"></p></form>`;

/** The pages of one reference: the same menu beside each, with its own entry marked. */
export function frameOf(groups: readonly Group[]): Frame {
  return ({ title, href, body, group, aside, asked = '' }) => `<!doctype html>
<html lang="${FALLBACK_LOCALE}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)} – Merchant onboarding API</title>
<link rel="icon" href="${REFERENCE_FILES.icon}" type="image/svg+xml"><link rel="stylesheet" href="${REFERENCE_FILES.tokens}"><link rel="stylesheet" href="${REFERENCE_FILES.style}"><script type="module" src="${REFERENCE_FILES.script}"></script></head>
<body><a class="skip" href="#content">Skip to the page</a>
<header class="top">${link(REFERENCE_PATHS.introduction, 'Merchant onboarding API')}<button type="button" class="menu-button" popovertarget="menu">Menu</button></header>
<div class="columns"><nav id="menu" class="menu" popover aria-label="API reference">${searchHtml(asked)}
<ul class="pages">${PAGES.map((one) => `<li><a href="${one.href}"${current(one.href === href)}>${one.name}</a></li>`).join('')}</ul>
${groups.map((one) => groupHtml(one, href)).join('\n')}</nav>
<main id="content"${aside === undefined ? '' : ' class="with-aside"'}><div class="heading">${group === undefined ? '' : `<p class="group">${escapeHtml(group)}</p>`}<h1>${nameHtml(title)}</h1></div>
<div class="body">${body}</div>${aside === undefined ? '' : `\n<aside aria-label="Examples">${aside}</aside>`}</main></div>
<p class="visually-hidden" id="news" role="status"></p></body>
</html>`;
}
