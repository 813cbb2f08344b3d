import type { AccountView } from '@signet/rulebook/account-view';
import type { WebsiteView } from '@signet/rulebook/accounts/view';
import { Button, LinkButton } from '@signet/ui/button';
import { Card } from '@signet/ui/card';
import { useEffect, useState } from 'react';
import { call } from '../../platform/api.ts';
import { usePortal } from '../../platform/application.tsx';
import { showError } from '../../platform/feedback/show-error.ts';
import { useNavigation } from '../../platform/navigation.ts';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { leaveAfterLoad, useMutation } from '../../platform/use-mutation.ts';
import { TargetBanner } from '../target-status.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('accounts/connect-service');

type Account = Pick<AccountView, 'businessId' | 'riskDecision'>;

/** The service named in the link, when this account can take it, with its display name. */
export function useService({ riskDecision }: Account) {
  const texts = useTexts();
  const { service } = usePortal().boot;
  const takesIt = riskDecision === 'APPROVED' || riskDecision === 'APPROVED_PENDING';
  return takesIt && service
    ? { ...service, name: service.name ?? texts.unnamed[service.intent] }
    : undefined;
}

/**
 * The linked website as the hosting provider knows it; failures are ignored here because connecting
 * reports them again.
 */
function useWebsite(websiteId: string | undefined): WebsiteView | undefined {
  const [website, setWebsite] = useState<WebsiteView>();
  useEffect(() => {
    if (websiteId === undefined) return;
    call('getWebsite', { params: { id: websiteId } }).then(setWebsite, leaveAfterLoad);
  }, [websiteId]);
  return website;
}

/**
 * Starts connecting the service named in the link to this account; the next page completes it.
 * docs/decisions/0089.
 */
export function ConnectService({ account, business }: { account: Account; business: string }) {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const { toApplication } = useNavigation();
  const service = useService(account);
  const website = useWebsite(service?.websiteId);
  const { pending, mutate } = useMutation<'connect'>({
    onError: ({ code }) => showError({ code }),
  });
  if (service === undefined) return null;
  const { intent, name } = service;
  const begin = () =>
    mutate('connect', async (idempotencyKey) => {
      const application = { intent, businessId: account.businessId };
      const { id } = await call('createApplication', { body: { application }, idempotencyKey });
      window.location.assign(toApplication(id));
    });
  return (
    <Card title={fillIn(texts.title, { name })} status={{ text: texts.waits, tone: 'info' }}>
      {website && (
        <TargetBanner
          target={{
            kind: 'website',
            name: website.name ?? website.domain,
            isAllowed: website.isAllowed,
          }}
        />
      )}
      {website?.isAllowed !== false && (
        <>
          <p>{fillIn(texts.lead, { business })}</p>
          <Button onClick={begin} busy={pending === 'connect'} busyLabel={texts.beginning}>
            {texts.begin}
          </Button>
        </>
      )}
    </Card>
  );
}

export function ConnectServiceLink({ account }: { account: Account }) {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const { to } = useNavigation();
  const service = useService(account);
  if (service === undefined) return null;
  return (
    <LinkButton href={to('account-stores', { businessId: account.businessId })}>
      {fillIn(texts.title, service)}
    </LinkButton>
  );
}
