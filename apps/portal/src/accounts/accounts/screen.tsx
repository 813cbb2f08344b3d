import { isFinalDecision } from '@signet/rulebook/core/facts';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { PORTALS } from '@signet/rulebook/reference/portals';
import { LinkButton } from '@signet/ui/button';
import { Card } from '@signet/ui/card';
import { Actions } from '@signet/ui/page';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../platform/api.ts';
import { usePortal } from '../../platform/application.tsx';
import { useNavigation } from '../../platform/navigation.ts';
import { ScreenFailure, ScreenLoading } from '../../platform/screen/screen-boundary.tsx';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { textsOf } from '../../platform/texts/text-provider.tsx';
import { leaveAfterLoad } from '../../platform/use-mutation.ts';
import { markNewApplication } from '../../sign-up/draft.ts';
import type { TEXTS as ROOM } from '../texts.en-US.ts';
import { AccountCard } from './account-card.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('accounts/accounts');
const useRoomTexts = textsOf<typeof ROOM>('accounts');

export function Screen() {
  const texts = useTexts();
  const room = useRoomTexts();
  const { boot } = usePortal();
  const { to } = useNavigation();
  const { reply, hasFailed, load } = useAccounts();
  if (hasFailed) return <ScreenFailure onAgain={load} />;
  if (reply === undefined) return <ScreenLoading />;
  const { accounts } = reply;
  const isEmpty = accounts.length === 0;
  // One open application per person and referral. docs/readings.md 19.
  const hasOpen = accounts.some(
    ({ riskDecision, company }) =>
      company.currency === boot.currency && !isFinalDecision(riskDecision),
  );
  const start = (kind: 'primary' | 'secondary') => (
    <LinkButton kind={kind} href={to('applicant')} onClick={markNewApplication}>
      {texts.actions.start}
    </LinkButton>
  );
  return (
    <ScreenPage title={texts.title} lead={isEmpty ? texts.empty : texts.lead}>
      {accounts.map((account) => (
        <AccountCard key={account.applicationId} account={account} />
      ))}
      {isEmpty && (
        <Card title={texts.newAccount} status={{ text: room.labels.notStarted, tone: 'info' }}>
          <p>{texts.meaningOf.notStarted}</p>
        </Card>
      )}
      {hasOpen && <p>{texts.oneOpen}</p>}
      {PORTALS[boot.portal].listsApprovedAccounts && (
        <p>
          <LinkButton kind="text" href={to('store-selector')}>
            {texts.hosted}
          </LinkButton>
        </p>
      )}
      {isEmpty ? <Actions>{start('primary')}</Actions> : <p>{start('secondary')}</p>}
    </ScreenPage>
  );
}

type Reply = ReplyOf<'getAccounts'>;

/**
 * The signed-in user's accounts; `hasFailed` when loading failed. Without a session it redirects to
 * sign-in and back.
 */
export function useAccounts(): { reply: Reply | undefined; hasFailed: boolean; load: () => void } {
  const [reply, setReply] = useState<Reply>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    call('getAccounts').then(setReply, (error: unknown) => setFailed(!leaveAfterLoad(error)));
  }, []);
  useEffect(load, [load]);
  return { reply, hasFailed, load };
}
