import { Button } from '@signet/ui/button';
import { Details } from '@signet/ui/details';
import { SaveForLater } from '../../platform/save-for-later/save-for-later.tsx';
import { textsOf } from '../../platform/texts/text-provider.tsx';
import { PhotoIdInstead } from '../photo-id-alternative.tsx';
import type { TEXTS } from './texts.en-US.ts';
import type { PhoneLinkActions } from './use-send-link.ts';

const useTexts = textsOf<typeof TEXTS>('phone/phone-auth');

/** Alternatives to the link: the code or photo ID. docs/readings.md 68. */
export function LinkAlternatives({ calls }: { calls: PhoneLinkActions }) {
  const texts = useTexts();
  return (
    <>
      <div>
        <Details summary={texts.codeTitle}>
          <p>{texts.codeText}</p>
          <Button
            kind="secondary"
            busy={calls.pending === 'coding'}
            busyLabel={texts.sending}
            onClick={() => void calls.code()}
          >
            {texts.code}
          </Button>
        </Details>
        <PhotoIdInstead
          text={texts.photoText}
          isLeaving={calls.pending === 'leaving'}
          onPress={() => void calls.photoId()}
        />
      </div>
      <SaveForLater />
    </>
  );
}
