import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { type LogoSize, logoSize } from '../platform/config/partner-brand.ts';

/** Drawn at three times its size, as the portals' own marks are. */
const scale = 3;

let drawing: Promise<unknown> | undefined;
const ready = (): Promise<unknown> => {
  drawing ??= readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))).then((wasm) => initWasm(wasm));
  return drawing;
};

async function draw(svg: string, { heightPx }: LogoSize) {
  await ready();
  return new Resvg(svg, { fitTo: { mode: 'height', value: heightPx * scale } }).render();
}

/** The drawing without the place and size that its root names: whoever shows it says where, and the viewBox how wide. */
export const withoutPlace = (svg: string): string =>
  svg.replace(/^<svg\b[^>]*/, (root) => root.replaceAll(/\s(?:x|y|width|height|transform)=(?:"[^"]*"|'[^']*')/g, ''));

/** The logo as it is on a light ground, and for a dark one on a white plate that keeps it readable; PNG, because mail clients draw no SVG. */
export async function logoImage(svg: string, ground: 'light' | 'dark'): Promise<Uint8Array> {
  const size = logoSize(svg);
  const drawing = withoutPlace(svg); // rows of an earlier import may name one
  if (ground === 'light') return (await draw(drawing, size)).asPng();
  const { widthPx, heightPx } = size;
  const inner = drawing.replace('<svg', `<svg x="4" y="4" width="${widthPx - 8}" height="${heightPx - 8}"`);
  const plate = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${widthPx} ${heightPx}"><rect width="100%" height="100%" rx="4" fill="#fff"/>${inner}</svg>`;
  return (await draw(plate, size)).asPng();
}

/** Red, green, blue and alpha of each point that is drawn, 0 to 255. */
export const logoPixels = async (svg: string): Promise<Uint8Array> => (await draw(svg, logoSize(svg))).pixels;
