import { LinkButton } from '@signet/ui/button';
import { Details } from '@signet/ui/details';
import { useNavigation } from '../../platform/navigation.ts';
import { SaveForLater } from '../../platform/save-for-later/save-for-later.tsx';
import { textsOf } from '../../platform/texts/text-provider.tsx';
import { PhotoIdInstead } from '../photo-id-alternative.tsx';
import type { TEXTS } from './texts.en-US.ts';
import type { PhoneLinkActions } from './use-send-link.ts';

const useTexts = textsOf<typeof TEXTS>('phone/phone-auth');

/** The ways beside the link: the code, and photo ID. docs/readings.md 68. */
export function LinkAlternatives({ calls }: { calls: PhoneLinkActions }) {
  const texts = useTexts();
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
      <SaveForLater />
    </>
  );
}
