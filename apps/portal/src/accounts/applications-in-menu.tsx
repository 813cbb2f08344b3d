import type { AccountView } from '@signet/rulebook/account-view';
import { formatDay } from '@signet/rulebook/core/format-date';
import { Skeleton } from '@signet/ui/skeleton';
import { useEffect, useState } from 'react';
import { call } from '../platform/api.ts';
import { usePortal } from '../platform/application.tsx';
import { useStepName } from '../platform/journey-names.ts';
import { useNavigation } from '../platform/navigation.ts';
import { textsOf, useFormatMessage } from '../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('accounts');

/** The menu's capacity; the page linked below it lists all. */
const shownMax = 3;

/**
 * The user's applications with status, next step and date. Renders nothing on failure: the menu
 * still links to the full list.
 */
export function ApplicationsInMenu() {
  const [accounts, setAccounts] = useState<readonly AccountView[]>();
  useEffect(() => {
    call('getAccounts').then(
      (reply) => setAccounts(reply.accounts),
      () => setAccounts([]),
    );
  }, []);
  if (accounts === undefined) return <Skeleton kind="choice" />;
  if (accounts.length === 0) return null;
  return (
    <ul className="menu-applications">
      {accounts.slice(0, shownMax).map((account) => (
        <li key={account.applicationId}>
          <ApplicationLink account={account} />
        </li>
      ))}
    </ul>
  );
}

function ApplicationLink({
  account: { applicationId, company, status, next, createdAt },
}: {
  account: AccountView;
}) {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const stepName = useStepName();
  const { toApplication } = useNavigation();
  const { locale } = usePortal().boot;
  const whatNext = next
    ? fillIn(texts.next, { step: stepName(next.step), minutes: next.minutes })
    : status.by && fillIn(texts.by, { day: formatDay(status.by, locale) });
  const started = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(createdAt);
  return (
    <a href={toApplication(applicationId)}>
      <strong>{company.name ?? texts.unnamed}</strong>
      <span>{`${texts.labels[status.label]} · ${whatNext ?? fillIn(texts.started, { day: started })}`}</span>
      {whatNext && <span className="meta">{fillIn(texts.started, { day: started })}</span>}
    </a>
  );
}
