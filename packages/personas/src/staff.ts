import { keysOf } from '@signet/rulebook/core/keys-of';
import type { Locale } from '@signet/rulebook/reference/locales';

/** The groups of the company's own directory, which give staff their roles at the desk. */
export const STAFF_GROUPS = [
  'signet-review',
  'signet-senior',
  'signet-support',
  'signet-risk',
  'signet-admin',
  'signet-audit',
] as const;
export type StaffGroup = (typeof STAFF_GROUPS)[number];

export const isStaffGroup = (value: unknown): value is StaffGroup =>
  STAFF_GROUPS.some((group) => group === value);

type StaffRow = {
  name: string;
  locale: Locale;
  groups: readonly StaffGroup[];
  /** Signs in with a password only, so that a desk which asks for more must refuse. */
  hasNoMfa?: true;
};

/** The people whom the sandbox's staff provider knows, by their subject there. */
export const STAFF = {
  robin: { name: 'Robin Ashe', locale: 'en-US', groups: ['signet-review'] },
  sam: { name: 'Sam Okafor', locale: 'en-US', groups: ['signet-review'] },
  etienne: { name: 'Étienne Roy', locale: 'fr-CA', groups: ['signet-review'] },
  priya: { name: 'Priya Nair', locale: 'en-US', groups: ['signet-senior'] },
  jules: { name: 'Jules Martin', locale: 'en-CA', groups: ['signet-support'] },
  mei: { name: 'Mei Tanaka', locale: 'en-US', groups: ['signet-risk'] },
  dana: { name: 'Dana Cole', locale: 'en-US', groups: ['signet-admin'] },
  ansel: { name: 'Ansel Berg', locale: 'en-US', groups: ['signet-audit'] },
  noor: { name: 'Noor Haddad', locale: 'en-US', groups: ['signet-review'], hasNoMfa: true },
  lou: { name: 'Lou Petit', locale: 'en-CA', groups: [] },
} as const satisfies Readonly<Record<string, StaffRow>>;

export type StaffId = keyof typeof STAFF;

export const STAFF_IDS = keysOf(STAFF);

export const isStaffId = (text: string): text is StaffId => Object.hasOwn(STAFF, text);

export const staffRow = (id: StaffId): StaffRow => STAFF[id];
