import type { SelfieChoice } from '@signet/rulebook/identity/inquiry';
import { Button } from '@signet/ui/button';
import { type ReactNode, useState } from 'react';
import { usePoll } from '../../platform/application-events/use-poll.ts';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { InquiryFrame } from './inquiry-frame.tsx';
import { Introduction } from './introduction.tsx';
import { isAtComputer, PhoneHandOff } from './phone-hand-off.tsx';
import type { TEXTS } from './texts.en-US.ts';
import type { InquiryDevice, InquiryState, InquiryTexts } from './use-inquiry.ts';

const useTexts = textsOf<typeof TEXTS>('identity/inquiry');

type InquiryScreenProps = {
  state: InquiryState;
  texts: InquiryTexts;
  art: ReactNode;
  children: ReactNode;
  getSelfieChoice?: () => SelfieChoice | undefined;
};

export function InquiryScreen({
  state,
  texts,
  art,
  children,
  getSelfieChoice = () => ({}),
}: InquiryScreenProps) {
  const [selfieChoice, setSelfieChoice] = useState<SelfieChoice>({});
  const { stage } = state;
  if (stage.at === 'reading')
    return <Reading state={state} inquiryId={stage.inquiryId} why={texts.why} />;
  if (stage.at === 'frame') return <Frame state={state} session={stage.session} texts={texts} />;
  if (stage.at === 'phone')
    return (
      <PhoneHandOff
        state={state}
        inquiryId={stage.inquiryId}
        link={stage.link}
        texts={texts}
        onHere={() => void state.start(selfieChoice, 'here')}
        onNewCode={() => void state.start(selfieChoice, 'phone')}
      />
    );
  const start = (device: InquiryDevice) => {
    const choice = getSelfieChoice();
    if (choice === undefined) return;
    setSelfieChoice(choice);
    void state.start(choice, device);
  };
  // Business documents are often files on the computer, so only photo ID is handed off to a phone
  // from the start.
  const usualDevice = () => (state.mode === 'identification' && isAtComputer() ? 'phone' : 'here');
  return (
    <Introduction
      state={state}
      texts={texts}
      art={art}
      onStart={() => start(usualDevice())}
      onOtherDevice={() => start('phone')}
    >
      {children}
    </Introduction>
  );
}

type FrameProps = {
  state: InquiryState;
  session: Parameters<typeof InquiryFrame>[0]['session'];
  texts: InquiryTexts;
};

function Frame({ state, session, texts }: FrameProps) {
  const words = useTexts();
  const fillIn = useFormatMessage();
  const { inquiryId } = session;
  return (
    <ScreenPage title={texts.title} why={texts.why}>
      <InquiryFrame
        session={session}
        title={fillIn(words.frameTitle, { vendor: session.vendorName })}
        onEnd={() => state.ended(inquiryId)}
        onCancel={() => state.canceled(inquiryId)}
        onError={state.failed}
      />
      <p>{words.stopHint}</p>
      <div>
        <Button kind="text" onClick={() => state.canceled(inquiryId)}>
          {words.stop}
        </Button>
      </div>
    </ScreenPage>
  );
}

/** Polls with backoff while the vendor processes the finished inquiry. docs/readings.md 9. */
function Reading({
  state,
  inquiryId,
  why,
}: {
  state: InquiryState;
  inquiryId: string;
  why: string;
}) {
  const words = useTexts();
  const [hasGivenUp, setGivenUp] = useState(false);
  usePoll(
    !hasGivenUp,
    () => state.read(inquiryId),
    () => setGivenUp(true),
  );
  return (
    <ScreenPage title={words.thanksTitle} lead={words.thanksLead} why={why}>
      <p role="status">{hasGivenUp ? words.giveUp : words.thanksLeave}</p>
      {hasGivenUp && (
        <Button kind="secondary" onClick={() => setGivenUp(false)}>
          {words.askAgain}
        </Button>
      )}
    </ScreenPage>
  );
}
