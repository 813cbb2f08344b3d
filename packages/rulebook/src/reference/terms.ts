import { type Language, type Locale, languageOf, type Market } from './locales.ts';

export type RequiredLanguage = Extract<Language, 'fr'>;

/**
 * A legal document; its id and version are stored with the agreement, and its URL is configured.
 * Rows are dated: the newest `from` that is not in the future applies.
 */
export type TermsRow = {
  id: string;
  version: string;
  from: string;
  firstLanguage?: { language: RequiredLanguage; territory: string };
};

export const TERMS: Record<Market, readonly TermsRow[]> = {
  US: [{ id: 'merchant-agreement-us', version: '2026-10-01', from: '2026-10-01' }],
  CA: [
    {
      id: 'merchant-agreement-ca',
      version: '2026-10-01',
      from: '2026-10-01',
      firstLanguage: { language: 'fr', territory: 'QC' },
    },
  ],
};

/**
 * The language in which the law requires this document first; another one may only follow on
 * request: Charter of the French language, section 55.
 */
export const languageRequiredFirst = (
  { firstLanguage }: Pick<TermsRow, 'firstLanguage'>,
  territory: string | undefined,
): RequiredLanguage | undefined =>
  firstLanguage?.territory === territory ? firstLanguage?.language : undefined;

export const agreementLanguage = (
  terms: Pick<TermsRow, 'firstLanguage'>,
  territory: string | undefined,
  locale: Locale,
): Language => languageRequiredFirst(terms, territory) ?? languageOf(locale);

export function termsInForce(market: Market, today: string): TermsRow {
  const rows = TERMS[market].filter(({ from }) => from <= today);
  const row = rows[rows.length - 1] ?? TERMS[market][0];
  if (row === undefined) throw new Error(`no terms for ${market}`);
  return row;
}
