import { existsSync, readFileSync } from 'node:fs';
import { type Brand, PORTALS, type Portal } from '@signet/rulebook/reference/portals';
import { formatHex } from 'culori';

/** The tokens that a brand's mails repeat, by what they colour there. */
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

/** How a brand's mails, and the pages that stand without the portal, look. */
export type BrandLook = {
  light: BrandColours;
  dark: BrandColours;
  radiusPx: number;
  /** The mark as an image beside `mail-marks`; one that spells the name stands alone. A brand without one is known by its name. */
  mark?: { widthPx: number; heightPx: number; spellsName: boolean };
};

/** The drawn marks, by the theme: each has its images in `messages/marks`. */
export const BRAND_MARKS: Readonly<Record<string, NonNullable<BrandLook['mark']>>> = {
  poynt: { widthPx: 91, heightPx: 28, spellsName: true },
  godaddy: { widthPx: 28, heightPx: 28, spellsName: false },
};

/** The files of tokens are read as data: mails repeat the look of the pages, and no code of theirs. docs/decisions/0124. */
const UI = new URL('../../../../packages/ui/src/', import.meta.url);
const COLOUR = /oklch\([^)]*\)/g;

/** The values of a theme's tokens: its own where its file has them, else those that every look begins with. */
function tokensOf(theme: string): (name: string) => string {
  const sheets = [`brands/${theme}.css`, 'tokens.css'].map((file) => new URL(file, UI)).filter((file) => existsSync(file));
  const declared = sheets.map((file) => readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')).join('');
  return (name) => {
    const [, value] = new RegExp(`--${name}:\\s*([^;]+);`).exec(declared) ?? [];
    if (value === undefined) throw new Error(`the look ${theme} has no token --${name}`);
    return value;
  };
}

/** A token as hex, because mail clients know no other colours: light, then dark. */
function hexOf(name: string, value: string): readonly [string, string] {
  const [light, dark = light] = value.match(COLOUR) ?? [];
  const [lightHex, darkHex] = [formatHex(light), formatHex(dark)];
  if (lightHex === undefined || darkHex === undefined) throw new Error(`--${name} is no oklch colour: ${value}`);
  return [lightHex, darkHex];
}

/** How the mails of a theme look, by its tokens. */
export function brandLook(theme: string): BrandLook {
  const tokens = tokensOf(theme);
  const inScheme = (at: 0 | 1): BrandColours =>
    Object.fromEntries(Object.entries(TOKENS).map(([colour, name]) => [colour, hexOf(name, tokens(name))[at]])) as BrandColours; // the keys of TOKENS
  const mark = BRAND_MARKS[theme];
  return { light: inScheme(0), dark: inScheme(1), radiusPx: Number.parseInt(tokens('radius'), 10), ...(mark && { mark }) };
}

export type Theme = (typeof PORTALS)[Portal]['brand']['theme'];

/** The look of every portal's theme. */
export const BRAND_LOOKS = Object.fromEntries(Object.values(PORTALS).map(({ brand: { theme } }) => [theme, brandLook(theme)])) as Readonly<
  Record<Theme, BrandLook>
>; // the themes of PORTALS

/** Where the images of a brand's mark stand, without `-light.png` and `-dark.png`; undefined for a brand that has none. */
export function markPath({ theme, isPartners, logo }: Brand): string | undefined {
  if (isPartners) return logo?.url.replace(/\.svg\b.*$/, '');
  return theme in BRAND_MARKS ? `/mail-marks/${theme}` : undefined;
}
