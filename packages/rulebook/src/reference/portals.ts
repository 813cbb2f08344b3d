import type { Localized } from '../core/localized.ts';
import type { Currency, Market } from './locales.ts';

/** What a portal is called in front of people, and the file of tokens that gives it its look. */
export type Brand = {
  name: string;
  theme: string;
  /** True for the name of a partner, which stands without the portal's drawn mark. */
  isPartners?: true;
  /** A partner's own drawing, which spells its name, and where its colours and the mark of its tab stand. docs/decisions/0091. */
  logo?: { url: string; widthPx: number; heightPx: number };
  styleUrl?: string;
  iconUrl?: string;
};

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
  /** The currencies that it can be used with. */
  currencies: readonly Currency[];
  /** True where the list of accounts shows approved ones too. */
  listsApprovedAccounts: boolean;
  /** True where somebody whose account cannot open an application is led through three steps to the right one. */
  asksToCheckAccount: boolean;
  /** True where an undecided application stays on the page that says it is being checked. */
  waitsInVerifying: boolean;
  /** True where an undecided restaurant is offered its own solution. */
  restaurantPages: boolean;
};

/** The portals: the hosting provider's, and the product's own. */
export const PORTALS = {
  GODADDY: {
    brand: { name: 'GoDaddy Payments', theme: 'godaddy' },
    name: 'Hosting-provider portal',
    hostLabel: 'godaddy',
    hostVariable: 'cookieHost',
    samplePhone: '800-555-0142',
    currencies: ['USD', 'CAD'],
    listsApprovedAccounts: true,
    asksToCheckAccount: true,
    waitsInVerifying: true,
    restaurantPages: true,
  },
  POYNT: {
    brand: { name: 'Poynt', theme: 'poynt' },
    name: 'Product’s own portal',
    hostLabel: undefined,
    isDefault: true,
    samplePhone: '800-555-0199',
    currencies: ['USD', 'CAD'],
    listsApprovedAccounts: false,
    asksToCheckAccount: false,
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

export const SOCIAL_NETWORKS = ['Facebook', 'Instagram', 'LinkedIn', 'X', 'YouTube'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/** Whom an organization id is for: merchants in US dollars, in Canadian dollars, and those that are no dentists. */
export const ORGANIZATION_KINDS = ['payfac', 'payfacCad', 'nonDentalPayfac'] as const;
export type OrganizationKind = (typeof ORGANIZATION_KINDS)[number];

type InMarkets = Partial<Record<Market, Localized>>;

/** Who stands behind a portal, where help is and where its documents may be read: configuration, and what is missing leaves its line out. */
export type Contacts = {
  supportPhone?: string;
  supportEmail?: string;
  supportHours?: Localized;
  /** The company that the portal is of, and its address in one line. */
  legalName?: string;
  address?: string;
  /** The company that processes the payments, where it is another one. */
  provider?: string;
  /** Where merchants of this portal work once they are approved, and its own site. */
  dashboardUrl?: string;
  siteUrl?: string;
  /** How whoever collects the answers treats them: the portal's own notice, under a partner's brand too. docs/decisions/0108. */
  privacyUrl?: Localized;
  /** The notice of the partner whose brand the page wears, beside it. */
  partnerPrivacyUrl?: Localized;
  helpUrl?: Localized;
  agreementUrls?: InMarkets;
  feesUrls?: InMarkets;
  /** What agreeing to electronic records means. */
  recordsUrls?: InMarkets;
  /** Where the portal is among people, by the network's name. */
  socialUrls?: Partial<Record<SocialNetwork, string>>;
  /** What the payment facilitator calls the portal's merchants by. */
  organizationIds?: Partial<Record<OrganizationKind, string>>;
};

/** What people of a website builder read where it cannot go on, and where its button leads; what is left out counts as our words say. docs/readings.md 204. */
export type BuilderDialog = { title?: Localized; text?: Localized; label?: Localized; url?: string };

export const PORTAL_DOCUMENTS = ['privacy', 'terms', 'fees', 'help', 'records'] as const;
export type PortalDocument = (typeof PORTAL_DOCUMENTS)[number];

/** Where each document of a portal may be read in a market, by language; one that is not configured is missing. */
export type DocumentLinks = Readonly<Partial<Record<PortalDocument, Localized>>>;

export const documentLinks = ({ privacyUrl, agreementUrls, feesUrls, helpUrl, recordsUrls }: Contacts, market: Market): DocumentLinks => ({
  privacy: privacyUrl,
  terms: agreementUrls?.[market],
  fees: feesUrls?.[market],
  help: helpUrl,
  records: recordsUrls?.[market],
});

/** Companies of nobody's, for local and ci. */
const SAMPLE_COMPANIES: Record<Portal, Pick<Contacts, 'legalName' | 'address' | 'provider'>> = {
  GODADDY: {
    legalName: 'GoDaddy Payments, LLC (sample)',
    address: '20 Sample Avenue, Tempe, AZ 85281',
    provider: 'Poynt Payments, Inc. (sample)',
  },
  POYNT: { legalName: 'Poynt Payments, Inc. (sample)', address: '100 Sample Street, Wilmington, DE 19801' },
};

/** Contacts of local and ci, so that help can be seen: nobody answers there, for the numbers and the names are nobody's. */
export const sampleContacts = (portal: Portal): Contacts => ({
  supportPhone: portalRow(portal).samplePhone,
  supportEmail: `help@${PORTALS[portal].brand.theme}.example`,
  ...SAMPLE_COMPANIES[portal],
});
