import { readFileSync } from 'node:fs';
import { DEFAULT_PORTAL, PORTAL_IDS, PORTALS, portalRow } from '@signet/rulebook/reference/portals';
import { escapeHtml } from '../html-page.ts';

/** Sign-in keeps the look of the portal that the visitor came from. */
export type SignInBrand = {
  name: string;
  theme: string;
  origin: string;
  logoUrl?: string;
  styleUrl?: string;
};

/**
 * The brand of the portal behind the redirect URI, or of the referral's partner; undefined without
 * a valid redirect URI.
 */
export async function signInBrand(
  redirectUri: unknown,
  referral?: unknown,
): Promise<SignInBrand | undefined> {
  const portals = brandOfPortal(redirectUri);
  if (portals === undefined || typeof referral !== 'string') return portals;
  try {
    const answer = await fetch(
      `${portals.origin}/api/v2/configs?referralUrlId=${encodeURIComponent(referral)}`,
      { redirect: 'error' },
    );
    const { brand } = (await answer.json()) as {
      brand: Pick<SignInBrand, 'name' | 'logoUrl' | 'styleUrl'>;
    }; // the product's public response
    return { ...portals, name: brand.name, logoUrl: brand.logoUrl, styleUrl: brand.styleUrl };
  } catch {
    return portals; // sign-in must work even without the partner's brand
  }
}

function brandOfPortal(redirectUri: unknown): SignInBrand | undefined {
  const url = typeof redirectUri === 'string' ? URL.parse(redirectUri) : null;
  if (url === null) return undefined;
  const portal =
    PORTAL_IDS.find((id) => url.hostname.startsWith(`${portalRow(id).hostLabel}.`)) ??
    DEFAULT_PORTAL;
  const { name, theme } = PORTALS[portal].brand;
  return { name, theme, origin: url.origin };
}

const styleAt = (specifier: string): string => {
  try {
    return readFileSync(new URL(import.meta.resolve(specifier)), 'utf8');
  } catch {
    return ''; // a theme without its own file falls back to the default look
  }
};
const TOKENS = styleAt('@signet/ui/tokens.css');
const THEMES = new Map<string, ReturnType<typeof styleAt>>(
  PORTAL_IDS.map((id) => PORTALS[id].brand.theme).map((theme) => [
    theme,
    styleAt(`@signet/ui/brands/${theme}.css`),
  ]),
);

export const brandLink = ({ origin, styleUrl }: SignInBrand): string =>
  styleUrl === undefined ? '' : `<link rel="stylesheet" href="${escapeHtml(origin + styleUrl)}">`;

/** Maps the brand's tokens to the names used by the sandbox's pages. */
export const brandStyle = ({ theme }: SignInBrand): string =>
  `${TOKENS}${THEMES.get(theme) ?? ''}:root{--soft:var(--ink-soft);--raised:var(--paper-raised)}.mark,.logo img.mark{display:block;width:auto;height:32px;margin:0 0 32px}`;

export const brandMark = ({ name, theme, origin, logoUrl }: SignInBrand): string => {
  if (logoUrl !== undefined)
    return `<p class="logo"><img class="mark" src="${escapeHtml(origin + logoUrl)}" alt="${escapeHtml(name)}"></p>`;
  const image = (scheme: string): string =>
    escapeHtml(`${origin}/mail-marks/${theme}-${scheme}.png`);
  return `<picture><source srcset="${image('dark')}" media="(prefers-color-scheme: dark)"><img class="mark" src="${image('light')}" alt="${escapeHtml(name)}"></picture>`;
};
