import { DATES } from '@signet/rulebook/core/dates';
import { PHONES } from '@signet/rulebook/phone/phone-number-fields';
import { ADDRESS } from '@signet/rulebook/sign-up/address-fields';
import { TAX_IDS } from '@signet/rulebook/tax-id/fields';
import { Button } from '@signet/ui/button';
import { useState } from 'react';
import { FormScreen } from '../../platform/form/form-screen.tsx';
import { Question } from '../../platform/form/question.tsx';
import { useFocusField } from '../../platform/form/use-focus-field.ts';
import { useForm, useJudgeContext } from '../../platform/form/use-form.ts';
import { useTexts } from '../../platform/texts/text-provider.tsx';
import { useSignUp } from '../../sign-up/use-sign-up-step.ts';
import { Tries } from '../../tax-id/changes-left.tsx';
import { HomeAddress } from '../home-address.tsx';
import { NumberReasons } from '../tax-id-explanation.tsx';

const { ssn, ssn4, sin } = TAX_IDS;
const ROWS = { ...ADDRESS, ...PHONES, dob: DATES.dob, ssn, ssn4, sin };
const NUMBER = 'applicant.governmentIdentification.value';
const BUSINESS_PHONE = 'company.phone.localPhoneNumber';

/** Who the person is: birth date, tax number, phone, and in Canada the home address. Document 2, section 3; decisions.md, rows 24 and 33. */
export function Screen() {
  const texts = useTexts('owner-identity');
  const { market } = useJudgeContext();
  const { initial, given, save, back } = useSignUp('ownerIdentity');
  const form = useForm({ form: 'ownerIdentity', rows: ROWS, initial, given, send: save });
  const [hasBusinessPhone, setBusinessPhone] = useState((initial[BUSINESS_PHONE] ?? '') !== '');
  const focusField = useFocusField();
  const askBusinessPhone = () => {
    setBusinessPhone(true);
    focusField(BUSINESS_PHONE);
  };
  return (
    <FormScreen form={form} title={texts.title} lead={texts.lead} why={texts.why} back={back}>
      <Question form={form} path="applicant.dob" />
      <div>
        <Question form={form} path={NUMBER} />
        <NumberReasons form={form} />
        <Tries other="otherSignUp" />
      </div>
      <Question form={form} path="applicant.phone.localPhoneNumber" hint={texts.phoneHint} />
      {hasBusinessPhone ? (
        <Question form={form} path={BUSINESS_PHONE} />
      ) : (
        <Button kind="text" onClick={askBusinessPhone}>
          {texts.otherPhone}
        </Button>
      )}
      {market === 'CA' && <HomeAddress form={form} company={initial} />}
    </FormScreen>
  );
}
