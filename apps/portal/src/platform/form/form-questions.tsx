import type { FormField } from '@signet/rulebook/core/form';
import { FORMS, type FormId } from '@signet/rulebook/forms';
import { Fragment, type ReactNode } from 'react';
import { AddressQuestion } from '../address/address-question.tsx';
import { Question } from './question.tsx';
import type { FormState } from './use-form.ts';

/** The five answers of an address are one place. */
const placeOf = (path: string): string => path.replace(/(^|\.)address\.\w+$/, '$1address');

type FormQuestionsProps = {
  form: FormState;
  /** One of the forms that a page puts together. */
  of?: FormId;
  /** What stands in the place of a question that needs more than its row; null where the page asks it elsewhere. */
  parts?: Readonly<Record<string, ReactNode>>;
  autoCompleteSection?: string;
};

/** The questions of a form in its order, so that one more is a row of the form and no change of its page. */
export function FormQuestions({ form, of = form.id, parts = {}, autoCompleteSection }: FormQuestionsProps) {
  const places = new Set((FORMS[of] as readonly FormField[]).map(({ path }) => placeOf(path))); // literal rows, read as rows
  const drawn = (place: string) =>
    /(^|\.)address$/.test(place) ? (
      <AddressQuestion form={form} at={place} />
    ) : (
      <Question form={form} path={place} autoCompleteSection={autoCompleteSection} />
    );
  return [...places].map((place) => <Fragment key={place}>{place in parts ? parts[place] : drawn(place)}</Fragment>);
}
