import { setTimeout as sleep } from 'node:timers/promises';
import { SECRET_PATHS } from '@signet/rulebook/answer-rows';
import { industryOf, isQuebecIneligible } from '@signet/rulebook/category/eligibility';
import { confirmedCodes } from '@signet/rulebook/core/confirmed';
import { LIMITS } from '@signet/rulebook/core/limits';
import {
  EVIDENCE_SOURCES,
  type Evidence,
  type EvidenceSourceId,
} from '@signet/rulebook/decision/evidence';
import {
  buildKycPayload,
  isPersonalTaxId,
  type KycPerson,
  kycBusiness,
} from '@signet/rulebook/decision/kyc-payload';
import { DECISION_LIMITS } from '@signet/rulebook/decision/limits';
import type { Market } from '@signet/rulebook/reference/locales';
import { wasBusinessDoubleChecked } from '@signet/rulebook/step-ups';
import type { StoredApplication } from '../application/stored-application.ts';
import type { Deps } from '../deps.ts';
import type {
  IdentityPort,
  KycBusinessQuery,
  KycPersonQuery,
  KycRequest,
} from '../identity/port.ts';
import { checksFor } from '../identity/vendors.ts';
import { ProviderDown, toProviderDown } from '../platform/provider-down.ts';

type Outside = Pick<Evidence, 'watchList' | 'person' | 'business' | 'phoneOwner' | 'ownFaults'>;
type SourceAnswer = Partial<Outside> & { reference?: string };
type EvidenceRequest = {
  identity: IdentityPort;
  person: KycPersonQuery;
  includesPerson: boolean;
  business: KycBusinessQuery | undefined;
  kycRequestFor: (source: string, what: unknown) => KycRequest;
  signal: AbortSignal;
};

const retryMs = 700;

const SOURCE_QUERIES: Record<
  EvidenceSourceId,
  (request: EvidenceRequest) => Promise<SourceAnswer>
> = {
  watchList: ({ identity, person, kycRequestFor, signal }) => {
    const name = {
      firstName: person.firstName,
      lastName: person.lastName,
      birthDate: person.birthDate,
    };
    return identity.watchList(name, kycRequestFor('watchList', name), signal);
  },
  business: async ({ identity, business, kycRequestFor, signal }) =>
    business === undefined
      ? { business: 'none' }
      : identity.business(business, kycRequestFor('business', business), signal),
  // BASIC verifies identity later: the source is not queried and its absence is not held against
  // the applicant. docs/readings.md 42.
  person: async ({ includesPerson, identity, person, kycRequestFor, signal }) =>
    includesPerson
      ? askPerson(identity, person, kycRequestFor('person', person), signal)
      : UNKNOWN.person,
};

/**
 * Three 500s to one query mean our data is at fault; any other failure counts as unknown.
 * docs/readings.md 88.
 */
export async function askPerson(
  identity: IdentityPort,
  person: KycPersonQuery,
  question: KycRequest,
  signal: AbortSignal,
): Promise<Pick<Evidence, 'person' | 'phoneOwner' | 'ownFaults'> & { reference?: string }> {
  for (let tries = 1; ; tries += 1) {
    try {
      return { ...(await identity.person(person, question, signal)), ownFaults: 0 };
    } catch (error) {
      const isFault = error instanceof ProviderDown && error.status === 500;
      if (!isFault) throw error;
      if (tries >= DECISION_LIMITS.internalErrorAttempts)
        return { person: 'fault', phoneOwner: 'unknown', ownFaults: tries };
      await sleep(retryMs);
    }
  }
}

/** While the vendor is down altogether, its 500s are not our fault; the result is unknown. */
export const NOT_OUR_FAULT = { person: 'unknown', ownFaults: 0 } as const;

/**
 * Recorded for a source that failed or timed out; unknown never counts as a failed check.
 * docs/readings.md 86.
 */
const UNKNOWN: Record<EvidenceSourceId, SourceAnswer> = {
  watchList: { watchList: 'unknown' },
  business: { business: 'unknown' },
  person: { person: 'unknown', phoneOwner: 'unknown', ownFaults: 0 },
};

/**
 * Queries the sources in parallel and stores each reply as it arrives; replies already stored for
 * this round are reused.
 */
async function querySources(deps: Deps, application: StoredApplication): Promise<Outside> {
  const { id, round } = application;
  const stored = await deps.store.applications.evidence(id, round);
  const wanted = EVIDENCE_SOURCES.filter((source) => stored[source] === undefined);
  const request = wanted.length === 0 ? undefined : await buildEvidenceRequest(deps, application);
  const answers = await Promise.all(
    EVIDENCE_SOURCES.map(async (source) => {
      if (stored[source] !== undefined || request === undefined)
        return stored[source]?.answer as SourceAnswer; // stored as a SourceAnswer below
      const { reference, ...answer } = await SOURCE_QUERIES[source]({
        ...request,
        signal: AbortSignal.timeout(LIMITS.evidenceTimeoutMs),
      }).catch((error: unknown): SourceAnswer => {
        deps.log.warn(
          { applicationId: id, source, why: toProviderDown(source, error).message },
          'a source did not answer',
        );
        return UNKNOWN[source];
      });
      await deps.store.applications.recordEvidence({ id, round, source, answer, reference });
      return answer;
    }),
  );
  return Object.assign(
    {
      watchList: 'unknown',
      person: 'unknown',
      business: 'unknown',
      phoneOwner: 'unknown',
      ownFaults: 0,
    },
    ...answers,
  );
}

/**
 * Decrypts the applicant's and the business's secrets for the sources; those of other owners are
 * decrypted in `people/jobs.ts`.
 */
async function buildEvidenceRequest(
  { store, sealer, clock, providers }: Deps,
  application: StoredApplication,
): Promise<Omit<EvidenceRequest, 'signal'>> {
  const { id, market, answers, secretsOnFile } = application;
  const plain = await store.applications.openSecrets(
    id,
    SECRET_PATHS.filter((path) => secretsOnFile[path] !== undefined),
    'job:decide',
  );
  const types = Object.fromEntries(
    Object.entries(secretsOnFile).map(([path, { sourceType }]) => [path, sourceType]),
  );
  const { applicant, company } = buildKycPayload({ ...answers, ...plain }, market, types);
  const business = kycBusiness(company);
  // The key is the same in every round of a day, so a late reply of the vendor is reused.
  const kycRequestFor = (source: string, what: unknown) => ({
    key: `${id}:${source}:${clock.today(market)}:${sealer.fingerprint(`evidence.${source}`, JSON.stringify(what))}`,
    reference: id,
  });
  return {
    identity: checksFor(providers.identity, market),
    person: kycPersonOf(applicant, market),
    includesPerson: application.applicationLevel === 'FULL',
    business: business && { market, ...business, ...doubleChecked(application) },
    kycRequestFor,
  };
}

/** Set when the applicant has re-checked the business details. docs/readings.md 74. */
const doubleChecked = ({ stepUps }: StoredApplication): Pick<KycBusinessQuery, 'doubleChecked'> =>
  wasBusinessDoubleChecked(stepUps) ? { doubleChecked: true } : {};

/**
 * The rulebook has already decided which fields to send; missing ones become empty strings or are
 * left out.
 */
export function kycPersonOf(
  { governmentIdentification: id, address, phone, dob, ...rest }: KycPerson,
  market: Market,
): KycPersonQuery {
  const number =
    id && isPersonalTaxId(id) ? { sourceType: id.sourceType, value: id.value } : undefined;
  return {
    market,
    firstName: rest.firstName ?? '',
    lastName: rest.lastName ?? '',
    emailAddress: rest.emailAddress ?? '',
    phone: phone?.localPhoneNumber ?? '',
    ...(dob === undefined ? {} : { birthDate: dob }),
    ...(number === undefined ? {} : { number }),
    ...(address === undefined
      ? {}
      : { address: { line1: '', city: '', territory: '', zip: '', ...address } }),
  };
}

export async function collectEvidence(
  deps: Deps,
  application: StoredApplication,
): Promise<Evidence> {
  const [outside, duplicate] = await Promise.all([
    querySources(deps, application),
    deps.store.applications.duplicates(application.id),
  ]);
  const isVendorUp = outside.watchList !== 'unknown';
  return {
    ...outside,
    ...(outside.person === 'fault' && !isVendorUp ? NOT_OUR_FAULT : {}),
    categoryClass: industryOf(application.answers)?.class ?? 'REGULAR',
    quebecBlocked: isQuebecIneligible(application),
    duplicate,
    confirmed: confirmedCodes(application.answers),
  };
}
