import { LinkButton } from '@signet/ui/button';
import { Actions } from '@signet/ui/page';
import { usePortal } from '../application.tsx';
import { useNavigation } from '../navigation.ts';
import { ScreenPage } from '../screen/screen-page.tsx';
import { textsOf, useFormatMessage } from '../texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('platform/incorrect-url');

/** An address that is none of ours, with the ways back: to what is theirs, and to the site that they came from. docs/readings.md 5. */
export function Screen() {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const { application, boot } = usePortal();
  const { to } = useNavigation();
  const { siteUrl } = boot.brand;
  return (
    <ScreenPage title={texts.title} lead={texts.lead}>
      <Actions
        later={
          <>
            {siteUrl && (
              <LinkButton kind="text" href={siteUrl}>
                {fillIn(texts.site)}
              </LinkButton>
            )}
            {!boot.signedIn && (
              <LinkButton kind="text" href={`/auth/start?path=${encodeURIComponent(to('get-started'))}`}>
                {texts.signIn}
              </LinkButton>
            )}
          </>
        }
      >
        {application ? (
          <LinkButton href={to('resume')}>{texts.application}</LinkButton>
        ) : (
          <LinkButton href={to(boot.signedIn ? 'accounts' : 'get-started')}>{boot.signedIn ? texts.applications : texts.start}</LinkButton>
        )}
      </Actions>
    </ScreenPage>
  );
}
