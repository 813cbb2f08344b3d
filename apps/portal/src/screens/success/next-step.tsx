import type { RouteId } from '@signet/rulebook/routes';
import { Button, LinkButton } from '@signet/ui/button';
import { Actions } from '@signet/ui/page';
import { useApplication } from '../../application.tsx';
import { useNavigation } from '../../navigation.ts';
import { useTexts } from '../../texts.tsx';

/** The one way on: the page that page choice names, if it is another than a result; and the page on paper. decisions.md, section 3. */
export function NextStep() {
  const { buttons, print } = useTexts('success');
  const { to } = useNavigation();
  const page = useApplication().page as RouteId; // the server computes it from ROUTES
  const printIt = (kind: 'secondary' | 'text') => (
    <Button kind={kind} onClick={() => window.print()}>
      {print}
    </Button>
  );
  if (page === 'success' || page === 'error') return <Actions>{printIt('secondary')}</Actions>;
  const words = page === 'bank' ? buttons.bank : page === 'complete' ? buttons.complete : buttons.step;
  return (
    <Actions later={printIt('text')}>
      <LinkButton href={to(page)}>{words}</LinkButton>
    </Actions>
  );
}
