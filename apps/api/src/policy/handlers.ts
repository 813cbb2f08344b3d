import { tableOf } from '@signet/rulebook/core/keys-of';
import type { CANDIDATE_TEXTS } from '@signet/rulebook/decision/candidate-texts.en-US';
import {
  type CandidateTable,
  rowsThatDiffer,
} from '@signet/rulebook/decision/candidates/candidate';
import { CANDIDATES } from '@signet/rulebook/decision/candidates/candidates';
import { UNDERWRITING, UNDERWRITING_VERSION } from '@signet/rulebook/decision/underwriting';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { agreesWith, BLIND_ANSWERS, BLIND_SAMPLE } from '@signet/rulebook/policy/blind-sample';
import { POLICY_LIMITS } from '@signet/rulebook/policy/limits';
import { POLICY_SET_RIGHTS, type PolicySet } from '@signet/rulebook/policy/policy-sets';
import type { Locale } from '@signet/rulebook/reference/locales';
import { permissionsOf, type StaffRole } from '@signet/rulebook/staff/permissions';
import { typedAnswersOf } from '../decision/typed-answers.ts';
import type { Handler } from '../handler.ts';
import { AppError } from '../platform/http/problem.ts';
import { textsByLocale } from '../platform/texts-by-locale.ts';
import type { SaidOfRow } from './blind-look-store.ts';
import type { PolicyRun } from './store.ts';

const dayMs = 24 * 3_600_000;

const TEXTS = await textsByLocale<{ CANDIDATE_TEXTS: typeof CANDIDATE_TEXTS }>(
  import.meta.resolve('@signet/rulebook/decision/candidate-texts.en-US'),
);

const textsOf = (id: string, locale: Locale) => TEXTS[locale].CANDIDATE_TEXTS[id];

const differsIn = ({ id, rows }: CandidateTable, locale: Locale) =>
  rowsThatDiffer(rows).map(({ row, is }) => ({ row, is, words: textsOf(id, locale)?.rows[row] }));

const runView = (run: PolicyRun, now: number) => {
  const { id, candidate, candidateVersion, version, caseSet, startedAt, finishedAt, by } = run;
  const { endedBy, countedUntil, isProven } = run;
  const isLate = finishedAt === undefined && startedAt < now - POLICY_LIMITS.runLostMs;
  return {
    ...{ id, candidate, candidateVersion, version, set: caseSet, startedAt, finishedAt, by },
    ...{ endedBy, countedUntil, isLost: isLate && !isProven },
  };
};

export const listPolicyVersions: Handler<'listPolicyVersions'> = async ({ deps, staff }) => {
  const runs = await deps.store.policyRuns.list();
  return {
    inForce: { version: UNDERWRITING_VERSION, rows: UNDERWRITING.length },
    candidates: CANDIDATES.map((candidate) => ({
      id: candidate.id,
      version: candidate.version,
      title: textsOf(candidate.id, staff.locale)?.title ?? candidate.id,
      rows: candidate.rows.length,
      differs: differsIn(candidate, staff.locale),
    })),
    runs: runs.map(({ flips, ...run }) => ({ ...runView(run, deps.clock.now()), flips })),
  };
};

const mayRun = (set: PolicySet, roles: readonly StaffRole[]): boolean =>
  permissionsOf(roles).includes(POLICY_SET_RIGHTS[set]);

export const runPolicy: Handler<'runPolicy'> = async ({
  deps: { store },
  staff: { roles },
  reviewer,
  body,
}) => {
  const candidate = CANDIDATES.find(({ id }) => id === body.candidate);
  if (candidate === undefined || !mayRun(body.set, roles)) throw new AppError('route.notFound');
  const { id, version: candidateVersion } = candidate;
  return {
    runId: await store.policyRuns.begin({
      ...{ candidate: id, candidateVersion, caseSet: body.set, by: reviewer },
    }),
  };
};

/** A run of an earlier build keeps what it found, without the words of a candidate that has gone. */
export const readPolicyRun: Handler<'readPolicyRun'> = async ({ deps, staff, params }) => {
  const run = await deps.store.policyRuns.find(params.id);
  if (run === undefined) throw new AppError('route.notFound');
  const candidate = CANDIDATES.find(
    ({ id, version }) => id === run.candidate && version === run.candidateVersion,
  );
  return {
    ...runView(run, deps.clock.now()),
    title: textsOf(run.candidate, staff.locale)?.title ?? run.candidate,
    rows: { inForce: UNDERWRITING.length, candidate: candidate?.rows.length ?? 0 },
    differs: candidate === undefined ? [] : differsIn(candidate, staff.locale),
    withoutFacts: run.withoutFacts,
    faults: run.faults ?? [],
    comparison: run.comparison,
  };
};

/** Whoever began it need not be the one who ends it. */
export const endPolicyRun: Handler<'endPolicyRun'> = async ({
  deps: { store },
  staff: { roles },
  reviewer,
  params,
}) => {
  const run = await store.policyRuns.find(params.id);
  if (run === undefined || !mayRun(run.caseSet, roles)) throw new AppError('route.notFound');
  await store.policyRuns.end({ id: run.id, by: reviewer });
  return {};
};

type SampleRow = ReplyOf<'readBlindSample'>['rows'][number];

/** What was said of each row, with those who would have decided otherwise. */
function sampleRows(said: readonly SaidOfRow[]): SampleRow[] {
  const rows = Map.groupBy(said, ({ outcome, row }) => `${outcome} ${row}`);
  return [...rows.values()].flatMap((answers) => {
    const [first] = answers;
    if (first === undefined) return [];
    const { outcome, row } = first;
    const countOf = (of: readonly SaidOfRow[]) => of.reduce((sum, { count }) => sum + count, 0);
    const differing = answers.filter(({ answer }) => !agreesWith(outcome, answer));
    const answered = countOf(answers);
    return [
      {
        ...{ outcome, row, answered, agreed: answered - countOf(differing) },
        said: tableOf(BLIND_ANSWERS, (one) =>
          countOf(answers.filter(({ answer }) => answer === one)),
        ),
        examples: differing
          .flatMap(({ references }) => references)
          .slice(0, BLIND_SAMPLE.examplesPerRow),
      },
    ];
  });
}

export const readBlindSample: Handler<'readBlindSample'> = async ({ deps: { store, config } }) => {
  const { said, ...counts } = await store.blindLooks.counts();
  const rows = sampleRows(said);
  return {
    percent: config.blindSamplePercent,
    days: BLIND_SAMPLE.countedMs / dayMs,
    openDays: BLIND_SAMPLE.openMs / dayMs,
    ...counts,
    agreed: rows.reduce((sum, { agreed }) => sum + agreed, 0),
    rows,
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
