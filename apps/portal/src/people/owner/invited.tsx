import type { Invitation } from '@signet/rulebook/boot';
import type { ErrorCode } from '@signet/rulebook/core/errors';
import { Button } from '@signet/ui/button';
import { Checklist } from '@signet/ui/checklist';
import { Actions } from '@signet/ui/page';
import { usePortal } from '../../platform/application.tsx';
import { useNavigation, usePlace } from '../../platform/navigation.ts';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { textsOf, useFormatMessage, useShellTexts } from '../../platform/texts/text-provider.tsx';
import { leaveToAccept } from '../noted-press.ts';
import { DenyOwnership } from './deny-ownership.tsx';
import { PressFailure } from './press-failure.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('people/owner');

type InvitedProps = {
  invitation: Invitation;
  isAccepting: boolean;
  failed: ErrorCode | undefined;
  onAccept: () => void;
};

export function Invited({ invitation, isAccepting, failed, onAccept }: InvitedProps) {
  const texts = useTexts();
  const shell = useShellTexts();
  const fillIn = useFormatMessage();
  const { boot } = usePortal();
  const [path] = usePlace();
  const { matched } = useNavigation();
  const { applicantName: applicant, businessName: business, market } = invitation;
  const names = { applicant, business };
  const { title } = texts.invited;
  const lead = texts.invited[invitation.namedAs];
  const { seen, hands, time } = texts.points;
  // Returning from sign-in accepts the invitation.
  const signIn = (isOther: boolean) => leaveToAccept(path, matched?.ownerId ?? '', { isOther });
  const deny = <DenyOwnership names={names} namedAs={invitation.namedAs} />;
  return (
    <ScreenPage key="invited" title={fillIn(title, names)} lead={fillIn(lead, names)}>
      <PressFailure code={failed} />
      <Checklist
        items={[
          { title: fillIn(seen.title, names), text: seen.text, icon: 'lock' },
          { title: hands.title, text: hands[market], icon: 'card' },
          { ...time, icon: 'clock' },
        ]}
      />
      {boot.signedIn ? (
        <>
          <p className="meta">
            {fillIn(texts.signedInAs, { email: boot.emailAddress ?? '' })} {texts.signInHint}
          </p>
          <Actions
            later={
              <>
                <Button kind="text" onClick={() => signIn(true)}>
                  {texts.otherAccount}
                </Button>
                {deny}
              </>
            }
          >
            <Button busy={isAccepting} busyLabel={texts.accepting} onClick={onAccept}>
              {shell.continue}
            </Button>
          </Actions>
        </>
      ) : (
        <>
          <p className="meta">{texts.signInHint}</p>
          <Actions later={deny}>
            <Button onClick={() => signIn(false)}>{texts.signIn}</Button>
          </Actions>
        </>
      )}
    </ScreenPage>
  );
}
