import '../accounts.css';
import type { AccountGroup } from '@signet/rulebook/account-list';
import type { AccountView } from '@signet/rulebook/account-view';
import { isFinalDecision } from '@signet/rulebook/core/facts';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { PORTALS } from '@signet/rulebook/reference/portals';
import { Button, LinkButton } from '@signet/ui/button';
import { Card } from '@signet/ui/card';
import { TextField } from '@signet/ui/text-field';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../platform/api.ts';
import { usePortal } from '../../platform/application.tsx';
import { useNavigation } from '../../platform/navigation.ts';
import { ScreenFailure, ScreenLoading } from '../../platform/screen/screen-boundary.tsx';
import { WideScreen } from '../../platform/screen/wide-screen.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { leaveAfterLoad } from '../../platform/use-mutation.ts';
import { markNewApplication } from '../../sign-up/draft.ts';
import type { TEXTS as ROOM } from '../texts.en-US.ts';
import { AccountRow } from './account-row.tsx';
import { firstRows, groupsOf, matchesSearch, pageSize, searchFrom } from './find-accounts.ts';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('accounts/accounts');
const useRoomTexts = textsOf<typeof ROOM>('accounts');

export function Screen() {
  const { reply, hasFailed, load } = useAccounts();
  if (hasFailed) return <ScreenFailure onAgain={load} />;
  return reply === undefined ? <ScreenLoading /> : <Accounts accounts={reply.accounts} />;
}

function Accounts({ accounts }: { accounts: readonly AccountView[] }) {
  const texts = useTexts();
  const room = useRoomTexts();
  const fillIn = useFormatMessage();
  const { boot } = usePortal();
  const { to } = useNavigation();
  const isEmpty = accounts.length === 0;
  // One open application per person and referral. docs/readings.md 19.
  const hasOpen = accounts.some(
    ({ riskDecision, company }) =>
      company.currency === boot.currency && !isFinalDecision(riskDecision),
  );
  const start = (
    <LinkButton
      kind={isEmpty ? 'primary' : 'secondary'}
      icon="plus"
      href={to('applicant')}
      onClick={markNewApplication}
    >
      {texts.actions.start}
    </LinkButton>
  );
  const yours = groupsOf(accounts).find(({ id }) => id === 'yours')?.accounts.length ?? 0;
  const lead = yours === 0 ? texts.none : fillIn(texts.lead, { count: yours });
  return (
    <WideScreen
      title={texts.title}
      lead={isEmpty ? texts.empty : lead}
      aside={isEmpty ? undefined : start}
    >
      {isEmpty ? (
        <Card title={texts.newAccount} status={{ text: room.labels.notStarted, tone: 'info' }}>
          <p>{texts.notStarted}</p>
          <p>{start}</p>
        </Card>
      ) : (
        <AccountList accounts={accounts} />
      )}
      {hasOpen && <p className="meta app-note">{texts.oneOpen}</p>}
      {PORTALS[boot.portal].listsApprovedAccounts && (
        <p>
          <LinkButton kind="text" href={to('store-selector')}>
            {texts.hosted}
          </LinkButton>
        </p>
      )}
    </WideScreen>
  );
}

/** Groups by who acts; a long list can be searched and narrowed. */
function AccountList({ accounts }: { accounts: readonly AccountView[] }) {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const [search, setSearch] = useState('');
  const [only, setOnly] = useState<AccountGroup>();
  const [most, setMost] = useState(pageSize);
  const found = accounts.filter((account) => matchesSearch(account, search));
  const all = groupsOf(found);
  const groups = all.filter(({ id }) => only === undefined || id === only);
  const count = groups.reduce((sum, group) => sum + group.accounts.length, 0);
  const isLong = accounts.length >= searchFrom;
  return (
    <>
      {isLong && (
        <search className="app-finder">
          <TextField
            name="search"
            label={texts.search}
            value={search}
            onChange={(typed) => {
              setSearch(typed);
              setMost(pageSize);
            }}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
          />
          <div className="app-chips">
            {[
              { id: undefined, count: found.length },
              ...all.map(({ id, accounts: own }) => ({ id, count: own.length })),
            ].map(({ id, count: own }) => (
              <button
                key={id ?? 'all'}
                type="button"
                className="app-chip"
                aria-pressed={only === id}
                onClick={() => setOnly(id)}
              >
                <span>{id === undefined ? texts.all : texts.groups[id]}</span>{' '}
                <span className="app-number">{own}</span>
              </button>
            ))}
          </div>
        </search>
      )}
      {isLong && (
        <p className="visually-hidden" role="status">
          {search === '' ? '' : fillIn(texts.found, { count })}
        </p>
      )}
      {count === 0 && (
        <div className="app-none">
          <p>{fillIn(texts.noneFound, { search })}</p>
          <Button
            kind="text"
            onClick={() => {
              setSearch('');
              setOnly(undefined);
            }}
          >
            {texts.clear}
          </Button>
        </div>
      )}
      {firstRows(groups, most).map(({ id, accounts: own }) => (
        <section className="app-group" key={id}>
          <h2>
            {texts.groups[id]}{' '}
            <span className="app-count">
              {groups.find((group) => group.id === id)?.accounts.length}
            </span>
          </h2>
          <ul>
            {own.map((account) => (
              <AccountRow key={account.applicationId} account={account} />
            ))}
          </ul>
        </section>
      ))}
      {count > most && (
        <p>
          <Button kind="secondary" onClick={() => setMost(most + pageSize)}>
            {texts.more}
          </Button>
        </p>
      )}
    </>
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
