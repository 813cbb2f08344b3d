import { PHONE_LIMITS } from '@signet/rulebook/phone/limits';
import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { Spinner } from '@signet/ui/loading';
import { Actions } from '@signet/ui/page';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { useErrorTexts } from '../../platform/texts/rulebook-texts.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { LinkOutcome } from '../link-outcome.tsx';
import type { TEXTS as PHONE_TEXTS } from '../texts.en-US.ts';
import type { TEXTS } from './texts.en-US.ts';
import { usePhoneLink } from './use-phone-link.ts';

const useTexts = textsOf<typeof TEXTS>('phone/phone-auth-verify');
const usePhoneTexts = textsOf<typeof PHONE_TEXTS>('phone');

/**
 * The phone's page: names the business and asks to continue or deny. Opening it confirms nothing.
 * docs/readings.md 65.
 */
export function Screen() {
  const texts = useTexts();
  const errors = useErrorTexts();
  const phoneLink = usePhoneTexts();
  const fillIn = useFormatMessage();
  const { found, end, failed, pending, read, goOn, deny } = usePhoneLink();
  if (end) return <LinkOutcome end={end} />;
  const notice = (
    <div className={failed ? undefined : 'visually-hidden'} role="alert">
      {failed && <Banner tone="bad">{fillIn(errors[failed])}</Banner>}
    </div>
  );
  if (!found)
    return (
      <ScreenPage title={texts.titleLoading}>
        {notice}
        {failed ? (
          <Actions>
            <Button onClick={() => void read()}>{phoneLink.again}</Button>
          </Actions>
        ) : (
          <Spinner label={phoneLink.working} />
        )}
      </ScreenPage>
    );
  return (
    <ScreenPage
      key="found"
      title={texts.title}
      lead={fillIn(texts.lead, { business: found.businessName || texts.unnamed })}
    >
      {notice}
      <p>{fillIn(texts.text, { minutes: PHONE_LIMITS.phoneLinkLifeMs / 60_000 })}</p>
      <Actions
        later={
          <Button
            kind="secondary"
            busy={pending === 'denying'}
            busyLabel={texts.denying}
            onClick={() => void deny()}
          >
            {texts.deny}
          </Button>
        }
      >
        <Button
          busy={pending === 'continuing'}
          busyLabel={phoneLink.working}
          onClick={() => void goOn()}
        >
          {texts.go}
        </Button>
      </Actions>
    </ScreenPage>
  );
}
