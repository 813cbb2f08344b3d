import type { OwnerView } from '@signet/rulebook/application-view';
import type { Answers } from '@signet/rulebook/forms';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { useNavigation } from '../../platform/navigation.ts';
import { type OwnerCalls, useOwnerCalls } from './use-owner-mutations.ts';
import { answersOfOwner, type OwnersAt, useOwnersPlace } from './use-owners-view.ts';

type OwnerForm = { back: string; initial: Answers; calls: OwnerCalls; openNext: (at: OwnersAt) => void };

/** What the two forms about a person share: what they begin with, their calls, and what they open in their place. */
export function useOwnerForm(owner: OwnerView | undefined): OwnerForm {
  const { to } = useNavigation();
  const { open } = useOwnersPlace();
  const { boot } = usePortal();
  const { company } = useApplication();
  return {
    back: to('owners'),
    initial: { ...answersOfOwner(owner, boot.locale), 'company.registered': company.registered ?? '' },
    calls: useOwnerCalls(),
    openNext: (at) => open(at, { replace: true }),
  };
}
