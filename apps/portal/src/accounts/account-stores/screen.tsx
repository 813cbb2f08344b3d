import type { AccountView } from '@signet/rulebook/account-view';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { marketOfCurrency } from '@signet/rulebook/reference/locales';
import { Button, LinkButton } from '@signet/ui/button';
import { Card, Tag } from '@signet/ui/card';
import { Actions } from '@signet/ui/page';
import { SummaryList } from '@signet/ui/summary-list';
import { useCallback, useEffect, useState } from 'react';
import '../accounts.css';
import { addressLines } from '../../platform/address/format-address.ts';
import { call } from '../../platform/api.ts';
import { usePortal } from '../../platform/application.tsx';
import { showError } from '../../platform/feedback/show-error.ts';
import { useNavigation } from '../../platform/navigation.ts';
import { wayToTheirSite } from '../../platform/own-tab.ts';
import { ScreenFailure, ScreenLoading } from '../../platform/screen/screen-boundary.tsx';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { leaveAfterLoad, useMutation } from '../../platform/use-mutation.ts';
import { ConnectService, useService } from '../connect-service/connect-service.tsx';
import { LABEL_TONES } from '../label-tones.ts';
import { type LoadStores, MoreStores, StoreSearch, useStoreSearch } from '../store-search.tsx';
import type { TEXTS as ROOM } from '../texts.en-US.ts';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('accounts/account-stores');
const useRoomTexts = textsOf<typeof ROOM>('accounts');

type Details = ReplyOf<'getAccountDetails'>;

/** Number of stores from which the search field appears. */
const searchedFrom = 8;

/**
 * One account: the business and owner behind it, its stores and the actions for each.
 * docs/decisions/0080.
 */
export function Screen() {
  const { matched, to } = useNavigation();
  const businessId = matched?.businessId ?? '';
  const { details, hasFailed, load } = useDetails(businessId);
  if (hasFailed) return <ScreenFailure onAgain={load} />;
  if (details === undefined) return <ScreenLoading />;
  return <Account details={details} back={to('accounts')} />;
}

function useDetails(businessId: string): {
  details: Details | undefined;
  hasFailed: boolean;
  load: () => void;
} {
  const [details, setDetails] = useState<Details>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    call('getAccountDetails', { params: { id: businessId } }).then(setDetails, (error: unknown) =>
      setFailed(!leaveAfterLoad(error)),
    );
  }, [businessId]);
  useEffect(load, [load]);
  return { details, hasFailed, load };
}

function Account({ details, back }: { details: Details; back: string }) {
  const texts = useTexts();
  const room = useRoomTexts();
  const fillIn = useFormatMessage();
  const { to, toApplication } = useNavigation();
  const { account, business } = details;
  const { businessId, action } = account;
  const loadStores: LoadStores<AccountView> = useCallback(
    async (query) => {
      const { stores, next } = await call('getAccountStores', {
        params: { id: businessId },
        query,
      });
      return { stores, next };
    },
    [businessId],
  );
  const state = useStoreSearch(loadStores);
  const { page, search, find, pending, hasFailed } = state;
  const connects = action === 'connect';
  const takesService = useService(account) !== undefined;
  const stores = page?.stores ?? [];
  const isSearched = search !== '' || page?.next !== undefined || stores.length >= searchedFrom;
  // What stands below the list would move as it appears.
  if (page === undefined && pending === 'search') return <ScreenLoading />;
  return (
    <ScreenPage
      title={connects ? texts.title : fillIn(texts.titleOf, { business: business.name })}
      lead={connects ? texts.lead : texts.leadOf}
      back={back}
    >
      {connects && <Confirmation details={details} />}
      <ConnectService account={account} business={business.name} />
      <h2>{texts.stores}</h2>
      {isSearched && <StoreSearch state={state} />}
      {stores.length > 0 && (
        <ul className="stores">
          {stores.map((store) => (
            <li key={store.applicationId}>
              <StoreRow store={store} connects={connects} />
            </li>
          ))}
        </ul>
      )}
      <MoreStores state={state} />
      {account.addStore === 'now' && <AddStore businessId={businessId} />}
      {account.addStore === 'afterBank' && <p>{texts.addStoreAfterBank}</p>}
      {hasFailed && (
        <Button kind="secondary" onClick={() => find(search)}>
          {room.again}
        </Button>
      )}
      <Actions
        later={
          <>
            <LinkButton kind="text" href={back}>
              {texts.accounts}
            </LinkButton>
            {account.mayClose && (
              <LinkButton kind="text" href={to('close-account', account.applicationId)}>
                {texts.close}
              </LinkButton>
            )}
          </>
        }
      >
        <LinkButton
          kind={connects || takesService ? 'secondary' : 'primary'}
          href={toApplication(account.applicationId)}
        >
          {texts.application}
        </LinkButton>
      </Actions>
    </ScreenPage>
  );
}

function Confirmation({ details: { owner, business, account } }: { details: Details }) {
  const texts = useTexts();
  const { locale } = usePortal().boot;
  const { line1, line2, city, territory, zip } = business.address;
  const lines = addressLines(
    {
      'company.address.line1': line1,
      'company.address.line2': line2,
      'company.address.city': city,
      'company.address.territory': territory,
      'company.address.zip': zip,
    },
    'company.address',
    locale,
  );
  return (
    <>
      <Card title={texts.business}>
        <SummaryList
          rows={[
            { label: texts.name, value: business.name },
            ...(business.legalName === business.name
              ? []
              : [{ label: texts.legalName, value: business.legalName }]),
            ...(line1 === '' ? [] : [{ label: texts.address, value: lines.join(', ') }]),
            {
              label: texts.country,
              value: texts.countries[marketOfCurrency(account.company.currency) ?? 'US'],
            },
          ]}
        />
      </Card>
      <Card title={texts.owner}>
        <SummaryList
          rows={[
            { label: texts.name, value: owner.name },
            { label: texts.email, value: owner.email },
          ]}
        />
      </Card>
    </>
  );
}

/** Navigates with a full page load, because prices and terms depend on the business's country. */
function AddStore({ businessId }: { businessId: string }) {
  const texts = useTexts();
  const { toApplication } = useNavigation();
  const { pending, mutate } = useMutation<'add'>({ onError: ({ code }) => showError({ code }) });
  const add = () =>
    mutate('add', async (idempotencyKey) => {
      const { id } = await call('createApplication', {
        body: { application: { intent: 'ADD_STORE', businessId } },
        idempotencyKey,
      });
      window.location.assign(toApplication(id));
    });
  return (
    <p>
      <Button
        kind="secondary"
        icon="plus"
        onClick={add}
        busy={pending === 'add'}
        busyLabel={texts.addingStore}
      >
        {texts.addStore}
      </Button>
    </p>
  );
}

function StoreRow({
  store: { applicationId, company, status, action },
  connects,
}: {
  store: AccountView;
  connects: boolean;
}) {
  const texts = useTexts();
  const room = useRoomTexts();
  const { pending, mutate } = useMutation<'connect'>({
    onError: ({ code }) => showError({ code }),
  });
  const name = company.name ?? room.unnamed;
  const isFramed = usePortal().boot.embed !== undefined;
  const { toApplication } = useNavigation();
  const connect = () => {
    const way = wayToTheirSite(isFramed);
    return mutate('connect', async () => {
      try {
        const { redirectUrl } = await call('getAuthCode', {
          params: { id: applicationId },
          query: { context: 'store' },
        });
        way.go(redirectUrl);
      } catch (error) {
        way.stay();
        throw error;
      }
    });
  };
  const hidden = <span className="visually-hidden"> {name}</span>;
  return (
    <>
      <div>
        <strong>{name}</strong>{' '}
        <Tag text={room.labels[status.label]} tone={LABEL_TONES[status.label]} />
      </div>
      {connects && action === 'connect' ? (
        <Button
          kind="secondary"
          onClick={connect}
          busy={pending === 'connect'}
          busyLabel={texts.connecting}
        >
          {texts.connect}
          {hidden}
        </Button>
      ) : (
        <a href={toApplication(applicationId)}>
          {texts.open}
          {hidden}
        </a>
      )}
    </>
  );
}
