import { type ComponentType, useEffect, useEffectEvent } from 'react';
import { PersonaFrame } from './persona-frame.tsx';
import type { FrameSession } from './use-inquiry.ts';

export type InquiryFrameProps = {
  session: FrameSession;
  title: string;
  /** The applicant has finished; the outcome is only known from our server. */
  onEnd: () => void;
  onCancel: () => void;
  /** `unauthenticated` says that the session has ended, `load` that the frame never came. */
  onError: (code: string) => void;
};

/** By `frameKind` of the session; each loads its vendor's code only once it is shown. */
const FRAMES: Readonly<Record<string, ComponentType<InquiryFrameProps>>> = {
  persona: PersonaFrame,
};

/** The frame of the vendor with whom the session was opened. docs/decisions/0294. */
export function InquiryFrame({
  frames = FRAMES,
  ...props
}: InquiryFrameProps & { frames?: typeof FRAMES }) {
  const Frame = frames[props.session.frameKind] ?? NoFrame;
  return <Frame {...props} />;
}

/** For a page from before its server learned this kind of frame. */
function NoFrame({ onError }: InquiryFrameProps) {
  const report = useEffectEvent(onError);
  useEffect(() => report('load'), []);
  return null;
}
