import { BANK_FIELDS } from '@signet/rulebook/bank/fields';
import type { TestDepositView } from '@signet/rulebook/bank/test-deposits';
import { formatDay } from '@signet/rulebook/core/format-date';
import { Button, LinkButton } from '@signet/ui/button';
import { useState } from 'react';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { showError } from '../../platform/feedback/show-error.ts';
import { FormScreen } from '../../platform/form/form-screen.tsx';
import { Question } from '../../platform/form/question.tsx';
import { useForm } from '../../platform/form/use-form.ts';
import { laterPart } from '../../platform/later-part.tsx';
import { useNavigation } from '../../platform/navigation.ts';
import { ScreenLoading } from '../../platform/screen/screen-boundary.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { useMutation } from '../../platform/use-mutation.ts';
import type { TEXTS } from './texts.en-US.ts';
import { useConfirmDeposits, useResendDeposits } from './use-test-deposits.ts';

const FailedDeposits = laterPart(
  () => import('./failed-deposits.tsx').then((module) => module.FailedDeposits),
  <ScreenLoading />,
);

const useTexts = textsOf<typeof TEXTS>('bank/bank-deposits');

/**
 * Verifies an account with two test deposits, or shows the alternatives once that failed.
 * docs/decisions/0065.
 */
export function Screen() {
  const { bank } = useApplication();
  const deposits = bank?.testDeposits;
  if (bank === undefined || deposits === undefined) return null; // the route guard is about to redirect
  return deposits.state === 'failed' ? (
    <FailedDeposits last4={bank.last4} deposits={deposits} />
  ) : (
    <Amounts last4={bank.last4} deposits={deposits} state={deposits.state} />
  );
}

type AmountsProps = { last4: string; deposits: TestDepositView; state: 'sent' | 'arrived' };

function Amounts({ last4, deposits, state }: AmountsProps) {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const { boot } = usePortal();
  const { to } = useNavigation();
  const form = useForm({
    form: 'testDeposits',
    rows: BANK_FIELDS,
    initial: {},
    send: useConfirmDeposits(),
  });
  const dayOf = (day: string) => formatDay(day, boot.locale);
  return (
    <FormScreen
      form={form}
      title={texts.title}
      lead={fillIn(texts.leads[state], { last4, day: dayOf(deposits.arrivesOn) })}
      why={texts.why}
      back={to('complete')}
      action={texts.confirm}
      later={
        <>
          <Resend deposits={deposits} />
          <LinkButton kind="text" href={to('bank')}>
            {texts.replace}
          </LinkButton>
        </>
      }
    >
      <p>
        {fillIn(texts.until, { day: dayOf(deposits.enterBy) })}{' '}
        {fillIn(texts.tries, { count: deposits.triesLeft })}
      </p>
      <Question form={form} path="firstAmount" />
      <Question form={form} path="secondAmount" />
    </FormScreen>
  );
}

/** Offers two new deposits, once, when the first should have arrived. */
function Resend({ deposits: { mayResend, arrivesOn } }: { deposits: TestDepositView }) {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const { boot } = usePortal();
  const resend = useResendDeposits();
  const [wasSent, setSent] = useState(false);
  const { pending, mutate } = useMutation<'resending'>({
    onError: ({ code, data }) => showError({ code, data }),
  });
  const onResend = () =>
    mutate('resending', async (key) => {
      await resend(key);
      setSent(true);
    });
  return (
    <>
      <p role="status" className={wasSent ? undefined : 'visually-hidden'}>
        {wasSent ? fillIn(texts.resent, { day: formatDay(arrivesOn, boot.locale) }) : ''}
      </p>
      {mayResend && (
        <div>
          <Button
            kind="text"
            busy={pending === 'resending'}
            busyLabel={texts.resending}
            onClick={() => void onResend()}
          >
            {texts.resend}
          </Button>
          <p className="meta">{texts.resendText}</p>
        </div>
      )}
    </>
  );
}
