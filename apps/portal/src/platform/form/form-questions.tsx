import type { FormPath } from '@signet/rulebook/answer-rows';
import { type FormId, formFields } from '@signet/rulebook/forms';
import { type AddressPlace, addressAbove, isAddressPlace } from '@signet/rulebook/sign-up/forms';
import { Fragment, type ReactNode } from 'react';
import { AddressQuestion } from '../address/address-question.tsx';
import { Question } from './question.tsx';
import type { FormState } from './use-form.ts';

/** The five answers of an address are one place. */
type Place = FormPath | AddressPlace;

type FormQuestionsProps = {
  form: FormState;
  /** One of the forms that a page puts together. */
  of?: FormId;
  /** What stands in the place of a question that needs more than its row; null where the page asks it elsewhere. */
  parts?: { readonly [At in Place]?: ReactNode };
  autoCompleteSection?: string;
};

/** The questions of a form in its order, so that one more is a row of the form and no change of its page. */
export function FormQuestions({ form, of = form.id, parts = {}, autoCompleteSection }: FormQuestionsProps) {
  const places = new Set(formFields(of).map(({ path }): Place => addressAbove(path) ?? path));
  const draw = (place: Place) =>
    isAddressPlace(place) ? (
      <AddressQuestion form={form} at={place} />
    ) : (
      <Question form={form} path={place} autoCompleteSection={autoCompleteSection} />
    );
  return [...places].map((place) => <Fragment key={place}>{place in parts ? parts[place] : draw(place)}</Fragment>);
}
