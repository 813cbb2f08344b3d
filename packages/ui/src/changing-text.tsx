import { useFadeIn } from './use-fade-in.ts';

/** A text that fades in whenever it changes. */
export function ChangingText({ text }: { text: string }) {
  return <span ref={useFadeIn<HTMLSpanElement>(text)}>{text}</span>;
}
