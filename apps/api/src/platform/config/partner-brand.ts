import { createHash } from 'node:crypto';
import { type Brand, PORTALS } from '@signet/rulebook/reference/portals';
import { partnerLook, partnerTokens } from '../brand-colours.ts';
import { BRAND_LOOKS, type BrandLook, type Theme } from '../brand-look.ts';
import type { PartnerRow } from './partner-row.ts';

export type LogoSize = { widthPx: number; heightPx: number };
/** Maximum width of a logo, as a multiple of its height. */
export const LOGO_RATIO_MAX = 8;
const logoHeightPx = 28;

export function logoSize(svg: string): LogoSize {
  const [, width = '0', height = '0'] =
    /\bviewBox="\s*-?[\d.]+[\s,]+-?[\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*"/.exec(svg) ?? [];
  const widthPx = Math.round((Number(width) / Number(height)) * logoHeightPx);
  return { widthPx: Number.isFinite(widthPx) ? widthPx : 0, heightPx: logoHeightPx };
}

/** The generated files of a partner's brand, served from our own origin. */
export type BrandFile = 'style.css' | 'icon.svg' | 'logo.svg' | 'logo-light.png' | 'logo-dark.png';

const hashChars = 12;
export const themeOf = ({ portal }: Pick<PartnerRow, 'portal'>) => PORTALS[portal].brand.theme;

/** Changes with the brand, so that browsers can cache a file until then. */
export const brandVersion = ({ brand, portal }: PartnerRow): string =>
  createHash('sha256')
    .update(JSON.stringify([brand, portal]))
    .digest('hex')
    .slice(0, hashChars);

const pathTo = (row: PartnerRow, file: BrandFile): string =>
  `/brands/${row.id}/${file}?v=${brandVersion(row)}`;

const ofRow = new WeakMap<PartnerRow, Brand>();

export function partnerBrand(row: PartnerRow): Brand {
  const known = ofRow.get(row);
  if (known !== undefined) return known;
  const { name = PORTALS[row.portal].brand.name, logo } = row.brand ?? {};
  const brand: Brand = {
    name,
    theme: themeOf(row),
    isPartners: true,
    iconUrl: pathTo(row, 'icon.svg'),
    styleUrl: pathTo(row, 'style.css'),
    ...(logo === undefined ? {} : { logo: { url: pathTo(row, 'logo.svg'), ...logoSize(logo) } }),
  };
  ofRow.set(row, brand);
  return brand;
}

/** CSS overrides of the portal's style; in dark mode the logo gets a white plate. */
export function partnerStyle(row: PartnerRow): string {
  const { colours } = row.brand ?? {};
  const plate = '--plate:light-dark(transparent,#fff)';
  return [
    `[data-brand]{${colours === undefined ? plate : `${partnerTokens(colours, themeOf(row))};${plate}`}}`,
    '.logo img{min-width:0;max-width:100%;height:auto;background:var(--plate);border-radius:2px;box-shadow:0 0 0 4px var(--plate)}',
  ].join('');
}

export function partnerMailLook(row: PartnerRow | undefined, theme: Theme): BrandLook {
  if (row?.brand === undefined) return BRAND_LOOKS[theme];
  const { logo, colours } = row.brand;
  const look = partnerLook(colours, theme);
  return logo === undefined ? look : { ...look, mark: { ...logoSize(logo), spellsName: true } };
}

export function partnerIcon(row: PartnerRow): string {
  const { accent, accentInk } = partnerMailLook(row, themeOf(row)).light;
  const [letter = ''] =
    new Intl.Segmenter()
      .segment(row.brand?.name ?? '')
      [Symbol.iterator]()
      .next()
      .value?.segment.toUpperCase() ?? '';
  const escaped = letter.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><rect width="28" height="28" rx="7" fill="${accent}"/><text x="14" y="20" text-anchor="middle" font-family="system-ui,sans-serif" font-size="17" font-weight="600" fill="${accentInk}">${escaped}</text></svg>`;
}
