import { Checklist } from '@signet/ui/checklist';
import { IdentityIllustration } from '@signet/ui/outcome-illustrations';
import { useState } from 'react';
import { useKeptState } from '../../platform/form/use-kept-state.ts';
import { textsOf } from '../../platform/texts/text-provider.tsx';
import { InquiryScreen } from '../inquiry/inquiry-screen.tsx';
import type { InquiryState, InquiryTexts } from '../inquiry/use-inquiry.ts';
import { useVendorItem } from '../inquiry/use-vendor-item.ts';
import { type SelfieAnswer, SelfieConsent, selfieRequest } from './selfie-consent.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('identity/photo-id');

type PhotoIdProps = {
  state: InquiryState;
  words: Pick<InquiryTexts, 'title' | 'reviewText' | 'comeBack'> & { why?: string };
};

/**
 * Photo ID with a selfie in the vendor's frame; in Quebec the selfie is optional. docs/readings.md
 * 72.
 */
export function PhotoId({ state, words }: PhotoIdProps) {
  const texts = useTexts();
  const { inquiry } = state;
  const isChoice = inquiry?.selfieOptional === true;
  const [chosen, setChosen] = useKeptState<SelfieAnswer>('selfie', {
    way: openWay(inquiry?.withSelfie),
    consent: false,
  });
  const [attempt, setAttempt] = useState(0);
  const getSelfieChoice = () => {
    const selfieChoice = isChoice ? selfieRequest(chosen) : {};
    setAttempt((times) => (selfieChoice === undefined ? times + 1 : 0));
    return selfieChoice;
  };
  const { atHand, photo, selfie, time, pictures } = texts.steps;
  const whoTakesThem = useVendorItem(inquiry, pictures);
  return (
    <InquiryScreen
      state={state}
      texts={{ ...texts, ...words }}
      art={<IdentityIllustration />}
      getSelfieChoice={getSelfieChoice}
    >
      {isChoice && <SelfieConsent chosen={chosen} onChange={setChosen} attempt={attempt} />}
      <Checklist
        items={[
          { ...atHand, icon: 'card' },
          { ...photo, icon: 'phone' },
          ...(isChoice ? [] : [{ ...selfie, icon: 'person' as const }]),
          { ...time, icon: 'clock' },
          ...whoTakesThem,
        ]}
      />
    </InquiryScreen>
  );
}

const openWay = (withSelfie: boolean | undefined): SelfieAnswer['way'] =>
  withSelfie === undefined ? '' : withSelfie ? 'with' : 'without';
