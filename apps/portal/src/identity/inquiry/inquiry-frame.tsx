import { type ComponentType, useEffect, useEffectEvent } from 'react';
import { PersonaFrame } from './persona-frame.tsx';
import type { InquiryFrameProps } from './use-inquiry.ts';

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
  useEffect(() => void report('load'), []);
  return null;
}
