import type { Answers } from './answer-rows.ts';
import { confirmedPath } from './core/confirmed.ts';
import { possibleValue, type ValidationContext } from './core/field.ts';
import { isRecord } from './core/records.ts';
import { type FieldId, fieldRow } from './fields.ts';
import { formFields, readAnswers } from './forms.ts';
import { holdsTaxId } from './partners/prefills.ts';
import { DRAFT_FORMS } from './reference/enumerations.ts';
import { readableText } from './startup-parameters.ts';

/**
 * Fields whose answers may be carried from a frame to a tab: those before an application exists,
 * without secrets.
 */
const CARRIED = DRAFT_FORMS.flatMap(formFields).filter(
  ({ field, clientOnly }) => clientOnly !== true && fieldRow(field).secret !== true,
);

function record(text: string): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(text);
    return isRecord(parsed) ? parsed : {};
  } catch {
    return {};
  }
}

function validated(field: FieldId, typed: unknown, context: ValidationContext): string | undefined {
  const readable = typeof typed === 'string' ? readableText(typed) : undefined;
  if (readable === undefined || holdsTaxId(readable)) return undefined;
  return possibleValue(fieldRow(field), readable, context);
}

/** Keeps what its fields accept and drops everything else. docs/decisions/0118. */
export function readCarriedAnswers(text: string, context: ValidationContext): Answers {
  const values = record(text);
  const accepted = CARRIED.flatMap(({ path, field }) =>
    [path, confirmedPath(path)].map((at) => [at, validated(field, values[at], context)] as const),
  );
  return readAnswers(
    Object.fromEntries(
      accepted.flatMap(([at, answer]) => (answer === undefined ? [] : [[at, answer] as const])),
    ),
  );
}
