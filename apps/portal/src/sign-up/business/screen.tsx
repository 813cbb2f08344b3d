import { SALES_BANDS } from '@signet/rulebook/reference/sales-ranges';
import { BUSINESS } from '@signet/rulebook/sign-up/business-fields';
import { NAMES } from '@signet/rulebook/sign-up/name-fields';
import { Button } from '@signet/ui/button';
import { useState } from 'react';
import { usePortal } from '../../platform/application.tsx';
import { FormScreen } from '../../platform/form/form-screen.tsx';
import { Question } from '../../platform/form/question.tsx';
import { useFocusField } from '../../platform/form/use-focus-field.ts';
import { useForm, useJudgeContext } from '../../platform/form/use-form.ts';
import { useTexts, useWords } from '../../platform/texts/text-provider.tsx';
import { bandText } from '../format-sales-range.ts';
import { useSignUp } from '../use-sign-up-step.ts';

const { registered, salesRange, hasPartners } = BUSINESS;
const { legalName, dba } = NAMES;
const ROWS = { registered, salesRange, hasPartners, legalName, dba };

/** What kind of business it is: registered or not, its names, its sales and who owns it. */
export function Screen() {
  const texts = useTexts('business');
  const words = useWords().fields.salesRange.options ?? {};
  const { boot } = usePortal();
  const { market } = useJudgeContext();
  const { initial, save, back } = useSignUp('business');
  const form = useForm({ form: 'business', rows: ROWS, initial, send: save });
  const [hasOtherName, setOtherName] = useState((initial['company.dba'] ?? '') !== '');
  const focusField = useFocusField();
  const askOtherName = () => {
    setOtherName(true);
    focusField('company.dba');
  };
  const kind = form.values['company.registered'];
  const bands = SALES_BANDS[market].map((band) => ({ value: band.id, label: bandText(band, words[band.kind]?.label ?? '', boot) }));
  return (
    <FormScreen form={form} title={texts.title} lead={texts.lead} why={texts.why} back={back}>
      <Question form={form} path="company.registered" />
      <Question form={form} path="company.name" />
      {hasOtherName && (
        <Question
          form={form}
          path="company.dba"
          label={kind === 'YES' ? undefined : texts.tradeName}
          hint={kind === 'YES' ? undefined : texts.tradeNameHint}
        />
      )}
      {!hasOtherName && kind && (
        <Button kind="text" onClick={askOtherName}>
          {kind === 'YES' ? texts.addOtherName : texts.addTradeName}
        </Button>
      )}
      <Question form={form} path="company.gpv" options={bands} />
      <Question form={form} path="company.hasPartners" hint={texts.partnersHint} />
    </FormScreen>
  );
}
