import type { AccountView } from '@signet/rulebook/account-view';
import { formatDay } from '@signet/rulebook/core/format-date';
import { marketOfCurrency } from '@signet/rulebook/reference/locales';
import { LinkButton } from '@signet/ui/button';
import { Card } from '@signet/ui/card';
import { Checklist } from '@signet/ui/checklist';
import { usePortal } from '../../platform/application.tsx';
import { useStepName } from '../../platform/journey-names.ts';
import { useNavigation } from '../../platform/navigation.ts';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { markNewApplication } from '../../sign-up/draft.ts';
import { ConnectServiceLink } from '../connect-service/connect-service.tsx';
import { LABEL_TONES } from '../label-tones.ts';
import type { TEXTS as ROOM } from '../texts.en-US.ts';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('accounts/accounts');
const useRoomTexts = textsOf<typeof ROOM>('accounts');

const KINDS = ['online', 'inPerson', 'payouts'] as const;

/** One account: its name, what works and its single action. docs/readings.md 7. */
export function AccountCard({ account }: { account: AccountView }) {
  const texts = useTexts();
  const room = useRoomTexts();
  const fillIn = useFormatMessage();
  const { boot } = usePortal();
  const { to, toApplication } = useNavigation();
  const stepName = useStepName();
  const { company, status, action, applicationId, createdAt } = account;
  const name = company.name ?? room.unnamed;
  const day = new Intl.DateTimeFormat(boot.locale, { dateStyle: 'long' }).format(createdAt);
  const country = texts.countries[marketOfCurrency(company.currency) ?? 'US'];
  const meanings: Readonly<Record<string, string>> = texts.meanings;
  return (
    <Card
      title={name}
      status={{ text: room.labels[status.label], tone: LABEL_TONES[status.label] }}
      actions={
        <>
          <ConnectServiceLink account={account} />
          <ActionLink account={account} name={name} />
          {action === 'account' && (
            <a href={to('account-stores', { businessId: account.businessId })}>
              {texts.stores}
              <span className="visually-hidden"> {name}</span>
            </a>
          )}
          {/* The result page lists the reasons. */}
          {action === 'start' && <a href={toApplication(applicationId)}>{texts.why}</a>}
        </>
      }
    >
      <p className="meta">{fillIn(texts.begun, { country, day })}</p>
      {account.next && (
        <p>
          {fillIn(room.next, { step: stepName(account.next.step), minutes: account.next.minutes })}
        </p>
      )}
      {status.by && <p>{fillIn(room.by, { day: formatDay(status.by, boot.locale) })}</p>}
      <p>{meanings[status.id] ?? texts.meaningOf[status.label]}</p>
      {action !== 'start' && status.label !== 'closed' && (
        <Checklist
          items={KINDS.map((kind) => ({
            icon: status.money[kind] ? 'check' : 'clock',
            title: texts.money[kind],
            text: status.money[kind] ? texts.works : texts.worksNot,
          }))}
        />
      )}
    </Card>
  );
}

function ActionLink({ account, name }: { account: AccountView; name: string }) {
  const texts = useTexts();
  const { to, toApplication } = useNavigation();
  const { action, applicationId, businessId } = account;
  const hrefs = {
    connect: to('account-stores', { businessId }),
    account: toApplication(applicationId),
    see: toApplication(applicationId),
    resume: toApplication(applicationId),
    start: to('applicant'),
  };
  return (
    <LinkButton
      kind="secondary"
      href={hrefs[action]}
      onClick={action === 'start' ? markNewApplication : undefined}
    >
      {texts.actions[action]}
      <span className="visually-hidden"> {name}</span>
    </LinkButton>
  );
}
