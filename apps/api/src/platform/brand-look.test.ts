import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BRAND_LOOKS, type BrandColours } from './brand-look.ts';

/** The tokens that a mail repeats. */
const TOKENS: Record<keyof BrandColours, string> = {
  ink: 'ink',
  inkSoft: 'ink-soft',
  paper: 'paper-sunken',
  raised: 'paper-raised',
  line: 'line-soft',
  brand: 'brand',
  accent: 'accent',
  accentInk: 'accent-ink',
  highlight: 'highlight',
  highlightWash: 'highlight-wash',
};

/** sRGB as hex, by the matrices of the CSS Color module. */
function hexOf(lightness: number, chroma: number, hue: number): string {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const channel = (value: number) => {
    const clipped = Math.min(1, Math.max(0, value));
    const encoded = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${linear.map(channel).join('')}`;
}

const sheet = (file: string) => readFileSync(new URL(`../../../../packages/ui/src/${file}`, import.meta.url), 'utf8');
const [OWN, GODADDY] = [sheet('tokens.css'), sheet('brands/godaddy.css')];
const SHEETS: Record<keyof typeof BRAND_LOOKS, readonly string[]> = { poynt: [OWN], godaddy: [GODADDY, OWN] };

/** The light and the dark value of a token, the brand's own where it has one. */
function tokenOf(theme: keyof typeof BRAND_LOOKS, name: string): string[] {
  const line =
    SHEETS[theme].map((text) => new RegExp(`--${name}: light-dark\\((.*?)\\);`).exec(text)?.[1]).find((found) => found !== undefined) ?? '';
  return [...line.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)].map(([, ...parts]) => {
    const [l = 0, c = 0, h = 0] = parts.map(Number);
    return hexOf(l, c, h);
  });
}

const CELLS = (['poynt', 'godaddy'] as const).flatMap((theme) =>
  (Object.keys(TOKENS) as (keyof BrandColours)[]).map((colour) => [theme, colour] as const),
);
test.each(CELLS)('the mails of %s have the %s of its tokens', (theme, colour) =>
  expect([BRAND_LOOKS[theme].light[colour], BRAND_LOOKS[theme].dark[colour]]).toEqual(tokenOf(theme, TOKENS[colour])),
);
