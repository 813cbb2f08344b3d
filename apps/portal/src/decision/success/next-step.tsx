import { pageAfterResult } from '@signet/rulebook/arrival-page';
import type { RouteId } from '@signet/rulebook/routes';
import { LinkButton } from '@signet/ui/button';
import { Icon } from '@signet/ui/icon';
import { useApplication } from '../../platform/application.tsx';
import { useNavigation } from '../../platform/navigation.ts';
import { textsOf } from '../../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('decision/success');

/** What the button says; every other page is a step. */
const BUTTONS: Partial<Record<RouteId, 'bank' | 'complete' | 'owners'>> = {
  bank: 'bank',
  'owners-bank': 'bank',
  complete: 'complete',
  owners: 'owners',
};

/** The one way on, as a link: the page that page choice names, if it is another than a result. */
export function useNextStepLink() {
  const { buttons } = useTexts();
  const { to } = useNavigation();
  const { page: chosen, status } = useApplication();
  const page = pageAfterResult({
    page: chosen,
    isChecking: status.id === 'checking',
    takesPaymentsOnline: status.money.online,
  });
  if (page === undefined || asksToVerify({ page: chosen, status })) return undefined;
  return <LinkButton href={to(page)}>{buttons[BUTTONS[page] ?? 'step']}</LinkButton>;
}

/** Identity that was left for later is asked for by a call, not by a link. */
export const asksToVerify = ({ page, status }: { page: RouteId; status: { nextAction: string } }): boolean =>
  page === 'success' && status.nextAction === 'verify';

/** The page on paper: never the one thing to press. */
export function PrintLink() {
  const { print } = useTexts();
  return (
    <button type="button" className="icon-link" aria-label={print} onClick={() => window.print()}>
      <Icon name="print" />
    </button>
  );
}
