import type { ErrorCode } from '@signet/rulebook/core/errors';
import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { Details } from '@signet/ui/details';
import { Actions } from '@signet/ui/page';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { useErrorTexts } from '../../platform/texts/rulebook-texts.tsx';
import { textsOf, useFormatMessage, useShellTexts } from '../../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('tax-id/tax-information');

type ArrivedProps = { isBusy: boolean; failed: ErrorCode | undefined; onContinue: () => void };

/**
 * Reveals nothing about the applicant or application; only the button redeems the link.
 * docs/readings.md 105.
 */
export function LinkLanding({ isBusy, failed, onContinue }: ArrivedProps) {
  const texts = useTexts();
  const errors = useErrorTexts();
  const shell = useShellTexts();
  const fillIn = useFormatMessage();
  return (
    <ScreenPage title={fillIn(texts.arrivedTitle)} lead={texts.arrivedLead}>
      <div className={failed ? undefined : 'visually-hidden'} role="alert">
        {failed && <Banner tone="bad">{fillIn(errors[failed])}</Banner>}
      </div>
      <Details summary={texts.safeTitle}>
        <p>{fillIn(texts.safe, { host: window.location.host })}</p>
      </Details>
      <Actions>
        <Button busy={isBusy} busyLabel={texts.opening} onClick={onContinue}>
          {shell.continue}
        </Button>
      </Actions>
    </ScreenPage>
  );
}
