import { CONTACT } from '@signet/rulebook/fields/contact';
import { NAMES } from '@signet/rulebook/fields/names';
import { useForm } from '../../form.tsx';
import { FormScreen } from '../../form-screen.tsx';
import { Question } from '../../question.tsx';
import { useSignUp } from '../../sign-up.ts';
import { useTexts } from '../../texts.tsx';

const ROWS = { firstName: NAMES.firstName, lastName: NAMES.lastName, email: CONTACT.email };

/** Who is applying: name and e-mail. */
export function Screen() {
  const texts = useTexts('applicant');
  const { initial, save, back } = useSignUp('applicant');
  const form = useForm({ form: 'applicant', rows: ROWS, initial, send: save });
  return (
    <FormScreen form={form} title={texts.title} lead={texts.lead} why={texts.why} back={back}>
      <Question form={form} path="applicant.name.firstName" />
      <Question form={form} path="applicant.name.lastName" />
      <Question form={form} path="applicant.email.emailAddress" />
    </FormScreen>
  );
}
