import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Persona, persona } from '@signet/personas/personas';
import type { Answers } from '@signet/rulebook/answer-rows';
import { nestAnswers } from '@signet/rulebook/core/answers';
import { numberAt } from '@signet/rulebook/core/records';
import {
  callOrThrow,
  completeApplication,
  e164MobileOf,
  submitApplication,
} from '../applications.ts';
import { signInByHttp } from '../http-client.ts';
import { linkIn } from './linked.ts';
import type { Case, CaseWorld, Made } from './made.ts';
import { addTestCard, chooseDevices, parcelThat, submitOrder } from './order-cases.ts';
import {
  acceptInvitation,
  askPartnerForPhotoId,
  invitePartner,
  listIncomplete,
  listPartners,
  lookAtPartner,
  sendKnownPartners,
  sendPartners,
  verifyPartner,
  waitAsPartner,
} from './owner-cases.ts';

const HOME = { US: 'ana', CA: 'chloe' } as const;
const LINKS = { phoneAuthEnabled: true };
const ONE_PAGE = { isMultistepFlow: false };
const PARTNERED = { US: 'paolo', CA: 'paolo' } as const;
/**
 * Outcomes depend on the last four digits of an SSN, so a US persona shows them in each language.
 */
const AMERICAN = { US: 'ana', CA: 'ana' } as const;
const ADDRESSES = ['company.address', 'company.governmentIdentification'];
const IDENTITY = [
  'applicant.dob',
  'applicant.governmentIdentification',
  'applicant.phone',
  'applicant.address',
];
const endsIn = (ssn4: string): Answers => ({ 'applicant.governmentIdentification.value': ssn4 });

const DECLINED_LATER = '4000000000000341';
const industry = (id: string): Answers => ({ 'company.mccDetails.id': id });

const COMPANY = { US: 'marcus', CA: 'marcus' } as const;
/** A number for each case, because reusing the persona's would count as a duplicate. */
const taxIdEndsIn = (four: string): Answers => ({
  'company.hasPartners': false,
  'company.governmentIdentification.value': `84291${four}`,
});

const tries = 60;
const askEveryMs = 500;
const codeLifeMs = 601_000;

/**
 * Prepares a case in a market, with an e-mail and phone unique to this run; throws Error when
 * another page is reached.
 */
export const bring = (
  world: CaseWorld,
  wanted: Case,
  market: 'US' | 'CA',
  nth: number,
): Promise<Made> => bringPerson(world, wanted, personOf(wanted, market, nth));

/** The same for a person of the caller's; `nth` is up to them. */
export async function bringPerson(world: CaseWorld, wanted: Case, person: Persona): Promise<Made> {
  if (wanted.until === 'nothing' || wanted.until === 'draft')
    return { id: '', businessId: '', person, client: undefined };
  const client = await signInByHttp(world, person.answers['applicant.email.emailAddress'] ?? '');
  const { id, businessId } = await completeApplication(client.call, person, wanted.lacking);
  const made: Made = { id: String(id), businessId: String(businessId), person, client };
  if (wanted.until !== 'unsent') await submitApplication(client.call, made.id, person);
  await settle(world, wanted, made);
  await wanted.after?.(made, world);
  return made;
}

function personOf({ who = HOME, otherwise = {} }: Case, market: 'US' | 'CA', nth: number): Persona {
  const base = persona(who[market], nth);
  return { ...base, answers: { ...base.answers, ...otherwise } };
}

async function settle(
  world: CaseWorld,
  { until, leadsTo, advanceMs = [] }: Case,
  made: Made,
): Promise<void> {
  const isWaitWanted = leadsTo === 'verifying';
  let found = await pageOf(made, false);
  if (until === 'proven' && found === 'otp') {
    await callOrThrow(made.client?.call, 'verifyOtp', {
      id: made.id,
      key: randomUUID(),
      body: { code: await codeOf(made, world) },
    });
    found = await pageOf(made, isWaitWanted);
  }
  for (const ms of advanceMs) {
    if (found === leadsTo) break;
    await world.advance(ms);
    found = await pageOf(made, false);
  }
  if (leadsTo !== undefined && found !== leadsTo)
    throw new Error(`came to ${found}, not ${leadsTo}`);
}

export async function pageOf({ id, client }: Made, mayWait: boolean): Promise<string> {
  for (let tried = 0; tried < tries; tried += 1) {
    const { body } = await callOrThrow(client?.call, 'getApplication', { id });
    const isAsking = body.page === 'otp' && numberAt(body.otp, 'sentAt') === undefined;
    if (mayWait || (body.page !== 'verifying' && !isAsking)) return String(body.page);
    await sleep(askEveryMs);
  }
  return 'verifying';
}

const codeOf = ({ person }: Made, world: CaseWorld): Promise<string> =>
  world.phone(e164MobileOf(person)).latestCode();

/** Ten wrong codes: five for the first code, five for the one sent ten minutes later. */
async function lockPhone(made: Made, world: CaseWorld): Promise<void> {
  const { id, client } = made;
  const tryWrong = async (): Promise<void> => {
    const code = (await codeOf(made, world)) === '111111' ? '222222' : '111111';
    for (let tried = 0; tried < 5; tried += 1)
      await client?.call('verifyOtp', { id, key: randomUUID(), body: { code } });
  };
  await tryWrong();
  await world.advance(codeLifeMs);
  await callOrThrow(client?.call, 'sendOtp', { id, key: randomUUID() });
  await tryWrong();
}

const outliveCode = async (made: Made, world: CaseWorld): Promise<void> => {
  await codeOf(made, world);
  await world.advance(codeLifeMs + 1_000);
};

/** Confirms the details, which the sources still do not know, so that a document is requested. */
export async function confirmDetails(made: Made): Promise<void> {
  const { answers } = made.person;
  const kept = Object.entries(answers).filter(([path]) =>
    /^company\.(registered|name|address)/.test(path),
  );
  await callOrThrow(made.client?.call, 'submitBusinessInfo', {
    id: made.id,
    key: randomUUID(),
    body: nestAnswers(Object.fromEntries(kept)),
  });
  const found = await pageOf(made, false);
  if (found !== 'verification') throw new Error(`came to ${found}, not verification`);
}

export async function linkBank({ id, client, person }: Made): Promise<void> {
  const { accountNumberConfirm: _again, ...body } = person.bank;
  await callOrThrow(client?.call, 'addManualAccount', { id, key: randomUUID(), body });
}

async function closeAccount(made: Made): Promise<void> {
  await linkBank(made);
  await callOrThrow(made.client?.call, 'closeAccount', {
    id: made.id,
    key: randomUUID(),
    body: {},
  });
}

const linkUnknownBank = (made: Made): Promise<void> =>
  linkBank({
    ...made,
    person: { ...made.person, bank: { ...made.person.bank, accountNumber: '000777777777' } },
  });

async function openStore(made: Made): Promise<void> {
  await linkBank(made);
  const application = { intent: 'ADD_STORE', businessId: made.businessId };
  const { body } = await callOrThrow(made.client?.call, 'createApplication', {
    key: randomUUID(),
    body: { application },
  });
  made.id = String(body.id);
}

export async function failDeposits(made: Made): Promise<void> {
  await linkUnknownBank(made);
  const { id, client } = made;
  for (const secondAmount of ['2', '3', '4'])
    await client?.call('confirmTestDeposits', {
      id,
      key: randomUUID(),
      body: { firstAmount: '1', secondAmount },
    });
}

async function putBankOff({ id, client }: Made): Promise<void> {
  await callOrThrow(client?.call, 'deferBank', { id });
}

export const CASES = {
  nobody: { until: 'nothing' },
  drafting: { until: 'draft' },
  described: { until: 'unsent', lacking: [...ADDRESSES, ...IDENTITY], leadsTo: 'address' },
  company: {
    until: 'unsent',
    who: { US: 'marcus', CA: 'chloe' },
    lacking: [...ADDRESSES, ...IDENTITY],
    leadsTo: 'address',
  },
  located: { until: 'unsent', lacking: IDENTITY, leadsTo: 'owner-identity' },
  answered: { until: 'unsent', leadsTo: 'check-answers' },
  asked: { until: 'sent', leadsTo: 'otp' },
  expired: { until: 'sent', leadsTo: 'otp', after: outliveCode },
  locked: { until: 'sent', leadsTo: 'otp', after: lockPhone },
  approved: { until: 'proven', leadsTo: 'bank' },
  storeOpened: { until: 'proven', leadsTo: 'bank', after: openStore },
  linked: { until: 'proven', leadsTo: 'bank', after: linkBank },
  closed: { until: 'proven', leadsTo: 'bank', after: closeAccount },
  deposited: { until: 'proven', leadsTo: 'bank', after: linkUnknownBank },
  depositsFailed: { until: 'proven', leadsTo: 'bank', after: failDeposits },
  putOff: { until: 'proven', leadsTo: 'bank', after: putBankOff },
  carded: { until: 'proven', leadsTo: 'bank', after: (made, world) => addTestCard(made, world) },
  restaurant: { until: 'proven', who: AMERICAN, otherwise: industry('3'), leadsTo: 'bank' },
  /** Its screen state creates the application, at the hosting provider. */
  waitingRestaurant: {
    until: 'nothing',
    who: AMERICAN,
    otherwise: { ...industry('3'), ...endsIn('0004') },
  },
  orderChosen: { until: 'proven', leadsTo: 'bank', after: chooseDevices({}) },
  orderBundle: {
    until: 'proven',
    otherwise: industry('25'),
    leadsTo: 'bank',
    after: chooseDevices({
      quantities: {},
      bundle: 'POYNTC_SUNMIT2S2',
      bundleQuantity: 2,
      licences: 1,
    }),
  },
  orderHeld: {
    until: 'proven',
    who: AMERICAN,
    otherwise: endsIn('0004'),
    leadsTo: 'success',
    after: submitOrder({}, 'held'),
  },
  orderUnpaid: {
    until: 'proven',
    leadsTo: 'bank',
    after: submitOrder({ type: 'BUY', quantities: { N910: 1 } }, 'unpaid', DECLINED_LATER),
  },
  orderPlaced: { until: 'proven', leadsTo: 'bank', after: submitOrder({}, 'placed') },
  orderOutOfStock: { until: 'proven', leadsTo: 'bank', after: parcelThat('out_of_stock') },
  orderShipped: { until: 'proven', leadsTo: 'bank', after: parcelThat('shipped') },
  orderDelivered: { until: 'proven', leadsTo: 'bank', after: parcelThat('shipped', 'delivered') },
  orderReturned: { until: 'proven', leadsTo: 'bank', after: parcelThat('returned') },
  slow: { until: 'proven', who: AMERICAN, otherwise: endsIn('0008'), leadsTo: 'verifying' },
  inReview: { until: 'proven', who: AMERICAN, otherwise: endsIn('0004'), leadsTo: 'success' },
  declined: { until: 'proven', who: AMERICAN, otherwise: endsIn('0001'), leadsTo: 'success' },
  reviewAsked: {
    until: 'proven',
    who: AMERICAN,
    otherwise: endsIn('0001'),
    leadsTo: 'success',
    after: askForReview,
  },
  photoId: { until: 'proven', who: AMERICAN, otherwise: endsIn('0003') },
  fullSsn: { until: 'proven', who: AMERICAN, otherwise: endsIn('0006') },
  businessDetails: {
    until: 'proven',
    who: COMPANY,
    otherwise: taxIdEndsIn('1005'),
    leadsTo: 'business-info',
  },
  businessDocument: {
    until: 'proven',
    who: COMPANY,
    otherwise: taxIdEndsIn('1015'),
    leadsTo: 'business-info',
    after: confirmDetails,
  },
  partners: { until: 'proven', who: PARTNERED, leadsTo: 'owners' },
  partnersListed: { until: 'proven', who: PARTNERED, leadsTo: 'owners', after: listPartners },
  partnersIncomplete: { until: 'proven', who: PARTNERED, leadsTo: 'owners', after: listIncomplete },
  partnersSent: { until: 'proven', who: PARTNERED, leadsTo: 'owners', after: sendPartners },
  partnerInvited: { until: 'proven', who: PARTNERED, leadsTo: 'owners', after: invitePartner },
  partnerAccepted: { until: 'proven', who: PARTNERED, leadsTo: 'owners', after: acceptInvitation },
  partnerChecking: { until: 'proven', who: PARTNERED, leadsTo: 'owners', after: waitAsPartner },
  partnerPhotoId: {
    until: 'proven',
    who: PARTNERED,
    leadsTo: 'owners',
    after: askPartnerForPhotoId,
  },
  partnerVerified: { until: 'proven', who: PARTNERED, leadsTo: 'owners', after: verifyPartner },
  partnerInReview: { until: 'proven', who: PARTNERED, leadsTo: 'owners', after: lookAtPartner },
  partnersDone: { until: 'proven', who: PARTNERED, leadsTo: 'owners', after: sendKnownPartners },
  declinedByPerson: {
    until: 'proven',
    who: AMERICAN,
    otherwise: endsIn('0004'),
    leadsTo: 'success',
    after: declineByHand,
  },
  photoIdQuebec: {
    until: 'proven',
    otherwise: { 'applicant.governmentIdentification.value': '046454039' },
    leadsTo: 'identification',
  },
  taxLink: { until: 'proven', who: AMERICAN, otherwise: endsIn('0006'), after: mailTaxLink },
  networkAsked: { until: 'sent', leadsTo: 'mobile-verification', flags: LINKS },
  texted: { until: 'sent', leadsTo: 'mobile-verification', flags: LINKS, after: sendPhoneLinkTo },
  onePageNobody: { until: 'nothing', flags: ONE_PAGE },
  onePage: { until: 'unsent', lacking: [...ADDRESSES, ...IDENTITY], flags: ONE_PAGE },
  onePageCompany: { until: 'unsent', who: COMPANY, lacking: IDENTITY, flags: ONE_PAGE },
  fault: {
    until: 'proven',
    who: AMERICAN,
    otherwise: endsIn('0007'),
    leadsTo: 'error',
    advanceMs: [20_000, 70_000, 310_000],
  },
} as const satisfies Record<string, Case>;

export type CaseId = keyof typeof CASES;

const dayMs = 24 * 3_600_000;

export async function askForReview({ id, client }: Made): Promise<void> {
  const body = { message: 'We moved in May. The lease names us.' };
  await callOrThrow(client?.call, 'requestReview', { id, key: randomUUID(), body });
}

/** The mobile network does not recognize the phone, so a link is texted. */
export async function sendPhoneLinkTo(made: Made, world: CaseWorld): Promise<void> {
  const { id, client } = made;
  await callOrThrow(client?.call, 'verifyPhoneByNetwork', { id, key: randomUUID(), body: {} });
  await callOrThrow(client?.call, 'sendPhoneLink', { id, key: randomUUID(), body: {} });
  const phone = world.phone(`+1${made.person.answers['applicant.phone.localPhoneNumber']}`);
  made.link = await linkIn(() => phone.messages(), /https?:\S+vfp=\S+/);
}

/** The link that is mailed a day after a requested full number was not given. */
export async function mailTaxLink(made: Made, world: CaseWorld): Promise<void> {
  await world.advance(dayMs + 1_000);
  const mailbox = world.mailbox(made.person.answers['applicant.email.emailAddress'] ?? '');
  made.link = await linkIn(() => mailbox.messages(), /https?:\S+#\S+/);
}

export async function declineByHand({ id }: Made, world: CaseWorld): Promise<void> {
  await control(world, `/control/reviews/${id}`, { decision: 'DECLINED' });
}

export async function control(
  { sandboxUrl }: CaseWorld,
  path: string,
  body: object,
): Promise<void> {
  const answer = await fetch(sandboxUrl + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
}
