import { keysOf } from '../core/keys-of.ts';
import type { Localized } from '../core/localized.ts';
import type { Currency, Market } from './locales.ts';

export type Brand = {
  name: string;
  theme: string;
  /** True for a partner's name, shown without the portal's own logo mark. */
  isPartners?: true;
  /**
   * A partner's own logo, which spells its name, with its style sheet and tab icon.
   * docs/decisions/0091.
   */
  logo?: { url: string; widthPx: number; heightPx: number };
  styleUrl?: string;
  iconUrl?: string;
};

export type PortalRow = {
  brand: Brand;
  /** Internal name. */
  name: string;
  /** Subdomain of the default portal's host; the default portal has none. */
  hostLabel: string | undefined;
  /** Configuration key of a custom host that takes precedence over the label. */
  hostVariable?: 'cookieHost';
  /** True for the portal of all hosts that belong to no other. */
  isDefault?: true;
  samplePhone: string;
  currencies: readonly Currency[];
  listsApprovedAccounts: boolean;
  /**
   * True when a visitor whose account cannot open an application gets three steps to the right
   * account.
   */
  asksToCheckAccount: boolean;
  /** True when an undecided application stays on the checking page. */
  waitsInVerifying: boolean;
  /** True when an undecided restaurant is offered its own solution. */
  restaurantPages: boolean;
};

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

export const PORTAL_IDS = keysOf(PORTALS);

/** Widens a row to include the optional columns. */
export const portalRow = (portal: Portal): PortalRow => PORTALS[portal];

export const PORTALS_DEFAULT_FIRST: readonly Portal[] = PORTAL_IDS.toSorted(
  (one, other) =>
    Number(portalRow(other).isDefault ?? false) - Number(portalRow(one).isDefault ?? false),
);

export const DEFAULT_PORTAL: Portal =
  PORTAL_IDS.find((portal) => portalRow(portal).isDefault) ?? 'POYNT';

export function portalHost(portal: Portal, defaultHost: string): string {
  const { hostLabel } = portalRow(portal);
  return hostLabel === undefined ? defaultHost : `${hostLabel}.${defaultHost}`;
}

export const SOCIAL_NETWORKS = ['Facebook', 'Instagram', 'LinkedIn', 'X', 'YouTube'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/** Merchants in US dollars, in Canadian dollars, and non-dental ones. */
export const ORGANIZATION_KINDS = ['payfac', 'payfacCad', 'nonDentalPayfac'] as const;
export type OrganizationKind = (typeof ORGANIZATION_KINDS)[number];

type InMarkets = Partial<Record<Market, Localized>>;

export type Company = { legalName?: string; address?: string; provider?: string };

export type Contacts = {
  supportPhone?: string;
  supportEmail?: string;
  supportHours?: Localized;
  /** The portal's company, and its address on one line. */
  legalName?: string;
  address?: string;
  /** The payment processor, when it is another company. */
  provider?: string;
  /** Where another company of the portal stands behind the accounts of a market. */
  companies?: Partial<Record<Market, Company>>;
  /** Where approved merchants work, and the portal's website. */
  dashboardUrl?: string;
  siteUrl?: string;
  /**
   * Privacy notice of the portal, which collects the answers even under a partner's brand.
   * docs/decisions/0108.
   */
  privacyUrl?: Localized;
  partnerPrivacyUrl?: Localized;
  helpUrl?: Localized;
  /** Where help differs by market; otherwise `helpUrl` stands for all. */
  helpUrls?: InMarkets;
  agreementUrls?: InMarkets;
  feesUrls?: InMarkets;
  recordsUrls?: InMarkets;
  socialUrls?: Partial<Record<SocialNetwork, string>>;
  organizationIds?: Partial<Record<OrganizationKind, string>>;
};

/**
 * Dialog for website-builder customers when the builder cannot continue; defaults apply to omitted
 * parts. docs/readings.md 204.
 */
export type BuilderDialog = {
  title?: Localized;
  text?: Localized;
  label?: Localized;
  url?: string;
};

export const PORTAL_DOCUMENTS = ['privacy', 'terms', 'fees', 'help', 'records'] as const;
export type PortalDocument = (typeof PORTAL_DOCUMENTS)[number];

export type DocumentLinks = Readonly<Partial<Record<PortalDocument, Localized>>>;

export const documentLinks = (
  { privacyUrl, agreementUrls, feesUrls, helpUrl, helpUrls, recordsUrls }: Contacts,
  market: Market,
): DocumentLinks => ({
  privacy: privacyUrl,
  terms: agreementUrls?.[market],
  fees: feesUrls?.[market],
  help: helpUrls?.[market] ?? helpUrl,
  records: recordsUrls?.[market],
});

/** State and ZIP code, or province and postal code, at the end of an address on one line. */
const POSTAL_CODE = /\b[A-Z]{2} {1,2}(?:\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] \d[A-Z]\d)$/;

/** A postal code is read as one word: no line breaks inside it. */
const withWholePostalCode = (address: string): string =>
  address.replace(POSTAL_CODE, (code) => code.replaceAll(' ', '\u00a0'));

/** The company behind the accounts of a market. */
export function companyIn(
  { legalName, address, provider, companies }: Contacts,
  market: Market,
): Company {
  const company = companies?.[market] ?? { legalName, address, provider };
  return company.address === undefined
    ? company
    : { ...company, address: withWholePostalCode(company.address) };
}

/** Contacts as a page gets them: company and documents come resolved for its market. */
export type PageContacts = Omit<
  Contacts,
  | 'agreementUrls'
  | 'feesUrls'
  | 'recordsUrls'
  | 'helpUrl'
  | 'helpUrls'
  | 'organizationIds'
  | 'companies'
>;

export function pageContacts(contacts: Contacts, market: Market): PageContacts {
  const {
    agreementUrls: _agreement,
    feesUrls: _fees,
    recordsUrls: _records,
    helpUrl: _help,
    helpUrls: _helps,
    organizationIds: _ids,
    companies: _companies,
    ...shown
  } = contacts;
  return { ...shown, ...companyIn(contacts, market) };
}

const SAMPLE_COMPANIES: Record<Portal, Company & Pick<Contacts, 'companies'>> = {
  GODADDY: {
    legalName: 'GoDaddy Payments, LLC (sample)',
    address: '20 Sample Avenue, Tempe, AZ 85281',
    provider: 'Poynt Payments, Inc. (sample)',
    companies: {
      CA: {
        legalName: 'GoDaddy Payments Canada ULC (sample)',
        address: '200 Sample Street, Toronto ON M5V 0A1',
        provider: 'Poynt Payments Canada ULC (sample)',
      },
    },
  },
  POYNT: {
    legalName: 'Poynt Payments, Inc. (sample)',
    address: '100 Sample Street, Wilmington, DE 19801',
    companies: {
      CA: {
        legalName: 'Poynt Payments Canada ULC (sample)',
        address: '300 Sample Street, Toronto ON M5V 0A1',
      },
    },
  },
};

/** Fictional contacts for local and ci, so that the help is visible. */
export const sampleContacts = (portal: Portal): Contacts => ({
  supportPhone: portalRow(portal).samplePhone,
  supportEmail: `help@${PORTALS[portal].brand.theme}.example`,
  ...SAMPLE_COMPANIES[portal],
});
