import { FIELD_PLACEHOLDER_VALUES } from '@signet/rulebook/core/field-texts';
import { formatMessage } from '@signet/rulebook/core/format-message';
import { keysOf } from '@signet/rulebook/core/keys-of';
import { casesOf } from '@signet/rulebook/field-cases';
import { FIELDS, type FieldId, fieldRow } from '@signet/rulebook/fields';
import { FALLBACK_LOCALE } from '@signet/rulebook/reference/locales';
import { FIELD_TEXTS_OF, languageName, TRANSLATIONS } from '../rulebook-texts.ts';
import { markdownTable } from './markdown.ts';

const EXAMPLES = 5;
const LOCALES = [FALLBACK_LOCALE, ...TRANSLATIONS];

/**
 * Examples are those of the tests, so a rule without one does not compile into the list unnoticed.
 */
const examplesOf = (id: FieldId, code: string, asks: boolean): string => {
  const { rejects, asks: suspected = [] } = casesOf(id);
  const found = (asks ? suspected : rejects).filter(
    ([typed, reached]) => reached === code && typed.trim() !== '' && typed.length <= 40,
  );
  return fieldRow(id).secret
    ? ''
    : found
        .slice(0, EXAMPLES)
        .map(([typed]) => `\`${typed.replace(/^CA:/, '').replaceAll('|', '\\|')}\``)
        .join(', ');
};

const rulesOf = (asks: boolean) =>
  keysOf(FIELDS).flatMap((id) => {
    // keys of FIELDS itself
    const codes = new Set(
      fieldRow(id)
        .rules.filter((rule) => (rule.asks === true) === asks)
        .map(({ code }) => code),
    );
    return [...codes].map((code) => ({
      code: `${id}.${code}`,
      ...Object.fromEntries(
        LOCALES.map((locale) => [
          languageName(locale),
          formatMessage(
            FIELD_TEXTS_OF[locale].FIELD_TEXTS[id].errors[code] ?? '',
            FIELD_PLACEHOLDER_VALUES,
          ),
        ]),
      ),
      offers: fieldRow(id).rules.some((rule) => rule.code === code && rule.suggest !== undefined),
      examples: examplesOf(id, code, asks),
    }));
  });

const INTRODUCTION =
  'A rule that only suspects a value asks its person once and then accepts it, and the code goes to the evidence. What cannot be true is refused. A rule that offers has a likely correction for some values, taken with one press.';

export const suspicionsDoc = (): string =>
  [
    INTRODUCTION,
    `## Asked once, then accepted\n\n${markdownTable(rulesOf(true))}`,
    `## Cannot be true, refused\n\n${markdownTable(rulesOf(false))}`,
  ].join('\n\n');
