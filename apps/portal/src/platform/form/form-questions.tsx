import type { FormPath } from '@signet/rulebook/answer-rows';
import { type FormId, formFields } from '@signet/rulebook/forms';
import { type AddressPlace, addressAbove, isAddressPlace } from '@signet/rulebook/sign-up/forms';
import { Fragment, type ReactNode } from 'react';
import { AddressQuestion } from '../address/address-question.tsx';
import { Question } from './question.tsx';
import type { FormState } from './use-form.ts';

type Place = FormPath | AddressPlace;

type FormQuestionsProps = {
  form: FormState;
  /** One of several forms combined on a page. */
  of?: FormId;
  /**
   * Custom elements for questions that need more than the default; null when the page renders it
   * elsewhere.
   */
  parts?: { readonly [At in Place]?: ReactNode };
  autoCompleteSection?: string;
};

/**
 * Renders a form's questions in order, so that a new question needs only a form row and no page
 * change.
 */
export function FormQuestions({
  form,
  of = form.id,
  parts = {},
  autoCompleteSection,
}: FormQuestionsProps) {
  const places = new Set(formFields(of).map(({ path }): Place => addressAbove(path) ?? path));
  const draw = (place: Place) =>
    isAddressPlace(place) ? (
      <AddressQuestion form={form} at={place} />
    ) : (
      <Question form={form} path={place} autoCompleteSection={autoCompleteSection} />
    );
  return [...places].map((place) => (
    <Fragment key={place}>{place in parts ? parts[place] : draw(place)}</Fragment>
  ));
}
