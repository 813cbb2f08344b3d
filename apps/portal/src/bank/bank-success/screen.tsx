import { calendarLeaf, formatDay } from '@signet/rulebook/core/format-date';
import { LIMITS } from '@signet/rulebook/core/limits';
import type { Tone } from '@signet/ui/banner';
import { Button, LinkButton } from '@signet/ui/button';
import { Card } from '@signet/ui/card';
import { Modal } from '@signet/ui/modal';
import { ReviewIllustration } from '@signet/ui/outcome-illustrations';
import { Actions } from '@signet/ui/page';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { showError } from '../../platform/feedback/show-error.ts';
import { useNavigation } from '../../platform/navigation.ts';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { textsOf, useFormatMessage, useShellTexts } from '../../platform/texts/text-provider.tsx';
import { useMutation } from '../../platform/use-mutation.ts';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('bank/bank-success');

const [from, to] = LIMITS.microDepositDays;
/** A failed account is neither approved nor looked at. */
const ARTS = { VERIFIED: undefined, PENDING: <ReviewIllustration />, FAILED: undefined };
const TONES = { VERIFIED: 'good', PENDING: 'info', FAILED: 'warn' } as const satisfies Record<string, Tone>;

/** The linked account, and when money comes. Test deposits have their day, payouts come the next business day. docs/readings.md 99. */
export function Screen() {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const { boot } = usePortal();
  const { bank, page, openPages } = useApplication();
  const navigation = useNavigation();
  const next = page;
  const status = bank?.status ?? 'PENDING';
  const deposits = status === 'PENDING' ? bank?.testDeposits : undefined;
  const words = deposits ? texts.deposits : { title: texts.titles[status], lead: texts.leads[status], nexts: texts.nexts[status] };
  const day = deposits && formatDay(deposits.arrivesOn, boot.locale);
  const art = deposits ? <ReviewIllustration date={calendarLeaf(deposits.arrivesOn, boot.locale)} /> : ARTS[status];
  const type = bank?.accountType === 'SAVINGS' ? texts.types.SAVINGS : texts.types.CHECKING;
  return (
    <ScreenPage title={fillIn(words.title, { day: day ?? '' })} lead={fillIn(words.lead, { day: day ?? '' })} art={art}>
      {bank && (
        <Card
          title={bank.bankName ?? texts.account}
          status={{ text: texts.states[status], tone: TONES[status] }}
          actions={
            <>
              {status === 'PENDING' && openPages.includes('bank') && (
                <LinkButton kind="text" href={navigation.to('bank')}>
                  {texts.replace}
                </LinkButton>
              )}
              <RemoveAccount last4={bank.last4} />
            </>
          }
        >
          <p>{fillIn(texts.ending, { type, last4: bank.last4 })}</p>
        </Card>
      )}
      <h2>{texts.nextTitle}</h2>
      <ul>
        {words.nexts.map((line) => (
          <li key={line}>{fillIn(line, { from, to, day: day ?? '' })}</li>
        ))}
      </ul>
      <Actions
        later={
          deposits && (
            <LinkButton kind="text" href={navigation.to('bank-deposits')}>
              {texts.enterAmounts}
            </LinkButton>
          )
        }
      >
        {status === 'FAILED' ? (
          <LinkButton href={navigation.to('bank')}>{texts.again}</LinkButton>
        ) : (
          <LinkButton href={navigation.to(next)}>{texts.done}</LinkButton>
        )}
      </Actions>
    </ScreenPage>
  );
}

/** Takes the account away after a question that says what waits then; another one can be linked at once. */
function RemoveAccount({ last4 }: { last4: string }) {
  const { remove } = useTexts();
  const shell = useShellTexts();
  const fillIn = useFormatMessage();
  const { setApplication } = usePortal();
  const { id } = useApplication();
  const { go } = useNavigation();
  const [isAsking, setAsking] = useState(false);
  const { doing, mutate } = useMutation<'removing'>({ tell: ({ code, data }) => showError({ code, data }) });
  const onRemove = () =>
    mutate('removing', async (idempotencyKey) => {
      const view = await call('removeBank', { params: { id }, idempotencyKey });
      setAsking(false);
      setApplication(view);
      go('bank', { replace: true });
    });
  return (
    <>
      <Button kind="text" onClick={() => setAsking(true)}>
        {remove.open}
      </Button>
      <Modal
        open={isAsking}
        title={fillIn(remove.title, { last4 })}
        closeLabel={shell.close}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button kind="danger" busy={doing === 'removing'} busyLabel={remove.busy} onClick={() => void onRemove()}>
              {remove.confirm}
            </Button>
            <Button kind="secondary" onClick={() => setAsking(false)}>
              {remove.keep}
            </Button>
          </>
        }
      >
        <p>{remove.text}</p>
      </Modal>
    </>
  );
}
