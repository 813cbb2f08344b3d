import type { ErrorCode } from '@signet/rulebook/core/errors';
import type { PhoneLinkReason, PhoneLinkState } from '@signet/rulebook/phone/phone-link';
import { LinkButton } from '@signet/ui/button';
import { Actions } from '@signet/ui/page';
import type { ApiError } from '@signet/web/api';
import { usePortal } from '../platform/application.tsx';
import { useNavigation } from '../platform/navigation.ts';
import { ScreenPage } from '../platform/screen/screen-page.tsx';
import { useErrorTexts } from '../platform/texts/rulebook-texts.tsx';
import { textsOf } from '../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('phone');

export type LinkOutcomeKind =
  | { status: PhoneLinkState; reason?: PhoneLinkReason | undefined }
  | { status: 'EXPIRED' }
  | { status: 'INCORRECT' };

function useEnd(end: LinkOutcomeKind): { title: string; lead: string } {
  const errors = useErrorTexts();
  const texts = useTexts();
  if (end.status === 'EXPIRED') return { title: errors['link.expired'], lead: texts.expiredNext };
  if (end.status === 'INCORRECT')
    return { title: errors['link.incorrect'], lead: texts.incorrectNext };
  if (end.status === 'SUCCESS') return { title: texts.successTitle, lead: texts.successLead };
  if (end.reason === 'denied') return { title: texts.deniedTitle, lead: texts.deniedLead };
  if (end.reason === 'notNeeded') return { title: texts.notNeededTitle, lead: texts.notNeededLead };
  return {
    title: texts.failedTitle,
    lead: end.reason === undefined ? '' : texts.reasons[end.reason],
  };
}

/** Final page of a texted link; a signed-in browser can continue from here. */
export function LinkOutcome({ end }: { end: LinkOutcomeKind }) {
  const texts = useTexts();
  const { boot } = usePortal();
  const { to } = useNavigation();
  return (
    <ScreenPage {...useEnd(end)}>
      {boot.signedIn && (
        <Actions>
          <LinkButton href={to('resume')}>{texts.goOn}</LinkButton>
        </Actions>
      )}
    </ScreenPage>
  );
}

const ENDS: Partial<Record<ErrorCode, LinkOutcomeKind>> = {
  'link.expired': { status: 'EXPIRED' },
  'link.incorrect': { status: 'INCORRECT' },
  'application.stepUpClosed': { status: 'FAILED', reason: 'notNeeded' },
};

export const linkOutcomeOf = ({ code }: ApiError): LinkOutcomeKind | undefined => ENDS[code];
