import { CONTACT_FIELDS } from '@signet/rulebook/sign-up/contact-fields';
import { NAME_FIELDS } from '@signet/rulebook/sign-up/name-fields';
import { FormScreen } from '../../platform/form/form-screen.tsx';
import { Question } from '../../platform/form/question.tsx';
import { useForm } from '../../platform/form/use-form.ts';
import { textsOf } from '../../platform/texts/text-provider.tsx';
import { useSignUpStep } from '../use-sign-up-step.ts';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('sign-up/applicant');

const ROWS = { firstName: NAME_FIELDS.firstName, lastName: NAME_FIELDS.lastName, email: CONTACT_FIELDS.email };

export function Screen() {
  const texts = useTexts();
  const { initial, save, back } = useSignUpStep('applicant');
  const form = useForm({ form: 'applicant', rows: ROWS, initial, send: save });
  return (
    <FormScreen form={form} title={texts.title} lead={texts.lead} why={texts.why} back={back}>
      <Question form={form} path="applicant.name.firstName" />
      <Question form={form} path="applicant.name.lastName" />
      <Question form={form} path="applicant.email.emailAddress" />
    </FormScreen>
  );
}
