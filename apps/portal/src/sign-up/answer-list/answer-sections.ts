import type { Answers, FormPath } from '@signet/rulebook/answer-rows';
import type { FieldRow } from '@signet/rulebook/core/field';
import { type FormContext, visibleFields } from '@signet/rulebook/core/form';
import type { FieldId } from '@signet/rulebook/fields';
import { formFields } from '@signet/rulebook/forms';
import { SIGN_UP_FORMS, type SignUpForm } from '@signet/rulebook/reference/enumerations';
import type { RouteId } from '@signet/rulebook/routes';
import { SIGN_UP_FIELDS } from '../sign-up-fields.ts';
import { signUpPage } from '../use-application-step.ts';

type SummaryKind = Exclude<FieldRow['control'], 'code' | 'agree' | 'select' | 'tick'> | 'phone';
export type SummaryLine = { path: FormPath; field: FieldId; kind: SummaryKind };
export type Section = { form: SignUpForm; page: RouteId; lines: readonly SummaryLine[] };

const ROWS: Readonly<Partial<Record<FieldId, FieldRow>>> = SIGN_UP_FIELDS;

function kindOf(field: FieldId): SummaryKind {
  const { secret, type, control } = ROWS[field] ?? {};
  if (control === 'date') return 'date';
  if (secret) return 'secret';
  if (type === 'tel') return 'phone';
  return control === 'choice' || control === 'industry' || control === 'address' ? control : 'text';
}

const isFurtherPartOfAddress = (path: string): boolean => /\.address\.(?!line1$)/.test(path);

/** All questions asked, by page; an address is one line. docs/readings.md 40. */
export const answerSections = (answers: Answers, context: FormContext): Section[] =>
  SIGN_UP_FORMS.map((form) => ({
    form,
    page: signUpPage(form, false),
    lines: visibleFields(formFields(form), answers, context)
      .filter(({ path }) => !isFurtherPartOfAddress(path))
      .map(({ path, field }) => ({ path, field, kind: kindOf(field) })),
  }));
