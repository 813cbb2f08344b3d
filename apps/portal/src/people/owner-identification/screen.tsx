import { PhotoId } from '../../identity/photo-id/photo-id.tsx';
import { textsOf } from '../../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';
import { useOwnerInquiry } from './use-owner-inquiry.ts';

const useTexts = textsOf<typeof TEXTS>('people/owner-identification');

export function Screen() {
  const words = useTexts();
  return <PhotoId state={useOwnerInquiry()} words={words} />;
}
