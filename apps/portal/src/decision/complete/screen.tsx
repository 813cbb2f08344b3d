import { isBankLinked } from '@signet/rulebook/bank/bank-status';
import { formatDay, formatLongDate } from '@signet/rulebook/core/format-date';
import { type HomeTask, homeTasks } from '@signet/rulebook/home-tasks';
import { LinkButton } from '@signet/ui/button';
import { Actions } from '@signet/ui/page';
import { type StatusItem, StatusList } from '@signet/ui/status-list';
import type { ReactNode } from 'react';
import { fullName, isOtherOwner } from '../../people/format-owner.ts';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { laterPart } from '../../platform/later-part.tsx';
import { useNavigation } from '../../platform/navigation.ts';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { bankStatusText, paymentCapabilities } from '../payment-capabilities.ts';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('decision/complete');

const OtherPages = laterPart(() =>
  import('../../orders/home/home-orders.tsx').then((module) => module.OtherPages),
);
const OrderProgress = laterPart(
  () => import('../../orders/home/home-orders.tsx').then((module) => module.OrderProgress),
  '\u00a0',
);

/**
 * The home page after the last step: remaining tasks, what already works, and a link to the
 * portal's dashboard. docs/decisions/0050.
 */
export function Screen() {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const application = useApplication();
  const { boot } = usePortal();
  const { to } = useNavigation();
  const isBankLeft = !isBankLinked(application.bank) && application.openPages.includes('bank');
  const deposits = application.bank?.testDeposits;
  const areAmountsAsked = deposits !== undefined && deposits.state !== 'failed';
  const areAmountsDue = deposits?.state === 'arrived';
  const isDone = application.status.money.payouts && !isBankLeft;
  const isBankChecked = ['bankInReview', 'bankPending'].includes(application.status.id);
  const lead = isBankLeft
    ? texts.leadLeft
    : areAmountsAsked
      ? fillIn(texts.leadDeposits[deposits.state === 'sent' ? 'sent' : 'arrived'], {
          day: formatDay(deposits.arrivesOn, boot.locale),
        })
      : isBankChecked
        ? bankStatusText(application.status, texts, boot.locale)
        : isDone
          ? fillIn(texts.lead)
          : application.status.id === 'payoutsHeld'
            ? texts.leadHeld
            : texts.leadWait;
  const { dashboardUrl } = boot.brand;
  const tasks = useTasks();
  const done = tasks.filter(({ state }) => state === 'done').length;
  const result = (kind: 'secondary' | 'text') => (
    <LinkButton kind={kind} href={to('success')}>
      {texts.result}
    </LinkButton>
  );
  const others = (
    <>
      {dashboardUrl && (isBankLeft || areAmountsDue) && (
        <LinkButton kind="text" href={dashboardUrl}>
          {texts.todo.dashboard}
        </LinkButton>
      )}
      {areAmountsAsked && !areAmountsDue && (
        <LinkButton kind="text" href={to('bank-deposits')}>
          {texts.enterAmounts}
        </LinkButton>
      )}
      {(isBankLeft || areAmountsDue || dashboardUrl) && result('text')}
    </>
  );
  return (
    <ScreenPage title={isDone ? texts.title : texts.titleLeft} lead={lead}>
      <Actions later={others}>
        {isBankLeft && <LinkButton href={to('bank')}>{texts.linkBank}</LinkButton>}
        {!isBankLeft && areAmountsDue && (
          <LinkButton href={to('bank-deposits')}>{texts.enterAmounts}</LinkButton>
        )}
        {!isBankLeft && !areAmountsDue && dashboardUrl && (
          <LinkButton href={dashboardUrl}>{texts.todo.dashboard}</LinkButton>
        )}
        {!isBankLeft && !areAmountsDue && !dashboardUrl && result('secondary')}
      </Actions>
      <div className="heading-row">
        <h2>{done < tasks.length ? texts.leftTitle : texts.doneTitle}</h2>
        <p className="meta">{fillIn(texts.count, { done, total: tasks.length })}</p>
      </div>
      <StatusList items={tasks} />
      <h2>{texts.worksTitle}</h2>
      <StatusList items={paymentCapabilities(application, texts, fillIn)} />
      <OtherPages />
      <h2>{texts.moreTitle}</h2>
      <ul>
        {!isBankChecked && (
          <li>
            {fillIn(texts.emailed, { email: application.applicant.email.emailAddress ?? '' })}
          </li>
        )}
        <li>{fillIn(texts.reference, { reference: application.reference })}</li>
        {application.openPages.includes('close-account') && (
          <li>
            <a href={to('close-account')}>{texts.close}</a>
          </li>
        )}
      </ul>
    </ScreenPage>
  );
}

const STATES = { done: 'done', waiting: 'now', todo: 'later' } as const;

function useTasks(): StatusItem[] {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const application = useApplication();
  const { to } = useNavigation();
  const { bank, owners, status, openPages } = application;
  const { locale } = usePortal().boot;
  const partner = owners?.list.find(isOtherOwner);
  const { todo } = texts;
  const withBank = (text: ReactNode): ReactNode =>
    openPages.includes('bank-success') ? (
      <>
        {text} · <a href={to('bank-success')}>{texts.seeBank}</a>
      </>
    ) : (
      text
    );
  const words: Record<HomeTask['id'], Partial<Record<HomeTask['state'], ReactNode>>> = {
    approval: { done: status.decidedOn && formatLongDate(status.decidedOn, locale) },
    bank: {
      done: withBank(todo.done),
      waiting:
        bank &&
        withBank(fillIn(bank.testDeposits ? todo.deposits : todo.checking, { last4: bank.last4 })),
      todo: fillIn(todo.minutes, { minutes: 1 }),
    },
    owners: {
      done: todo.done,
      waiting: partner && fillIn(todo.waiting, { name: fullName(partner) }),
      todo: <a href={to('owners')}>{todo.enter}</a>,
    },
    order: { done: <OrderProgress />, waiting: <OrderProgress />, todo: <OrderProgress /> },
  };
  return homeTasks(application).map(({ id, state }) => ({
    state: STATES[state],
    title: todo[id],
    text: words[id][state],
  }));
}
