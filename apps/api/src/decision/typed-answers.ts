import { describedIndustryById } from '@signet/industries/described-industries';
import { STORED_ANSWERS } from '@signet/rulebook/answer-rows';
import { APPLICANT_PHONE_PATH, INDUSTRY_PATH, wireText } from '@signet/rulebook/core/answers';
import { CONFIRMATIONS, readConfirmations } from '@signet/rulebook/core/confirmed';
import { fieldTextsFor } from '@signet/rulebook/core/field-texts';
import { localized } from '@signet/rulebook/core/localized';
import type { FieldId, FieldTexts } from '@signet/rulebook/fields';
import {
  FALLBACK_LOCALE,
  formatPhone,
  type Locale,
  languageOf,
  MARKETS,
  type Market,
} from '@signet/rulebook/reference/locales';
import { SALES_RANGES } from '@signet/rulebook/reference/sales-ranges';
import { TERRITORIES } from '@signet/rulebook/reference/territories';
import { formatSalesRange } from '@signet/rulebook/sign-up/format-sales-range';
import type { StoredApplication } from '../application/stored-application.ts';
import { textsByLocale } from '../platform/texts-by-locale.ts';

const TEXTS = await textsByLocale<{ FIELD_TEXTS: FieldTexts }>(
  import.meta.resolve('@signet/rulebook/texts.en-US'),
);

const MASKED = '•••';

type Manner = { market: Market; locale: Locale };
type InWords = (value: string, manner: Manner) => string | undefined;

const textsOf = (field: FieldId, { market, locale }: Manner) =>
  fieldTextsFor(TEXTS[locale].FIELD_TEXTS[field], market);

const optionOf =
  (field: FieldId): InWords =>
  (value, manner) =>
    textsOf(field, manner).options?.[value]?.label;

/** A range of sales in the money of its market. */
const salesWords: InWords = (id, { market, locale }) => {
  const range = SALES_RANGES[market].find((one) => one.id === id);
  const text = range && optionOf('salesRange')(range.kind, { market, locale });
  return range && text
    ? formatSalesRange(range, text, { locale, currency: MARKETS[market].currency })
    : undefined;
};

const registryWords: InWords = (place, manner) => {
  const names = TERRITORIES.CA[place];
  return names ? localized(names, manner.locale) : optionOf('registeredIn')(place, manner);
};

const industryWords: InWords = (id, { locale }) =>
  describedIndustryById(Number(id))?.label[languageOf(locale)];

const phoneWords: InWords = (digits, { locale }) => formatPhone(digits, locale);

const isField = (id: string): id is FieldId =>
  Object.hasOwn(TEXTS[FALLBACK_LOCALE].FIELD_TEXTS, id);

/** Which of the answers were confirmed although they looked unlikely, by what was asked. */
const confirmedWords: InWords = (stored, manner) =>
  [
    ...new Set(
      readConfirmations(stored)
        .map(({ code }) => code.split('.')[0] ?? code)
        .map((id) => (isField(id) ? textsOf(id, manner).label : id)),
    ),
  ].join(', ');

/** Answers whose words are more than those of one option. */
const OWN_WORDS: Readonly<Record<string, InWords>> = {
  'company.gpv': salesWords,
  'company.registeredIn': registryWords,
  [INDUSTRY_PATH]: industryWords,
  [APPLICANT_PHONE_PATH]: phoneWords,
  phone: phoneWords, // of an owner
  ...Object.fromEntries(Object.values(CONFIRMATIONS).map((path) => [path, confirmedWords])),
};

/** Staff read every yes or no alike, where applicants have longer words for some of them. */
const yesOrNo = optionOf('hasPartners');

/** How each answer that is stored by an id or as a yes or no is read, by its path. */
const IN_WORDS: ReadonlyMap<string, InWords> = new Map(
  STORED_ANSWERS.flatMap(({ wire, fields: [field], type }) =>
    Object.values(wire).flatMap((path) => {
      const own = OWN_WORDS[path] ?? (type === 'boolean' ? yesOrNo : field && optionOf(field));
      return own === undefined ? [] : [[path, own] as const];
    }),
  ),
);

const YES_NO_PATHS: ReadonlySet<string> = new Set(
  STORED_ANSWERS.flatMap(({ wire, type }) => (type === 'boolean' ? Object.values(wire) : [])),
);

/** Answers that are a yes or no, and say nothing in a comparison of texts. */
export const isYesNoPath = (path: string): boolean => YES_NO_PATHS.has(path);

/** An answer as staff read it; a value that no table knows stays as it is. */
export const answerWords = (path: string, value: string, manner: Manner): string =>
  (IN_WORDS.get(path) ?? OWN_WORDS[path])?.(value, manner) ?? value;

/** Whether a value is one that is stored there, and not words that an earlier release kept of it. */
export const isStoredAnswer = (path: string, value: string, manner: Manner): boolean => {
  const words = OWN_WORDS[path];
  return words === undefined || words(value, manner) !== undefined;
};

/**
 * What somebody typed, by path, in the words of a language, or as stored without one. Numbers and
 * birth dates only as being on file, with their last four.
 */
export function typedAnswersOf(
  {
    answers,
    secretsOnFile,
    market,
  }: Pick<StoredApplication, 'answers' | 'secretsOnFile' | 'market'>,
  locale?: Locale,
): {
  path: string;
  value: string;
  isSecret: boolean;
}[] {
  const plain = Object.entries(answers).flatMap(([path, value]) => {
    if (value === undefined || value === '') return [];
    const text = wireText(value);
    const words = locale === undefined ? text : answerWords(path, text, { market, locale });
    return [{ path, value: words, isSecret: false }];
  });
  const secret = Object.entries(secretsOnFile).map(([path, { last4 = '' }]) => ({
    path,
    value: `${MASKED} ${last4}`.trim(),
    isSecret: true,
  }));
  return [...plain, ...secret].sort((one, other) => one.path.localeCompare(other.path));
}
