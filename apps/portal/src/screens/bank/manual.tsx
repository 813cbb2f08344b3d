import { BANK } from '@signet/rulebook/fields/bank';
import { NAMES } from '@signet/rulebook/fields/names';
import { useEffect } from 'react';
import { useApplication } from '../../application.tsx';
import { useForm } from '../../form.tsx';
import { FormScreen } from '../../form-screen.tsx';
import { useNavigation } from '../../navigation.ts';
import { Question } from '../../question.tsx';
import { useTexts } from '../../texts.tsx';
import { track } from '../../track.ts';
import { useAddManual } from './bank-calls.ts';
import { CheckDrawing } from './check-drawing.tsx';
import { holderOf } from './holder.ts';

const ROWS = { ...BANK, accountHolderFullName: NAMES.accountHolderFullName };

/** A bank account by its numbers. Document 2, section 5, Bank. */
export function Manual() {
  const texts = useTexts('bank');
  const { to } = useNavigation();
  const application = useApplication();
  const add = useAddManual();
  const form = useForm({ form: 'bank', rows: ROWS, initial: { fullName: holderOf(application) }, send: add });
  useEffect(() => track('bank.started', { kind: 'manual' }), []);
  return (
    <FormScreen
      form={form}
      title={texts.manual.title}
      lead={texts.manual.lead}
      why={texts.manual.why}
      back={to('bank')}
      action={texts.manual.button}
    >
      <Question form={form} path="fullName" />
      <Question form={form} path="accountType" />
      <CheckDrawing market={application.market} />
      <Question form={form} path="routingNumber" />
      <Question form={form} path="transitNumber" />
      <Question form={form} path="institutionNumber" />
      <Question form={form} path="accountNumber" />
      <Question form={form} path="accountNumberConfirm" />
    </FormScreen>
  );
}
