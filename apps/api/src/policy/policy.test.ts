import { CANDIDATES } from '@signet/rulebook/decision/candidates/candidates';
import { decide, UNDERWRITING_VERSION } from '@signet/rulebook/decision/underwriting';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { generatedCases } from '@signet/rulebook/policy/generated-cases';
import { POLICY_LIMITS } from '@signet/rulebook/policy/limits';
import type { PolicySet } from '@signet/rulebook/policy/policy-sets';
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { approvedApplication, submittedApplication, testApi } from '../testing/test-api.ts';
import { type StaffVisitor, staffVisitor, testDesk } from '../testing/test-desk.ts';

type Run = ReplyOf<'readPolicyRun'>;

const [CANDIDATE] = CANDIDATES;
const storedRounds = 2_000;

onPostgres('the policy lab', (open) => {
  const at = testApi(open);
  const desk = testDesk(at);
  const people = {} as Record<'mei' | 'priya' | 'robin', StaffVisitor>; // signed in below
  let reference = '';
  beforeAll(async () => {
    for (const one of ['mei', 'priya', 'robin'] as const)
      people[one] = await staffVisitor(desk, one);
    const { view } = await submittedApplication(at, 'ana', {
      'applicant.name.lastName': 'Watchlisted',
    });
    reference = view.reference ?? '';
    await approvedApplication(at, 'ana');
    await storeRounds(view.id);
  });

  /** Rounds as the rules store them, read back from the database by the run. */
  async function storeRounds(id: string): Promise<void> {
    const rows = generatedCases(storedRounds).map(({ evidence, applied }, nth) => {
      const { decision, stepUp, reason, row } = decide(evidence, applied);
      return {
        round: 1_000 + nth,
        outcome: decision,
        step_up: stepUp,
        reason,
        row_id: row,
        evidence,
        applied,
      };
    });
    await at.database.run(sql`insert into decisions (application_id, round, decided_by, outcome,
      row_id, reason, step_up, evidence, version, decided_at, applied)
      select ${id}::text, r.round, 'rules', r.outcome, r.row_id, r.reason, r.step_up, r.evidence,
        ${UNDERWRITING_VERSION}::text, r.round, r.applied
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (round integer, outcome text,
        row_id text, reason text, step_up text, evidence jsonb, applied jsonb)`);
    await at.database.run(sql`insert into decisions (application_id, round, decided_by, outcome,
      row_id, evidence, version, decided_at)
      values (${id}::text, 9000, 'rules', 'PENDING', 'x', '{}', 'older', 1)`);
  }

  const start = async (by: StaffVisitor, set: PolicySet, candidate = CANDIDATE?.id) =>
    by.call<ReplyOf<'runPolicy'>>('runPolicy', { body: { candidate, set } });

  /** On a busy machine a run takes longer than one wait for due jobs. */
  async function runToEnd(set: PolicySet): Promise<Run> {
    const { body } = await start(people.mei, set);
    const read = async () => (await people.mei.call<Run>('readPolicyRun', { id: body.runId })).body;
    await expect
      .poll(
        async () => {
          await at.queue.runDue();
          return (await read()).comparison;
        },
        { timeout: 60_000 },
      )
      .toBeDefined();
    return read();
  }

  test('replaying every stored round gives its stored outcome', async () => {
    const { comparison, withoutFacts } = await runToEnd('stored');
    expect(comparison?.decisions).toBeGreaterThan(storedRounds + 2);
    expect({ notAsStored: comparison?.notAsStored, withoutFacts }).toEqual({
      ...{ notAsStored: 0, withoutFacts: 1 },
    });
  });

  test('a run lists changed decisions by reference only, and appears in the list of runs', async () => {
    const run = await runToEnd('stored');
    const { flips = 0, groups = [] } = run.comparison ?? {};
    expect(flips).toBeGreaterThan(0);
    expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(flips);
    expect(groups.flatMap(({ examples }) => examples)).toContain(reference);
    expect(JSON.stringify(run)).not.toMatch(/urn:app|Watchlisted/);
    const { body } = await people.priya.call<ReplyOf<'listPolicyVersions'>>('listPolicyVersions');
    expect(body.inForce.version).toBe(UNDERWRITING_VERSION);
    expect(body.runs).toContainEqual(
      expect.objectContaining({
        id: run.id,
        flips,
        by: expect.objectContaining({ name: run.by.name }),
      }),
    );
  });

  test('runs on generated decisions and on generated outages decline nobody new', async () => {
    for (const set of ['generated', 'outages'] as const) {
      const { comparison } = await runToEnd(set);
      expect(comparison?.decisions).toBe(POLICY_LIMITS.decisionsPerRun);
      expect(comparison?.newlyDeclined).toBe(0);
    }
  });

  test('unknown candidates and runs are a 404, and so is everything without the permission', async () => {
    expect((await start(people.mei, 'generated', 'none of ours')).status).toBe(404);
    expect((await start(people.robin, 'generated')).status).toBe(404);
    expect((await people.robin.call('listPolicyVersions')).status).toBe(404);
    expect((await people.mei.call('readPolicyRun', { id: `run_${'x'.repeat(22)}` })).status).toBe(
      404,
    );
  });

  test('a run that has not ended in time is reported as lost', async () => {
    const by = { id: 'nobody', name: 'Nobody' };
    await at.database.run(
      sql`insert into reviewers (id, name, key_hash, created_at) values ('nobody', 'Nobody', 'x', 1)`,
    );
    const id = await at.deps.store.policyRuns.begin({
      ...{ candidate: CANDIDATE?.id ?? '', candidateVersion: 'v', caseSet: 'generated', by },
    });
    await at.database.run(sql`update policy_runs set started_at = 1 where id = ${id}`);
    await at.queue.runDue();
    const { body } = await people.mei.call<Run>('readPolicyRun', { id });
    expect(body).toMatchObject({ isLost: true, faults: [] });
    expect(body.comparison).toBeUndefined();
  });
});
