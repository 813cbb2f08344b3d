import { clampChroma, formatHex, oklch, wcagContrast } from 'culori';
import { BRAND_LOOKS, type BrandLook, type Theme } from './brand-look.ts';

/** A partner's accent colors as `#rrggbb`; the dark-mode one is derived when missing. */
export type PartnerColours = { accent: string; accentDark?: string };

type Scheme = 'light' | 'dark';
type Pair = readonly [light: string, dark: string];

const LEGIBLE = 4.5; // WCAG 1.4.3
const VISIBLE = 3; // WCAG 1.4.11
const lightnessStep = 0.005;

/** A shade of the accent; where the screen cannot show it, chroma is reduced and the hue kept. */
const shade = (accent: string, lightness: number, chromaMax: number): string => {
  const { c = 0, h } = oklch(accent) ?? {};
  return formatHex(
    clampChroma(
      { mode: 'oklch', l: Math.min(1, Math.max(0, lightness)), c: Math.min(c, chromaMax), h },
      'oklch',
    ),
  );
};
const lightnessOf = (colour: string): number => Math.min(1, Math.max(0, oklch(colour)?.l ?? 0));

const washOf = (accent: string, scheme: Scheme): string =>
  scheme === 'light' ? shade(accent, 0.965, 0.016) : shade(accent, 0.275, 0.045);

/**
 * Contrast of an accent against every background it appears on, relative to the required minimum; 1
 * or more passes.
 */
function legibility(accent: string, scheme: Scheme, theme: Theme): number {
  const { raised, paper, line } = BRAND_LOOKS[theme][scheme];
  const onPaper = [raised, paper, washOf(accent, scheme)].map(
    (back) => wcagContrast(accent, back) / LEGIBLE,
  );
  return Math.min(...onPaper, wcagContrast(accent, line) / VISIBLE);
}

/** The same hue, darkened on light pages and lightened on dark ones until it is legible. */
function legibleAccent(accent: string, scheme: Scheme, theme: Theme): string {
  const step = scheme === 'light' ? -lightnessStep : lightnessStep;
  const strongest = scheme === 'light' ? 0.4 : 0.13; // strong colors glare on a dark background
  for (
    let lightness = scheme === 'light' ? lightnessOf(accent) : Math.max(lightnessOf(accent), 0.72);
    ;
    lightness += step
  ) {
    const found = shade(accent, lightness, strongest);
    if (legibility(found, scheme, theme) >= 1 || lightness < 0 || lightness > 1) return found;
  }
}

/**
 * One line per color that is illegible on our pages, with its contrast and a suggestion that
 * passes.
 */
export function brandColourErrors({ accent, accentDark }: PartnerColours, theme: Theme): string[] {
  const declared = [
    ['accent', 'light', accent],
    ['accentDark', 'dark', accentDark],
  ] as const;
  return declared.flatMap(([name, scheme, colour]) => {
    const reached = colour === undefined ? 1 : legibility(colour, scheme, theme);
    if (colour === undefined || reached >= 1) return [];
    const figure = (Math.floor(reached * LEGIBLE * 100) / 100).toFixed(2);
    return [
      `${name} "${colour}" is hard to read on ${scheme} pages: ${figure} to 1, and ${LEGIBLE} is needed; "${legibleAccent(colour, scheme, theme)}" would do`,
    ];
  });
}

/** The colors themselves where they can be read, else the nearest of their hue that can. */
export function legibleColours(
  { accent, accentDark }: PartnerColours,
  theme: Theme,
): Required<PartnerColours> {
  const readable = (colour: string, scheme: Scheme): string =>
    legibility(colour, scheme, theme) >= 1 ? colour : legibleAccent(colour, scheme, theme);
  const light = readable(accent, 'light');
  return { accent: light, accentDark: readable(accentDark ?? light, 'dark') };
}

function tokensOf({ accent, accentDark }: PartnerColours, theme: Theme) {
  const dark = accentDark ?? legibleAccent(accent, 'dark', theme);
  const brand: Pair = [
    shade(accent, Math.min(lightnessOf(accent), 0.32), 0.1),
    shade(accent, 0.87, 0.06),
  ];
  return {
    brand,
    accent: [accent, dark],
    'accent-deep': [
      shade(accent, lightnessOf(accent) - 0.065, 0.4),
      shade(dark, lightnessOf(dark) + 0.065, 0.09),
    ],
    'accent-ink': ['#ffffff', shade(dark, 0.19, 0.045)],
    'accent-wash': [washOf(accent, 'light'), washOf(dark, 'dark')],
    halo: [`${accent}2e`, `${dark}4d`],
    'draw-bg': [shade(accent, 0.951, 0.02), shade(accent, 0.255, 0.035)],
    'draw-tint': [shade(accent, 0.862, 0.052), shade(accent, 0.4, 0.06)],
    'draw-ink': brand,
  } as const satisfies Record<string, Pair>;
}

const QUIET_GROUND =
  '--rail:var(--paper-sunken);--rail-ink:var(--ink);--rail-soft:var(--ink-soft);--rail-line:var(--line-soft);--rail-mark:var(--accent);--rail-mark-ink:var(--accent-ink);--header:var(--paper);--header-ink:var(--ink);--header-mark:var(--brand);--header-mark-ink:var(--paper-raised)';

/**
 * CSS declarations that apply a partner's colors. Forced colors take precedence:
 * packages/ui/src/tokens.css.
 */
export const partnerTokens = (colours: PartnerColours, theme: Theme): string =>
  [
    ...Object.entries(tokensOf(colours, theme)).map(
      ([name, [light, dark]]) => `--${name}:light-dark(${light},${dark})`,
    ),
    QUIET_GROUND,
  ].join(';');

export function partnerLook(colours: PartnerColours | undefined, theme: Theme): BrandLook {
  const look = BRAND_LOOKS[theme];
  if (colours === undefined) return look;
  const { brand, accent, 'accent-ink': accentInk } = tokensOf(colours, theme);
  const inScheme = (scheme: Scheme, at: 0 | 1) => ({
    ...look[scheme],
    brand: brand[at],
    accent: accent[at],
    accentInk: accentInk[at],
  });
  return { ...look, light: inScheme('light', 0), dark: inScheme('dark', 1) };
}
