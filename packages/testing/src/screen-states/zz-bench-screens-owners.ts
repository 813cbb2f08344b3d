import { setTimeout as sleep } from 'node:timers/promises';
import { persona } from '@signet/personas/personas';
import type { RouteId } from '@signet/rulebook/routes';
import { must } from '../zz-bench-screens-calls.ts';
import type { Made } from './starting-points.ts';

const tries = 60;
const askEveryMs = 500;

/** Together below half, so that the question about it can be looked at. */
const OWN = { type: 'APPLICANT', ownershipPercentage: '20', isController: 'YES' };

/** A name and an address as long as people have them. */
const PARTNER = {
  firstName: 'Samantha-Josephine',
  lastName: 'Featherstonehaugh-Villeneuve',
  email: 'samantha.featherstonehaugh-villeneuve@long-domain-of-a-company.example.com',
  phone: '5125550143',
  ownershipPercentage: '26',
  isController: 'NO',
};
const { answers } = persona('ana');
/** Secrets of a named person, which the search for secrets knows. */
const KNOWN = {
  dob: answers['applicant.dob'],
  address: { line1: '12 Oak St', city: 'Boulder', territory: 'CO', zip: '80302' },
  governmentIdentification: { value: answers['applicant.governmentIdentification.value'] },
};
const UNKNOWN = { noAddressOrDob: 'YES', noSsn: 'YES' };

/** The applicant's share, and a partner who gives the rest. */
export const listPartners = (made: Made): Promise<void> => list(made, { ...PARTNER, ...UNKNOWN });

/** The applicant's share, and a partner whose details are missing. */
export const listIncomplete = (made: Made): Promise<void> => list(made, PARTNER);

/** The list is sent, and waits for the partner. */
export async function sendPartners(made: Made): Promise<void> {
  await listPartners(made);
  await change(made, 'sendOwners', { confirmedUnder50: true });
}

/** The list is sent with everything in it, and the bank is put off: nothing is left to do. */
export async function sendKnownPartners(made: Made): Promise<void> {
  await list(made, { ...PARTNER, ...KNOWN });
  await change(made, 'sendOwners', { confirmedUnder50: true });
  await untilAt(made, 'owners-bank');
  await change(made, 'updateApplication', { application: { bankPutOff: true } });
}

async function list(made: Made, partner: object): Promise<void> {
  await change(made, 'addOwner', OWN);
  await change(made, 'addOwner', partner);
}

/** What was sent is checked first; throws Error when another page stands in half a minute. */
async function untilAt({ id, client }: Made, page: RouteId): Promise<void> {
  for (let tried = 0; tried < tries; tried += 1) {
    if ((await must(client, 'getApplication', { id })).body.page === page) return;
    await sleep(askEveryMs);
  }
  throw new Error(`did not come to ${page}`);
}

/** Each change names the version that it was made from. */
async function change({ id, client }: Made, endpoint: 'addOwner' | 'sendOwners' | 'updateApplication', body: object): Promise<void> {
  const { version } = await must(client, 'getApplication', { id });
  await must(client, endpoint, { id, version, body });
}
