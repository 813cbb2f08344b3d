import type { CANDIDATE_TEXTS } from '@signet/rulebook/decision/candidate-texts.en-US';
import {
  type CandidateTable,
  rowsThatDiffer,
} from '@signet/rulebook/decision/candidates/candidate';
import { CANDIDATES } from '@signet/rulebook/decision/candidates/candidates';
import { UNDERWRITING, UNDERWRITING_VERSION } from '@signet/rulebook/decision/underwriting';
import { POLICY_LIMITS } from '@signet/rulebook/policy/limits';
import { POLICY_SET_RIGHTS, type PolicySet } from '@signet/rulebook/policy/policy-sets';
import type { Locale } from '@signet/rulebook/reference/locales';
import { permissionsOf, type StaffRole } from '@signet/rulebook/staff/permissions';
import type { Handler } from '../handler.ts';
import { AppError } from '../platform/http/problem.ts';
import { textsByLocale } from '../platform/texts-by-locale.ts';
import type { PolicyRun } from './store.ts';

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
