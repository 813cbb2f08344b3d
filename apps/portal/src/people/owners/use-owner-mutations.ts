import type { Answers } from '@signet/rulebook/answer-rows';
import type { ApplicationView } from '@signet/rulebook/application-view';
import { nestAnswers, wireAnswers } from '@signet/rulebook/core/answers';
import { submittedOwnerAnswers } from '@signet/rulebook/people/owner-list';
import type { RouteId } from '@signet/rulebook/routes';
import { OWNER_LIST_STEP_UP } from '@signet/rulebook/step-ups';
import { ApiError } from '@signet/web/api';
import { call } from '../../platform/api.ts';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { useNavigation } from '../../platform/navigation.ts';
import { track } from '../../platform/track.ts';
import { isOtherOwner } from '../format-owner.ts';

const STEP_UP = { stepUp: OWNER_LIST_STEP_UP };

export type OwnerMutations = {
  /** `holdingOf`: the company that they stand behind. */
  add: (
    answers: Answers,
    type: 'OWNER' | 'APPLICANT',
    idempotencyKey: string,
    holdingOf?: string,
  ) => Promise<ApplicationView>;
  change: (ownerId: string, answers: Answers) => Promise<ApplicationView>;
  remove: (ownerId: string) => Promise<void>;
  send: (
    body: { confirmedUnder50?: true; noPartners?: true },
    idempotencyKey: string,
  ) => Promise<void>;
};

/** API calls for the owners list; edits send the version seen, so that two windows never mix. */
export function useOwnerMutations(): OwnerMutations {
  const { setApplication } = usePortal();
  const { go } = useNavigation();
  const { id, version } = useApplication();
  const storeApplication = async (
    answer: Promise<{ application: ApplicationView }>,
  ): Promise<ApplicationView> => {
    const { application } = await answer;
    setApplication(application);
    return application;
  };
  const counted = ({ owners }: ApplicationView) => ({
    owners: owners?.list.filter(isOtherOwner).length ?? 0,
  });
  return {
    add: async ({ companyKind: _kind, ...answers }, type, idempotencyKey, holdingOf) => {
      const body = {
        ...nestAnswers(submittedOwnerAnswers(wireAnswers(answers))),
        type,
        ...(holdingOf === undefined ? {} : { holdingOf }),
      };
      const application = await storeApplication(
        call('addOwner', { params: { id }, body, version, idempotencyKey }),
      );
      if (type === 'OWNER') track('owner.added', counted(application));
      return application;
    },
    change: (ownerId, answers) =>
      storeApplication(
        call('updateOwner', {
          params: { id, ownerId },
          body: nestAnswers(submittedOwnerAnswers(wireAnswers(answers))),
          version,
        }),
      ),
    remove: async (ownerId) =>
      track(
        'owner.deleted',
        counted(await storeApplication(call('deleteOwner', { params: { id, ownerId }, version }))),
      ),
    send: async (body, idempotencyKey) => {
      try {
        const { application } = await call('submitOwners', {
          params: { id },
          body,
          version,
          idempotencyKey,
        });
        if (body.noPartners) track('boInfo.skipped', STEP_UP);
        else track('boInfo.success', { ...STEP_UP, ...counted(application) });
        setApplication(application);
        // After BO info, the waiting page is owners/verifying.
        const wait: RouteId = body.noPartners ? 'verifying' : 'owners-verifying';
        go(wait, { replace: true, query: `step-up=${OWNER_LIST_STEP_UP}` });
      } catch (error) {
        if (error instanceof ApiError && error.code !== 'application.stepUpClosed')
          track('boInfo.failed', { ...STEP_UP, errorCode: error.code });
        throw error;
      }
    },
  };
}
