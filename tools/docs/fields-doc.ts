import type { LengthRange } from '@signet/rulebook/core/field';
import {
  FIELD_PLACEHOLDER_VALUES,
  type FieldTextsRow,
  fieldTextsFor,
} from '@signet/rulebook/core/field-texts';
import { formatMessage } from '@signet/rulebook/core/format-message';
import { keysOf } from '@signet/rulebook/core/keys-of';
import { errorCodesOf, FIELDS, type FieldId, fieldRow } from '@signet/rulebook/fields';
import { FORMS } from '@signet/rulebook/forms';
import { FALLBACK_LOCALE, type Locale, localeRow } from '@signet/rulebook/reference/locales';
import {
  DIALECTS,
  FIELD_TEXTS_OF,
  languageName,
  localeName,
  TRANSLATIONS,
} from '../rulebook-texts.ts';
import { markdownTable } from './markdown.ts';

const IDS = keysOf(FIELDS);
const { FIELD_TEXTS: ENGLISH } = FIELD_TEXTS_OF[FALLBACK_LOCALE];

const said = (locale: Locale, id: FieldId): FieldTextsRow =>
  fieldTextsFor(FIELD_TEXTS_OF[locale].FIELD_TEXTS[id], localeRow(locale).markets[0] ?? 'US');
const translated = (
  cell: (row: FieldTextsRow) => string | undefined,
  id: FieldId,
  name = '',
): Record<string, string | undefined> =>
  Object.fromEntries(
    TRANSLATIONS.map((locale) => [`${name}${languageName(locale)}`, cell(said(locale, id))]),
  );

/** `9`, `2 to 64`, or `up to 300`. */
const lengthOf = ([least, most]: LengthRange): string =>
  least === most ? `${most}` : least === 1 ? `up to ${most}` : `${least} to ${most}`;

const fields = () =>
  IDS.map((id) => {
    const { control, length, autocomplete, inputMode, secret } = fieldRow(id);
    return {
      field: id,
      label: ENGLISH[id].label,
      ...translated(({ label }) => label, id, 'in '),
      hint: ENGLISH[id].hint,
      ...translated(({ hint }) => hint, id, 'hint in '),
      control,
      length: length && lengthOf(length),
      keyboard: inputMode,
      autocomplete,
      secret,
    };
  });

/**
 * The endings of a field's error codes in validation order; those from comparing two answers come
 * last.
 */
const endingsOf = (id: FieldId): string[] => [
  ...new Set([
    ...errorCodesOf(id).map((code) => code.slice(id.length + 1)),
    ...Object.keys(ENGLISH[id].errors),
  ]),
];

const filled = (row: FieldTextsRow, ending: string): string =>
  formatMessage(row.errors[ending] ?? '', FIELD_PLACEHOLDER_VALUES);

const errors = () =>
  IDS.flatMap((id) =>
    endingsOf(id).map((ending) => ({
      code: `${id}.${ending}`,
      English: filled(ENGLISH[id], ending),
      ...translated((row) => filled(row, ending), id),
    })),
  );

const textsOf = (id: FieldId, row: FieldTextsRow): (readonly [string, string])[] => [
  ['label', row.label],
  ['hint', row.hint ?? ''],
  ['why', row.why ?? ''],
  ...endingsOf(id).map((ending) => [`error ${ending}`, filled(row, ending)] as const),
  ...Object.entries(row.options ?? {}).map(
    ([value, { label }]) => [`choice ${value}`, label] as const,
  ),
];

const inDialect = (dialect: Locale) => () =>
  IDS.flatMap((id) => {
    const usual = new Map(textsOf(id, ENGLISH[id]));
    return textsOf(id, said(dialect, id)).flatMap(([text, own]) =>
      own === usual.get(text)
        ? []
        : [
            {
              field: id,
              text,
              [localeName(FALLBACK_LOCALE)]: usual.get(text),
              [localeName(dialect)]: own,
            },
          ],
    );
  });

const forms = () =>
  keysOf(FORMS).flatMap((form) =>
    FORMS[form].map((asked) => ({
      form,
      answer: asked.path,
      field: asked.field,
      local: 'clientOnly' in asked,
      when: 'visibleWhen' in asked,
      'may be empty': 'optional' in asked,
    })),
  );

const SECTIONS: readonly (readonly [
  title: string,
  rows: () => readonly Readonly<Record<string, unknown>>[],
])[] = [
  ['Errors of each field, in order', errors],
  ...DIALECTS.map(
    (locale) => [`What is said otherwise in ${localeName(locale)}`, inDialect(locale)] as const,
  ),
  ['What each form asks', forms],
];

const LENGTHS = 'Lengths are those of the clean value: no input cuts what is typed or pasted.';

export const fieldsDoc = (): string =>
  [
    LENGTHS,
    markdownTable(fields()),
    ...SECTIONS.map(([title, rows]) => `## ${title}\n\n${markdownTable(rows())}`),
  ].join('\n\n');
