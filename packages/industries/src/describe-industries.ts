import { INDUSTRIES } from './industries.ts';
import type { Industry } from './parse-industries.ts';
import type { IndustryWords } from './parse-words.ts';

/** An industry with its words in these languages at least, and its English label. */
export type DescribedIndustry<Language extends string = never> = Industry & {
  readonly label: Readonly<Record<Language, string>>;
  readonly keywords: { readonly [language: string]: readonly string[] | undefined } & Readonly<Record<Language, readonly string[]>>;
};

/** The industries with their words in the languages at hand: the browser holds the reader's, the server all. Throws Error where a row has none. */
export function describeIndustries<Language extends string>(
  words: Readonly<Record<Language, ReadonlyMap<number, IndustryWords>>>,
): readonly DescribedIndustry<Language>[] {
  const languages = Object.keys(words) as Language[]; // its own keys
  return INDUSTRIES.map((industry) => {
    const said = languages.map((language) => [language, wordsOf(industry, language, words[language])] as const);
    const label = {
      ...industry.label,
      ...Object.fromEntries(said.map(([language, { label: own = industry.label.en }]) => [language, own])),
    };
    const keywords = Object.fromEntries(said.map(([language, own]) => [language, own.keywords]));
    return { ...industry, label, keywords } as DescribedIndustry<Language>; // one entry for each language
  });
}

function wordsOf({ id, label }: Industry, language: string, words: ReadonlyMap<number, IndustryWords>): IndustryWords {
  const own = words.get(id);
  const isWhole = own !== undefined && (own.label === undefined) === (language === 'en');
  if (!isWhole) throw new Error(`${label.en} is not described in ${language}`);
  return own;
}
