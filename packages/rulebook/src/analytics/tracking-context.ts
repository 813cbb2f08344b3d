import type { Flag, Flags } from '../core/flags.ts';
import type { Currency, Locale } from '../reference/locales.ts';
import type { Portal } from '../reference/portals.ts';

/** The switches that an event is kept with, because what people see depends on them. */
const TRACKED_FLAGS = [
  'fullSsnEnabled',
  'isMultistepFlow',
  'beneficiaryOwnerEnabled',
  'beneficiaryOwnerCadEnabled',
  'dateOfBirthForUSAEnabled',
  'newApplicationFormEnabled',
  'categoriesPredictEnabled',
  'categoryPredictedByDbaEnabled',
] as const satisfies readonly Flag[];

type Visit = { portal: Portal; currency: Currency; locale: Locale; medium?: string; serviceType?: string; flags: Flags };

/** Where an event came from, beside its own properties: the server knows it, so no browser is asked. */
export const trackingContext = ({ portal, currency, locale, medium, serviceType, flags }: Visit) => ({
  portal,
  currency,
  language: locale,
  ...(medium === undefined ? {} : { medium }),
  ...(serviceType === undefined ? {} : { serviceType }),
  ...Object.fromEntries(TRACKED_FLAGS.map((flag) => [flag, flags[flag]])),
});
