import type { Boot } from '@signet/rulebook/boot';
import type { ERROR_TEXTS } from '@signet/rulebook/core/error-texts.en-US';
import { FIRST_PAGE_LIMITS } from '@signet/rulebook/core/first-page-limits';
import { withWritten } from '@signet/rulebook/core/written';
import {
  LANGUAGES,
  LOCALE_IDS,
  type Locale,
  languagesOfMarket,
  MARKET_IDS,
} from '@signet/rulebook/reference/locales';
import { matchPath, ROUTE_IDS, ROUTES, type RouteId, routeRow } from '@signet/rulebook/routes';
import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import criticalCss from '@signet/ui/critical.css?inline';
import { iconsOf, svgSprite } from '@signet/ui/svg-sprite';
import tokensCss from '@signet/ui/tokens.css?inline';
import { renderToString } from 'react-dom/server';
import { App } from './app.tsx';
import frameCss from './app-shell.css?inline';
import { loadIndustries } from './category/load-industries.ts';
import { drawnPage } from './drawn-page.ts';
import { FRAMED_PAGE_SCRIPT, PART_LOST } from './embed/framed-page-script.ts';
import { firstPageTexts } from './first-page-texts.ts';
import { isAccountPage } from './platform/account-pages.ts';
import { chunkOfFile } from './platform/chunk-of-room.ts';
import { loadParts } from './platform/later-part.tsx';
import { withTitleOf } from './platform/navigation.ts';
import { loadScreen, roomOfScreen } from './platform/screen/screen-loader.ts';
import { type DrawnWith, loadedTexts, withTextsOf } from './platform/texts/load-texts.ts';
import { textLocales } from './platform/texts/overlay-texts.ts';
import type { TEXTS as SHELL } from './platform/texts/texts.en-US.ts';
import { withoutTextsOfForms } from './platform/texts/without-texts-of-forms.ts';
import supportCss from './support-view.css?inline';

// Preloads all screens in every language, so that the server renders any page synchronously.
const SCREENS = [
  ...new Set(
    ROUTE_IDS.filter((route) => route !== 'get-started').map((route) => ROUTES[route].screen),
  ),
];
await Promise.all(
  LOCALE_IDS.flatMap((locale) => SCREENS.map((screen) => loadScreen(screen, locale))),
);
await loadParts();
const WORDS = LANGUAGES.flatMap((language) => [
  [language],
  ...MARKET_IDS.map((market) => [...new Set([language, ...languagesOfMarket(market)])]),
]);
await Promise.all(WORDS.map(loadIndustries));

export type { Boot } from '@signet/rulebook/boot';

const BRAND_SHEETS = import.meta.glob<string>('../../../packages/ui/src/brands/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** Token overrides of a brand; one without a file looks like our own portal. */
const brandSheet = (theme: string): string =>
  BRAND_SHEETS[`../../../packages/ui/src/brands/${theme}.css`] ?? '';

/**
 * Half a page is not shown: what comes with the next packets would move what stands already, like
 * the buttons that stay at the bottom of a phone. The boot script is what follows the root.
 * docs/decisions/0312.
 */
const WHOLE_PAGE = '#root:not(:has(+script)){visibility:hidden}';

/** Each page carries its own brand's values only. */
const criticalSheet = (brand: string): string =>
  tokensCss + brand + criticalCss + frameCss + WHOLE_PAGE;

/** Sheets that pages carry inline; the server puts their hashes into the Content-Security-Policy. */
export const INLINE_STYLES: readonly string[] = [
  ...['', ...Object.values(BRAND_SHEETS)].map(criticalSheet),
  supportCss,
];

type Chunk = { scripts: readonly string[]; styles: readonly string[] };
export type Assets = {
  script: string;
  preloads: readonly string[];
  chunks: Readonly<Record<string, Chunk>>;
  /** Content of each style sheet; the server puts its hash into the Content-Security-Policy. */
  sheets: Readonly<Record<string, string>>;
};

/** Text chunks a page cannot render without: every form's and its own. */
const textChunksOf = (chunk: string, locale: Locale): string[] =>
  textLocales(locale).flatMap((each) => ['forms', chunk].map((name) => `texts-${name}-${each}`));

const formTextChunks = (locale: Locale): string[] =>
  textLocales(locale).map((each) => `texts-forms-${each}`);

function screenChunksOf(
  route: RouteId | undefined,
  { application, drawn, locale, signedIn }: Boot,
  { batches = [] }: Pick<DrawnWith, 'batches'>,
): string[] {
  if (route === undefined || route === 'get-started') return [];
  const { screen } = ROUTES[route];
  const room = roomOfScreen(screen);
  const chunk = chunkOfFile(`/${room}/${screen}/`, room);
  const ofForms = batches.length > 0 ? formTextChunks(locale) : [];
  const frame = signedIn && isAccountPage(route, application) ? ['account'] : [];
  return [
    'pages',
    ...frame,
    chunk,
    ...(drawn === undefined ? textChunksOf(chunk, locale) : ofForms),
  ];
}

/**
 * What the page needs besides the first chunk, so that the browser requests everything at once:
 * scripts, styles, and the texts that the page does not carry inside. The start
 * page needs nothing more, unless it is framed.
 */
function needsOf(boot: Boot, { chunks }: Assets, drawnWith: DrawnWith): Chunk {
  const { drawn, embed } = boot;
  const frame = embed === undefined ? [] : ['embed'];
  const route = drawn ?? matchPath(boot.path)?.route;
  const needed = [...frame, ...screenChunksOf(route, boot, drawnWith)].flatMap(
    (name) => chunks[name] ?? [],
  );
  return {
    scripts: [...new Set(needed.flatMap(({ scripts }) => scripts))],
    styles: [...new Set(needed.flatMap(({ styles }) => styles))],
  };
}

/**
 * Inlining a style sheet saves a request before first paint; the link marks it as loaded when the
 * chunk is imported.
 */
const styleInside = (href: string, sheet: string): string =>
  `<style>${sheet}</style><link rel="stylesheet" href="${href}" disabled>`;

/**
 * Collects presses in the server's HTML until hydration and shows a busy state; loads React after
 * first paint. A hidden tab never paints, so it does not wait. If the script fails to load, the
 * page says so and keeps retrying.
 */
const startScript = ({ script }: Assets): string =>
  [
    'globalThis.pressedBefore=[]',
    'const page=document.documentElement,lost=document.getElementById("lost")',
    'lost.querySelector("button").onclick=()=>location.reload()',
    'addEventListener("click",event=>{const button=event.target.closest("main button")',
    'if(!button||!pressedBefore)return',
    'event.preventDefault()',
    'pressedBefore.push(button)',
    'lost.hidden?page.setAttribute("aria-busy","true"):lost.focus()},true)',
    `const start=()=>import(${JSON.stringify(script)}).then(()=>{lost.hidden=true},()=>{lost.hidden=false`,
    'page.removeAttribute("aria-busy")',
    `dispatchEvent(new Event("${PART_LOST}"))`,
    `setTimeout(start,${FIRST_PAGE_LIMITS.pollMaxMs})})`,
    'document.hidden?start():requestAnimationFrame(()=>setTimeout(start))',
  ].join(';');

/**
 * Shown by the script above when hydration fails; in a frame, the parent gets the same text.
 * docs/decisions/0094.
 */
const lostNote = (locale: Locale, { tryAgain }: typeof SHELL): string =>
  renderToString(
    <div id="lost" className="page-banner" tabIndex={-1} hidden>
      <Banner tone="bad" role="alert">
        <p>{(loadedTexts('rulebook/errors', locale) as typeof ERROR_TEXTS)['embed.failed']}</p>
        <Button kind="secondary">{tryAgain}</Button>
      </Banner>
    </div>,
  );

/**
 * Inline scripts of every page and of framed pages; the server puts their hashes into the
 * Content-Security-Policy.
 */
export const inlineScripts = (assets: Assets): string[] => [
  startScript(assets),
  FRAMED_PAGE_SCRIPT,
];

/** `drawn` is the title of a page that is no step of a sign-up and is drawn whole. */
function titleOf(
  path: string,
  texts: ReturnType<typeof firstPageTexts>,
  drawn: string | undefined,
): string {
  const shell = texts['platform/texts'];
  const route = matchPath(path)?.route;
  if (route === 'get-started') return texts['sign-up/get-started'].title;
  const step = route && routeRow(route).step;
  return (step && shell.sections[step - 1]) || drawn || shell.loading;
}

const FAVICONS: Readonly<Record<string, string>> = {
  poynt: [
    '<rect width="28" height="28" rx="8" fill="#15265a"/>',
    '<path d="M9.6 22V12.9a5.1 5.1 0 1 1 5.1 5.1h-1.3" fill="none" stroke="#fff"',
    ' stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/>',
    '<circle cx="14.7" cy="12.9" r="1.9" fill="#fbb965"/>',
  ].join(''),
  godaddy: [
    '<rect width="28" height="28" rx="4" fill="#053a33"/>',
    '<path d="M14 4.5l4.400 5.7H9.600z" fill="#bfe85a"/>',
    '<path d="M10.5 11.3h7l3 4.3h-13zM8.7 16.800h10.600l3.200 4.5h-7.1v1.9h-2.800v-1.9H5.5z"',
    ' fill="#fff"/>',
  ].join(''),
};

/**
 * A data URL costs no request, and the policy allows it for images. Only what a URL or the attribute
 * would misread is encoded, because every page carries it.
 */
const faviconOf = (theme: string): string => {
  const shapes = FAVICONS[theme] ?? FAVICONS.poynt;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28">${shapes}</svg>`;
  return `data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[%#<>]/g, encodeURIComponent)}`;
};

const asJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * Outside the React root, so that no page of a reviewer's view can lack it. docs/decisions/0087.
 */
const supportBanner = ({ support }: Boot): string =>
  support === undefined
    ? ''
    : [
        `<aside id="support" aria-label="${escaped(support.title)}">`,
        `<p><strong>${escaped(support.title)}</strong> ${escaped(support.text)}</p>`,
        '<p role="status"></p><button type="button" class="btn btn-secondary">',
        `${escaped(support.end)}</button></aside>`,
      ].join('');

/**
 * A frame is as high as its content, so its styles must not depend on the window's height, which
 * would be circular.
 */
const embedAttribute = ({ embed }: Boot): string =>
  embed === undefined ? '' : ` data-embed="${embed.isFullscreen ? 'full' : 'frame'}"`;

export function render(facts: Boot, assets: Assets): string {
  const boot = { ...facts, drawn: drawnPage(facts) };
  const texts = firstPageTexts(boot.locale);
  const { drawn, written } = withWritten(() =>
    withTextsOf(() => withTitleOf(() => renderToString(<App boot={boot} texts={texts} />))),
  );
  const { drawn: body, title: drawnTitle } = drawn.drawn;
  const drawnWith: DrawnWith = { ...withoutTextsOfForms(drawn.texts, boot.locale), written };
  const needs = needsOf(boot, assets, drawnWith);
  const scripts = [...new Set([...assets.preloads, assets.script, ...needs.scripts])];
  const isStart = matchPath(boot.path)?.route === 'get-started';
  /** A page that is drawn whole brings its own; its script adds the others. */
  const hasOwnIcons = isStart || boot.drawn !== undefined;
  const lost = lostNote(boot.locale, texts['platform/texts']);
  const title = `${titleOf(boot.path, texts, drawnTitle)} – ${boot.brand.name}`;
  return `<!doctype html>
<html lang="${boot.locale}" data-brand="${boot.brand.theme}" data-tracking="${boot.tracking}"${embedAttribute(boot)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<meta name="format-detection" content="telephone=no">
<title>${escaped(title)}</title>
<link rel="icon" type="image/svg+xml" href="${boot.brand.iconUrl ?? faviconOf(boot.brand.theme)}">
<style>${criticalSheet(brandSheet(boot.brand.theme))}</style>${boot.support === undefined ? '' : `<style>${supportCss}</style>`}
${boot.brand.styleUrl === undefined ? '' : `<link rel="stylesheet" href="${boot.brand.styleUrl}">`}
${needs.styles.map((href) => styleInside(href, assets.sheets[href] ?? '')).join('')}
${scripts.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`).join('')}
<script type="module">${startScript(assets)}</script>
</head>
<body>
${svgSprite(boot.brand.theme, hasOwnIcons ? iconsOf(isStart ? body : body + lost) : undefined)}
${supportBanner(boot)}${lost}<div id="root">${body}</div>
<script type="application/json" id="boot">${asJson(boot)}</script>
<script type="application/json" id="texts">${asJson(texts)}</script>
<script type="application/json" id="drawn-with">${asJson(drawnWith)}</script>${boot.embed === undefined ? '' : `\n<script>${FRAMED_PAGE_SCRIPT}</script>`}
</body>
</html>`;
}
