import type { Localized } from '../core/localized.ts';
import type { Currency } from './markets.ts';

/** What a portal is called in front of people. decisions.md, section 1. */
export type Brand = { name: string; legalName: string };

export const BRANDS: Record<Portal, Brand> = {
  GODADDY: { name: 'GoDaddy Payments', legalName: 'GoDaddy Payments' },
  POYNT: { name: 'Poynt', legalName: 'Poynt' },
};

/** Where help is for the people of a portal: configuration, and what is missing leaves its sentence out. decisions.md, section 8. */
export type Contacts = {
  supportPhone?: string;
  supportEmail?: string;
  supportHours?: Localized;
  privacyUrl?: Localized;
};

const SAMPLE_HOURS = { en: 'Monday to Friday, 8 a.m. to 6 p.m. Eastern time', fr: 'du lundi au vendredi, de 8 h à 18 h, heure de l’Est' };

/** Contacts of local and ci, so that help can be seen: nobody answers there, for the number and the names are nobody's. */
export const SAMPLE_CONTACTS: Record<Portal, Contacts> = {
  GODADDY: { supportPhone: '800-555-0142', supportEmail: 'help@godaddy.example', supportHours: SAMPLE_HOURS },
  POYNT: { supportPhone: '800-555-0199', supportEmail: 'help@poynt.example', supportHours: SAMPLE_HOURS },
};

/** decisions.md, section 1: GODADDY is the hosting-provider portal, POYNT the product's own. */
export const PORTALS = ['GODADDY', 'POYNT'] as const;
export type Portal = (typeof PORTALS)[number];

/** The currencies that each portal can be used with. Document 1, section 4, Currency mismatch. */
export const PORTAL_CURRENCIES: Record<Portal, readonly Currency[]> = { GODADDY: ['USD', 'CAD'], POYNT: ['USD', 'CAD'] };
