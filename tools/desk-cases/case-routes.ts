import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DESK_ROWS, deskPartner, deskPersona } from '@signet/personas/desk-people';
import type { DeskRoute, DeskRow } from '@signet/personas/desk-row';
import type { Persona } from '@signet/personas/personas';
import { DAY_MS } from '@signet/rulebook/core/dates';
import type { EndpointKey } from '@signet/rulebook/endpoint-paths';
import { ORDER_LIMITS } from '@signet/rulebook/orders/limits';
import { callOrThrow, mailTo } from '@signet/testing/applications';
import type { CaseWorld, Made } from '@signet/testing/screen-states/made';
import { addTestCard, submitOrder } from '@signet/testing/screen-states/order-cases';
import {
  denyAsPartner,
  failPartner,
  invitePartner,
  listPartners,
  lookAtPartner,
  replacePartner,
  submitList,
} from '@signet/testing/screen-states/owner-cases';
import {
  bringPerson,
  confirmDetails,
  control,
  failDeposits,
  linkBank,
  pageOf,
} from '@signet/testing/screen-states/starting-points';
import { voidCheckPdf } from './void-check-pdf.ts';

type After = (made: Made, world: CaseWorld, row: DeskRow) => Promise<unknown>;

const PARCEL_DAYS = 2;
/** To the first month, and to each retry of it. */
const MONTH_DAYS = [
  31,
  ...ORDER_LIMITS.monthlyRetryDays.map((day, at, all) => day - (all[at - 1] ?? 0)),
];

/** The vendor’s own outcomes of an inquiry. */
type InquiryEnd = 'pass' | 'fail' | 'review';

const tries = 60;
const askEveryMs = 500;
/** Kept by the card vendor, and declined whenever it is charged. */
const DECLINED_CARD = '4000000000000341';
const OTHER_ACCOUNT = '000999999992';

/** Ends an inquiry in the vendor’s window, and reads the result as our page does. */
const inquiry =
  (start: EndpointKey, refresh: EndpointKey, end: InquiryEnd): After =>
  async ({ id, client }, world) => {
    const body = start === 'startIdentification' ? { selfieConsent: true } : {};
    const begun = await callOrThrow(client?.call, start, { id, key: randomUUID(), body });
    await control(world, `/control/inquiries/${String(begun.body.inquiryId)}`, { act: end });
    await callOrThrow(client?.call, refresh, { id, key: randomUUID() });
  };
const photoId = (end: InquiryEnd) => inquiry('startIdentification', 'refreshIdentification', end);
const document = (end: InquiryEnd) => inquiry('startVerification', 'refreshVerification', end);

/** Waits until the checks have led to another page than the one before. */
const untilPage = async (made: Made, page: string): Promise<void> => {
  for (let tried = 0; tried < tries; tried += 1) {
    if ((await pageOf(made, false)) === page) return;
    await sleep(askEveryMs);
  }
  throw new Error(`did not come to ${page}`);
};

const withAccount = (made: Made, accountNumber: string): Made => ({
  ...made,
  person: { ...made.person, bank: { ...made.person.bank, accountNumber } },
});

/** The applicant submits the list after another owner has acted in a session of their own. */
const thenSubmitted =
  (act: (made: Made, world: CaseWorld) => Promise<void>): After =>
  async (made, world) => {
    await act({ ...made }, world);
    await submitList(made);
  };

/** The same person with the same numbers, under another email. */
const twinOf = (person: Persona): Persona => ({
  ...person,
  answers: {
    ...person.answers,
    'applicant.email.emailAddress': mailTo(person).replace('@', '.shop@'),
  },
});

const afterAnother =
  (isRefused: boolean): DeskWay['first'] =>
  async (world, person) => {
    const other = await bringPerson(
      world,
      { until: 'proven', leadsTo: isRefused ? 'success' : 'bank' },
      twinOf(person),
    );
    if (isRefused) await control(world, `/control/reviews/${other.id}`, { decision: 'DECLINED' });
  };

type DeskWay = {
  until?: 'sent';
  first?: (world: CaseWorld, person: Persona) => Promise<void>;
  after?: After;
};

const WAYS: Readonly<Record<DeskRoute, DeskWay>> = {
  sent: {},
  codeAsked: { until: 'sent' },
  photoIdUnclear: { after: photoId('review') },
  photoIdFailsTwice: {
    after: async (...made) => {
      await photoId('fail')(...made);
      await untilPage(made[0], 'identification');
      await photoId('fail')(...made);
    },
  },
  documentAsked: { after: confirmDetails },
  documentFails: {
    after: async (...made) => {
      await confirmDetails(made[0]);
      await document('fail')(...made);
    },
  },
  documentUnclear: {
    after: async (...made) => {
      await confirmDetails(made[0]);
      await document('review')(...made);
    },
  },
  ownerAsked: { after: listPartners },
  ownerInvited: { after: invitePartner },
  ownerFails: { after: thenSubmitted(failPartner) },
  ownerUnclear: { after: thenSubmitted(lookAtPartner) },
  ownerDenies: { after: thenSubmitted(denyAsPartner) },
  ownerReplaced: {
    after: async (made, world) => {
      await invitePartner(made, world);
      await submitList(made);
      await replacePartner(made, mailTo(made.person).replace('@', '.office@'));
    },
  },
  ownerUnanswered: {
    after: async (made, world) => {
      await listPartners(made);
      await submitList(made);
      await world.mailbox(made.partner?.email ?? '').latest(); // the time to answer begins with it
    },
  },
  bankOfOther: { after: (made) => linkBank(withAccount(made, OTHER_ACCOUNT)) },
  depositsFail: { after: failDeposits },
  voidCheck: {
    after: async (made) => {
      await failDeposits(made);
      const { fullName = '', routingNumber = '', transitNumber = '' } = made.person.bank;
      const content = voidCheckPdf(fullName, `${routingNumber}${transitNumber} 000777777777`);
      await callOrThrow(made.client?.call, 'sendVoidCheck', {
        id: made.id,
        key: randomUUID(),
        body: { content: content.toString('base64') },
      });
    },
  },
  afterApproval: { first: afterAnother(false) },
  afterRefusal: { first: afterAnother(true) },
  monthOwed: {
    after: async (made, world) => {
      await submitOrder({}, 'placed')(made, world);
      await addTestCard(made, world, DECLINED_CARD); // the order is paid; its months are not
      for (const days of [PARCEL_DAYS, ...MONTH_DAYS]) await world.advance(days * DAY_MS);
    },
  },
  reviewAsked: {
    after: ({ id, client }, _world, { message }) =>
      callOrThrow(client?.call, 'requestReview', { id, key: randomUUID(), body: { message } }),
  },
};

/** Makes the application of one row; throws when a page or a call is not as expected. */
export async function makeDeskCase(world: CaseWorld, id: string): Promise<Made> {
  const row = DESK_ROWS[id];
  if (row === undefined) throw new Error(`no case of the desk is ${id}`);
  return makeCaseLike(world, row, deskPersona(id));
}

/** The same for somebody else, so that a case can come about more than once. */
export async function makeCaseLike(world: CaseWorld, row: DeskRow, person: Persona): Promise<Made> {
  const { first, until = 'proven', after } = WAYS[row.route];
  await first?.(world, person);
  const made = await bringPerson(world, { until }, person);
  if (row.partner !== undefined) made.partner = deskPartner(row.partner);
  await after?.(made, world, row);
  return made;
}
