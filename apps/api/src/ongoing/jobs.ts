import { LIMITS } from '@signet/rulebook/core/limits';
import { buildKycPayload } from '@signet/rulebook/decision/kyc-payload';
import { isWatched } from '@signet/rulebook/ongoing/watched';
import { ownerRecheckDelayMs } from '@signet/rulebook/people/owner-check';
import { formAnswers } from '../application/answers.ts';
import type { StoredApplication, StoredPerson } from '../application/stored-application.ts';
import { kycPersonOf } from '../decision/collect-evidence.ts';
import type { Deps } from '../deps.ts';
import { checksFor } from '../identity/vendors.ts';
import type { Job } from '../platform/jobs/job.ts';
import { toProviderDown } from '../platform/provider-down.ts';
import { CHECK_WATCH_LIST_JOB } from './ongoing-check-store.ts';

const ACTOR = `job:${CHECK_WATCH_LIST_JOB}`;
const BIRTH_DATE_PATH = 'applicant.dob';

async function birthDateOf(
  { store }: Deps,
  { id }: StoredApplication,
  { id: ownerId, role }: StoredPerson,
): Promise<string | undefined> {
  if (role === 'owner')
    return (await store.ownerChecks.openSecrets({ id, ownerId, actor: ACTOR })).birthDate;
  return (await store.applications.openSecrets(id, [BIRTH_DATE_PATH], ACTOR))[BIRTH_DATE_PATH];
}

/** What the list says of a person, asked as at the first screening; `unknown` where it is silent. */
async function lookUp(
  deps: Deps,
  application: StoredApplication,
  person: StoredPerson,
  dueAt: number,
): Promise<'clear' | 'hit' | 'unknown'> {
  const { providers, sealer, log } = deps;
  const { id, market } = application;
  const birthDate = await birthDateOf(deps, application, person);
  const answers = {
    ...formAnswers(person, 'applicant'),
    ...(birthDate !== undefined && { [BIRTH_DATE_PATH]: birthDate }),
  };
  const asked = kycPersonOf(buildKycPayload(answers, market, {}).applicant, market);
  const name = {
    ...{ firstName: asked.firstName, lastName: asked.lastName, birthDate: asked.birthDate },
  };
  const print = sealer.fingerprint('evidence.watchList', JSON.stringify(name));
  // A retry reads the reply of the try before; each look-up is one of its own.
  const key = `${person.id}:watchList:${dueAt}:${print}`;
  const reference = person.role === 'applicant' ? id : person.id;
  return checksFor(providers.identity, market)
    .watchList(name, { key, reference }, AbortSignal.timeout(LIMITS.evidenceTimeoutMs))
    .then(({ watchList }) => watchList)
    .catch((error: unknown) => {
      const why = toProviderDown('watchList', error).message;
      log.warn({ applicationId: id, source: 'watchList', why }, 'a source did not answer');
      return 'unknown';
    });
}

/**
 * Looks everybody of an approved business up again. A match opens a case and changes nothing else; a
 * silent list is asked again, as at the first screening. docs/decisions/0307.
 */
export async function runCheckWatchList(
  deps: Deps,
  { applicationId = '', payload }: Job,
): Promise<void> {
  const { store, clock, metrics } = deps;
  const application = await store.applications.loadForWork(applicationId);
  if (application === undefined) return;
  if (!isWatched(application)) return store.ongoingChecks.forget(applicationId);
  const dueAt = Number(payload.dueAt);
  if ((await store.ongoingChecks.dueOf(applicationId)) !== dueAt) return; // done, or due anew
  const hits: string[] = [];
  let silent = 0;
  for (const person of application.people) {
    const answer = await lookUp(deps, application, person, dueAt);
    metrics.count('signet_watch_list_checks_total', { answer });
    if (answer === 'hit') hits.push(person.id);
    if (answer === 'unknown') silent += 1;
  }
  if (silent > 0) {
    const tries = Number(payload.tries ?? 0) + 1;
    await store.jobs.add({
      id: `${CHECK_WATCH_LIST_JOB}:${applicationId}:${dueAt}:${tries}`,
      ...{ kind: CHECK_WATCH_LIST_JOB, applicationId, payload: { dueAt, tries } },
      dueAt: clock.now() + ownerRecheckDelayMs(tries - 1),
    });
    return;
  }
  await store.ongoingChecks.record({
    ...{ id: applicationId, dueAt, looked: application.people.length, hits },
  });
}
