import { readFileSync } from 'node:fs';
import { errorData, validateField } from '@signet/rulebook/core/field';
import { FIELD_PLACEHOLDER_VALUES, fieldTextsFor } from '@signet/rulebook/core/field-texts';
import { formatMessage } from '@signet/rulebook/core/format-message';
import { keysOf } from '@signet/rulebook/core/keys-of';
import { FIELDS, type FieldId, fieldRow } from '@signet/rulebook/fields';
import { ISSUED_RANGES } from '@signet/rulebook/reference/issued-ranges';
import {
  FALLBACK_LOCALE,
  isMarket,
  LANGUAGES,
  type Language,
  languageOf,
  localeOfLanguage,
  type Market,
} from '@signet/rulebook/reference/locales';
import { commandLine } from './command-line.ts';
import { FIELD_TEXTS_OF } from './rulebook-texts.ts';

const EXAMPLES_PER_CODE = 5;
const ENGLISH = languageOf(FALLBACK_LOCALE);
const USAGE = `npm run validate-values -- --field FIELD --market US|CA [--language ${LANGUAGES.join('|')}] [--today YYYY-MM-DD] --file FILE   (or --list)`;

type ValidationOptions = { field: FieldId; market: Market; language: Language; today: string };
type Example = { value: string; code: string; message: string; offer?: string };
/**
 * `asked` values are accepted once their person confirms them; `examples` are of refused ones only.
 */
export type ValidationResult = {
  accepted: number;
  asked: number;
  refused: number;
  byCode: Record<string, number>;
  examples: Example[];
  askedExamples: Example[];
};

export const validatableFields = (): FieldId[] => keysOf(FIELDS);

/**
 * Validates each value with the same rules as browser and server. Secret values are reported only
 * by their position.
 */
export function validateValues(
  values: readonly string[],
  { field, market, language, today }: ValidationOptions,
): ValidationResult {
  const row = fieldRow(field);
  const words = fieldTextsFor(
    FIELD_TEXTS_OF[localeOfLanguage(language, market) ?? FALLBACK_LOCALE].FIELD_TEXTS[field],
    market,
  );
  const context = { market, today, issued: ISSUED_RANGES };
  const verdict: ValidationResult = {
    accepted: 0,
    asked: 0,
    refused: 0,
    byCode: {},
    examples: [],
    askedExamples: [],
  };
  for (const [at, value] of values.entries()) {
    const result = validateField(row, value, context);
    if ('value' in result) {
      verdict.accepted += 1;
      continue;
    }
    const code = `${field}.${result.code}`;
    const count = (verdict.byCode[code] ?? 0) + 1;
    verdict[result.asks ? 'asked' : 'refused'] += 1;
    verdict.byCode[code] = count;
    if (count > EXAMPLES_PER_CODE) continue;
    const data = errorData(row, result.code, value, context);
    const message = formatMessage(words.errors[result.code] ?? '', {
      ...FIELD_PLACEHOLDER_VALUES,
      ...data,
    });
    const example = {
      value: row.secret ? `line ${at + 1}` : value,
      code,
      message,
      ...(data.suggestion === undefined ? {} : { offer: data.suggestion }),
    };
    verdict[result.asks ? 'askedExamples' : 'examples'].push(example);
  }
  return verdict;
}

/** The lines of a file, with any line ending; an empty last line is ignored. */
export function valuesIn(text: string): string[] {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

if (import.meta.main) {
  const { values } = commandLine(USAGE, {
    options: {
      field: { type: 'string' },
      market: { type: 'string', default: 'US' },
      language: { type: 'string', default: ENGLISH },
      today: { type: 'string', default: new Date().toISOString().slice(0, 10) },
      file: { type: 'string' },
      list: { type: 'boolean', default: false },
    },
  });
  const field = validatableFields().find((id) => id === values.field);
  const market = values.market.toUpperCase();
  if (values.list) {
    for (const id of validatableFields()) console.log(id);
  } else if (field === undefined || !isMarket(market) || values.file === undefined) {
    console.error(
      field === undefined && values.field !== undefined
        ? `no field is called ${values.field}; --list names them\n${USAGE}`
        : USAGE,
    );
    process.exitCode = 2;
  } else {
    const language =
      LANGUAGES.find((one) => values.language.toLowerCase().startsWith(one)) ?? ENGLISH;
    const lines = valuesIn(readFileSync(values.file === '-' ? 0 : values.file, 'utf8'));
    console.log(
      JSON.stringify(
        validateValues(lines, { field, market, language, today: values.today }),
        null,
        2,
      ),
    );
  }
}
