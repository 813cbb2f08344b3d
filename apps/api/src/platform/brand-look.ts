import { existsSync, readFileSync } from 'node:fs';
import { keysOf, tableOf } from '@signet/rulebook/core/keys-of';
import { type Brand, PORTALS, type Portal } from '@signet/rulebook/reference/portals';
import { formatHex } from 'culori';

const TOKENS = {
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
} as const;
export type BrandColours = Readonly<Record<keyof typeof TOKENS, string>>;

export type BrandLook = {
  light: BrandColours;
  dark: BrandColours;
  radiusPx: number;
  /**
   * The mark's image; one that spells the name appears without text. Brands without a mark show
   * their name.
   */
  mark?: { widthPx: number; heightPx: number; spellsName: boolean };
};

export const BRAND_MARKS: Readonly<Record<string, NonNullable<BrandLook['mark']>>> = {
  poynt: { widthPx: 91, heightPx: 28, spellsName: true },
  godaddy: { widthPx: 28, heightPx: 28, spellsName: false },
};

/**
 * The token files are read as data, so that emails match the pages without importing their code.
 * docs/decisions/0124.
 */
const UI = new URL('../../../../packages/ui/src/', import.meta.url);
const COLOUR = /oklch\([^)]*\)/g;

/**
 * Looks up a theme's tokens: its own file first, then the defaults. Throws when neither has the
 * token.
 */
function tokensOf(theme: string): (name: string) => string {
  const sheets = [`brands/${theme}.css`, 'tokens.css']
    .map((file) => new URL(file, UI))
    .filter((file) => existsSync(file));
  const declared = sheets
    .map((file) => readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, ''))
    .join('');
  return (name) => {
    const [, value] = new RegExp(`--${name}:\\s*([^;]+);`).exec(declared) ?? [];
    if (value === undefined) throw new Error(`the look ${theme} has no token --${name}`);
    return value;
  };
}

/** A token as hex (light, then dark), because email clients support no other color format. */
function hexOf(name: string, value: string): readonly [string, string] {
  const [light, dark = light] = value.match(COLOUR) ?? [];
  const [lightHex, darkHex] = [formatHex(light), formatHex(dark)];
  if (lightHex === undefined || darkHex === undefined)
    throw new Error(`--${name} is no oklch colour: ${value}`);
  return [lightHex, darkHex];
}

export function brandLook(theme: string): BrandLook {
  const tokens = tokensOf(theme);
  const inScheme = (at: 0 | 1): BrandColours =>
    tableOf(keysOf(TOKENS), (colour) => hexOf(TOKENS[colour], tokens(TOKENS[colour]))[at]);
  const mark = BRAND_MARKS[theme];
  return {
    light: inScheme(0),
    dark: inScheme(1),
    radiusPx: Number.parseInt(tokens('radius'), 10),
    ...(mark && { mark }),
  };
}

export type Theme = (typeof PORTALS)[Portal]['brand']['theme'];

export const BRAND_LOOKS = tableOf<Theme, BrandLook>(
  Object.values(PORTALS).map(({ brand: { theme } }) => theme),
  brandLook,
);

/**
 * Path of a brand's mark, without `-light.png` and `-dark.png`; undefined when the brand has none.
 */
export function markPath({ theme, isPartners, logo }: Brand): string | undefined {
  if (isPartners) return logo?.url.replace(/\.svg\b.*$/, '');
  return theme in BRAND_MARKS ? `/mail-marks/${theme}` : undefined;
}
