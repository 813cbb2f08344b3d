import { answerAt } from '@signet/rulebook/core/answers';
import { LIMITS } from '@signet/rulebook/core/limits';
import { buildKycPayload } from '@signet/rulebook/decision/kyc-payload';
import { isWatched } from '@signet/rulebook/ongoing/watched';
import { ownerRecheckDelayMs } from '@signet/rulebook/people/owner-check';
import { formAnswers } from '../application/answers.ts';
import type { StoredApplication, StoredPerson } from '../application/stored-application.ts';
import { kycPersonOf } from '../decision/collect-evidence.ts';
import type { Deps } from '../deps.ts';
import type { IdentityPort, KycRequest } from '../identity/port.ts';
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

type Answer = Awaited<ReturnType<IdentityPort['watchList']>>['watchList'];
type Asked = { of: (port: IdentityPort, question: KycRequest) => Promise<Answer>; what: object };

/** As at the first screening. */
async function askedOf(
  deps: Deps,
  application: StoredApplication,
  person: StoredPerson,
): Promise<Asked> {
  const birthDate = await birthDateOf(deps, application, person);
  const answers = {
    ...formAnswers(person, 'applicant'),
    ...(birthDate !== undefined && { [BIRTH_DATE_PATH]: birthDate }),
  };
  const { market } = application;
  const asked = kycPersonOf(buildKycPayload(answers, market, {}).applicant, market);
  const name = {
    ...{ firstName: asked.firstName, lastName: asked.lastName, birthDate: asked.birthDate },
  };
  return {
    what: name,
    of: async (port, question) => (await port.watchList(name, question, within())).watchList,
  };
}

/** A business that has no name of its own is its applicant. */
function askedOfBusiness({ answers, market }: StoredApplication): Asked | undefined {
  if (answerAt(answers, 'company.name') === '') return undefined;
  const { name = '' } = buildKycPayload(answers, market, {}).company;
  return {
    what: { name },
    of: async (port, question) =>
      (await port.businessWatchList({ name }, question, within())).watchList,
  };
}

const within = (): AbortSignal => AbortSignal.timeout(LIMITS.evidenceTimeoutMs);

/** What the list says of a person or business; `unknown` where it is silent. */
async function lookUp(
  { providers, sealer, log }: Deps,
  { id, market }: StoredApplication,
  { subject, dueAt, asked }: { subject: string; dueAt: number; asked: Asked },
): Promise<Answer> {
  const print = sealer.fingerprint('evidence.watchList', JSON.stringify(asked.what));
  // A retry reads the reply of the try before; each look-up is one of its own.
  const question = { key: `${subject}:watchList:${dueAt}:${print}`, reference: subject };
  try {
    return await asked.of(checksFor(providers.identity, market), question);
  } catch (error) {
    const why = toProviderDown('watchList', error).message;
    log.warn({ applicationId: id, source: 'watchList', why }, 'a source did not answer');
    return 'unknown';
  }
}

/**
 * Looks an approved business and everybody of it up again. A match opens a case and changes nothing
 * else, and waits for no answer about anybody else; a silent list is asked again, as at the first
 * screening. docs/decisions/0307.
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
  let looked = 0;
  let silent = 0;
  const look = async (subject: string, asked: Asked) => {
    const answer = await lookUp(deps, application, { subject, dueAt, asked });
    metrics.count('signet_watch_list_checks_total', { answer });
    looked += 1;
    if (answer === 'hit') hits.push(subject);
    if (answer === 'unknown') silent += 1;
  };
  for (const person of application.people)
    await look(person.id, await askedOf(deps, application, person));
  const business = askedOfBusiness(application);
  if (business !== undefined) await look(application.business.id, business);

  const isWhole = silent === 0;
  if (isWhole || hits.length > 0)
    await store.ongoingChecks.record({ id: applicationId, dueAt, looked, hits, isWhole });
  if (isWhole) return;
  const tries = Number(payload.tries ?? 0) + 1;
  await store.jobs.add({
    id: `${CHECK_WATCH_LIST_JOB}:${applicationId}:${dueAt}:${tries}`,
    ...{ kind: CHECK_WATCH_LIST_JOB, applicationId, payload: { dueAt, tries } },
    dueAt: clock.now() + ownerRecheckDelayMs(tries - 1),
  });
}
