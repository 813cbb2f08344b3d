import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { type LogoSize, logoSize } from '../platform/config/partner-brand.ts';

/** Three times the displayed size, like the portals' own logos. */
const scale = 3;

let drawing: Promise<unknown> | undefined;
const ready = (): Promise<unknown> => {
  drawing ??= readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))).then(
    (wasm) => initWasm(wasm),
  );
  return drawing;
};

async function draw(svg: string, { heightPx }: LogoSize) {
  await ready();
  return new Resvg(svg, { fitTo: { mode: 'height', value: heightPx * scale } }).render();
}

/**
 * Drops position and size from the root element: its viewBox gives the proportions, and where it is
 * shown decides the rest.
 */
export const withoutPlace = (svg: string): string =>
  svg.replace(/^<svg\b[^>]*/, (root) =>
    root.replaceAll(/\s(?:x|y|width|height|transform)=(?:"[^"]*"|'[^']*')/g, ''),
  );

/** Pixels of white around what is drawn; nothing to see on paper. */
const halo = 1;

/** White around every shape: some mail clients darken a mail without choosing its dark logo. */
const withHalo = (svg: string, { widthPx, heightPx }: LogoSize): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${widthPx} ${heightPx}"><filter id="mail-halo" color-interpolation-filters="sRGB" x="-10%" y="-10%" width="120%" height="120%"><feMorphology in="SourceAlpha" operator="dilate" radius="${halo}" result="wide"/><feFlood flood-color="#fff"/><feComposite in2="wide" operator="in" result="halo"/><feMerge><feMergeNode in="halo"/><feMergeNode in="SourceGraphic"/></feMerge></filter><g filter="url(#mail-halo)">${svg.replace('<svg', `<svg width="${widthPx}" height="${heightPx}"`)}</g></svg>`;

/**
 * PNG, because mail clients do not render SVG; the dark version has a white plate to stay readable,
 * the light one a white halo.
 */
export async function logoImage(svg: string, ground: 'light' | 'dark'): Promise<Uint8Array> {
  const size = logoSize(svg);
  const drawing = withoutPlace(svg); // rows imported earlier may still have them
  if (ground === 'light') return (await draw(withHalo(drawing, size), size)).asPng();
  const { widthPx, heightPx } = size;
  const inner = drawing.replace(
    '<svg',
    `<svg x="4" y="4" width="${widthPx - 8}" height="${heightPx - 8}"`,
  );
  const plate = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${widthPx} ${heightPx}"><rect width="100%" height="100%" rx="4" fill="#fff"/>${inner}</svg>`;
  return (await draw(plate, size)).asPng();
}

/** RGBA of every pixel, 0 to 255. */
export const logoPixels = async (svg: string): Promise<Uint8Array> =>
  (await draw(svg, logoSize(svg))).pixels;
