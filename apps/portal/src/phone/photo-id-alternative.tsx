import { Button } from '@signet/ui/button';
import { Details } from '@signet/ui/details';
import { textsOf } from '../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('phone');

type PhotoIdProps = { isLeaving: boolean; onPress: () => void };

/** Photo ID in place of the phone: it replaces the proof and never waives it. docs/readings.md 1. */
export function PhotoIdButton({ isLeaving, onPress, kind }: PhotoIdProps & { kind: 'primary' | 'secondary' }) {
  const texts = useTexts();
  return (
    <Button kind={kind} busy={isLeaving} busyLabel={texts.leaving} onClick={onPress}>
      {texts.photo}
    </Button>
  );
}

/** The same as one way among others: `text` says what it means before it is pressed. */
export function PhotoIdInstead({ text, ...press }: PhotoIdProps & { text: string }) {
  const texts = useTexts();
  return (
    <Details summary={texts.photoTitle}>
      <p>{text}</p>
      <PhotoIdButton {...press} kind="secondary" />
    </Details>
  );
}
