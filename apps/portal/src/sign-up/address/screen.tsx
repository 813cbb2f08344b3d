import { ADDRESS } from '@signet/rulebook/sign-up/address-fields';
import { TAX_IDS } from '@signet/rulebook/tax-id/fields';
import { isQuebecRefusal, QuebecRefusal } from '../../category/quebec/quebec-refusal.tsx';
import { AddressQuestion } from '../../platform/address/address-question.tsx';
import { FormScreen } from '../../platform/form/form-screen.tsx';
import { Question } from '../../platform/form/question.tsx';
import { useForm, useJudgeContext } from '../../platform/form/use-form.ts';
import { useTexts } from '../../platform/texts/text-provider.tsx';
import { Tries } from '../../tax-id/changes-left.tsx';
import { useSignUp } from '../use-sign-up-step.ts';

const ROWS = { ...ADDRESS, ein: TAX_IDS.ein, corporationNumber: TAX_IDS.corporationNumber };

/** Where the business is, and its number when it is registered: both stand on its tax letter. */
export function Screen() {
  const texts = useTexts('address');
  const { market } = useJudgeContext();
  const { initial, given, save, back } = useSignUp('address');
  const form = useForm({ form: 'address', rows: ROWS, initial, given, send: save });
  const isRegistered = initial['company.registered'] === 'YES';
  const leadRegistered = market === 'CA' ? texts.leadRegisteredCanada : texts.leadRegistered;
  if (isQuebecRefusal(form)) return <QuebecRefusal form={form} asks="address" back={back} />;
  return (
    <FormScreen
      form={form}
      title={isRegistered ? texts.titleRegistered : texts.title}
      lead={isRegistered ? leadRegistered : texts.lead}
      why={texts.why}
      back={back}
    >
      <Question form={form} path="company.governmentIdentification.value" />
      {isRegistered && <Tries other="otherSignUp" />}
      <AddressQuestion form={form} at="company.address" />
    </FormScreen>
  );
}
