import { isKeyOf } from '@signet/rulebook/core/keys-of';
import type { FEE_NAMES } from '@signet/rulebook/partners/texts.en-US';
import { type FeeRow, type FeeSwitches, shownFees } from '@signet/rulebook/reference/fees';
import {
  FALLBACK_LOCALE,
  LOCALE_IDS,
  type Locale,
  languageOf,
  type Market,
} from '@signet/rulebook/reference/locales';
import type { Deps } from '../deps.ts';
import type { PartnerReferral } from '../platform/config/partners.ts';
import { textsByLocale } from '../platform/texts-by-locale.ts';

const TEXTS = await textsByLocale<{ FEE_NAMES: typeof FEE_NAMES }>(
  import.meta.resolve('@signet/rulebook/partners/texts.en-US'),
);

type Names = Readonly<Record<string, string>>;
type ShownFees = Omit<FeeSwitches, 'environment' | 'inPersonPricingFirstEnabled'> & {
  fees: (FeeRow & { names?: Names })[];
  monthlyCents: number | undefined;
  customNames: Names;
};

/** Where two locales share a language, the first one wins. */
const inEachLanguage = (textIn: (locale: Locale) => string): Names =>
  Object.fromEntries(LOCALE_IDS.toReversed().map((locale) => [languageOf(locale), textIn(locale)]));

/**
 * The fees to show in a market: the partner's own, else the portal's, filtered by its switches.
 * docs/readings.md 216.
 */
export function feesFor(
  partner: PartnerReferral,
  market: Market,
  { config: { partners, fees: ofPortals, environment }, flags }: Pick<Deps, 'config' | 'flags'>,
): ShownFees {
  const {
    fees: own,
    customEcommFeeLabel,
    isShowCustomEcomm,
    isShowEcheckFee,
  } = partners.feeTermsOf(partner, market);
  const { inPersonPricingFirstEnabled } = flags.of({ referralUrlId: undefined, ...partner });
  const { rows = [], monthlyCents } = own ?? ofPortals[partner.portal]?.[market] ?? {};
  const customNames = {
    ...inEachLanguage((locale) => TEXTS[locale].FEE_NAMES.customEcomm),
    ...customEcommFeeLabel,
  };
  const namesOf = (id: FeeRow['id']): Names | undefined => {
    if (id === 'customEcomm') return customNames;
    return isKeyOf(TEXTS[FALLBACK_LOCALE].FEE_NAMES, id)
      ? inEachLanguage((locale) => TEXTS[locale].FEE_NAMES[id])
      : undefined;
  };
  const switches = { environment, inPersonPricingFirstEnabled, isShowCustomEcomm, isShowEcheckFee };
  const fees = shownFees(rows, switches).map((row) => {
    const names = namesOf(row.id);
    return { ...row, ...(names && { names }) };
  });
  return { fees, monthlyCents, customNames, isShowCustomEcomm, isShowEcheckFee };
}
