import { pathTo } from '@signet/rulebook/routes';
import { Button } from '@signet/ui/button';
import { Actions } from '@signet/ui/page';
import { usePortal } from '../../platform/application.tsx';
import { useNavigation } from '../../platform/navigation.ts';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { leaveToAccept } from '../noted-press.ts';
import { OwnerContact } from '../owner-contact.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('people/owner-applicant-error');

/**
 * Shown when signed in with a different account than the link was sent to; never reveals which
 * account that is. docs/decisions/0063.
 */
export function Screen() {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const { boot } = usePortal();
  const { matched } = useNavigation();
  const signIn = () =>
    leaveToAccept(pathTo('owner', matched), matched?.ownerId ?? '', { isOther: boot.signedIn });
  return (
    <ScreenPage
      title={texts.title}
      lead={
        boot.signedIn ? fillIn(texts.lead, { email: boot.emailAddress ?? '' }) : texts.leadSignedOut
      }
    >
      <p>{texts.again}</p>
      <OwnerContact />
      <Actions>
        <Button onClick={signIn}>{boot.signedIn ? texts.otherAccount : texts.signIn}</Button>
      </Actions>
    </ScreenPage>
  );
}
