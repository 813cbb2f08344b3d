import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Scheme = 'light' | 'dark';
type Oklch = { lightness: number; chroma: number; hueDegrees: number };

const cssOf = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');

const tokens = cssOf('./tokens.css');
/** The rules of every brand that has a look of its own, by the name of its file. */
const BRAND_CSS = new Map(
  readdirSync(new URL('./brands', import.meta.url)).map((file) => [file.replace(/\.css$/, ''), cssOf(`./brands/${file}`)]),
);

/** The declarations of one rule. */
function declarations(css: string, selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`there is no rule ${selector}`);
  const body = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start));
  return new Map([...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]));
}

const OWN = declarations(tokens, ':root');
const CHANGED = new Map([...BRAND_CSS].map(([brand, css]) => [brand, declarations(css, `[data-brand='${brand}']`)]));
/** The own portal's look, and each brand's over it. */
const LOOKS = new Map([['own', OWN], ...[...CHANGED].map(([brand, changed]) => [brand, new Map([...OWN, ...changed])] as const)]);

const COLOUR = /oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g;

/** A token's colour in a scheme; var() is followed, and anything that is not plain OKLCH is an error. */
function colour(brand: string, scheme: Scheme, token: string): Oklch {
  const value = LOOKS.get(brand)?.get(token) ?? '';
  const [, target] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  if (target) return colour(brand, scheme, target);
  const found = [...value.matchAll(COLOUR)].map(([, l, c, h]) => ({ lightness: Number(l), chroma: Number(c), hueDegrees: Number(h) }));
  const picked = value.startsWith('light-dark(') && scheme === 'dark' ? found[1] : found[0];
  if (!picked) throw new Error(`${token} is not an OKLCH colour: ${value}`);
  return picked;
}

/** OKLCH to linear sRGB, by Björn Ottosson's matrices (CSS Color 4, section 10). */
function linearSrgb({ lightness, chroma, hueDegrees }: Oklch): [number, number, number] {
  const a = chroma * Math.cos((hueDegrees * Math.PI) / 180);
  const b = chroma * Math.sin((hueDegrees * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** WCAG 2 relative luminance, of the colour as an sRGB screen shows it. */
function luminance(oklch: Oklch): number {
  const [red, green, blue] = linearSrgb(oklch).map((channel) => Math.min(1, Math.max(0, channel)));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** WCAG 2 contrast, 1 to 21. */
function contrast(one: Oklch, other: Oklch): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** What stands on what, and how much they must differ at least. docs/readings.md 35; WCAG 1.4.3 and 1.4.11. */
const PAIRS: readonly [front: string, backs: readonly string[], atLeast: number][] = [
  ['--ink', ['--paper', '--paper-sunken', '--paper-raised', '--accent-wash', '--good-wash', '--warn-wash', '--bad-wash'], 7],
  ['--ink-soft', ['--paper', '--paper-sunken', '--paper-raised', '--accent-wash', '--line-soft'], 4.5],
  ['--accent', ['--paper', '--paper-sunken', '--paper-raised', '--accent-wash'], 4.5],
  ['--accent-deep', ['--paper', '--paper-raised'], 4.5],
  ['--accent-ink', ['--accent', '--accent-deep'], 4.5],
  ['--good', ['--paper', '--paper-raised', '--good-wash'], 4.5],
  ['--warn', ['--paper', '--paper-raised', '--warn-wash'], 4.5],
  ['--bad', ['--paper', '--paper-raised', '--bad-wash'], 4.5],
  ['--warn', ['--accent-wash'], 4.5],
  ['--line', ['--paper', '--paper-raised'], 3],
  ['--focus', ['--paper', '--paper-raised'], 3],
  ['--accent', ['--line-soft'], 3],
  ['--rail-ink', ['--rail'], 7],
  ['--rail-soft', ['--rail'], 4.5],
  ['--rail-mark', ['--rail'], 3],
  ['--rail-mark-ink', ['--rail-mark'], 3],
  ['--header-ink', ['--header'], 7],
  ['--header-mark', ['--header'], 3],
  ['--header-mark-ink', ['--header-mark'], 4.5],
  ['--paper-raised', ['--brand'], 4.5],
  ['--highlight-ink', ['--highlight'], 4.5],
  ['--draw-ink', ['--draw-bg', '--draw-paper'], 4.5],
];

const CASES = [...LOOKS.keys()].flatMap((brand) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    PAIRS.flatMap(([front, backs, atLeast]) => backs.map((back) => ({ brand, scheme, front, back, atLeast }))),
  ),
);

test.each(CASES)('$brand, $scheme: $front on $back is at least $atLeast to 1', ({ brand, scheme, front, back, atLeast }) => {
  expect(contrast(colour(brand, scheme, front), colour(brand, scheme, back))).toBeGreaterThanOrEqual(atLeast);
});

test('the arithmetic agrees with known contrasts', () => {
  const white = { lightness: 1, chroma: 0, hueDegrees: 0 };
  expect(contrast(white, { lightness: 0, chroma: 0, hueDegrees: 0 })).toBeCloseTo(21, 3);
  // sRGB red on white is 4.00 to 1.
  expect(contrast(white, { lightness: 0.627955, chroma: 0.257683, hueDegrees: 29.2339 })).toBeCloseTo(3.998, 2);
});

test('a brand changes values, never names', () => {
  expect([...CHANGED.values()].flatMap((changed) => [...changed.keys()]).filter((name) => !OWN.has(name))).toEqual([]);
});

test('the file of a brand holds its own rule and nothing else, so that no brand changes another', () => {
  for (const [brand, css] of BRAND_CSS)
    expect(css.match(/[^{}]+(?=\{)/g)?.map((selector) => selector.trim())).toEqual([`[data-brand='${brand}']`]);
});

test('every colour of the tokens is shown by a screen: none leaves sRGB far enough to change its contrast', () => {
  const far = [...[tokens, ...BRAND_CSS.values()].join('').matchAll(COLOUR)].filter(([, l, c, h]) => {
    const channels = linearSrgb({ lightness: Number(l), chroma: Number(c), hueDegrees: Number(h) });
    return channels.some((channel) => channel < -0.002 || channel > 1.002);
  });
  expect(far.map(([text]) => text)).toEqual([]);
});
