import { Button } from '@signet/ui/button';
import { Details } from '@signet/ui/details';
import { textsOf } from '../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('phone');

type PhotoIdProps = { isLeaving: boolean; onPress: () => void };

/**
 * Photo ID instead of the phone: replaces the verification, never waives it. docs/readings.md 1.
 */
export function PhotoIdButton({
  isLeaving,
  onPress,
  kind,
}: PhotoIdProps & { kind: 'primary' | 'secondary' }) {
  const texts = useTexts();
  return (
    <Button kind={kind} busy={isLeaving} busyLabel={texts.leaving} onClick={onPress}>
      {texts.photo}
    </Button>
  );
}

export function PhotoIdInstead({ text, ...press }: PhotoIdProps & { text: string }) {
  const texts = useTexts();
  return (
    <Details summary={texts.photoTitle}>
      <p>{text}</p>
      <PhotoIdButton {...press} kind="secondary" />
    </Details>
  );
}
