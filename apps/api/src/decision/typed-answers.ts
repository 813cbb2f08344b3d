import { describedIndustryById } from '@signet/industries/described-industries';
import {
  FALLBACK_LOCALE,
  type Locale,
  languageOf,
  type Market,
} from '@signet/rulebook/reference/locales';
import { SALES_RANGES } from '@signet/rulebook/reference/sales-ranges';
import type { StoredApplication } from '../application/stored-application.ts';

const MASKED = '•••';

/** A range of sales as reviewers read it: its bounds in dollars of the market. */
function salesWords(id: string, market: Market, locale: Locale): string {
  const number = new Intl.NumberFormat(locale);
  const range = SALES_RANGES[market].find((one) => one.id === id);
  if (range === undefined || range.kind === 'private' || range.kind === 'starting') return id;
  return range.to === null
    ? `> ${number.format(range.from)}`
    : `${number.format(range.from)}–${number.format(range.to)}`;
}

/** Answers that are stored by an id, in the words of our tables. */
const IN_WORDS: Readonly<
  Record<string, (value: string, market: Market, locale: Locale) => string>
> = {
  'company.gpv': salesWords,
  'company.mccDetails.id': (id, _market, locale) =>
    describedIndustryById(Number(id))?.label[languageOf(locale)] ?? id,
};

/** What somebody typed, by path; numbers and birth dates only as being on file, with their last four. */
export function typedAnswersOf(
  {
    answers,
    secretsOnFile,
    market,
  }: Pick<StoredApplication, 'answers' | 'secretsOnFile' | 'market'>,
  locale: Locale = FALLBACK_LOCALE,
): {
  path: string;
  value: string;
  isSecret: boolean;
}[] {
  const plain = Object.entries(answers).flatMap(([path, value]) =>
    value === undefined || value === ''
      ? []
      : [
          {
            path,
            value: IN_WORDS[path]?.(String(value), market, locale) ?? String(value),
            isSecret: false,
          },
        ],
  );
  const secret = Object.entries(secretsOnFile).map(([path, { last4 = '' }]) => ({
    path,
    value: `${MASKED} ${last4}`.trim(),
    isSecret: true,
  }));
  return [...plain, ...secret].sort((one, other) => one.path.localeCompare(other.path));
}
