import {
  BRAND_CSS,
  contrast,
  contrastsOf,
  declarations,
  LOOKS,
  linearSrgb,
  OKLCH,
  OWN_LOOK,
  TOKENS_CSS,
} from '@signet/testing/token-contrasts';
import { expect, test } from 'vitest';

const CASES = [...LOOKS].flatMap(([brand, look]) =>
  contrastsOf(look).map((pair) => ({ brand, ...pair })),
);

test.each(CASES)('$brand, $scheme: $front on $back is at least $atLeast to 1', ({ is, atLeast }) =>
  expect(is).toBeGreaterThanOrEqual(atLeast),
);

test('computes known contrasts correctly', () => {
  const white = linearSrgb({ lightness: 1, chroma: 0, hueDegrees: 0 });
  expect(contrast(white, linearSrgb({ lightness: 0, chroma: 0, hueDegrees: 0 }))).toBeCloseTo(
    21,
    3,
  );
  // sRGB red on white is 4.00:1.
  expect(
    contrast(white, linearSrgb({ lightness: 0.627955, chroma: 0.257683, hueDegrees: 29.2339 })),
  ).toBeCloseTo(3.998, 2);
});

test('a brand changes values of tokens, never their names', () => {
  const changed = [...BRAND_CSS].flatMap(([brand, css]) => [
    ...declarations(css, `[data-brand='${brand}']`).keys(),
  ]);
  expect(changed.filter((name) => !OWN_LOOK.has(name))).toEqual([]);
});

test('a brand’s file contains only its own rule, so that no brand changes another', () => {
  for (const [brand, css] of BRAND_CSS)
    expect(css.match(/[^{}]+(?=\{)/g)?.map((selector) => selector.trim())).toEqual([
      `[data-brand='${brand}']`,
    ]);
});

test('every token’s colour fits sRGB closely enough to keep its contrast', () => {
  const far = [...[TOKENS_CSS, ...BRAND_CSS.values()].join('').matchAll(OKLCH)].filter(
    ([, l, c, h]) => {
      const channels = linearSrgb({
        lightness: Number(l),
        chroma: Number(c),
        hueDegrees: Number(h),
      });
      return channels.some((channel) => channel < -0.002 || channel > 1.002);
    },
  );
  expect(far.map(([text]) => text)).toEqual([]);
});
