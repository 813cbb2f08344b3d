import { DATE_FIELDS } from '@signet/rulebook/identity/fields';
import { PHONE_FIELDS } from '@signet/rulebook/phone/phone-number-fields';
import { ADDRESS_FIELDS } from '@signet/rulebook/sign-up/address-fields';
import { TAX_ID_FIELDS } from '@signet/rulebook/tax-id/fields';
import { Button } from '@signet/ui/button';
import { FormQuestions } from '../../platform/form/form-questions.tsx';
import { FormScreen } from '../../platform/form/form-screen.tsx';
import { Question } from '../../platform/form/question.tsx';
import {
  useForm,
  useRevealedQuestion,
  useValidationContext,
} from '../../platform/form/use-form.ts';
import { textsOf } from '../../platform/texts/text-provider.tsx';
import { TaxIdChangesLeft } from '../../tax-id/changes-left.tsx';
import { HomeAddress } from '../home-address.tsx';
import { TaxIdExplanation } from '../tax-id-explanation.tsx';
import { useIdentityStep } from '../use-identity-step.ts';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('identity/owner-identity');

const ROWS = { ...ADDRESS_FIELDS, ...PHONE_FIELDS, ...DATE_FIELDS, ...TAX_ID_FIELDS };
const NUMBER = 'applicant.governmentIdentification.value';
const PHONE = 'applicant.phone.localPhoneNumber';
const BUSINESS_PHONE = 'company.phone.localPhoneNumber';

/**
 * The applicant's identity: birth date, tax id, phone, and in Canada the home address.
 * docs/readings.md 50 and 73.
 */
export function Screen() {
  const texts = useTexts();
  const { market } = useValidationContext();
  const { initial, onFile, save, back } = useIdentityStep();
  const form = useForm({ form: 'ownerIdentity', rows: ROWS, initial, onFile, send: save });
  const { isRevealed: hasBusinessPhone, reveal: askBusinessPhone } = useRevealedQuestion(
    form,
    BUSINESS_PHONE,
  );
  const number = (
    <div>
      <Question form={form} path={NUMBER} />
      <TaxIdExplanation form={form} />
      <TaxIdChangesLeft other="otherSignUp" />
    </div>
  );
  const businessPhone = hasBusinessPhone ? (
    <Question form={form} path={BUSINESS_PHONE} />
  ) : (
    <Button kind="text" icon="plus" onClick={askBusinessPhone}>
      {texts.otherPhone}
    </Button>
  );
  return (
    <FormScreen form={form} title={texts.title} lead={texts.lead} why={texts.why} back={back}>
      <FormQuestions
        form={form}
        parts={{
          [NUMBER]: number,
          [PHONE]: <Question form={form} path={PHONE} hint={texts.phoneHint} />,
          [BUSINESS_PHONE]: businessPhone,
          'applicant.address': market === 'CA' && <HomeAddress form={form} company={initial} />,
        }}
      />
    </FormScreen>
  );
}
