import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Persona, type PersonaId, persona } from '@signet/personas/personas';
import type { Answers } from '@signet/rulebook/answer-rows';
import { nestAnswers } from '@signet/rulebook/core/answers';
import type { RouteId } from '@signet/rulebook/routes';
import { callOrThrow, completeApplication, e164MobileOf, submitApplication } from '../applications.ts';
import { type Client, signInByHttp } from '../http-client.ts';
import type { ReceivedMessage } from '../sandbox-client.ts';
import type { ProductWorld } from '../world.ts';

/**
 * How far somebody has come before a screen is opened. `until`: a draft in the browser, an application that lacks what begins so, one that was
 * sent, or one whose phone was proven too; `leadsTo` is the page that page choice must name then. `otherwise` are answers that differ.
 */
export type Case = {
  until: 'nothing' | 'draft' | 'unsent' | 'sent' | 'proven';
  who?: { US: PersonaId; CA: PersonaId };
  otherwise?: Answers;
  lacking?: readonly string[];
  leadsTo?: RouteId;
  /** The world's clock goes on by these steps until `leadsTo` is reached. */
  advanceMs?: readonly number[];
  /** Flags that stand otherwise than usual while this case is made and looked at. */
  flags?: Readonly<Record<string, boolean>>;
  /** What is done by the API once it is there. */
  after?: (made: Made, world: ProductWorld) => Promise<void>;
};

export type Made = {
  id: string;
  businessId: string;
  person: Persona;
  client: Client | undefined;
  /** The address that was texted or mailed to the person. */
  link?: string;
};

const HOME = { US: 'ana', CA: 'chloe' } as const;
const LINKS = { phoneAuthEnabled: true };
const ONE_PAGE = { isMultistepFlow: false };
/** Somebody with a partner, in each language. */
const PARTNERED = { US: 'paolo', CA: 'paolo' } as const;
/** Endings hang on the last four of an SSN, so a US person shows them in each language. */
const AMERICAN = { US: 'ana', CA: 'ana' } as const;
const ADDRESSES = ['company.address', 'company.governmentIdentification'];
const IDENTITY = ['applicant.dob', 'applicant.governmentIdentification', 'applicant.phone', 'applicant.address'];
const endsIn = (ssn4: string): Answers => ({ 'applicant.governmentIdentification.value': ssn4 });

const COMPANY = { US: 'marcus', CA: 'marcus' } as const;
/** The persona's own number would make of the second a duplicate, so each case has its own. */
const taxIdEndsIn = (four: string): Answers => ({ 'company.hasPartners': false, 'company.governmentIdentification.value': `84291${four}` });

const tries = 60;
const askEveryMs = 500;
const codeLifeMs = 601_000;

/** Somebody of this market in the case, with an e-mail and a phone that nobody else of this run has; throws Error where another page is reached. */
export async function bring(world: ProductWorld, wish: Case, market: 'US' | 'CA', nth: number): Promise<Made> {
  const person = personOf(wish, market, nth);
  if (wish.until === 'nothing' || wish.until === 'draft') return { id: '', businessId: '', person, client: undefined };
  const client = await signInByHttp(world, person.answers['applicant.email.emailAddress'] ?? '');
  const { id, businessId } = await completeApplication(client.call, person, wish.lacking);
  const made: Made = { id: String(id), businessId: String(businessId), person, client };
  if (wish.until !== 'unsent') await submitApplication(client.call, made.id, person);
  await settle(world, wish, made);
  await wish.after?.(made, world);
  return made;
}

function personOf({ who = HOME, otherwise = {} }: Case, market: 'US' | 'CA', nth: number): Persona {
  const base = persona(who[market], nth);
  return { ...base, answers: { ...base.answers, ...otherwise } };
}

/** Waits for the page that page choice names at the end, proving the phone where the case says so. */
async function settle(world: ProductWorld, { until, leadsTo, advanceMs = [] }: Case, made: Made): Promise<void> {
  const isWaitWanted = leadsTo === 'verifying';
  let found = await pageOf(made, false);
  if (until === 'proven' && found === 'otp') {
    await callOrThrow(made.client?.call, 'verifyOtp', { id: made.id, key: randomUUID(), body: { code: await codeOf(made, world) } });
    found = await pageOf(made, isWaitWanted);
  }
  for (const ms of advanceMs) {
    if (found === leadsTo) break;
    await world.advance(ms);
    found = await pageOf(made, false);
  }
  if (leadsTo !== undefined && found !== leadsTo) throw new Error(`came to ${found}, not ${leadsTo}`);
}

async function pageOf({ id, client }: Made, mayWait: boolean): Promise<string> {
  for (let tried = 0; tried < tries; tried += 1) {
    const { body } = await callOrThrow(client?.call, 'getApplication', { id });
    const isAsking = body.page === 'otp' && (body.otp as { sentAt?: number } | undefined)?.sentAt === undefined; // the reply's shape
    if (mayWait || (body.page !== 'verifying' && !isAsking)) return String(body.page);
    await sleep(askEveryMs);
  }
  return 'verifying';
}

const codeOf = ({ person }: Made, world: ProductWorld): Promise<string> => world.phone(e164MobileOf(person)).latestCode();

/** Ten wrong codes: five for the first, five for the one that comes ten minutes later. */
async function lockPhone(made: Made, world: ProductWorld): Promise<void> {
  const { id, client } = made;
  const tryWrong = async (): Promise<void> => {
    const code = (await codeOf(made, world)) === '111111' ? '222222' : '111111';
    for (let tried = 0; tried < 5; tried += 1) await client?.call('verifyOtp', { id, key: randomUUID(), body: { code } });
  };
  await tryWrong();
  await world.advance(codeLifeMs);
  await callOrThrow(client?.call, 'sendOtp', { id, key: randomUUID() });
  await tryWrong();
}

/** The code that was sent works no more. */
const outliveCode = async (made: Made, world: ProductWorld): Promise<void> => {
  await codeOf(made, world);
  await world.advance(codeLifeMs + 1_000);
};

/** What was typed is confirmed, and the sources still do not know it: a document is asked for. */
async function confirmDetails(made: Made): Promise<void> {
  const { answers } = made.person;
  const kept = Object.entries(answers).filter(([path]) => /^company\.(registered|name|address)/.test(path));
  await callOrThrow(made.client?.call, 'submitBusinessInfo', {
    id: made.id,
    key: randomUUID(),
    body: nestAnswers(Object.fromEntries(kept)),
  });
  const found = await pageOf(made, false);
  if (found !== 'verification') throw new Error(`came to ${found}, not verification`);
}

async function linkBank({ id, client, person }: Made): Promise<void> {
  const { accountNumberConfirm: _again, ...body } = person.bank;
  await callOrThrow(client?.call, 'addManualAccount', { id, key: randomUUID(), body });
}

async function putBankOff({ id, client }: Made): Promise<void> {
  await callOrThrow(client?.call, 'deferBank', { id });
}

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
  await change(made, 'submitOwners', { confirmedUnder50: true });
}

/** The list is sent with everything in it, and the bank is put off: nothing is left to do. */
export async function sendKnownPartners(made: Made): Promise<void> {
  await list(made, { ...PARTNER, ...KNOWN });
  await change(made, 'submitOwners', { confirmedUnder50: true });
  await untilAt(made, 'owners-bank');
  await putBankOff(made);
}

async function list(made: Made, partner: object): Promise<void> {
  await change(made, 'addOwner', OWN);
  await change(made, 'addOwner', partner);
}

/** What was sent is checked first; throws Error when another page stands in half a minute. */
async function untilAt({ id, client }: Made, page: RouteId): Promise<void> {
  for (let tried = 0; tried < tries; tried += 1) {
    if ((await callOrThrow(client?.call, 'getApplication', { id })).body.page === page) return;
    await sleep(askEveryMs);
  }
  throw new Error(`did not come to ${page}`);
}

/** Each change names the version that it was made from. */
async function change({ id, client }: Made, endpoint: 'addOwner' | 'submitOwners', body: object): Promise<void> {
  const { version } = await callOrThrow(client?.call, 'getApplication', { id });
  await callOrThrow(client?.call, endpoint, { id, version, body });
}

/** Every case that a screen is looked at in. A screen that needs another adds a row. */
export const CASES = {
  nobody: { until: 'nothing' },
  drafting: { until: 'draft' },
  described: { until: 'unsent', lacking: [...ADDRESSES, ...IDENTITY], leadsTo: 'address' },
  company: { until: 'unsent', who: { US: 'marcus', CA: 'chloe' }, lacking: [...ADDRESSES, ...IDENTITY], leadsTo: 'address' },
  located: { until: 'unsent', lacking: IDENTITY, leadsTo: 'owner-identity' },
  answered: { until: 'unsent', leadsTo: 'check-answers' },
  asked: { until: 'sent', leadsTo: 'otp' },
  expired: { until: 'sent', leadsTo: 'otp', after: outliveCode },
  locked: { until: 'sent', leadsTo: 'otp', after: lockPhone },
  approved: { until: 'proven', leadsTo: 'bank' },
  linked: { until: 'proven', leadsTo: 'bank', after: linkBank },
  putOff: { until: 'proven', leadsTo: 'bank', after: putBankOff },
  slow: { until: 'proven', who: AMERICAN, otherwise: endsIn('0008'), leadsTo: 'verifying' },
  inReview: { until: 'proven', who: AMERICAN, otherwise: endsIn('0004'), leadsTo: 'success' },
  declined: { until: 'proven', who: AMERICAN, otherwise: endsIn('0001'), leadsTo: 'success' },
  photoId: { until: 'proven', who: AMERICAN, otherwise: endsIn('0003') },
  fullSsn: { until: 'proven', who: AMERICAN, otherwise: endsIn('0006') },
  businessDetails: { until: 'proven', who: COMPANY, otherwise: taxIdEndsIn('1005'), leadsTo: 'business-info' },
  businessDocument: { until: 'proven', who: COMPANY, otherwise: taxIdEndsIn('1015'), leadsTo: 'business-info', after: confirmDetails },
  partners: { until: 'proven', who: PARTNERED, leadsTo: 'owners' },
  partnersListed: { until: 'proven', who: PARTNERED, leadsTo: 'owners', after: listPartners },
  partnersIncomplete: { until: 'proven', who: PARTNERED, leadsTo: 'owners', after: listIncomplete },
  partnersSent: { until: 'proven', who: PARTNERED, leadsTo: 'owners', after: sendPartners },
  partnersDone: { until: 'proven', who: PARTNERED, leadsTo: 'owners', after: sendKnownPartners },
  declinedByPerson: { until: 'proven', who: AMERICAN, otherwise: endsIn('0004'), leadsTo: 'success', after: declineByHand },
  photoIdQuebec: { until: 'proven', otherwise: { 'applicant.governmentIdentification.value': '046454039' }, leadsTo: 'identification' },
  taxLink: { until: 'proven', who: AMERICAN, otherwise: endsIn('0006'), after: mailTaxLink },
  networkAsked: { until: 'sent', leadsTo: 'mobile-verification', flags: LINKS },
  texted: { until: 'sent', leadsTo: 'mobile-verification', flags: LINKS, after: sendPhoneLinkTo },
  onePageNobody: { until: 'nothing', flags: ONE_PAGE },
  onePage: { until: 'unsent', lacking: [...ADDRESSES, ...IDENTITY], flags: ONE_PAGE },
  onePageCompany: { until: 'unsent', who: COMPANY, lacking: IDENTITY, flags: ONE_PAGE },
  fault: { until: 'proven', who: AMERICAN, otherwise: endsIn('0007'), leadsTo: 'error', advanceMs: [20_000, 70_000, 310_000] },
} as const satisfies Record<string, Case>;

export type CaseId = keyof typeof CASES;

const dayMs = 24 * 3_600_000;

/** The network does not know the phone, so a link is texted to prove it. */
export async function sendPhoneLinkTo(made: Made, world: ProductWorld): Promise<void> {
  const { id, client } = made;
  await callOrThrow(client?.call, 'verifyPhoneByNetwork', { id, key: randomUUID(), body: {} });
  await callOrThrow(client?.call, 'sendPhoneLink', { id, key: randomUUID(), body: {} });
  const phone = world.phone(`+1${made.person.answers['applicant.phone.localPhoneNumber']}`);
  made.link = await linkIn(() => phone.messages(), /https?:\S+vfp=\S+/);
}

/** The link that is mailed a day after the full number was asked for and not given. */
export async function mailTaxLink(made: Made, world: ProductWorld): Promise<void> {
  await world.advance(dayMs + 1_000);
  const mailbox = world.mailbox(made.person.answers['applicant.email.emailAddress'] ?? '');
  made.link = await linkIn(() => mailbox.messages(), /https?:\S+#\S+/);
}

/** The newest link of this shape; throws Error when none arrives in half a minute. */
async function linkIn(messages: () => Promise<ReceivedMessage[]>, shape: RegExp): Promise<string> {
  for (let tried = 0; tried < tries; tried += 1) {
    const link = (await messages()).flatMap(({ text }) => shape.exec(text)?.[0] ?? [])[0];
    if (link !== undefined) return link;
    await sleep(askEveryMs);
  }
  throw new Error('no link arrived');
}

/** A reviewer says no, on the sandbox's page. */
export async function declineByHand({ id }: Made, world: ProductWorld): Promise<void> {
  await control(world, `/control/reviews/${id}`, { decision: 'DECLINED' });
}

export async function control({ sandboxUrl }: ProductWorld, path: string, body: object): Promise<void> {
  const answer = await fetch(sandboxUrl + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
}
