import type { Answers } from '@signet/rulebook/answer-rows';
import type { ApplicationView } from '@signet/rulebook/application-view';
import { BUSINESS, type UnnamedReason } from '@signet/rulebook/people/ownership-tree';
import { call } from '../../platform/api.ts';
import { useApplication, usePortal } from '../../platform/application.tsx';

const text = (answer: string | undefined): string => answer ?? '';

/**
 * Calls about companies of the list; each sends the version seen, so that two windows never mix.
 */
export function useCompanyMutations() {
  const { setApplication } = usePortal();
  const { id, version } = useApplication();
  const store = async (answer: Promise<{ application: ApplicationView }>): Promise<void> =>
    setApplication((await answer).application);
  const companyOf = ({
    companyKind,
    companyName,
    companyShare,
    companyNumber,
    companyCountry,
  }: Answers) => ({
    companyKind: text(companyKind),
    companyName: text(companyName),
    companyShare: text(companyShare),
    companyNumber: text(companyNumber),
    companyCountry: text(companyCountry),
  });
  return {
    add: (answers: Answers, of: string | undefined, idempotencyKey: string) =>
      store(
        call('addOwnerCompany', {
          params: { id },
          body: { ...companyOf(answers), of: of ?? BUSINESS },
          version,
          idempotencyKey,
        }),
      ),
    change: (companyId: string, answers: Answers) =>
      store(
        call('updateOwnerCompany', {
          params: { id, companyId },
          body: companyOf(answers),
          version,
        }),
      ),
    say: (companyId: string, body: { unnamed?: UnnamedReason | null; isRestSmall?: boolean }) =>
      store(call('updateOwnerCompany', { params: { id, companyId }, body, version })),
    remove: (companyId: string) =>
      store(call('deleteOwnerCompany', { params: { id, companyId }, version })),
    hold: (companyId: string, holderId: string, companyShare: string | undefined) =>
      store(
        call('putOwnerHolding', {
          params: { id, companyId, holderId },
          body: companyShare === undefined ? {} : { companyShare },
          version,
        }),
      ),
    release: (companyId: string, holderId: string) =>
      store(call('deleteOwnerHolding', { params: { id, companyId, holderId }, version })),
  };
}
