import { randomUUID } from 'node:crypto';
import { ENDPOINT_PATHS } from '@signet/rulebook/endpoint-paths';
import { completeApplication, submitApplication } from '@signet/testing/applications';
import { type Client, signInByHttp } from '@signet/testing/http-client';
import { sandboxClient } from '@signet/testing/sandbox-client';
import {
  accepted,
  newPerson,
  type OnTheWay,
  type Place,
  proveThePhone,
  signedIn,
} from './traveller.ts';

/** Nobody accepts the invitation, and its deadline passes during the outage. */
export const UNANSWERED = 'the partner’s time ends';
/** The step that an applicant with one partner is about to take when the outage starts. */
export const PARTNER_STEPS = [
  'invite the partner',
  'the partner accepts',
  'the partner confirms',
  UNANSWERED,
] as const;
type PartnerStep = (typeof PARTNER_STEPS)[number];

/**
 * An applicant with one partner; done when both are, or when a reviewer sees that the partner never
 * answered.
 */
export type PartnerTraveller = OnTheWay & {
  step: PartnerStep;
  partnerEmail: string;
  partnerSsn4: string;
  keys: Readonly<Record<'invite' | 'add', string>>;
};

type Owner = { id: string; type: string; email: string; verification?: string };
type View = {
  id: string;
  page: string;
  version: number;
  decision: string;
  owners?: { stage: string; list: Owner[] };
};

let partners = 0;

export function newPartnerTraveller(outage: string, step: PartnerStep): PartnerTraveller {
  partners += 1;
  const person = newPerson('marcus');
  return {
    ...{
      outage,
      step,
      isDone: false,
      last: '',
      partnerEmail: `lena.${partners}@partners.example`,
      partnerSsn4: String(3_000 + partners),
    },
    // A unique business number: a repeated one would be a duplicate.
    person: {
      ...person,
      answers: {
        ...person.answers,
        'company.hasPartners': true,
        'company.governmentIdentification.value': `84${String(2_900_000 + partners)}`,
      },
    },
    keys: { invite: randomUUID(), add: randomUUID() },
  };
}

const nameOf = {
  firstName: 'Lena',
  lastName: 'Conti',
  phone: '3125550177',
  ownershipPercentage: '40',
  isController: 'NO',
};
const DETAILS = {
  dob: '1981-03-04',
  address: { line1: '12 Oak St', city: 'Boulder', territory: 'CO', zip: '80302' },
};

type Turn = {
  world: Place;
  traveller: PartnerTraveller;
  client: Client;
  view: View;
  partner: Owner | undefined;
};
type Act = {
  step?: PartnerStep;
  when: (turn: Turn) => boolean;
  act: (turn: Turn) => Promise<unknown>;
};

const isListed = ({ view: { owners } }: Turn): boolean =>
  owners?.list.some(({ type }) => type !== 'OWNER') === true;
const is =
  (...verifications: string[]) =>
  ({ partner }: Turn): boolean =>
    partner?.verification !== undefined && verifications.includes(partner.verification);

const ACTS: readonly Act[] = [
  {
    when: ({ view }) => view.page === 'check-answers',
    act: ({ client, view, traveller }) => submitApplication(client.call, view.id, traveller.person),
  },
  {
    when: ({ view }) => view.page === 'otp',
    act: ({ world, traveller, client }) => proveThePhone(world, traveller, client),
  },
  {
    when: (turn) => turn.view.page === 'owners' && !isListed(turn),
    act: (turn) => add(turn, { type: 'APPLICANT', ownershipPercentage: '60', isController: 'YES' }),
  },
  {
    when: ({ view, partner }) => view.page === 'owners' && partner === undefined,
    act: (turn) => add(turn, { ...nameOf, email: turn.traveller.partnerEmail }),
  },
  {
    step: 'invite the partner',
    when: is('toInvite'),
    act: ({ client, view, partner, traveller }) =>
      accepted(
        client.call('inviteOwner', {
          id: view.id,
          ownerId: partner?.id,
          key: traveller.keys.invite,
        }),
      ),
  },
  {
    when: ({ view }) => view.owners?.stage === 'open',
    act: ({ client, view }) =>
      accepted(
        client.call('submitOwners', {
          id: view.id,
          version: view.version,
          key: randomUUID(),
          body: {},
        }),
      ),
  },
  { step: 'the partner accepts', when: is('invited'), act: accept },
  { step: 'the partner confirms', when: is('started'), act: confirm },
];

const add = ({ client, view }: Turn, body: object) =>
  accepted(
    client.call('addOwner', { id: view.id, version: view.version, key: randomUUID(), body }),
  );

const partnerSignsIn = ({ world, traveller }: Turn): Promise<Client> =>
  signInByHttp(world, traveller.partnerEmail);

async function accept(turn: Turn): Promise<void> {
  const { world, traveller, view, partner } = turn;
  const mails = await sandboxClient(world.sandboxUrl).mails(traveller.partnerEmail);
  const token = mails.map(({ text }) => /\/owners\/\S+#(\S+)/.exec(text)?.[1]).find(Boolean);
  if (token === undefined) throw new Error('no invitation has come');
  const { call } = await partnerSignsIn(turn);
  await accepted(call('openInvitation', { body: { token }, key: randomUUID() }));
  await accepted(
    call('acceptInvitation', { id: view.id, ownerId: partner?.id, key: randomUUID() }),
  );
}

async function confirm(turn: Turn): Promise<void> {
  const { view, partner, traveller } = turn;
  const { call } = await partnerSignsIn(turn);
  const governmentIdentification = { value: traveller.partnerSsn4 };
  await accepted(
    call('submitOwnerDetails', {
      id: view.id,
      ownerId: partner?.id,
      key: randomUUID(),
      body: { ...DETAILS, governmentIdentification },
    }),
  );
}

export async function reviewsAt({
  url,
}: Pick<Place, 'url'>): Promise<{ id: string; case: string }[]> {
  const answer = await fetch(url + ENDPOINT_PATHS.listReviews[1], {
    headers: { authorization: 'Bearer sandbox-reviewer-robin' },
    signal: AbortSignal.timeout(5_000),
  }).catch(() => undefined);
  if (answer?.status !== 200) return [];
  return ((await answer.json()) as { reviews: { id: string; case: string }[] }).reviews; // the reply's schema
}

/**
 * Done when both are; or, without an answer, once the rules have decided and the case is in the
 * review queue.
 */
async function isOver(
  world: Place,
  { step, id }: PartnerTraveller,
  { decision }: View,
): Promise<boolean> {
  if (step !== UNANSWERED) return decision === 'APPROVED';
  return (
    decision === 'PENDING' &&
    (await reviewsAt(world)).some((row) => row.id === id && row.case === 'owner.overdue')
  );
}

/** Continues as far as possible, or until `upTo` is next; `last` records where it stopped. */
export async function travelWithPartner(
  world: Place,
  traveller: PartnerTraveller,
  { upTo, again = false }: { upTo?: PartnerStep; again?: boolean } = {},
): Promise<void> {
  try {
    const client = await signedIn(world, traveller, again);
    if (traveller.id === undefined)
      traveller.id = String((await completeApplication(client.call, traveller.person)).id);
    for (let nth = 0; nth < 12; nth += 1) {
      // The reply's shape.
      const view = (await accepted(client.call('getApplication', { id: traveller.id }))) as View;
      const partner = view.owners?.list.find(({ email }) => email === traveller.partnerEmail);
      const turn: Turn = { world, traveller, client, view, partner };
      traveller.last = `${view.page} (${view.decision})`;
      traveller.isDone = await isOver(world, traveller, view);
      const next = ACTS.find(({ when }) => when(turn));
      const stops =
        next?.step !== undefined &&
        (next.step === upTo ||
          (traveller.step === UNANSWERED && next.step !== 'invite the partner'));
      if (next === undefined || stops) return;
      await next.act(turn);
    }
  } catch (error) {
    traveller.last = error instanceof Error ? error.message : 'unknown';
  }
}
