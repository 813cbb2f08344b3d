import sharp from 'sharp';
import { expect, test } from 'vitest';
import { logoImage } from './logo-image.ts';
import { validateLogo } from './logo-svg.ts';

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';
const drawn = (inner: string, more = '') =>
  `<svg ${XMLNS} viewBox="0 0 80 20" ${more}>${inner}</svg>`;
const MASK = '<mask id="m"><rect width="80" height="20" fill="#fff"/></mask>';
const RECT = '<rect width="80" height="20" fill="#0b6e6e"/>';

test('keeps shapes, gradients and editor metadata', async () => {
  const gradient =
    '<defs><linearGradient id="g"><stop offset="0" stop-color="#0b6e6e"/></linearGradient></defs>';
  const validated = await validateLogo(
    `<?xml version="1.0"?><!-- made by hand -->${drawn(`${gradient}<path d="M0 0h80v20H0z" fill="url(#g)"/>`)}`,
  );
  expect(validated).toEqual({
    logo: expect.stringMatching(
      /^<svg .*viewBox="0 0 80 20".*<linearGradient id="g">.*fill="url\(#g\)"/,
    ),
  });
});

test.each([
  ['a size of its own', drawn(RECT, 'width="80mm" height="20mm"')],
  ['a size that says another shape than its viewBox', drawn(RECT, 'width="2000" height="1"')],
  ['a place', drawn(RECT, 'x="5" y="5" transform="scale(9)"')],
  ['marks in single quotes', drawn(RECT).replaceAll('"', "'")],
  [
    'names of its editor’s',
    drawn(RECT, 'xmlns:i="urn:i" i:filename="C:\\image(1)" data-name="src(1)"'),
  ],
])(
  'accepts a logo with %s without that part, and draws it on both backgrounds',
  async (_what, text) => {
    expect(await validateLogo(text)).toEqual({ logo: drawn(RECT).replace(' >', '>') });
    for (const ground of ['light', 'dark'] as const)
      expect((await logoImage(text, ground)).length).toBeLessThan(2_000);
  },
);

test('gives dark shapes a white halo for mail clients that invert colors', async () => {
  const shape = drawn('<rect x="20" y="5" width="10" height="10" fill="#111"/>');
  const at = async (x: number, y: number) => {
    const { data, info } = await sharp(await logoImage(shape, 'light'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const scale = info.width / 80;
    const start = (Math.round(y * scale) * info.width + Math.round(x * scale)) * info.channels;
    return [...data.subarray(start, start + 4)];
  };
  expect(await at(25, 10)).toEqual([17, 17, 17, 255]);
  expect(await at(19.7, 10)).toEqual([255, 255, 255, 255]);
  expect((await at(10, 10))[3]).toBe(0);
});

test.each([
  ['a script', drawn(`${RECT}<script>alert(1)</script>`), 'no <script>'],
  [
    'a script of another name space',
    drawn(`${RECT}<x:script xmlns:x="http://www.w3.org/1999/xhtml">1</x:script>`),
    'no <x:script>',
  ],
  [
    'HTML inside',
    drawn('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>'),
    'no <foreignObject>',
  ],
  ['an event', drawn(RECT.replace('/>', ' onclick="x()"/>')), 'reacts to something: onclick'],
  ['an event of the whole', drawn(RECT, 'onload="x()"'), 'reacts to something: onload'],
  ['an image', drawn('<image href="https://evil.example/a.png"/>'), 'no <image>'],
  ['a link', drawn(`<a href="javascript:alert(1)">${RECT}</a>`), 'no <a>'],
  ['a copy of something else', drawn('<use href="https://evil.example/a.svg#b"/>'), 'no <use>'],
  [
    'a gradient of somebody else’s',
    drawn(`${RECT}<linearGradient href="https://evil.example/a.svg#g"/>`),
    'outside itself: href',
  ],
  [
    'the older kind of link',
    drawn(
      `${RECT}<linearGradient xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="//evil.example"/>`,
    ),
    'outside itself: xlink:href',
  ],
  ['another base', drawn(RECT, 'xml:base="https://evil.example/"'), 'outside itself: xml:base'],
  [
    'paint from afar',
    drawn(RECT.replace('#0b6e6e', 'url(https://evil.example/#a)')),
    'outside itself: fill',
  ],
  [
    'paint from afar, in disguise',
    drawn(RECT.replace('#0b6e6e', 'URL( //evil.example')),
    'outside itself: fill',
  ],
  [
    'paint from afar, spelt by an escape',
    drawn(RECT.replace('/>', ' mask="\\75rl(//evil.example)"/>')),
    'outside itself: mask',
  ],
  [
    'a mask from afar',
    drawn(RECT.replace('/>', ` mask="image-set('https://evil.example/a' 1x)"/>`)),
    'outside itself: mask',
  ],
  [
    'masks that double with each other',
    drawn(`${MASK}<mask id="n"><rect mask="url(#m)"/><rect mask="url(#m)"/></mask>${RECT}`),
    'a mask within a mask',
  ],
  [
    'a shape cut by a shape that is cut',
    drawn(`<clipPath id="c" clip-path="url(#c)">${RECT}</clipPath>${RECT}`),
    'a mask within a mask',
  ],
  [
    'more masks than a name needs',
    drawn(MASK + RECT.replace('/>', ' mask="url(#m)"/>').repeat(51)),
    'more than 50 times',
  ],
  [
    'groups without end',
    drawn('<g>'.repeat(1_000) + RECT + '</g>'.repeat(1_000)),
    'groups within groups',
  ],
  [
    'a viewBox that another attribute names',
    drawn(RECT, `data-a='viewBox="0 0 80 20"'`).replace('"0 0 80 20"', '"0 0 1 900"'),
    'viewBox',
  ],
  ['a style sheet', drawn(`<style>@import "https://evil.example"</style>${RECT}`), 'no <style>'],
  [
    'a style',
    drawn(RECT.replace('/>', ' style="background:url(//evil.example)"/>')),
    'style sheets (style)',
  ],
  [
    'a movement that sets a link',
    drawn(`${RECT}<set attributeName="href" to="javascript:x"/>`),
    'no <set>',
  ],
  ['a font of its own', drawn('<text>Northwind</text>'), 'no <text>'],
  ['a filter', drawn('<filter id="f"/>'), 'no <filter>'],
  [
    'ten million laughs',
    `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${drawn('<g>&a;</g>')}`,
    'declares a document type',
  ],
  ['a page', '<html><body/></html>', 'is no SVG'],
  ['an svg of no name space', '<svg viewBox="0 0 2 1"/>', 'is no SVG'],
  ['half a drawing', `<svg ${XMLNS} viewBox="0 0 2 1"><path>`, 'no well-formed SVG'],
  ['nothing', '', 'no well-formed SVG'],
  ['no viewBox', `<svg ${XMLNS}>${RECT}</svg>`, 'viewBox'],
  ['a tower', drawn(RECT).replace('80 20', '20 80'), 'viewBox'],
  ['a line across the page', drawn(RECT).replace('80 20', '900 20'), 'viewBox'],
  ['white on white', drawn('<rect width="80" height="20" fill="#fff"/>'), 'too faint'],
  ['nothing drawn', drawn(''), 'too faint'],
])('%s is refused in words', async (_what, text, words) => {
  expect(await validateLogo(text)).toEqual({
    errors: expect.arrayContaining([expect.stringContaining(words)]),
  });
});
