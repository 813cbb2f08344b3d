import { SupportContact } from '../platform/support-contact.tsx';
import { textsOf } from '../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('people');

export function OwnerContact() {
  return (
    <div className="contact-lines">
      <SupportContact words={useTexts()} />
    </div>
  );
}
