import { Banner } from '@signet/ui/banner';
import { TEXTS } from './texts.en-US.ts';

/** What can't be changed here and why: because of us, or because of the reader's role. */
export function LockedNote({
  isOpen,
  holds,
  what,
}: {
  isOpen: boolean;
  holds: boolean;
  what: string;
}) {
  if (isOpen && holds) return null;
  return (
    <Banner tone="info" title={what}>
      {isOpen ? TEXTS.lockedByRole : TEXTS.lockedByUs}
    </Banner>
  );
}
