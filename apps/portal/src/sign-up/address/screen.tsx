import { monthNames } from '@signet/rulebook/core/format-date';
import { ADDRESS_FIELDS } from '@signet/rulebook/sign-up/address-fields';
import { TAX_ID_FIELDS } from '@signet/rulebook/tax-id/fields';
import { useEffect, useState } from 'react';
import { isQuebecRefusal, QuebecRefusal } from '../../category/quebec/quebec-refusal.tsx';
import { AddressQuestion } from '../../platform/address/address-question.tsx';
import { usePortal } from '../../platform/application.tsx';
import { FormQuestions } from '../../platform/form/form-questions.tsx';
import { FormScreen } from '../../platform/form/form-screen.tsx';
import { Question } from '../../platform/form/question.tsx';
import { useForm, useValidationContext } from '../../platform/form/use-form.ts';
import { whenIdle } from '../../platform/lazy-load.ts';
import { textsOf } from '../../platform/texts/text-provider.tsx';
import { TaxIdChangesLeft } from '../../tax-id/changes-left.tsx';
import { useApplicationStep } from '../use-application-step.ts';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('sign-up/address');

const ROWS = { ...ADDRESS_FIELDS, ...TAX_ID_FIELDS };
const NUMBER = 'company.governmentIdentification.value';

export function Screen() {
  const texts = useTexts();
  const { market, flags } = useValidationContext();
  const { locale } = usePortal().boot;
  const { initial, onFile, save, back } = useApplicationStep('address');
  // The next page's formatter, which takes a slow phone a tenth of a second.
  useEffect(() => whenIdle(() => monthNames(locale)), [locale]);
  // Saves the chosen place's website when that answer was left empty, instead of asking again; it
  // can be changed later.
  const [host, setHost] = useState<string>();
  const site =
    flags.enableWebsiteCollection && host !== undefined && !initial['company.site']
      ? { 'company.site': host }
      : {};
  const form = useForm({
    form: 'address',
    rows: ROWS,
    initial,
    onFile,
    send: (answers, key) => save({ ...answers, ...site }, key),
  });
  const isRegistered = initial['company.registered'] === true;
  const registered =
    market === 'CA'
      ? { title: texts.titleRegisteredCanada, lead: texts.leadRegisteredCanada }
      : { title: texts.titleRegistered, lead: texts.leadRegistered };
  const words = isRegistered ? registered : texts;
  const number = (
    <>
      <Question form={form} path="company.registeredIn" />
      <Question form={form} path={NUMBER} />
      {isRegistered && <TaxIdChangesLeft other="otherSignUp" />}
    </>
  );
  if (isQuebecRefusal(form)) return <QuebecRefusal form={form} asks="address" back={back} />;
  return (
    <FormScreen form={form} title={words.title} lead={words.lead} why={texts.why} back={back}>
      {/* In Canada the address comes first, because its province is the likely register. */}
      <FormQuestions
        form={form}
        parts={{
          [NUMBER]: market === 'US' && number,
          'company.registeredIn': null,
          'company.address': (
            <AddressQuestion form={form} at="company.address" onWebsite={setHost} />
          ),
        }}
      />
      {market === 'CA' && number}
    </FormScreen>
  );
}
