import { accountHolderNamesOf, holderDifference } from '@signet/rulebook/bank/holder-name';
import { basisPointsOf, percentOf, WHOLE_BASIS_POINTS } from '@signet/rulebook/core/percent';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { DOCUMENT_KIND } from '@signet/rulebook/identity/documents';
import { mailDelivery, ownerAnswerBy, ownerVerification } from '@signet/rulebook/people/invitation';
import { ownershipOf } from '@signet/rulebook/people/owner-list';
import { BUSINESS, stakeOf } from '@signet/rulebook/people/ownership-tree';
import type { Locale } from '@signet/rulebook/reference/locales';
import { personNameOf } from '@signet/rulebook/sign-up/display-names';
import { likelyHost } from '@signet/rulebook/sign-up/likely-address';
import { formAnswers, secretPaths } from '../application/answers.ts';
import { ownersOf } from '../application/facts.ts';
import type { StoredApplication, StoredPerson } from '../application/stored-application.ts';
import type { Deps } from '../deps.ts';
import { nextMonthOf } from '../orders/monthly-jobs.ts';
import { ownersListOf } from '../people/view.ts';
import type { Store } from '../store.ts';
import type { PastMessage } from './review-store.ts';
import { typedAnswersOf } from './typed-answers.ts';

type History = ReplyOf<'explainApplication'>;
type OwnerRecord = Pick<History['owners'][number], 'typed' | 'invitation'>;

/** What an owner gave, and how far their invitation has come. */
export const caseOwnerOf = (
  owner: StoredPerson,
  { market }: Pick<StoredApplication, 'market'>,
  locale: Locale,
): OwnerRecord => ({
  typed: typedAnswersOf(
    {
      answers: formAnswers(owner, 'owner'),
      secretsOnFile: secretPaths(owner, 'owner'),
      market,
    },
    locale,
  ),
  invitation: {
    sentAt: [...(owner.invitedAt ?? [])],
    delivery: mailDelivery(owner),
    acceptedAt: owner.mailAcceptedAt,
    refusedAt: owner.mailRefusedAt,
    answerBy: ownerAnswerBy(owner),
    isSignedIn: owner.userId !== undefined,
    confirmedAt: owner.confirmedAt,
  },
});

const nameOf = ({ role, ...person }: StoredPerson): string =>
  personNameOf(formAnswers(person, 'applicant')) || role;

/** Everybody of the list, and who holds what of whom; undefined before there is a list. */
export function ownershipRecordOf(application: StoredApplication): History['ownership'] {
  const listed = ownersOf(application);
  const ownership = ownershipOf(ownersListOf(application));
  if (listed.length === 0) return undefined;
  const direct = ownership.holdings.filter(({ of }) => of === BUSINESS);
  const named = direct.reduce((sum, { share }) => sum + basisPointsOf(share), 0);
  return {
    people: listed.map((person) => ({
      id: person.id,
      name: nameOf(person),
      percent: percentOf(stakeOf(person.id, ownership).basisPoints),
      isApplicant: person.role === 'applicant',
      isController: person.answers.isController === true,
      verification: person.role === 'owner' ? ownerVerification(person) : undefined,
    })),
    holdings: ownership.holdings.map(({ holder, of, share, isTrustee = false }) => ({
      ...{ holder, of, share, isTrustee },
    })),
    restPercent: percentOf(Math.max(0, WHOLE_BASIS_POINTS - named)),
  };
}

/** The payout account, beside the names that its holder may have. */
export async function accountRecordOf(
  store: Store,
  { id, answers }: StoredApplication,
): Promise<History['account']> {
  const account = await store.caseAccounts.inUse(id);
  if (account === undefined) return undefined;
  const { holder } = account;
  return {
    ...account,
    names:
      holder === undefined
        ? []
        : accountHolderNamesOf(answers).map((name) => ({
            name,
            ...holderDifference(holder, name),
          })),
  };
}

/** Photo IDs, papers and voided checks; of the checks only the newest of the account can be opened. */
export async function documentRecordsOf(
  store: Store,
  { id, people }: StoredApplication,
): Promise<History['documents']> {
  const [inquiries, checks] = await Promise.all([
    store.caseDocuments.inquiriesOf(id),
    store.voidChecks.sent(id),
  ]);
  const personOf = (personId: string | undefined) => {
    const person = people.find((one) => one.id === personId);
    return {
      person: person && nameOf(person),
      ownerId: person?.role === 'owner' ? person.id : undefined,
    };
  };
  return [
    ...inquiries.map(({ mode, personId, createdAt, settledAt, ...shown }) => ({
      ...shown,
      kind: DOCUMENT_KIND[mode],
      ...personOf(personId),
      at: settledAt ?? createdAt,
    })),
    ...checks.map(({ id: checkId, receivedAt, isOpenable }) => ({
      ...{ id: checkId, kind: 'voidCheck' as const, at: receivedAt },
      sides: isOpenable ? ['paper' as const] : [],
    })),
  ].toSorted((one, other) => other.at - one.at);
}

/** Orders with their months, both newest first. */
export async function orderRecordsOf(
  { store, clock }: Pick<Deps, 'store' | 'clock'>,
  application: StoredApplication,
): Promise<History['orders']> {
  const orders = await store.orders.of(application.id);
  if (orders.length === 0) return [];
  const card = await store.cards.primary(application.id);
  const today = clock.today(application.market);
  return Promise.all(
    orders
      .toSorted((one, other) => other.submittedAt - one.submittedAt)
      .map(async (order) => ({
        ...{ id: order.id, type: order.type, state: order.state, currency: order.currency },
        ...{ totalCents: order.totalCents, last4: order.instrumentLast4, card },
        ...{ submittedAt: order.submittedAt, deliveredAt: order.deliveredAt },
        items: order.summary.lines.map(({ plan, quantity, every }) => ({ plan, quantity, every })),
        nextDay: nextMonthOf({ order, application }, today)?.day,
        months: (await store.orderCharges.of(order.id))
          .map(({ day, cents, state, attempts, refusal, refusals }) => ({
            ...{ day, cents, state, attempts, refusal, refusals: [...refusals] },
          }))
          .toReversed(),
      })),
  );
}

const lettersShown = 1;
const digitsShown = 2;

/** “t•••@mailbox.example”, “••• 76”: enough to tell addresses apart. */
function masked(to: string): string {
  const at = to.lastIndexOf('@');
  return at === -1
    ? `••• ${to.slice(-digitsShown)}`
    : `${to.slice(0, lettersShown)}•••${to.slice(at)}`;
}

/** Messages with where those that are not sent go to, and what that host was probably meant to be. */
export async function messageRecordsOf(
  store: Store,
  { id, people }: StoredApplication,
  messages: readonly PastMessage[],
): Promise<History['messages']> {
  const recipients = new Map(
    (await store.outbox.recipientsOf(id)).map((message) => [message.id, message.to]),
  );
  const addresses = people.flatMap(({ answers }) => answers.emailAddress ?? []);
  return messages.map((message) => {
    const to = recipients.get(message.id);
    const told = { ...message, tries: [...message.tries] };
    if (to === undefined || to === '') return told;
    const others = addresses.filter((address) => address.toLowerCase() !== to.toLowerCase());
    return {
      ...told,
      to: masked(to),
      likelyTo: message.state === 'failed' ? likelyHost(to, others) : undefined,
    };
  });
}
