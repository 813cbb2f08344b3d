import { readFileSync } from 'node:fs';
import { keysOf } from '@signet/rulebook/core/keys-of';
import { LANGUAGES, languageOf, MARKETS } from '@signet/rulebook/reference/locales';
import { SAMPLE_ORDER_TERMS, SAMPLE_PLANS } from '@signet/rulebook/reference/plans';
import { DEFAULT_PORTAL, PORTAL_IDS, sampleContacts } from '@signet/rulebook/reference/portals';
import { textsByLocale } from '../texts-by-locale.ts';
import { COMPLETE_LOCALES, PARTNER_ROW, type PartnerRow } from './partner-row.ts';
import type * as Texts from './texts.en-US.ts';

/** Drawn for the sample; its letters are from Liberation Sans (SIL Open Font License). */
const LOGO = new URL('./northwind.svg', import.meta.url);

const MARKET_IDS = keysOf(MARKETS);

const TEXTS = await textsByLocale<typeof Texts>(import.meta.resolve('./texts.en-US.ts'));

/**
 * Sample rows next to a sandbox, which serves the documents: the portals, two fictional partners, and
 * a referral that has moved to one.
 */
export const samplePartners = ({
  sandbox,
  publicUrl,
}: {
  sandbox: string;
  publicUrl: string;
}): PartnerRow[] => {
  const inEach = (addressOf: (language: string) => string) =>
    Object.fromEntries(LANGUAGES.map((language) => [language, addressOf(language)]));
  const inMarket = (document: string) =>
    Object.fromEntries(
      MARKET_IDS.map((market) => [
        market,
        inEach((language) => `${sandbox}/documents/${document}/${market}/${language}`),
      ]),
    );
  const links = {
    dashboardUrl: `${sandbox}/`,
    siteUrl: `${sandbox}/`,
    privacyUrl: inEach((language) => `${sandbox}/privacy/${language}`),
    helpUrls: inMarket('help'),
    agreementUrls: inMarket('agreement'),
    feesUrls: inMarket('fees'),
    recordsUrls: inMarket('records'),
  };
  const inTexts = (textOf: (texts: typeof Texts) => string) =>
    Object.fromEntries(
      COMPLETE_LOCALES.map((locale) => [languageOf(locale), textOf(TEXTS[locale])]),
    );
  const supportHours = inTexts(({ SAMPLE_CONTACT_TEXTS: texts }) => texts.supportHours);
  /** One provider serves both companies, as a hosted one serves many. */
  const companyConsole = (id: string) => ({
    issuer: `${sandbox}/partner-oidc`,
    clientId: `signet-${id}`,
    emailDomains: [`${id}.example`],
    groups: {
      'payments-admins': 'administrator',
      'payments-developers': 'developer',
      'payments-support': 'support',
    },
  });
  const portals = PORTAL_IDS.map((portal) => ({
    id: portal,
    portal,
    contacts: { ...sampleContacts(portal), supportHours, ...links },
    redirects: [{ medium: 'woo', url: `${sandbox}/` }],
    ...(portal === DEFAULT_PORTAL
      ? { basicServices: ['Invoice'], referralUrlIds: ['spring-fair'] }
      : { parentDomains: ['localhost', '*.northwind-shop.localhost'] }),
    plans: SAMPLE_PLANS,
    orders: SAMPLE_ORDER_TERMS,
  }));
  const partner = {
    id: 'northwind',
    portal: DEFAULT_PORTAL,
    brand: {
      name: 'Northwind Bookings',
      logo: readFileSync(LOGO, 'utf8'),
      colours: { accent: '#6b2a6c' },
    },
    referralUrlIds: ['northwind'],
    movedReferrals: { 'northwind-old': `${publicUrl}/r/northwind/get-started` },
    flags: { enableWebsiteCollection: true },
    complimentaryLimit: 1,
    parentDomains: ['localhost', 'northwind-shop.localhost', '*.northwind-shop.localhost'],
    webhookEndpoints: [{ url: `${sandbox}/partner/webhooks` }],
    console: companyConsole('northwind'),
    contacts: {
      supportPhone: '800-555-0177',
      supportEmail: 'help@northwind.example',
      supportHours,
      siteUrl: `${sandbox}/partner`,
      socialUrls: { Instagram: `${sandbox}/` },
    },
    builderDialog: {
      title: inTexts(({ SAMPLE_BUILDER_TEXTS: texts }) => texts.title),
      text: inTexts(({ SAMPLE_BUILDER_TEXTS: texts }) => texts.text),
      button: {
        label: inTexts(({ SAMPLE_BUILDER_TEXTS: texts }) => texts.label),
        url: `${sandbox}/partner`,
      },
    },
  };
  const harbor = {
    id: 'harbor',
    portal: DEFAULT_PORTAL,
    brand: { name: 'Harbor Point of Sale', colours: { accent: '#0b5563' } },
    referralUrlIds: ['harbor'],
    contacts: { supportEmail: 'help@harbor.example' },
    console: companyConsole('harbor'),
  };
  return [...portals, partner, harbor].map((row) => PARTNER_ROW.parse(row));
};
