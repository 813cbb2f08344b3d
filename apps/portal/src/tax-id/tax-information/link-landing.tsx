import { localDay } from '@signet/rulebook/core/dates';
import type { ErrorCode } from '@signet/rulebook/core/errors';
import { formatDay } from '@signet/rulebook/core/format-date';
import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { Details } from '@signet/ui/details';
import { Actions } from '@signet/ui/page';
import { usePortal } from '../../platform/application.tsx';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { useErrorTexts } from '../../platform/texts/rulebook-texts.tsx';
import { textsOf, useFormatMessage, useShellTexts } from '../../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';
import type { LinkPreview } from './use-link-session.ts';

const useTexts = textsOf<typeof TEXTS>('tax-id/tax-information');

type ArrivedProps = {
  preview: LinkPreview | undefined;
  isBusy: boolean;
  failed: ErrorCode | undefined;
  onContinue: () => void;
};

/**
 * Names the business, what is asked and until when, and nothing else; only the button redeems the
 * link. docs/decisions/0218.
 */
export function LinkLanding({ preview, isBusy, failed, onContinue }: ArrivedProps) {
  const texts = useTexts();
  const errors = useErrorTexts();
  const shell = useShellTexts();
  const fillIn = useFormatMessage();
  const { boot } = usePortal();
  const words = preview
    ? texts.arrived[preview.type]
    : { title: texts.arrivedTitle, lead: texts.arrivedLead };
  const values = preview && {
    business: preview.businessName,
    day: formatDay(localDay(boot.market, preview.endsAt), boot.locale),
  };
  return (
    <ScreenPage title={fillIn(words.title, values)} lead={fillIn(words.lead, values)}>
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
