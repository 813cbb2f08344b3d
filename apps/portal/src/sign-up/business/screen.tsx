import { SALES_RANGES } from '@signet/rulebook/reference/sales-ranges';
import { BUSINESS_FIELDS } from '@signet/rulebook/sign-up/business-fields';
import { formatSalesRange } from '@signet/rulebook/sign-up/format-sales-range';
import { NAME_FIELDS } from '@signet/rulebook/sign-up/name-fields';
import { Button } from '@signet/ui/button';
import { usePortal } from '../../platform/application.tsx';
import { FormQuestions } from '../../platform/form/form-questions.tsx';
import { FormScreen } from '../../platform/form/form-screen.tsx';
import { Question } from '../../platform/form/question.tsx';
import { SentName } from '../../platform/form/sent-name.tsx';
import {
  useForm,
  useRevealedQuestion,
  useValidationContext,
} from '../../platform/form/use-form.ts';
import { useFieldTexts } from '../../platform/texts/rulebook-texts.tsx';
import { textsOf } from '../../platform/texts/text-provider.tsx';
import { useSignUpStep } from '../use-sign-up-step.ts';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('sign-up/business');

const ROWS = { ...BUSINESS_FIELDS, ...NAME_FIELDS };

export function Screen() {
  const texts = useTexts();
  const words = useFieldTexts().salesRange.options ?? {};
  const { boot } = usePortal();
  const { market } = useValidationContext();
  const { initial, onFile, save, back } = useSignUpStep('business');
  const form = useForm({ form: 'business', rows: ROWS, initial, onFile, send: save });
  const { isRevealed: hasOtherName, reveal: askOtherName } = useRevealedQuestion(
    form,
    'company.dba',
  );
  const kind = form.values['company.registered'];
  const bands = SALES_RANGES[market].map((band) => ({
    value: band.id,
    label: formatSalesRange(band, words[band.kind]?.label ?? '', boot),
  }));
  const otherName = hasOtherName ? (
    <Question
      form={form}
      path="company.dba"
      label={kind ? undefined : texts.tradeName}
      hint={kind ? undefined : texts.tradeNameHint}
    />
  ) : (
    kind !== undefined &&
    kind !== '' && (
      <Button kind="text" icon="plus" onClick={askOtherName}>
        {kind ? texts.addOtherName : texts.addTradeName}
      </Button>
    )
  );
  return (
    <FormScreen form={form} title={texts.title} lead={texts.lead} why={texts.why} back={back}>
      <FormQuestions
        form={form}
        parts={{
          'company.name': (
            <>
              <Question form={form} path="company.name" />
              {kind === true && <SentName form={form} paths={['company.name']} />}
            </>
          ),
          'company.dba': otherName,
          'company.gpv': <Question form={form} path="company.gpv" options={bands} />,
        }}
      />
    </FormScreen>
  );
}
