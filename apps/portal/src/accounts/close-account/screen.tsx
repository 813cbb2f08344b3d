import { formatLongDate } from '@signet/rulebook/core/format-date';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { LinkButton } from '@signet/ui/button';
import { Card } from '@signet/ui/card';
import { Actions } from '@signet/ui/page';
import { useCallback, useEffect, useState } from 'react';
import { formatMoney } from '../../orders/order-money.ts';
import { call } from '../../platform/api.ts';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { RemoveAfterQuestion } from '../../platform/feedback/remove-after-question.tsx';
import { useNavigation } from '../../platform/navigation.ts';
import { ScreenFailure, ScreenLoading } from '../../platform/screen/screen-boundary.tsx';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { SupportContact } from '../../platform/support-contact.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { track } from '../../platform/track.ts';
import { leaveAfterLoad } from '../../platform/use-mutation.ts';
import { markNewApplication } from '../../sign-up/draft.ts';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('accounts/close-account');

type Closing = ReplyOf<'getClosing'>;

/**
 * What closing ends, leaves open and keeps, named before it is closed and after.
 * docs/decisions/0151.
 */
export function Screen() {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const { boot } = usePortal();
  const { company, applicant } = useApplication();
  const { to } = useNavigation();
  const { closing, hasFailed, load } = useClosing();
  if (hasFailed) return <ScreenFailure onAgain={load} />;
  if (closing === undefined) return <ScreenLoading />;
  const { closedOn, keptUntil, otherStores, lastPayout, orders } = closing;
  const person = [applicant.name?.firstName, applicant.name?.lastName].filter(Boolean).join(' ');
  const business = company.dba || company.name || person;
  const day = (date: string) => formatLongDate(date, boot.locale);
  return (
    <ScreenPage
      title={closedOn === undefined ? texts.title : texts.closed.title}
      lead={
        closedOn === undefined
          ? fillIn(texts.lead, { business })
          : fillIn(texts.closed.lead, { business, day: day(closedOn) })
      }
      back={to('accounts')}
    >
      {closedOn === undefined && otherStores > 0 && (
        <p>{fillIn(texts.stores, { count: otherStores })}</p>
      )}
      {orders.length > 0 && (
        <Card title={texts.open}>
          <OpenOrders orders={orders} isClosed={closedOn !== undefined} />
        </Card>
      )}
      <Card title={texts.payout}>
        <p>
          {lastPayout
            ? fillIn(texts.payoutBy, { last4: lastPayout.last4, day: day(lastPayout.by) })
            : closedOn === undefined
              ? texts.payoutUnlinked
              : texts.closed.payout}
        </p>
        {closedOn === undefined && lastPayout === undefined && (
          <LinkButton kind="text" href={to('bank')}>
            {texts.linkBank}
          </LinkButton>
        )}
      </Card>
      <Card title={texts.kept}>
        <p>{fillIn(texts.keptUntil, { day: day(keptUntil) })}</p>
        <p>{texts.keptWhy}</p>
      </Card>
      {closedOn === undefined ? <CloseButton /> : <AfterClosing />}
      <SupportContact />
    </ScreenPage>
  );
}

function useClosing(): { closing: Closing | undefined; hasFailed: boolean; load: () => void } {
  const { id, version } = useApplication();
  const [found, setFound] = useState<{ version: number; closing: Closing }>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    call('getClosing', { params: { id } }).then(
      (closing) => setFound({ version, closing }),
      (error: unknown) => setFailed(!leaveAfterLoad(error)),
    );
  }, [id, version]);
  useEffect(load, [load]);
  return { closing: found?.closing, hasFailed, load };
}

function OpenOrders({ orders, isClosed }: Pick<Closing, 'orders'> & { isClosed: boolean }) {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const { boot } = usePortal();
  const { currency } = useApplication();
  const { to } = useNavigation();
  const money = (cents: number) => formatMoney(cents, currency, boot.locale);
  return (
    <>
      <ul>
        {orders.flatMap(({ orderId, effect, monthlyCents, owedCents }) => [
          effect && (effect !== 'released' || !isClosed) && (
            <li key={`${orderId} ${effect}`}>
              {fillIn(texts.effects[effect], { amount: money(monthlyCents) })}
            </li>
          ),
          owedCents > 0 && (
            <li key={`${orderId} owed`}>{fillIn(texts.owed, { amount: money(owedCents) })}</li>
          ),
        ])}
      </ul>
      <LinkButton kind="text" href={to('order-status')}>
        {texts.seeOrder}
      </LinkButton>
    </>
  );
}

function CloseButton() {
  const texts = useTexts();
  const { setApplication } = usePortal();
  const { id } = useApplication();
  const { to } = useNavigation();
  return (
    <Actions
      isStill
      later={
        <LinkButton kind="text" href={to('accounts')}>
          {texts.keep}
        </LinkButton>
      }
    >
      <RemoveAfterQuestion
        kind="secondary"
        texts={texts.question}
        remove={() => call('closeAccount', { params: { id } })}
        onRemoved={(view) => {
          track('account.closed');
          setApplication(view);
        }}
      />
    </Actions>
  );
}

function AfterClosing() {
  const texts = useTexts();
  const { to } = useNavigation();
  return (
    <Actions
      isStill
      later={
        <LinkButton kind="text" href={to('accounts')}>
          {texts.closed.accounts}
        </LinkButton>
      }
    >
      <LinkButton kind="secondary" href={to('applicant')} onClick={markNewApplication}>
        {texts.closed.start}
      </LinkButton>
    </Actions>
  );
}
