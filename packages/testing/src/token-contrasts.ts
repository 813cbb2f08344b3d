import { readdirSync, readFileSync } from 'node:fs';
import { PROJECT } from './project-folder.ts';

type Scheme = 'light' | 'dark';
export type Oklch = { lightness: number; chroma: number; hueDegrees: number };
export type Rgb = readonly [number, number, number];

const UI = `${PROJECT}packages/ui/src/`;
const cssOf = (file: string): string =>
  readFileSync(UI + file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');

export const TOKENS_CSS = cssOf('tokens.css');
export const BRAND_CSS: ReadonlyMap<string, string> = new Map(
  readdirSync(`${UI}brands`).map((file) => [file.replace(/\.css$/, ''), cssOf(`brands/${file}`)]),
);

export type Look = ReadonlyMap<string, string>;

/** Custom properties of one rule; throws Error when the rule is missing. */
export function declarations(css: string, selector: string): Look {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`there is no rule ${selector}`);
  const body = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start));
  return new Map(
    [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  );
}

export const OWN_LOOK = declarations(TOKENS_CSS, ':root');
export const LOOKS: ReadonlyMap<string, Look> = new Map([
  ['own', OWN_LOOK],
  ...[...BRAND_CSS].map(
    ([brand, css]) =>
      [brand, new Map([...OWN_LOOK, ...declarations(css, `[data-brand='${brand}']`)])] as const,
  ),
]);

export const OKLCH = /oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g;
const COLOUR = /oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)|#([\da-f]{6})/g;

/** OKLCH to linear sRGB, with Björn Ottosson's matrices (CSS Color 4, section 10). */
export function linearSrgb({ lightness, chroma, hueDegrees }: Oklch): Rgb {
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

const linearHex = (hex: string): Rgb => {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return [red, green, blue];
};

/**
 * Linear sRGB of a token in a scheme; follows var(), and throws Error for anything but a plain
 * color.
 */
function colour(look: Look, scheme: Scheme, token: string): Rgb {
  const value = look.get(token) ?? '';
  const [, target] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  if (target) return colour(look, scheme, target);
  const found = [...value.matchAll(COLOUR)].map(([, l, c, h, hex]) =>
    hex === undefined
      ? linearSrgb({ lightness: Number(l), chroma: Number(c), hueDegrees: Number(h) })
      : linearHex(hex),
  );
  const picked = value.startsWith('light-dark(') && scheme === 'dark' ? found[1] : found[0];
  if (!picked) throw new Error(`${token} is no plain colour: ${value}`);
  return picked;
}

function luminance(linear: Rgb): number {
  const [red, green, blue] = linear.map((channel) => Math.min(1, Math.max(0, channel)));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** WCAG 2 contrast ratio of two linear sRGB colors, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * Foreground and background pairs, with their minimum contrast. docs/readings.md 35; WCAG 1.4.3 and
 * 1.4.11.
 */
const PAIRS: readonly [front: string, backs: readonly string[], atLeast: number][] = [
  [
    '--ink',
    [
      '--paper',
      '--paper-sunken',
      '--paper-raised',
      '--accent-wash',
      '--good-wash',
      '--warn-wash',
      '--bad-wash',
    ],
    7,
  ],
  [
    '--ink-soft',
    ['--paper', '--paper-sunken', '--paper-raised', '--accent-wash', '--line-soft'],
    4.5,
  ],
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

export const contrastsOf = (look: Look) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    PAIRS.flatMap(([front, backs, atLeast]) =>
      backs.map((back) => ({
        scheme,
        front,
        back,
        atLeast,
        is: contrast(colour(look, scheme, front), colour(look, scheme, back)),
      })),
    ),
  );
