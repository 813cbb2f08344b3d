import { pageAfterResult } from '@signet/rulebook/arrival-page';
import type { RouteId } from '@signet/rulebook/routes';
import { Button, LinkButton } from '@signet/ui/button';
import { Actions } from '@signet/ui/page';
import { useApplication } from '../../platform/application.tsx';
import { useNavigation } from '../../platform/navigation.ts';
import { textsOf } from '../../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';
import { VerifyIdentity } from './verify-identity.tsx';

const useTexts = textsOf<typeof TEXTS>('decision/success');

/** What the button says; every other page is a step. */
const BUTTONS: Partial<Record<RouteId, 'bank' | 'complete' | 'owners'>> = {
  bank: 'bank',
  'owners-bank': 'bank',
  complete: 'complete',
  owners: 'owners',
};

/** The one way on: the page that page choice names, if it is another than a result; and the page on paper. */
export function NextStep() {
  const { buttons, print } = useTexts();
  const { to } = useNavigation();
  const { page: chosen, status } = useApplication();
  const page = pageAfterResult({
    page: chosen,
    isChecking: status.id === 'checking',
    takesPaymentsOnline: status.money.online,
  });
  const printIt = (kind: 'secondary' | 'text') => (
    <Button kind={kind} onClick={() => window.print()}>
      {print}
    </Button>
  );
  if (chosen === 'success' && status.nextAction === 'verify') return <VerifyIdentity later={printIt('text')} />;
  if (page === undefined) return <Actions>{printIt('secondary')}</Actions>;
  const words = buttons[BUTTONS[page] ?? 'step'];
  return (
    <Actions later={printIt('text')}>
      <LinkButton href={to(page)}>{words}</LinkButton>
    </Actions>
  );
}
