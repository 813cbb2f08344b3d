import type { Brand, PORTALS, Portal } from '@signet/rulebook/reference/portals';

type Colour = 'ink' | 'inkSoft' | 'paper' | 'raised' | 'line' | 'brand' | 'accent' | 'accentInk' | 'highlight' | 'highlightWash';
export type BrandColours = Readonly<Record<Colour, string>>;

/** How a brand's mails, and the pages that stand without the portal, look. */
export type BrandLook = {
  light: BrandColours;
  dark: BrandColours;
  radiusPx: number;
  /** The mark as an image beside `mail-marks`; one that spells the name stands alone. */
  mark: { widthPx: number; heightPx: number; spellsName: boolean };
};

/** The values of the brand's tokens as hex, because mail clients know no others. */
export const BRAND_LOOKS: Readonly<Record<(typeof PORTALS)[Portal]['brand']['theme'], BrandLook>> = {
  poynt: {
    light: {
      ink: '#171e2c',
      inkSoft: '#535a66',
      paper: '#f6f3ef',
      raised: '#ffffff',
      line: '#e4e2dd',
      brand: '#142959',
      accent: '#2148ba',
      accentInk: '#ffffff',
      highlight: '#fbbb67',
      highlightWash: '#fcefd8',
    },
    dark: {
      ink: '#f2f0ec',
      inkSoft: '#b0b4bd',
      paper: '#0c1018',
      raised: '#1a1f29',
      line: '#2f343e',
      brand: '#bfd1f6',
      accent: '#8ab2fc',
      accentInk: '#091328',
      highlight: '#f2b866',
      highlightWash: '#28241c',
    },
    radiusPx: 10,
    mark: { widthPx: 91, heightPx: 28, spellsName: true },
  },
  godaddy: {
    light: {
      ink: '#171e2c',
      inkSoft: '#535a66',
      paper: '#f0f5f4',
      raised: '#ffffff',
      line: '#dde4e2',
      brand: '#004137',
      accent: '#0d624f',
      accentInk: '#ffffff',
      highlight: '#c2e55e',
      highlightWash: '#edf8d7',
    },
    dark: {
      ink: '#f2f0ec',
      inkSoft: '#b0b4bd',
      paper: '#081110',
      raised: '#152120',
      line: '#2b3736',
      brand: '#b1e5d1',
      accent: '#6bd1ad',
      accentInk: '#031814',
      highlight: '#c1e069',
      highlightWash: '#21291d',
    },
    radiusPx: 4,
    mark: { widthPx: 28, heightPx: 28, spellsName: false },
  },
};

/** Where the images of a brand's mark stand, without `-light.png` and `-dark.png`; undefined for a partner that has no logo. */
export const markPath = ({ theme, isPartners, logo }: Brand): string | undefined =>
  isPartners ? logo?.url.replace(/\.svg\b.*$/, '') : `/mail-marks/${theme}`;
