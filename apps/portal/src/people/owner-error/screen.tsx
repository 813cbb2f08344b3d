import { useHistoryState } from 'wouter/use-browser-location';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { textsOf } from '../../platform/texts/text-provider.tsx';
import { OwnerContact } from '../owner-contact.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('people/owner-error');

/**
 * Shown after “This isn’t my business” ended the invitation. Opened any other way, it reveals
 * nothing about anyone.
 */
export function Screen() {
  const texts = useTexts();
  const state: { isDenied?: boolean } | null = useHistoryState();
  const { title, lead } = texts[state?.isDenied === true ? 'denied' : 'nothing'];
  return (
    <ScreenPage title={title} lead={lead}>
      <OwnerContact />
    </ScreenPage>
  );
}
