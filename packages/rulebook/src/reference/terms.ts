import { type Language, type Locale, languageOf, type Market } from './locales.ts';

/** The languages that a law may put first. */
export type RequiredLanguage = Extract<Language, 'fr'>;

/** One legal document in force: its id and version are stored with the agreement. Where it may be read is configuration. Dated rows: the newest `from` that is not in the future counts. */
export type TermsRow = {
  id: string;
  version: string;
  from: string;
  firstLanguage?: { language: RequiredLanguage; territory: string };
};

export const TERMS: Record<Market, readonly TermsRow[]> = {
  US: [{ id: 'merchant-agreement-us', version: '2026-10-01', from: '2026-10-01' }],
  CA: [{ id: 'merchant-agreement-ca', version: '2026-10-01', from: '2026-10-01', firstLanguage: { language: 'fr', territory: 'QC' } }],
};

/** The language that the law wants this document in first, and in another one only when that is asked for: Charter of the French language, section 55. */
export const languageRequiredFirst = (
  { firstLanguage }: Pick<TermsRow, 'firstLanguage'>,
  territory: string | undefined,
): RequiredLanguage | undefined => (firstLanguage?.territory === territory ? firstLanguage?.language : undefined);

/** The language that an agreement was shown in, where its signer does not say: the one that the law puts first, else that of the page. */
export const agreementLanguage = (terms: Pick<TermsRow, 'firstLanguage'>, territory: string | undefined, locale: Locale): Language =>
  languageRequiredFirst(terms, territory) ?? languageOf(locale);

export function termsInForce(market: Market, today: string): TermsRow {
  const rows = TERMS[market].filter(({ from }) => from <= today);
  const row = rows[rows.length - 1] ?? TERMS[market][0];
  if (row === undefined) throw new Error(`no terms for ${market}`);
  return row;
}
