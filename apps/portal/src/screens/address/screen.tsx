import { ADDRESS } from '@signet/rulebook/fields/address';
import { TAX_IDS } from '@signet/rulebook/fields/tax-ids';
import { AddressQuestion } from '../../address-question.tsx';
import { useForm, useJudgeContext } from '../../form.tsx';
import { FormScreen } from '../../form-screen.tsx';
import { isQuebecRefusal, QuebecRefusal } from '../../quebec/quebec-refusal.tsx';
import { Question } from '../../question.tsx';
import { useSignUp } from '../../sign-up.ts';
import { Tries } from '../../tax-ids/tries.tsx';
import { useTexts } from '../../texts.tsx';

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
