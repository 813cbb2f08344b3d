import decodeQR from 'qr/decode.js';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QrCode } from './qr-code.tsx';

const pixelsPerSquare = 4;

function photographed(svg: string): { width: number; height: number; data: Uint8Array } {
  const side = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]) * pixelsPerSquare;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const [, x, y] of svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let down = 0; down < pixelsPerSquare; down += 1) {
      const from = ((Number(y) * pixelsPerSquare + down) * side + Number(x) * pixelsPerSquare) * 4;
      for (let at = 0; at < pixelsPerSquare * 4; at += 4) data.fill(0, from + at, from + at + 3);
    }
  return { width: side, height: side, data };
}

test('a scan of the drawn code reads the link', () => {
  const link = 'https://withpersona.com/verify?code=us1-Ab3dEf6hIj9kLm2nOp5qRs';
  expect(decodeQR(photographed(renderToStaticMarkup(<QrCode text={link} label="QR code" />)))).toBe(
    link,
  );
});
