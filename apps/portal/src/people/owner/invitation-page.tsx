import { localDay } from '@signet/rulebook/core/dates';
import { formatDay } from '@signet/rulebook/core/format-date';
import { Button } from '@signet/ui/button';
import { Details } from '@signet/ui/details';
import { Actions } from '@signet/ui/page';
import { Skeleton } from '@signet/ui/skeleton';
import { usePortal } from '../../platform/application.tsx';
import { leaveToSignIn, usePlace } from '../../platform/navigation.ts';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { textsOf, useFormatMessage, useShellTexts } from '../../platform/texts/text-provider.tsx';
import { Invited } from './invited.tsx';
import { PressFailure } from './press-failure.tsx';
import type { TEXTS } from './texts.en-US.ts';
import { type InvitationPreview, useInvitation } from './use-invitation.ts';

const useTexts = textsOf<typeof TEXTS>('people/owner');

/**
 * The invitation before it is accepted; reveals only who invites, for which business and until
 * when.
 */
export function InvitationPage() {
  const texts = useTexts();
  const shell = useShellTexts();
  const fillIn = useFormatMessage();
  const { boot } = usePortal();
  const { state, pending, failed, open, renew, accept } = useInvitation();
  if (state.kind === 'looking')
    return (
      <ScreenPage title={texts.looking}>
        <Skeleton kind="card" count={1} lines={2} />
      </ScreenPage>
    );
  if (state.kind === 'invited')
    return (
      <Invited
        invitation={state.invitation}
        isAccepting={pending === 'accepting'}
        failed={failed}
        onAccept={() => void accept()}
      />
    );
  if (state.kind === 'expired')
    return (
      <ScreenPage key="expired" title={texts.expiredTitle} lead={texts.expiredLead}>
        <PressFailure code={failed} />
        <Actions later={<SignIn />}>
          <Button
            busy={pending === 'renewing'}
            busyLabel={texts.renewing}
            onClick={() => void renew()}
          >
            {texts.renew}
          </Button>
        </Actions>
      </ScreenPage>
    );
  if (state.kind === 'renewed')
    return <ScreenPage key="renewed" title={texts.renewedTitle} lead={texts.renewedLead} />;
  if (state.kind === 'withoutLink')
    return (
      <ScreenPage key="withoutLink" title={texts.withoutLinkTitle} lead={texts.withoutLinkLead}>
        <Actions>
          <SignIn kind="primary" />
        </Actions>
      </ScreenPage>
    );
  const { title, lead } = arrivedWords(texts, state.preview);
  const names = state.preview && {
    applicant: state.preview.applicantName,
    business: state.preview.businessName,
    day: formatDay(localDay(state.preview.market, state.preview.endsAt), boot.locale),
  };
  return (
    <ScreenPage key="arrived" title={fillIn(title, names)} lead={fillIn(lead, names)}>
      <PressFailure code={failed} />
      <Details summary={texts.safeTitle}>
        <p>{fillIn(texts.safe, { host: window.location.host })}</p>
      </Details>
      <Actions>
        <Button busy={pending === 'opening'} busyLabel={texts.opening} onClick={() => void open()}>
          {shell.continue}
        </Button>
      </Actions>
    </ScreenPage>
  );
}

/** Names who asks, for which business and until when, as far as the link could be read. */
const arrivedWords = (
  { arrived, arrivedTitle, arrivedLead }: ReturnType<typeof useTexts>,
  preview: InvitationPreview | undefined,
) => (preview ? arrived[preview.namedAs] : { title: arrivedTitle, lead: arrivedLead });

/** An owner who already accepted continues by signing in, whatever the link's state. */
function SignIn({ kind = 'text' }: { kind?: 'primary' | 'text' }) {
  const texts = useTexts();
  const [path] = usePlace();
  return (
    <Button kind={kind} onClick={() => leaveToSignIn(path)}>
      {texts.signInAgain}
    </Button>
  );
}
