import { createHash } from 'node:crypto';
import { FALLBACK_LOCALE } from '@signet/rulebook/reference/locales';

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Draws one picture onto a canvas, with who looks at it across. It takes one port from its parent
 * and nothing from anywhere else; what cannot be decoded as a picture is not shown.
 */
const SCRIPT = `
addEventListener('message', ({ source, ports: [port] }) => {
  if (source !== parent || port === undefined) return;
  port.onmessage = async ({ data: { bytes, type, mark } }) => {
    try {
      const picture = await createImageBitmap(new Blob([bytes], { type }));
      const canvas = document.querySelector('canvas');
      const { width, height } = picture;
      Object.assign(canvas, { width, height });
      const pen = canvas.getContext('2d');
      pen.drawImage(picture, 0, 0);
      picture.close();
      const size = Math.max(14, Math.round(width / 45));
      pen.font = size + 'px sans-serif';
      pen.fillStyle = 'rgb(90 90 90 / 22%)';
      pen.rotate(-0.3);
      const step = pen.measureText(mark).width + 3 * size;
      for (let y = 0; y < height + width; y += 5 * size)
        for (let x = -height; x < width + height; x += step) pen.fillText(mark, x, y);
      port.postMessage({ width, height });
    } catch {
      port.postMessage({ width: 0, height: 0 });
    }
  };
}, { once: true });
`;

const STYLE = 'body{margin:0}canvas{display:block;width:100%}@media print{canvas{display:none}}';

/** The page of the viewer, which reaches no network and has no origin. docs/decisions/0246. */
export const VIEWER_PAGE = `<!doctype html><html lang="${FALLBACK_LOCALE}"><meta charset="utf-8"><title>Document</title><style>${STYLE}</style><canvas width="1" height="1"></canvas><script>${SCRIPT}</script></html>`;

export const VIEWER_POLICY = [
  'sandbox allow-scripts',
  "default-src 'none'",
  'img-src blob:',
  `script-src ${hashOf(SCRIPT)}`,
  `style-src ${hashOf(STYLE)}`,
  "frame-ancestors 'self'",
].join('; ');
