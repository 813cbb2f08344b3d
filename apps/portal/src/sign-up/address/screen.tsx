import { ADDRESS_FIELDS } from '@signet/rulebook/sign-up/address-fields';
import { TAX_ID_FIELDS } from '@signet/rulebook/tax-id/fields';
import { isQuebecRefusal, QuebecRefusal } from '../../category/quebec/quebec-refusal.tsx';
import { FormQuestions } from '../../platform/form/form-questions.tsx';
import { FormScreen } from '../../platform/form/form-screen.tsx';
import { Question } from '../../platform/form/question.tsx';
import { useForm, useValidationContext } from '../../platform/form/use-form.ts';
import { textsOf } from '../../platform/texts/text-provider.tsx';
import { TaxIdChangesLeft } from '../../tax-id/changes-left.tsx';
import { useSignUpStep } from '../use-sign-up-step.ts';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('sign-up/address');

const ROWS = { ...ADDRESS_FIELDS, ...TAX_ID_FIELDS };
const NUMBER = 'company.governmentIdentification.value';

/** Where the business is, and its number when it is registered: both stand on its tax letter. */
export function Screen() {
  const texts = useTexts();
  const { market } = useValidationContext();
  const { initial, given, save, back } = useSignUpStep('address');
  const form = useForm({ form: 'address', rows: ROWS, initial, given, send: save });
  const isRegistered = initial['company.registered'] === true;
  const registered =
    market === 'CA'
      ? { title: texts.titleRegisteredCanada, lead: texts.leadRegisteredCanada }
      : { title: texts.titleRegistered, lead: texts.leadRegistered };
  const words = isRegistered ? registered : texts;
  const number = (
    <>
      <Question form={form} path={NUMBER} />
      {isRegistered && <TaxIdChangesLeft other="otherSignUp" />}
    </>
  );
  if (isQuebecRefusal(form)) return <QuebecRefusal form={form} asks="address" back={back} />;
  return (
    <FormScreen form={form} title={words.title} lead={words.lead} why={texts.why} back={back}>
      <FormQuestions form={form} parts={{ [NUMBER]: number }} />
    </FormScreen>
  );
}
