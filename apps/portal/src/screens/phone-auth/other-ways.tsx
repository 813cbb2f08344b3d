import { Button, LinkButton } from '@signet/ui/button';
import { Details } from '@signet/ui/details';
import { useNavigation } from '../../navigation.ts';
import { useTexts } from '../../texts.tsx';
import type { LinkCalls } from './link-calls.ts';

/** Photo ID in place of the link, which never waives the proof. decisions.md, row 11. */
export function PhotoIdButton({ calls, kind }: { calls: LinkCalls; kind: 'primary' | 'secondary' }) {
  const texts = useTexts('phone-auth');
  return (
    <Button kind={kind} busy={calls.doing === 'leaving'} busyLabel={texts.leaving} onClick={() => void calls.photoId()}>
      {texts.photo}
    </Button>
  );
}

/** The ways beside the link: the code, and photo ID. Document 2, section 4. */
export function OtherWays({ calls }: { calls: LinkCalls }) {
  const texts = useTexts('phone-auth');
  const { to } = useNavigation();
  return (
    <div>
      <Details summary={texts.codeTitle}>
        <p>{texts.codeText}</p>
        <LinkButton kind="secondary" href={to('otp')}>
          {texts.code}
        </LinkButton>
      </Details>
      <Details summary={texts.photoTitle}>
        <p>{texts.photoText}</p>
        <PhotoIdButton calls={calls} kind="secondary" />
      </Details>
    </div>
  );
}
