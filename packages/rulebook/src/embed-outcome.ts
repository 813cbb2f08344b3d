import type { ApplicationView } from './application-view.ts';
import { isOpenForApplicant } from './core/step-up.ts';
import type { EmbedOutcome } from './partners/embed-messages.ts';
import type { RouteId } from './routes.ts';
import type { StatusId } from './status.ts';

export type EmbedOutcomeFacts = {
  page: RouteId | undefined;
  /** Undefined before an application exists. */
  status?: StatusId;
  decision?: ApplicationView['decision'];
  /** True while the applicant is asked for something, even if they put it off. */
  isStepOpen?: boolean;
  /**
   * True once the lender's site was opened from this page; an offer that has ended never opens it.
   */
  hasOpenedLender?: boolean;
};

type OutcomeRow = {
  id: string;
  when: (facts: EmbedOutcomeFacts) => boolean;
  outcome: EmbedOutcome | 'none';
};

const LAST_PAGES: readonly (RouteId | undefined)[] = [
  'complete',
  'leave',
  'store-complete',
  'store-success',
];
const isLast = ({ page }: EmbedOutcomeFacts): boolean => LAST_PAGES.includes(page);
const isResult = (facts: EmbedOutcomeFacts): boolean => facts.page === 'success' || isLast(facts);

/**
 * What a partner's page is told: the first matching row. A host may hide the frame on any outcome,
 * so none leaves something to do.
 */
export const EMBED_OUTCOME_ROWS: readonly OutcomeRow[] = [
  {
    id: 'lenderOpened',
    when: ({ page, hasOpenedLender }) =>
      page === 'cash-advance-redirect' && hasOpenedLender === true,
    outcome: 'cashAdvance',
  },
  {
    id: 'notApproved',
    when: (facts) => isResult(facts) && facts.status === 'declined',
    outcome: 'notApproved',
  },
  { id: 'stepOpen', when: ({ isStepOpen }) => isStepOpen === true, outcome: 'none' },
  // Not `stillChecking`, which may approve within minutes and then asks for a bank.
  {
    id: 'inReview',
    when: (facts) => isResult(facts) && facts.status === 'inReview',
    outcome: 'inReview',
  },
  {
    id: 'approved',
    when: (facts) => isLast(facts) && facts.decision === 'APPROVED',
    outcome: 'approved',
  },
  {
    id: 'approvedPending',
    when: (facts) => isLast(facts) && facts.decision === 'APPROVED_PENDING',
    outcome: 'approvedPending',
  },
  { id: 'goesOn', when: () => true, outcome: 'none' },
];

export const embedOutcomeRow = (facts: EmbedOutcomeFacts): OutcomeRow | undefined =>
  EMBED_OUTCOME_ROWS.find(({ when }) => when(facts));

type Shown = Pick<ApplicationView, 'decision' | 'stepUpDetails'> & {
  status: Pick<ApplicationView['status'], 'id'>;
};

/** The outcome that this page reports; undefined while something is left to do. */
export function embedOutcome(
  page: RouteId | undefined,
  application: Shown | undefined,
  hasOpenedLender: boolean,
): EmbedOutcome | undefined {
  const row = embedOutcomeRow({
    page,
    hasOpenedLender,
    decision: application?.decision,
    status: application?.status.id as StatusId | undefined, // computed by the same table
    isStepOpen: application?.stepUpDetails.some(isOpenForApplicant),
  });
  return row === undefined || row.outcome === 'none' ? undefined : row.outcome;
}
