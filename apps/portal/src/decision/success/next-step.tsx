import { pageAfterResult } from '@signet/rulebook/arrival-page';
import { openStepUp } from '@signet/rulebook/core/step-up';
import { minutesAtPage } from '@signet/rulebook/journey';
import type { RouteId } from '@signet/rulebook/routes';
import { OWNER_LIST_STEP_UP } from '@signet/rulebook/step-ups';
import { LinkButton } from '@signet/ui/button';
import { Icon } from '@signet/ui/icon';
import { useApplication } from '../../platform/application.tsx';
import { useNavigation } from '../../platform/navigation.ts';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('decision/success');

const BUTTONS: Partial<Record<RouteId, keyof (typeof TEXTS)['buttons']>> = {
  bank: 'bank',
  'owners-bank': 'bank',
  complete: 'complete',
  owners: 'owners',
  'owners-further-steps': 'owners',
  otp: 'phone',
  'mobile-verification': 'phone',
  'phone-auth': 'phone',
  ssn: 'fullSsn',
  identification: 'photoId',
  verification: 'businessDocument',
  'business-info': 'businessInfo',
  'owner-identity': 'identity',
  update: 'identity',
};

/** Link to the next page with its duration; undefined when page choice stays on the result. */
export function useNextStepLink() {
  const { buttons, nextStep } = useTexts();
  const fillIn = useFormatMessage();
  const { to } = useNavigation();
  const application = useApplication();
  const { page: chosen, status } = application;
  const page = pageAfterResult({
    page: chosen,
    isChecking: status.id === 'checking',
    takesPaymentsOnline: status.money.online,
  });
  if (page === undefined || asksToVerify({ page: chosen, status })) return undefined;
  const asksOwners = openStepUp(application.stepUpDetails, OWNER_LIST_STEP_UP) !== undefined;
  const button = page === 'owners' && asksOwners ? 'addOwners' : (BUTTONS[page] ?? 'step');
  const minutes = button === 'owners' ? undefined : minutesAtPage(page); // viewing the owners list takes no time
  const step = buttons[button];
  return (
    <LinkButton href={to(page)}>
      {minutes === undefined ? step : fillIn(nextStep, { step, minutes })}
    </LinkButton>
  );
}

/**
 * An owner's address may need to be corrected during a manual review, or because a mail did not
 * arrive.
 */
const LEADS_TO_OWNERS: readonly string[] = ['inReview', 'ownersToInvite'];

export function OwnersLink() {
  const { buttons } = useTexts();
  const { to } = useNavigation();
  const { status, openPages } = useApplication();
  if (!LEADS_TO_OWNERS.includes(status.id) || !openPages.includes('owners')) return null;
  return (
    <LinkButton kind="secondary" href={to('owners')}>
      {buttons.owners}
    </LinkButton>
  );
}

/**
 * A terminal can be ordered before the decision; an existing order stays reachable whatever the
 * decision.
 */
export function TerminalLink({ isOffered }: { isOffered: boolean }) {
  const { buttons } = useTexts();
  const { to } = useNavigation();
  const { openPages, order } = useApplication();
  const page = order ? 'order-status' : isOffered ? 'order' : undefined;
  return (
    page &&
    openPages.includes(page) && (
      <LinkButton kind="text" href={to(page)}>
        {order ? buttons.order : buttons.terminal}
      </LinkButton>
    )
  );
}

/** True when the deferred identity check must be started by an API call rather than a link. */
export const asksToVerify = ({
  page,
  status,
}: {
  page: RouteId;
  status: { nextAction: string };
}): boolean => page === 'success' && status.nextAction === 'verify';

export function PrintLink() {
  const { print } = useTexts();
  return (
    <button type="button" className="icon-link" aria-label={print} onClick={() => window.print()}>
      <Icon name="print" />
    </button>
  );
}
