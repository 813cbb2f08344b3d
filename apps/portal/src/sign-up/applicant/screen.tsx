import { CONTACT_FIELDS } from '@signet/rulebook/sign-up/contact-fields';
import { prepareSalesRanges } from '@signet/rulebook/sign-up/format-sales-range';
import { NAME_FIELDS } from '@signet/rulebook/sign-up/name-fields';
import { useEffect } from 'react';
import { usePortal } from '../../platform/application.tsx';
import { FormQuestions } from '../../platform/form/form-questions.tsx';
import { FormScreen } from '../../platform/form/form-screen.tsx';
import { Question } from '../../platform/form/question.tsx';
import { SentName } from '../../platform/form/sent-name.tsx';
import { useForm, useValidationContext } from '../../platform/form/use-form.ts';
import { whenIdle } from '../../platform/lazy-load.ts';
import { textsOf } from '../../platform/texts/text-provider.tsx';
import { useSignUpStep } from '../use-sign-up-step.ts';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('sign-up/applicant');

const FIRST_NAME = 'applicant.name.firstName';
const LAST_NAME = 'applicant.name.lastName';

const ROWS = { ...NAME_FIELDS, ...CONTACT_FIELDS };

export function Screen() {
  const texts = useTexts();
  const { initial, onFile, save, back } = useSignUpStep('applicant');
  const form = useForm({ form: 'applicant', rows: ROWS, initial, onFile, send: save });
  const { boot } = usePortal();
  const { market } = useValidationContext();
  // The next page shows them.
  useEffect(() => whenIdle(() => prepareSalesRanges(market, boot)), [market, boot]);
  return (
    <FormScreen form={form} title={texts.title} lead={texts.lead} why={texts.why} back={back}>
      <FormQuestions
        form={form}
        parts={{
          [LAST_NAME]: (
            <>
              <Question form={form} path={LAST_NAME} />
              <SentName form={form} paths={[FIRST_NAME, LAST_NAME]} />
            </>
          ),
        }}
      />
    </FormScreen>
  );
}
