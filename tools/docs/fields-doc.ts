import type { LengthRange } from '@signet/rulebook/core/field';
import { FIELD_PLACEHOLDER_VALUES, type FieldTextsRow, fieldTextsFor } from '@signet/rulebook/core/field-texts';
import { formatMessage } from '@signet/rulebook/core/format-message';
import { errorCodesOf, FIELDS, type FieldId, fieldRow } from '@signet/rulebook/fields';
import { FORMS, type FormId } from '@signet/rulebook/forms';
import { FIELD_TEXTS as EN_CA } from '@signet/rulebook/texts.en-CA';
import { FIELD_TEXTS as EN_US } from '@signet/rulebook/texts.en-US';
import { FIELD_TEXTS as FR_CA } from '@signet/rulebook/texts.fr-CA';
import { markdownTable } from './markdown.ts';

const IDS = Object.keys(FIELDS) as FieldId[]; // keys of FIELDS itself

/** `9`, `2 to 64`, or `up to 300`. */
const lengthOf = ([least, most]: LengthRange): string =>
  least === most ? `${most}` : least === 1 ? `up to ${most}` : `${least} to ${most}`;

const fields = () =>
  IDS.map((id) => {
    const { control, length, autocomplete, inputMode, secret } = fieldRow(id);
    const french = fieldTextsFor(FR_CA[id], 'CA');
    return {
      field: id,
      label: EN_US[id].label,
      'in French': french.label,
      hint: EN_US[id].hint,
      'hint in French': french.hint,
      control,
      length: length && lengthOf(length),
      keyboard: inputMode,
      autocomplete,
      secret,
    };
  });

/** How the codes of a field's errors end, in the order they are found; those of two answers, which no row judges alone, last. */
const endingsOf = (id: FieldId): string[] => [
  ...new Set([...errorCodesOf(id).map((code) => code.slice(id.length + 1)), ...Object.keys(EN_US[id].errors)]),
];

const filled = (row: FieldTextsRow, ending: string): string => formatMessage(row.errors[ending] ?? '', FIELD_PLACEHOLDER_VALUES);

const errors = () =>
  IDS.flatMap((id) =>
    endingsOf(id).map((ending) => ({
      code: `${id}.${ending}`,
      English: filled(EN_US[id], ending),
      French: filled(fieldTextsFor(FR_CA[id], 'CA'), ending),
    })),
  );

/** The texts of a field by what they are. */
const textsOf = (id: FieldId, row: FieldTextsRow): (readonly [string, string])[] => [
  ['label', row.label],
  ['hint', row.hint ?? ''],
  ['why', row.why ?? ''],
  ...endingsOf(id).map((ending) => [`error ${ending}`, filled(row, ending)] as const),
  ...Object.entries(row.options ?? {}).map(([value, { label }]) => [`choice ${value}`, label] as const),
];

const inCanada = () =>
  IDS.flatMap((id) => {
    const american = new Map(textsOf(id, EN_US[id]));
    return textsOf(id, fieldTextsFor(EN_CA[id], 'CA')).flatMap(([text, canadian]) =>
      canadian === american.get(text) ? [] : [{ field: id, text, 'in the US': american.get(text), 'in Canada': canadian }],
    );
  });

const forms = () =>
  (Object.keys(FORMS) as FormId[]).flatMap((form) =>
    FORMS[form].map((asked) => ({
      form,
      answer: asked.path,
      field: asked.field,
      local: 'clientOnly' in asked,
      when: 'visibleWhen' in asked,
      'may be empty': 'optional' in asked,
    })),
  );

const SECTIONS: readonly (readonly [title: string, rows: () => readonly Readonly<Record<string, unknown>>[]])[] = [
  ['Errors of each field, in order', errors],
  ['What is said otherwise in Canadian English', inCanada],
  ['What each form asks', forms],
];

const LENGTHS = 'Lengths are those of the clean value: no input cuts what is typed or pasted.';

/** The page of fields: what each is, what it says when it refuses, and where it is asked. */
export const fieldsDoc = (): string =>
  [LENGTHS, markdownTable(fields()), ...SECTIONS.map(([title, rows]) => `## ${title}\n\n${markdownTable(rows())}`)].join('\n\n');
