import type { ApplicationView } from '@signet/rulebook/application-view';
import { BANK_FIELDS } from '@signet/rulebook/bank/fields';
import { accountHolderNamesOf, isKnownHolder } from '@signet/rulebook/bank/holder-name';
import { LIMITS } from '@signet/rulebook/core/limits';
import { isRegistered } from '@signet/rulebook/sign-up/forms';
import { useEffect } from 'react';
import { useApplication } from '../../platform/application.tsx';
import { FormScreen } from '../../platform/form/form-screen.tsx';
import { Question } from '../../platform/form/question.tsx';
import { applicationAnswers, useForm } from '../../platform/form/use-form.ts';
import { useNavigation } from '../../platform/navigation.ts';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { track } from '../../platform/track.ts';
import { useDebouncedValue } from '../../platform/use-debounced-value.ts';
import { BankName } from './bank-name.tsx';
import { CheckIllustration } from './check-illustration.tsx';
import type { TEXTS } from './texts.en-US.ts';
import { useAddManual } from './use-bank-link.ts';

const useTexts = textsOf<typeof TEXTS>('bank/bank');

const [from, until] = LIMITS.microDepositDays;
const USUAL_ACCOUNT_TYPE = 'CHECKING';

export function ManualAccount() {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const { to } = useNavigation();
  const application = useApplication();
  const add = useAddManual();
  const form = useForm({
    form: 'bank',
    rows: BANK_FIELDS,
    initial: { fullName: likelyAccountHolder(application), accountType: USUAL_ACCOUNT_TYPE },
    send: add,
  });
  useEffect(() => track('bank.started', { kind: 'manual' }), []);
  return (
    <FormScreen
      form={form}
      title={texts.manual.title}
      lead={fillIn(application.market === 'CA' ? texts.manual.leadCa : texts.manual.lead, {
        from,
        to: until,
      })}
      why={texts.manual.why}
      back={to('bank')}
      action={texts.manual.button}
    >
      <Question form={form} path="fullName" />
      <HolderHint holder={String(form.values.fullName ?? '')} />
      <Question form={form} path="accountType" />
      <CheckIllustration market={application.market} />
      <Question form={form} path="routingNumber" />
      <BankName form={form} path="routingNumber" />
      <Question form={form} path="transitNumber" />
      <Question form={form} path="institutionNumber" />
      <BankName form={form} path="institutionNumber" />
      <Question form={form} path="accountNumber" />
      <Question form={form} path="accountNumberConfirm" />
    </FormScreen>
  );
}

/**
 * Hints at the consequences of an unknown account holder once typing pauses; never blocks.
 * docs/decisions/0068.
 */
function HolderHint({ holder }: { holder: string }) {
  const { manual } = useTexts();
  const fillIn = useFormatMessage();
  const names = accountHolderNamesOf(applicationAnswers(useApplication()));
  const paused = useDebouncedValue(holder);
  const isOther = paused === holder && holder.trim() !== '' && !isKnownHolder(holder, names);
  return (
    <p className={isOther ? 'meta' : 'visually-hidden'} role="status">
      {isOther ? fillIn(manual.otherName, { names: names.join(' · ') }) : ''}
    </p>
  );
}

export function likelyAccountHolder({
  company,
  applicant,
}: Pick<ApplicationView, 'company' | 'applicant'>): string {
  if (company.name && isRegistered(applicationAnswers({ company, applicant }))) return company.name;
  return [applicant.name.firstName, applicant.name.lastName].filter(Boolean).join(' ');
}
