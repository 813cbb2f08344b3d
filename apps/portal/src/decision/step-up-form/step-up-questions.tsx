import type { FormPath } from '@signet/rulebook/answer-rows';
import { APPLICANT_TAX_ID_PATH, COMPANY_TAX_ID_PATH } from '@signet/rulebook/core/answers';
import { isKeyOf } from '@signet/rulebook/core/keys-of';
import type { StepUpPageTexts } from '@signet/rulebook/core/step-up-page-texts';
import { type AddressPlace, addressAbove } from '@signet/rulebook/sign-up/forms';
import { AnsweredField } from '@signet/ui/answered-field';
import { Details } from '@signet/ui/details';
import { controlId } from '@signet/ui/field';
import { Fragment, useState } from 'react';
import { AddressQuestion } from '../../platform/address/address-question.tsx';
import { addressLines } from '../../platform/address/format-address.ts';
import { usePortal } from '../../platform/application.tsx';
import { FormQuestions } from '../../platform/form/form-questions.tsx';
import { Question } from '../../platform/form/question.tsx';
import { type FormState, useFocusField } from '../../platform/form/use-form.ts';
import { TaxIdChangesLeft } from '../../tax-id/changes-left.tsx';

/** The way out offered before the last allowed tax id change, by kind of tax id. */
const OTHER_WAY = {
  [APPLICANT_TAX_ID_PATH]: 'otherPerson',
  [COMPANY_TAX_ID_PATH]: 'otherBusiness',
} as const;

type StepUpQuestionsProps = { form: FormState; texts: StepUpPageTexts };

export function StepUpQuestions({ form, texts }: StepUpQuestionsProps) {
  const around = { ...OTHER_WAY, ...texts.hints, ...texts.details };
  const paths = form.fields.flatMap(({ path }) => (path in around ? [path] : []));
  const parts = Object.fromEntries(
    paths.map((path) => [
      path,
      <StepUpQuestion key={path} form={form} path={path} texts={texts} />,
    ]),
  );
  const { address } = texts;
  const at = form.fields.map(({ path }) => addressAbove(path)).find((place) => place !== undefined);
  const ofAddress = address && at ? { [at]: <Address form={form} at={at} {...address} /> } : {};
  return <FormQuestions form={form} parts={{ ...parts, ...ofAddress }} />;
}

function StepUpQuestion({ form, path, texts }: StepUpQuestionsProps & { path: FormPath }) {
  const question = <Question form={form} path={path} hint={texts.hints?.[path]} />;
  const details = texts.details?.[path];
  return (
    <>
      {details === undefined ? (
        question
      ) : (
        <div>
          {question}
          <Details summary={details.summary}>
            <p>{details.text}</p>
          </Details>
        </div>
      )}
      {isKeyOf(OTHER_WAY, path) && <TaxIdChangesLeft other={OTHER_WAY[path]} />}
    </>
  );
}

type AddressProps = NonNullable<StepUpPageTexts['address']> & { form: FormState; at: AddressPlace };

/** Shows the address read-only; its fields open on request or when one of them has an error. */
function Address({ form, at, label, change }: AddressProps) {
  const { locale } = usePortal().boot;
  const [isChanging, setChanging] = useState(false);
  const focusField = useFocusField();
  const open = () => {
    setChanging(true);
    focusField(`${at}.line1`);
  };
  const hasError = form.fieldErrors.some(({ field }) => field.startsWith(`${at}.`));
  if (isChanging || hasError) return <AddressQuestion form={form} at={at} />;
  return (
    <AnsweredField id={`${controlId(at)}-given`} label={label} changeLabel={change} onChange={open}>
      {addressLines(form.values, at, locale).map((line, place) => (
        <Fragment key={line}>
          {place > 0 && <br />}
          <span>{line}</span>
        </Fragment>
      ))}
    </AnsweredField>
  );
}
