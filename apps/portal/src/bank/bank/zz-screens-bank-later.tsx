import { Button } from '@signet/ui/button';
import { useShellTexts, useTexts } from '../../platform/texts/text-provider.tsx';
import type { Doing } from './use-bank-link.ts';

/** Puts the bank off, with what that means beside it. ux.md, item 63. */
export function Later({ doing, onLater }: { doing: Doing | 'nothing'; onLater: () => void }) {
  const texts = useTexts('bank');
  const shell = useShellTexts();
  return (
    <div>
      <Button kind="text" busy={doing === 'puttingOff'} busyLabel={shell.saving} onClick={onLater}>
        {texts.later}
      </Button>
      <p>{texts.laterText}</p>
    </div>
  );
}
