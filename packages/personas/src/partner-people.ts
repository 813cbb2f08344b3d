import { keysOf } from '@signet/rulebook/core/keys-of';
import type { Locale } from '@signet/rulebook/reference/locales';

/** Groups in the directories of the sandbox's companies, which give roles at the console. */
export const PARTNER_GROUPS = [
  'payments-admins',
  'payments-developers',
  'payments-support',
] as const;
export type PartnerGroup = (typeof PARTNER_GROUPS)[number];

type PartnerPersonRow = {
  name: string;
  company: 'northwind' | 'harbor';
  locale: Locale;
  groups: readonly PartnerGroup[];
  /** Signs in with a password only, so that a console which asks for more must refuse. */
  hasNoMfa?: true;
};

/** The people whom the sandbox's provider of companies knows, by their subject there. */
export const PARTNER_PEOPLE = {
  nina: {
    name: 'Nina Alvarez',
    company: 'northwind',
    locale: 'en-US',
    groups: ['payments-admins'],
  },
  theo: {
    name: 'Theo Lind',
    company: 'northwind',
    locale: 'en-US',
    groups: ['payments-developers'],
  },
  camille: {
    ...{ name: 'Camille Gagnon', company: 'northwind', locale: 'fr-CA' },
    groups: ['payments-support'],
  },
  omar: {
    ...{ name: 'Omar Reyes', company: 'northwind', locale: 'en-US', hasNoMfa: true },
    groups: ['payments-admins'],
  },
  ivy: { name: 'Ivy Chen', company: 'northwind', locale: 'en-CA', groups: [] },
  hugo: { name: 'Hugo Marsh', company: 'harbor', locale: 'en-US', groups: ['payments-admins'] },
} as const satisfies Readonly<Record<string, PartnerPersonRow>>;

export type PartnerPersonId = keyof typeof PARTNER_PEOPLE;

export const PARTNER_PERSON_IDS = keysOf(PARTNER_PEOPLE);

export const isPartnerPersonId = (text: string): text is PartnerPersonId =>
  Object.hasOwn(PARTNER_PEOPLE, text);

export const partnerPersonRow = (id: PartnerPersonId): PartnerPersonRow => PARTNER_PEOPLE[id];
