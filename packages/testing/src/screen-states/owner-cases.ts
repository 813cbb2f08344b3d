import { setTimeout as sleep } from 'node:timers/promises';
import { persona } from '@signet/personas/personas';
import { ENDPOINT_PATHS, type EndpointKey } from '@signet/rulebook/endpoint-paths';
import type { RouteId } from '@signet/rulebook/routes';
import { callOrThrow, succeeded } from '../applications.ts';
import { SESSION_COOKIE, signInByHttp } from '../http-client.ts';
import { linkIn } from './linked.ts';
import type { CaseWorld, Made } from './made.ts';

const tries = 60;
const askEveryMs = 500;
const triesToChange = 5;

/** Total below 50 %, so that its confirmation is shown. */
const OWN = { type: 'APPLICANT', ownershipPercentage: '20', isController: 'YES' };

/** A realistically long name and e-mail address. */
const PARTNER = {
  firstName: 'Samantha-Josephine',
  lastName: 'Featherstonehaugh-Villeneuve',
  email: 'samantha.featherstonehaugh-villeneuve@long-domain-of-a-company.example.com',
  phone: '5125550143',
  ownershipPercentage: '26',
  isController: 'NO',
};
const { answers } = persona('ana');
/** A persona's secrets, which the secret scan knows. */
const KNOWN = {
  dob: answers['applicant.dob'],
  address: { line1: '12 Oak St', city: 'Boulder', territory: 'CO', zip: '80302' },
  governmentIdentification: { value: answers['applicant.governmentIdentification.value'] },
};
const UNKNOWN = { noAddressOrDob: 'YES', noSsn: 'YES' };

export const listPartners = (made: Made): Promise<void> =>
  list(made, { ...PARTNER, ...UNKNOWN, ...made.partner });

export const listIncomplete = (made: Made): Promise<void> => list(made, PARTNER);

/** The list is submitted, and the check that follows is over. */
export async function sendPartners(made: Made): Promise<void> {
  await listPartners(made);
  await submitList(made);
  await untilAt(made, (page) => !WAITS.includes(page));
}

/** The list is submitted complete and the bank postponed: nothing is left to do. */
export async function sendKnownPartners(made: Made): Promise<void> {
  await list(made, { ...PARTNER, ...KNOWN });
  await submitList(made);
  await untilAt(made, (page) => page === 'owners-bank');
  await callOrThrow(made.client?.call, 'deferBank', { id: made.id });
}

async function list(made: Made, partner: object): Promise<void> {
  await change(made, 'addOwner', OWN);
  await change(made, 'addOwner', partner);
}

const WAITS: readonly string[] = ['verifying', 'owners-verifying'] satisfies RouteId[];

/**
 * Waits for the check that follows a submission; throws Error when no such page is reached within
 * 30 s.
 */
async function untilAt({ id, client }: Made, isReached: (page: string) => boolean): Promise<void> {
  let found = '';
  for (let tried = 0; tried < tries; tried += 1) {
    found = String((await callOrThrow(client?.call, 'getApplication', { id })).body.page);
    if (isReached(found)) return;
    await sleep(askEveryMs);
  }
  throw new Error(`stays at ${found}`);
}

/**
 * Sends the current version with each change, and reads again where a check or a mail has changed the
 * application in between, as the page does.
 */
async function change(
  { id, ownerId, client }: Made,
  endpoint: 'addOwner' | 'updateOwner' | 'submitOwners',
  body: object,
): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    const { version } = await callOrThrow(client?.call, 'getApplication', { id });
    const reply = await client?.call(endpoint, { id, ownerId, version, body });
    const isStale = reply?.body.code === 'application.versionConflict';
    if (isStale && tried < triesToChange) continue;
    succeeded(endpoint, reply);
    return;
  }
}

/** Submits the list as the applicant, whoever acted last. */
export const submitList = (made: Made): Promise<void> =>
  change(made, 'submitOwners', { confirmedUnder50: true });

/** “This isn’t my business”, by the mailed link. */
export async function denyAsPartner(made: Made, world: CaseWorld): Promise<void> {
  await invitePartner(made, world);
  const { id, ownerId } = made;
  const { call } = await signInByHttp(world, partnerOf(made).email);
  await callOrThrow(call, 'openInvitation', { body: { token: made.link?.split('#')[1] } });
  await callOrThrow(call, 'denyOwnership', { id, ownerId });
}

/** Gives an owner who was written to another address. */
export const replacePartner = (made: Made, email: string): Promise<void> =>
  change(made, 'updateOwner', { email });

const partnerOf = ({ id, partner }: Made) =>
  partner ?? { firstName: 'Lena', lastName: 'Conti', email: `lena.${id.slice(-4)}@example.com` };

export async function invitePartner(made: Made, world: CaseWorld): Promise<void> {
  const named = partnerOf(made);
  const { email } = named;
  await list(made, { ...PARTNER, ...UNKNOWN, ...named });
  const { body } = await callOrThrow(made.client?.call, 'getApplication', { id: made.id });
  // The reply's shape.
  const { list: owners } = body.owners as { list: readonly { id: string; email: string }[] };
  made.ownerId = owners.find((owner) => owner.email === email)?.id ?? '';
  await callOrThrow(made.client?.call, 'inviteOwner', { id: made.id, ownerId: made.ownerId });
  made.link = await linkIn(() => world.mailbox(email).messages(), /https?:\S+#\S+/);
}

/** The owner has signed in and accepted; from here on the session is theirs. */
export async function acceptInvitation(made: Made, world: CaseWorld): Promise<void> {
  await invitePartner(made, world);
  const partner = await signInByHttp(world, partnerOf(made).email);
  const send = async (
    endpoint: EndpointKey,
    cookies: Readonly<Record<string, string>>,
    body: object,
  ): Promise<Response> => {
    const [method, path] = ENDPOINT_PATHS[endpoint];
    const cookie = Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    const headers = {
      cookie,
      'x-requested-with': 'signet',
      'content-type': 'application/json',
      origin: world.url,
    };
    const address =
      world.url + path.replace('{id}', made.id).replace('{ownerId}', made.ownerId ?? '');
    const answer = await fetch(address, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${endpoint} answered ${answer.status}`);
    return answer;
  };
  const opened = await send('openInvitation', {}, { token: made.link?.split('#')[1] });
  const invitation =
    /^invitation=([^;]+)/.exec(
      opened.headers.getSetCookie().find((line) => line.startsWith('invitation=')) ?? '',
    )?.[1] ?? '';
  await send('acceptInvitation', { [SESSION_COOKIE]: partner.session, invitation }, {});
  made.client = partner;
}

/** The owner has also given details, with an SSN that determines the outcome of the check. */
const confirmedWith =
  (ssn4: string | undefined, page: RouteId) =>
  async (made: Made, world: CaseWorld): Promise<void> => {
    await acceptInvitation(made, world);
    const governmentIdentification = { value: ssn4 ?? KNOWN.governmentIdentification.value };
    const own = { id: made.id, ownerId: made.ownerId };
    await callOrThrow(made.client?.call, 'submitOwnerDetails', {
      ...own,
      body: { dob: KNOWN.dob, address: KNOWN.address, governmentIdentification },
    });
    for (let tried = 0; tried < tries; tried += 1) {
      if ((await callOrThrow(made.client?.call, 'getOwner', own)).body.page === page) return;
      await sleep(askEveryMs);
    }
    throw new Error(`did not come to ${page}`);
  };

export const waitAsPartner = confirmedWith('0008', 'owner-verifying');
export const askPartnerForPhotoId = confirmedWith('0003', 'owner-identification');
export const verifyPartner = confirmedWith(undefined, 'owner-success');
export const lookAtPartner = confirmedWith('0004', 'owner-success');
export const failPartner = confirmedWith('0001', 'owner-success');
