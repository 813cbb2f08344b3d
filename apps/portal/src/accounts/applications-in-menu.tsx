import type { AccountView } from '@signet/rulebook/account-view';
import { formatDay } from '@signet/rulebook/core/format-date';
import { writeDate } from '@signet/rulebook/core/written';
import { Skeleton } from '@signet/ui/skeleton';
import { useEffect, useState } from 'react';
import { call } from '../platform/api.ts';
import { usePortal } from '../platform/application.tsx';
import { useNavigation } from '../platform/navigation.ts';
import { textsOf, useFormatMessage } from '../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('accounts');

/**
 * The user's applications with state and date; the page linked below lists all. Renders nothing on
 * failure: the menu still links to the full list.
 */
export function ApplicationsInMenu({ most }: { most: number }) {
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
      {accounts.slice(0, most).map((account) => (
        <li key={account.applicationId}>
          <ApplicationLink account={account} />
        </li>
      ))}
    </ul>
  );
}

function ApplicationLink({
  account: { applicationId, company, home, createdAt },
}: {
  account: AccountView;
}) {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const { toApplication } = useNavigation();
  const { locale } = usePortal().boot;
  const started = writeDate(createdAt, locale, { dateStyle: 'long' });
  return (
    <a href={toApplication(applicationId)}>
      <strong>{company.name ?? texts.unnamed}</strong>
      <span>{home.short}</span>
      <span className="meta">
        {home.by === undefined
          ? fillIn(texts.started, { day: started })
          : fillIn(texts.by, { day: formatDay(home.by, locale) })}
      </span>
    </a>
  );
}
