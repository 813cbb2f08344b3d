import { keysOf, tableOf } from './keys-of.ts';

/** Every feature flag with its default and purpose. docs/readings.md 23. */
export const FLAGS = {
  isMultistepFlow: {
    on: true,
    why: 'one question at a time; off: one `update` page and the legacy start screen',
  },
  newApplicationFormEnabled: { on: true, why: 'the form of this product; events are kept with it' },
  phoneAuthEnabled: {
    on: false,
    why: 'phone verification by texted link; the sandbox page switches it on',
  },
  phoneLinkPreferred: {
    on: false,
    why: 'where phone-auth is on: ask for the texted link (PHONE_AUTH) in place of the code (OTP_SMS)',
  },
  categoriesPredictEnabled: { on: true, why: 'guess the category from the business name' },
  categoryPredictedByDbaEnabled: { on: true, why: 'use the DBA for the guess' },
  beneficiaryOwnerEnabled: { on: true, why: 'ask US businesses for partners' },
  beneficiaryOwnerCadEnabled: { on: true, why: 'ask Canadian businesses for partners' },
  fullSsnEnabled: { on: false, why: 'ask for nine digits at once' },
  dateOfBirthForUSAEnabled: { on: true, why: 'ask the date of birth in the US' },
  storePagesEnabled: { on: true, why: 'result pages of the add-store intent' },
  addProductEnabled: { on: false, why: 'the add-product intent' },
  restaurantSolutionEnabled: { on: false, why: 'the restaurant order pages' },
  enableWebsiteCollection: { on: false, why: 'ask for a website on the category page' },
  inPersonPricingFirstEnabled: {
    on: true,
    why: 'fees of cards in person stand above all others; off: below them',
  },
  multiLanguageEnabled: { on: true, why: 'show the language switch' },
} as const satisfies Record<string, { on: boolean; why: string }>;

export type Flag = keyof typeof FLAGS;
export type Flags = Record<Flag, boolean>;

export function defaultFlags(changed: Partial<Flags> = {}): Flags {
  return { ...tableOf(keysOf(FLAGS), (flag) => FLAGS[flag].on), ...changed };
}
