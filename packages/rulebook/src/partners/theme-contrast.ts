const GROUNDS = { light: '#fdfcfa', dark: '#13161f' } as const;
/** Text color on an accent button. */
const INKS = { light: '#ffffff', dark: '#12151e' } as const;

/** WCAG 1.4.3; links use the accent color too. */
const leastContrast = 4.5;

const channel = (hex: string, at: number): number => {
  const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance of `#rrggbb`. WCAG 2.2. */
const luminance = (hex: string): number =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);

/** Contrast ratio of two colors, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
}

export function inkOnAccent(accent: string, scheme: 'light' | 'dark'): string | undefined {
  const isReadable =
    contrastOf(accent, GROUNDS[scheme]) >= leastContrast &&
    contrastOf(accent, INKS[scheme]) >= leastContrast;
  return isReadable ? INKS[scheme] : undefined;
}
