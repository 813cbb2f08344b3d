import type { Answers } from '@signet/rulebook/answer-rows';
import type { OwnerView } from '@signet/rulebook/people/view';
import { languageOf } from '@signet/rulebook/reference/locales';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { applicationAnswers } from '../../platform/form/use-form.ts';
import { useNavigation } from '../../platform/navigation.ts';
import { ownerAnswers } from '../format-owner.ts';
import { type OwnerMutations, useOwnerMutations } from './use-owner-mutations.ts';
import { type OwnersView, useOwnersView } from './use-owners-view.ts';

type OwnerForm = {
  back: string;
  initial: Answers;
  calls: OwnerMutations;
  openNext: (at: OwnersView) => void;
};

/** Shared setup of both owner forms; a partner's language defaults to the applicant's. */
export function useOwnerForm(owner: OwnerView | undefined): OwnerForm {
  const { to } = useNavigation();
  const { open } = useOwnersView();
  const { boot } = usePortal();
  const application = useApplication();
  return {
    back: to('owners'),
    initial: {
      ...ownerAnswers(owner, boot.locale),
      communicationLanguage:
        owner?.communicationLanguage ?? languageOf(application.applicant.communicationLanguage),
      'company.registered': applicationAnswers(application)['company.registered'],
    },
    calls: useOwnerMutations(),
    openNext: (at) => open(at, { replace: true }),
  };
}
