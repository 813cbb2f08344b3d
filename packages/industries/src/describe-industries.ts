import { INDUSTRIES } from './industries.ts';
import type { Industry } from './parse-industries.ts';
import type { LanguageWords, OwnLabel } from './parse-words.ts';

/**
 * Labels by language tag; `en` falls back to the first loaded language when English is not loaded.
 */
export type IndustryLabel<Language extends string = never> = { readonly en: string } & Readonly<
  Record<Language, string>
> & {
    readonly [tag: string]: string | undefined;
  };

export type DescribedIndustry<Language extends string = never> = Industry & {
  readonly label: IndustryLabel<Language>;
  readonly groupLabel: IndustryLabel<Language>;
  readonly keywords: { readonly [language: string]: readonly string[] | undefined } & Readonly<
    Record<Language, readonly string[]>
  >;
};

/**
 * Joins the industries with the loaded languages: one in the browser, all on the server. Throws
 * Error when a row has no words.
 */
export function describeIndustries<Language extends string>(
  words: Readonly<Record<Language, LanguageWords>>,
): readonly DescribedIndustry<Language>[] {
  const languages = Object.entries<LanguageWords>(words);
  return INDUSTRIES.map((industry) => {
    const entries = languages.map(([language, { groups, industries }]) => {
      const own = industries.get(industry.id);
      const group = groups.get(industry.group);
      if (own === undefined || group === undefined)
        throw new Error(`Industry ${industry.id} is not described in ${language}`);
      return { language, own, group };
    });
    return {
      ...industry,
      label: labelBy(entries.map(({ language, own }) => [language, own])),
      groupLabel: labelBy(entries.map(({ language, group }) => [language, group])),
      keywords: Object.fromEntries(entries.map(({ language, own }) => [language, own.keywords])),
    } as DescribedIndustry<Language>; // built from one entry per language
  });
}

function labelBy(labels: readonly (readonly [language: string, label: OwnLabel])[]): IndustryLabel {
  const texts = labels.flatMap(([language, { own, spellings }]) => [
    [language, own] as const,
    ...Object.entries(spellings),
  ]);
  return { en: labels[0]?.[1].own ?? '', ...Object.fromEntries(texts) };
}
