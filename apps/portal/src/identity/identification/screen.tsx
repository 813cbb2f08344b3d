import { textsOf } from '../../platform/texts/text-provider.tsx';
import { useInquiry } from '../inquiry/use-inquiry.ts';
import { PhotoId } from '../photo-id/photo-id.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('identity/identification');

export function Screen() {
  const words = useTexts();
  return <PhotoId state={useInquiry('identification')} words={words} />;
}
