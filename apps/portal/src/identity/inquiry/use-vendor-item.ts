import type { ChecklistItem } from '@signet/ui/checklist';
import { useFormatMessage } from '../../platform/texts/text-provider.tsx';
import type { InquiryState } from './use-inquiry.ts';

/** Who takes the documents, said before anybody shows one; nothing once the step is over. */
export function useVendorItem(
  inquiry: InquiryState['inquiry'],
  { title, text }: { title: string; text: string },
): ChecklistItem[] {
  const fillIn = useFormatMessage();
  if (inquiry === undefined) return [];
  return [{ title, text: fillIn(text, { vendor: inquiry.vendorName }), icon: 'lock' }];
}
