import { wcagContrast } from 'culori';
import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { LOGO_RATIO_MAX, logoSize } from '../platform/config/partner-brand.ts';
import { logoPixels, withoutPlace } from './logo-image.ts';

const SHAPES = ['path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'];
const ELEMENTS = [
  'svg',
  'g',
  'defs',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
  'mask',
  'title',
  'desc',
  ...SHAPES,
];
/** XML attribute names whose case the sanitizer would not keep. */
const CAPITALS = [
  'viewBox',
  'preserveAspectRatio',
  'gradientUnits',
  'gradientTransform',
  'clipPathUnits',
  'maskUnits',
  'maskContentUnits',
];
/** Each nested mask doubles the cost of drawing, and no logo needs one. */
const masksMax = 50;
const depthMax = 60;
/** CSS functions that load resources, and escapes that could spell one. */
const LOADING = /\\|\b(image|image-set|cross-fade|element|paint|src)\(/i;
/** At least a third of the drawn pixels must have a 3:1 contrast on white. WCAG 1.4.11. */
const [seenShare, seenContrast] = [1 / 3, 3];

/**
 * Sanitizes a logo, or says why it is rejected: nothing served from our origin may run code or load
 * resources.
 */
export async function validateLogo(text: string): Promise<{ logo: string } | { errors: string[] }> {
  const errors = errorsIn(text);
  if (errors.length > 0) return { errors };
  const purify = createDOMPurify(new JSDOM('').window);
  const cleaned = purify.sanitize(text.replace(/^\s*<\?xml[^>]*\?>/, ''), {
    ALLOWED_TAGS: ELEMENTS,
    ADD_ATTR: CAPITALS,
    FORBID_ATTR: ['style', 'class'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    PARSER_MEDIA_TYPE: 'application/xhtml+xml',
    NAMESPACE: 'http://www.w3.org/2000/svg',
  });
  const logo = withoutPlace(cleaned);
  const pixels = logo.startsWith('<svg')
    ? await logoPixels(logo).catch(() => undefined)
    : undefined;
  if (pixels === undefined) return { errors: ['the logo is no SVG that we can show'] };
  return isSeen(pixels)
    ? { logo }
    : { errors: ['the logo is too faint to be seen on a white ground: 3 to 1 is needed'] };
}

function errorsIn(text: string): string[] {
  if (/<!(doctype|entity)/i.test(text))
    return ['the logo declares a document type, which we do not read'];
  const parsed = parseXml(text);
  if (parsed === undefined) return ['the logo is no well-formed SVG'];
  const elements = [...parsed.querySelectorAll('*')];
  const root = parsed.documentElement;
  const foreign = elements.filter(
    ({ localName, namespaceURI }) =>
      namespaceURI !== root.namespaceURI || !ELEMENTS.includes(localName),
  );
  return [
    ...(root.localName === 'svg' && root.namespaceURI === 'http://www.w3.org/2000/svg'
      ? []
      : ['the logo is no SVG']),
    ...[...new Set(foreign.map(({ nodeName }) => nodeName))].map(
      (name) => `the logo may hold shapes alone, and no <${name}>`,
    ),
    ...[
      ...new Set(
        elements.flatMap(({ attributes }) =>
          [...attributes].flatMap(({ name, value }) => attributeErrors(name, value)),
        ),
      ),
    ],
    ...sizeErrors(root),
    ...maskErrors(elements),
    ...(elements.some((element) => isTooDeep(element))
      ? ['the logo has groups within groups, deeper than we draw']
      : []),
  ];
}

function parseXml(text: string): Document | undefined {
  try {
    return new JSDOM(text, { contentType: 'image/svg+xml' }).window.document;
  } catch {
    return undefined; // the caller reports malformed XML
  }
}

function attributeErrors(name: string, value: string): string[] {
  if (/^on/i.test(name)) return [`the logo reacts to something: ${name}`];
  if (/(^|:)(href|src|base)$/i.test(name))
    return [`the logo refers to something outside itself: ${name}`];
  if (name === 'style' || name === 'class')
    return [`the logo has style sheets (${name}); its colours belong in attributes like fill`];
  if (!isLeftOut(name) && LOADING.test(value))
    return [`the logo refers to something outside itself: ${name}`];
  const links = value.match(/url\([^)]*\)?/gi) ?? [];
  return links.every((link) => /^url\(['"]?#[\w-]+['"]?\)$/.test(link))
    ? []
    : [`the logo refers to something outside itself: ${name}`];
}

/** Attributes that editors add for themselves; the sanitizer removes them. */
const isLeftOut = (name: string): boolean => /^(data-|aria-)|:/.test(name);

function maskErrors(elements: readonly Element[]): string[] {
  const masked = elements.filter(
    (element) => element.hasAttribute('mask') || element.hasAttribute('clip-path'),
  );
  if (masked.length > masksMax) return [`the logo uses masks more than ${masksMax} times`];
  return masked.some((element) => element.closest('mask, clipPath'))
    ? ['the logo has a mask within a mask']
    : [];
}

function isTooDeep(element: Element): boolean {
  let above: Element | null = element;
  for (let depth = 0; depth < depthMax && above !== null; depth++) above = above.parentElement;
  return above !== null;
}

function sizeErrors(root: Element): string[] {
  const { widthPx, heightPx } = logoSize(`viewBox="${root.getAttribute('viewBox') ?? ''}"`);
  const ratio = widthPx / heightPx;
  return ratio >= 1 && ratio <= LOGO_RATIO_MAX
    ? []
    : [`the logo’s viewBox says how wide it is: from 1 to ${LOGO_RATIO_MAX} times its height`];
}

function isSeen(pixels: Uint8Array): boolean {
  const points = Array.from({ length: pixels.length / 4 }, (_point, at) => [
    ...pixels.subarray(at * 4, at * 4 + 4),
  ]);
  const drawn = points.filter(([, , , alpha = 0]) => alpha > 127);
  const seen = drawn.filter(
    ([r = 0, g = 0, b = 0]) =>
      wcagContrast({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 }, '#fff') >= seenContrast,
  );
  return drawn.length > 0 && seen.length / drawn.length >= seenShare;
}
