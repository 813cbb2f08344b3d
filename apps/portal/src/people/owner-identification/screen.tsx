import { PhotoId } from '../../identity/photo-id/photo-id.tsx';
import { textsOf } from '../../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';
import { useOwnerInquiry } from './use-owner-inquiry.ts';

const useTexts = textsOf<typeof TEXTS>('people/owner-identification');

/** An owner's own photo ID: the applicant's page with what is true of an owner. */
export function Screen() {
  const words = useTexts();
  return <PhotoId state={useOwnerInquiry()} words={words} />;
}
