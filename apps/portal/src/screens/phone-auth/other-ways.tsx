import { LinkButton } from '@signet/ui/button';
import { Details } from '@signet/ui/details';
import { ComeBack } from '../../come-back/come-back.tsx';
import { useNavigation } from '../../navigation.ts';
import { PhotoIdInstead } from '../../phone-link/photo-id.tsx';
import { useTexts } from '../../texts.tsx';
import type { LinkCalls } from './link-calls.ts';

/** The ways beside the link: the code, and photo ID. Document 2, section 4. */
export function OtherWays({ calls }: { calls: LinkCalls }) {
  const texts = useTexts('phone-auth');
  const { to } = useNavigation();
  return (
    <>
      <div>
        <Details summary={texts.codeTitle}>
          <p>{texts.codeText}</p>
          <LinkButton kind="secondary" href={to('otp')}>
            {texts.code}
          </LinkButton>
        </Details>
        <PhotoIdInstead text={texts.photoText} isLeaving={calls.doing === 'leaving'} onPress={() => void calls.photoId()} />
      </div>
      <ComeBack />
    </>
  );
}
