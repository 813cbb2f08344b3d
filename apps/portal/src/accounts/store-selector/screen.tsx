import type { HostedStoreView } from '@signet/rulebook/accounts/view';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { startPath } from '@signet/rulebook/visit-paths';
import { Button, LinkButton } from '@signet/ui/button';
import { Actions } from '@signet/ui/page';
import { useCallback, useEffect, useState } from 'react';
import { usePortal } from '../../platform/application.tsx';
import '../accounts.css';
import { call } from '../../platform/api.ts';
import { useNavigation } from '../../platform/navigation.ts';
import { ScreenFailure, ScreenLoading } from '../../platform/screen/screen-boundary.tsx';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { textsOf } from '../../platform/texts/text-provider.tsx';
import { leaveAfterLoad } from '../../platform/use-mutation.ts';
import { type LoadStores, MoreStores, StoreSearch, useStoreSearch } from '../store-search.tsx';
import type { TEXTS as ROOM } from '../texts.en-US.ts';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('accounts/store-selector');
const useRoomTexts = textsOf<typeof ROOM>('accounts');

const QUERY = `query Stores($customerId: ID!, $search: String, $after: String) {
  stores(customerId: $customerId, search: $search, after: $after) {
    nodes { id name channelType domain ventureId }
    next
  }
}`;

type Ventures = ReplyOf<'getAvailableVentures'>;

/**
 * Lists the user's stores at the hosting provider; choosing one continues with its service.
 * docs/decisions/0080.
 */
export function Screen() {
  const [ventures, setVentures] = useState<Ventures>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    call('getAvailableVentures').then(setVentures, (error: unknown) =>
      setFailed(!leaveAfterLoad(error)),
    );
  }, []);
  useEffect(load, [load]);
  if (hasFailed) return <ScreenFailure onAgain={load} />;
  return ventures === undefined ? <ScreenLoading /> : <Stores {...ventures} />;
}

function Stores({ customerId, ventures }: Ventures) {
  const texts = useTexts();
  const room = useRoomTexts();
  const { to } = useNavigation();
  const loadStores: LoadStores<HostedStoreView> = useCallback(
    async (query) => {
      const { data } = await call('queryStores', {
        body: { query: QUERY, variables: { customerId, ...query } },
      });
      // Matches QUERY.
      const { stores } = data as { stores: { nodes: HostedStoreView[]; next: string | null } };
      return { stores: stores.nodes, next: stores.next ?? undefined };
    },
    [customerId],
  );
  const state = useStoreSearch(loadStores);
  const { page, search, find, pending, hasFailed, isEmpty } = state;
  const stores = page?.stores ?? [];
  const nameOf = (ventureId?: string): string | undefined =>
    ventures.find(({ id }) => id === ventureId)?.name;
  if (page === undefined && pending === 'search') return <ScreenLoading />;
  return (
    <ScreenPage title={texts.title} lead={isEmpty ? texts.empty : texts.lead} back={to('accounts')}>
      {!isEmpty && <StoreSearch state={state} />}
      {stores.length > 0 && (
        <ul className="stores">
          {stores.map((store) => (
            <li key={store.id}>
              <StoreRow store={store} venture={nameOf(store.ventureId)} />
            </li>
          ))}
        </ul>
      )}
      <MoreStores state={state} />
      {hasFailed && (
        <Button kind="secondary" onClick={() => find(search)}>
          {room.again}
        </Button>
      )}
      <Actions isStill>
        <LinkButton kind={isEmpty ? 'primary' : 'secondary'} href={to('accounts')}>
          {texts.accounts}
        </LinkButton>
      </Actions>
    </ScreenPage>
  );
}

/** Links with a full page load, because the startup reads the link's parameters. */
function StoreRow({
  store: { id, name, channelType, domain, ventureId },
  venture,
}: {
  store: HostedStoreView;
  venture: string | undefined;
}) {
  const texts = useTexts();
  const { boot } = usePortal();
  const details = [channelType && texts.channels[channelType], domain, venture]
    .filter(Boolean)
    .join(' · ');
  const service = new URLSearchParams({
    serviceType: 'Standalone',
    serviceId: id,
    channelName: name,
    ...(channelType && { channelType }),
    ...(ventureId && { ventureId }),
  });
  return (
    <>
      <div>
        <strong>{name}</strong>
        {details && <p className="meta">{details}</p>}
      </div>
      <LinkButton kind="secondary" href={`${startPath(boot.referralUrlId)}?${service}`}>
        {texts.choose}
        <span className="visually-hidden"> {name}</span>
      </LinkButton>
    </>
  );
}
