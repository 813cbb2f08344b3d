import { formatDay } from '@signet/rulebook/core/format-date';
import { homeTasks } from '@signet/rulebook/home-tasks';
import { LinkButton } from '@signet/ui/button';
import { Actions } from '@signet/ui/page';
import { type StatusItem, StatusList } from '@signet/ui/status-list';
import { fullName, isOtherOwner } from '../../people/format-owner.ts';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { useNavigation } from '../../platform/navigation.ts';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { bankStatusText, paymentCapabilities } from '../payment-capabilities.ts';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('decision/complete');

/** The home after the last step: what is left, what works, and the way to the portal's dashboard. docs/decisions/0050. */
export function Screen() {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const application = useApplication();
  const { boot } = usePortal();
  const { to } = useNavigation();
  const isBankLeft = (application.bank === undefined || application.bank.status === 'FAILED') && application.openPages.includes('bank');
  const deposits = application.bank?.testDeposits;
  const areAmountsAsked = deposits !== undefined && deposits.state !== 'failed';
  const areAmountsDue = deposits?.state === 'arrived';
  const mayReplaceBank = application.bank?.status === 'PENDING' && application.openPages.includes('bank');
  const isDone = application.status.money.payouts && !isBankLeft;
  const isBankChecked = application.status.id === 'bankPending';
  const lead = isBankLeft
    ? texts.leadLeft
    : areAmountsAsked
      ? fillIn(texts.leadDeposits[deposits.state === 'sent' ? 'sent' : 'arrived'], { day: formatDay(deposits.arrivesOn, boot.locale) })
      : isBankChecked
        ? bankStatusText(application.status, texts, boot.locale)
        : isDone
          ? fillIn(texts.lead)
          : texts.leadWait;
  const { dashboardUrl } = boot.brand;
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
      {application.openPages.includes('bank-success') && (
        <LinkButton kind="text" href={to('bank-success')}>
          {texts.seeBank}
        </LinkButton>
      )}
      {mayReplaceBank && (
        <LinkButton kind="text" href={to('bank')}>
          {texts.replace}
        </LinkButton>
      )}
      {(isBankLeft || areAmountsDue || dashboardUrl) && result('text')}
    </>
  );
  return (
    <ScreenPage title={isDone ? texts.title : texts.titleLeft} lead={lead}>
      <Actions later={others}>
        {isBankLeft && <LinkButton href={to('bank')}>{texts.linkBank}</LinkButton>}
        {!isBankLeft && areAmountsDue && <LinkButton href={to('bank-deposits')}>{texts.enterAmounts}</LinkButton>}
        {!isBankLeft && !areAmountsDue && dashboardUrl && <LinkButton href={dashboardUrl}>{texts.todo.dashboard}</LinkButton>}
        {!isBankLeft && !areAmountsDue && !dashboardUrl && result('secondary')}
      </Actions>
      <h2>{texts.leftTitle}</h2>
      <StatusList items={useTasks()} />
      <h2>{texts.worksTitle}</h2>
      <StatusList items={paymentCapabilities(application, texts, fillIn)} />
      <h2>{texts.moreTitle}</h2>
      <ul>
        {!isBankChecked && <li>{fillIn(texts.emailed, { email: application.applicant.email.emailAddress ?? '' })}</li>}
        <li>{fillIn(texts.reference, { reference: application.reference })}</li>
      </ul>
    </ScreenPage>
  );
}

const STATES = { done: 'done', waiting: 'now', todo: 'later' } as const;

/** The checklist, with how far each row is in words. */
function useTasks(): StatusItem[] {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const application = useApplication();
  const { to } = useNavigation();
  const { bank, owners } = application;
  const partner = owners?.list.find(isOtherOwner);
  const waits = {
    bank: bank && fillIn(bank.testDeposits ? texts.bankDeposits : texts.bankChecking, { last4: bank.last4 }),
    owners: partner && fillIn(texts.todo.waiting, { name: fullName(partner) }),
  };
  const left = {
    bank: fillIn(texts.todo.minutes, { minutes: 1 }),
    owners: <a href={to('owners')}>{texts.todo.enter}</a>,
  };
  return homeTasks(application).map(({ id, state }) => ({
    state: STATES[state],
    title: texts.todo[id],
    text: state === 'done' ? texts.todo.done : state === 'waiting' ? waits[id] : left[id],
  }));
}
