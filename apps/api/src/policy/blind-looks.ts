import type { ReplyOf } from '@signet/rulebook/endpoints';
import { agreesWith, BLIND_ANSWERS, BLIND_SAMPLE } from '@signet/rulebook/policy/blind-sample';
import { typedAnswersOf } from '../decision/typed-answers.ts';
import type { Handler } from '../handler.ts';
import { AppError } from '../platform/http/problem.ts';
import type { SampleRow } from './blind-look-store.ts';

const dayMs = 24 * 3_600_000;

const agreedIn = ({ outcome, ...said }: SampleRow): number =>
  BLIND_ANSWERS.filter((answer) => agreesWith(outcome, answer)).reduce(
    (sum, answer) => sum + said[answer],
    0,
  );

export const readBlindSample: Handler<'readBlindSample'> = async ({ deps: { store, config } }) => {
  const { rows, ...counts } = await store.blindLooks.counts();
  const withAgreed = rows.map((found) => {
    const { outcome, row, answered, approve, ask, decline, differing } = found;
    return {
      ...{ outcome, row, answered, agreed: agreedIn(found), examples: differing },
      said: { approve, ask, decline },
    };
  });
  return {
    percent: config.blindSamplePercent,
    days: BLIND_SAMPLE.countedMs / dayMs,
    openDays: BLIND_SAMPLE.openMs / dayMs,
    ...counts,
    agreed: withAgreed.reduce((sum, { agreed }) => sum + agreed, 0),
    rows: withAgreed,
  };
};

/** Decision, status, messages and reference stay out, and so does everything that came after it. */
export const takeBlindLook: Handler<'takeBlindLook'> = async ({ deps, reviewer, staff }) => {
  const taken = await deps.store.blindLooks.take(reviewer);
  if (taken === undefined) return {};
  const [application, review] = await Promise.all([
    deps.store.applications.loadForWork(taken.applicationId),
    deps.store.reviews.find(taken.applicationId),
  ]);
  if (application === undefined || review === undefined) return {}; // erased meanwhile
  const look: ReplyOf<'takeBlindLook'>['look'] = {
    ...{ id: taken.id, market: application.market, sentAt: review.sentAt },
    businessName: review.businessName,
    typed: typedAnswersOf(application, staff.locale),
    evidence: taken.evidence,
  };
  return { look };
};

export const answerBlindLook: Handler<'answerBlindLook'> = async ({
  deps: { store },
  params: { id },
  body: { answer },
  reviewer,
}) => {
  if (!(await store.blindLooks.answer({ id, by: reviewer, answer })))
    throw new AppError('route.notFound');
  return {};
};
