import type { Localized } from '../core/localized.ts';
import type { Currency } from './locales.ts';

/** What a portal is called in front of people, and the file of tokens that gives it its look. */
export type Brand = { name: string; legalName: string; theme: string };

export type PortalRow = {
  brand: Brand;
  /** What we call it among ourselves. */
  name: string;
  /** The label before the default portal's host; the default portal has none. */
  hostLabel: string | undefined;
  /** Where a configured host of its own counts before the label. */
  hostVariable?: 'cookieHost';
  /** True for the one that answers at every host that is no other's. */
  isDefault?: true;
  /** A number of nobody's, shown as its help in local and ci. */
  samplePhone: string;
  /** A company of nobody's, named in the footer in local and ci. */
  sampleCompany: { legalName: string; address: string; provider?: string };
  /** The currencies that it can be used with. */
  currencies: readonly Currency[];
  /** True where the list of accounts shows approved ones too. */
  listsApprovedAccounts: boolean;
  /** True where an undecided application stays on the page that says it is being checked. */
  waitsInVerifying: boolean;
  /** True where an undecided restaurant is offered its own solution. */
  restaurantPages: boolean;
};

/** The portals: the hosting provider's, and the product's own. */
export const PORTALS = {
  GODADDY: {
    brand: { name: 'GoDaddy Payments', legalName: 'GoDaddy Payments', theme: 'godaddy' },
    name: 'Hosting-provider portal',
    hostLabel: 'godaddy',
    hostVariable: 'cookieHost',
    samplePhone: '800-555-0142',
    sampleCompany: { legalName: 'Sample Hosting, Inc.', address: '20 Sample Avenue, Tempe, AZ 85281', provider: 'Sample Payments, Inc.' },
    currencies: ['USD', 'CAD'],
    listsApprovedAccounts: true,
    waitsInVerifying: true,
    restaurantPages: true,
  },
  POYNT: {
    brand: { name: 'Poynt', legalName: 'Poynt', theme: 'poynt' },
    name: 'Product’s own portal',
    hostLabel: undefined,
    isDefault: true,
    samplePhone: '800-555-0199',
    sampleCompany: { legalName: 'Sample Payments, Inc.', address: '100 Sample Street, Wilmington, DE 19801' },
    currencies: ['USD', 'CAD'],
    listsApprovedAccounts: false,
    waitsInVerifying: false,
    restaurantPages: false,
  },
} as const satisfies Record<string, PortalRow>;
export type Portal = keyof typeof PORTALS;

export const PORTAL_IDS = Object.keys(PORTALS) as Portal[]; // keys of PORTALS itself

/** Everything about a portal, the columns that only some rows have among it. */
export const portalRow = (portal: Portal): PortalRow => PORTALS[portal];

/** The default portal first, then the others in their order. */
export const PORTALS_DEFAULT_FIRST: readonly Portal[] = PORTAL_IDS.toSorted(
  (one, other) => Number(portalRow(other).isDefault ?? false) - Number(portalRow(one).isDefault ?? false),
);

/** The portal of every host that is no other's. */
export const DEFAULT_PORTAL: Portal = PORTAL_IDS.find((portal) => portalRow(portal).isDefault) ?? 'POYNT';

/** The host of a portal, from that of the default one. */
export function portalHost(portal: Portal, defaultHost: string): string {
  const { hostLabel } = portalRow(portal);
  return hostLabel === undefined ? defaultHost : `${hostLabel}.${defaultHost}`;
}

/** Where help is for the people of a portal, and who stands behind it: configuration, and what is missing leaves its line out. */
export type Contacts = {
  supportPhone?: string;
  supportEmail?: string;
  supportHours?: Localized;
  privacyUrl?: Localized;
  termsUrl?: Localized;
  feesUrl?: Localized;
  /** The company behind the portal, where it is not called by the brand's own legal name. */
  legalName?: string;
  /** Its address in one line. */
  address?: string;
  /** Who processes the payments, where that is another company. */
  provider?: string;
};

/** Contacts of local and ci, so that help and footer can be seen: nobody answers there, for the numbers and the names are nobody's. */
export const sampleContacts = (portal: Portal): Contacts => ({
  supportPhone: portalRow(portal).samplePhone,
  supportEmail: `help@${PORTALS[portal].brand.theme}.example`,
  ...portalRow(portal).sampleCompany,
});
