import { mayAskForChanges } from '@signet/rulebook/decision/change-reasons';
import { isDuplicate } from '@signet/rulebook/decision/duplicates';
import { DECISION_LIMITS } from '@signet/rulebook/decision/limits';
import { mayRemoveView } from '@signet/rulebook/decision/saved-views';
import { nextPage } from '@signet/rulebook/next-page';
import { ownerVerification } from '@signet/rulebook/people/invitation';
import { type Locale, localeForMarket } from '@signet/rulebook/reference/locales';
import { personNameOf } from '@signet/rulebook/sign-up/display-names';
import { POLL_HEADER } from '@signet/rulebook/staff/limits';
import { permissionsOf } from '@signet/rulebook/staff/permissions';
import { statusOf } from '@signet/rulebook/status';
import { z } from 'zod';
import { formAnswers } from '../application/answers.ts';
import { factsOf, stepConflict } from '../application/facts.ts';
import { homeViewOf } from '../application/home.ts';
import { addBusinessDays, placeOfBusiness } from '../application/sla.ts';
import type { StoredApplication } from '../application/stored-application.ts';
import { remakeVoidCheck } from '../bank/remake-void-check.ts';
import type { Deps } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { companiesViewOf } from '../people/company-view.ts';
import { ownersListOf } from '../people/view.ts';
import type { Clock } from '../platform/clock.ts';
import { AppError } from '../platform/http/problem.ts';
import type { StaffCaller } from '../staff/staff-caller.ts';
import {
  accountRecordOf,
  caseOwnerOf,
  documentRecordsOf,
  messageRecordsOf,
  orderRecordsOf,
  ownershipRecordOf,
} from './case-records.ts';
import { changeablesOf, standingIn } from './change-values.ts';
import { changeRequestsView } from './change-words.ts';
import { explainRules } from './explain-rules.ts';
import {
  claimedByOther,
  findReview,
  isForReviewers,
  loadReview,
  requireOwnClaim,
} from './load-review.ts';
import { mentionMail } from './mention-mail.ts';
import type { Reviewer } from './new-decision.ts';
import {
  type AskedFilters,
  partnerReferrals,
  partnersOf,
  storedFilters,
} from './queue-partners.ts';
import { reopenableUntilOf } from './reopening-store.ts';
import { requireNote } from './require-note.ts';
import type { QueuePlace, QueueReader } from './review-queue-store.ts';
import { typedAnswersOf } from './typed-answers.ts';
import {
  foundReviewView,
  ownerCheckReason,
  queueItemView,
  reasonBriefs,
  staffReason,
} from './view.ts';

const readerOf = ({ clock }: Deps, { id }: Reviewer): QueueReader => ({
  ...{ reviewerId: id, now: clock.now() },
  today: clock.today('US'), // both markets count in eastern time
});

const placeShape = z.tuple([
  z.string(),
  z.number().int(),
  z.number().int(),
  z.string(),
  z.string(),
  z.string(),
]);

const cursorOf = (place: QueuePlace | undefined): string | undefined =>
  place && Buffer.from(JSON.stringify(place)).toString('base64url');

/** Throws request.malformed for anything but a cursor that we gave. */
function placeOf(cursor: string): QueuePlace {
  try {
    return placeShape.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw new AppError('request.malformed');
  }
}

export const listReviews: Handler<'listReviews'> = async ({
  deps,
  reviewer,
  staff,
  query: { cursor, sort, ...filters },
}) => {
  const after = cursor === undefined ? undefined : placeOf(cursor);
  const { items, next } = await deps.store.reviews.queue({
    ...{ filters: storedFilters(filters, deps.config.partners), sort, after },
    reader: readerOf(deps, reviewer),
  });
  return { reviews: items.map((item) => queueItemView(item, staff.locale)), next: cursorOf(next) };
};

async function queueCounts(deps: Deps, { reviewer, roles, locale }: StaffCaller) {
  const reader = readerOf(deps, reviewer);
  const mayHandOut = permissionsOf(roles).includes('case.handOut');
  const { partners } = deps.config;
  const stored = (filters: AskedFilters) => storedFilters(filters, partners);
  const [{ views, reasons, referrals }, saved] = await Promise.all([
    deps.store.reviews.counts(reader, partnerReferrals(partners)),
    deps.store.savedViews.counted(reader, stored),
  ]);
  return {
    views,
    reasons: reasonBriefs(reasons, locale),
    partners: partnersOf(referrals, partners),
    saved: saved.map(({ isOwn, ...view }) => ({
      ...view,
      mayRemove: mayRemoveView({ isOwn, isShared: view.isShared, mayHandOut }),
    })),
  };
}

export const countReviews: Handler<'countReviews'> = ({ deps, staff }) => queueCounts(deps, staff);

export const saveView: Handler<'saveView'> = async ({
  deps: { store },
  body: { name, filters, isShared },
  staff: { reviewer, roles },
}) => {
  requireNote(name, 'name');
  if (isShared && !permissionsOf(roles).includes('view.share'))
    throw new AppError('route.notFound');
  const id = await store.savedViews.save({ name, filters, isShared, by: reviewer });
  if (id === undefined)
    throw new AppError('view.tooMany', { count: DECISION_LIMITS.savedViewsPerPerson });
  return { id };
};

export const removeView: Handler<'removeView'> = async ({ deps, params: { id }, staff }) => {
  const mayHandOut = permissionsOf(staff.roles).includes('case.handOut');
  if (!(await deps.store.savedViews.remove({ id, by: staff.reviewer, mayHandOut })))
    throw new AppError('route.notFound');
  return queueCounts(deps, staff);
};

/** Several may ask at once: whoever loses the claim gets the case after it. */
const triesToTake = 5;

export const takeNextReview: Handler<'takeNextReview'> = async ({
  deps,
  reviewer,
  staff,
  body,
}) => {
  const { reviews } = deps.store;
  const filters = storedFilters(body, deps.config.partners);
  for (let left = triesToTake; left > 0; left -= 1) {
    const id = await reviews.nextOf(filters, readerOf(deps, reviewer));
    if (id === undefined) return {};
    if (!(await reviews.claim(id, reviewer))) continue;
    return { review: foundReviewView(await findReview(deps, id), staff.locale) };
  }
  return {};
};

export const releaseReview: Handler<'releaseReview'> = async ({
  deps,
  params: { id },
  reviewer,
  staff,
}) => {
  await deps.store.reviews.release(id, reviewer);
  return { review: foundReviewView(await findReview(deps, id), staff.locale) };
};

export const withdrawProposal: Handler<'withdrawProposal'> = async ({
  deps,
  params: { id },
  reviewer,
  staff,
}) => {
  const isWithdrawn = await deps.store.reviews.withdraw(id, reviewer);
  const review = await findReview(deps, id);
  if (!isWithdrawn) throw new AppError('review.caseSettled');
  return { review: foundReviewView(review, staff.locale) };
};

/** What the applicant reads now, in the language of whoever asks. */
function shownNow(
  application: StoredApplication,
  clock: Clock,
  readIn: Locale,
): { title: string; text: string } {
  const locale = localeForMarket(application.market, readIn);
  const { headline, lead } = homeViewOf({ ...application, locale }, { locale, clock });
  return { title: headline, text: lead };
}

const duplicatesOf = async ({ applications }: Deps['store'], id: string): Promise<number> =>
  (await applications.duplicatesFound(id))[0]?.total ?? 0;

/** Whoever works has to read, so reading many cases is told and never refused. docs/decisions/0249. */
async function countReading({ store, metrics }: Deps, staffId: string): Promise<void> {
  const above = await store.requestCounts.countCall('casesRead', { staff: staffId });
  if (above !== undefined) metrics.count('signet_desk_browsing_total', {});
}

export const explainApplication: Handler<'explainApplication'> = async ({
  deps,
  params: { id },
  staff,
  reviewer,
  browser,
}) => {
  const { store } = deps;
  const isPress = browser.request.headers[POLL_HEADER] === undefined;
  if (staff.session !== undefined && isPress) await countReading(deps, reviewer.id);
  const waiting = await store.reviews.find(id);
  const application =
    waiting && isForReviewers(waiting) && (await store.applications.loadForWork(waiting.id));
  if (!application || waiting === undefined) throw new AppError('application.notFound');
  const facts = factsOf(application);
  const { page, row } = nextPage(facts);
  const { decisions, ownerChecks, messages, audit } = await store.reviews.story(waiting.id);
  const cases = waiting.cases.map((row) => row.case);
  const mayAsk = mayAskForChanges({ decision: application.decision, cases });
  const changeable = mayAsk ? changeablesOf(application) : [];
  return {
    review: foundReviewView(waiting, staff.locale),
    isClosedToReader: await store.handOuts.knowsThem(waiting.id, staff.reviewer),
    locale: application.locale,
    dueBy: waiting.promisedBy,
    reopenableUntil: waiting.cases.some((one) => one.case === 'reopening.proposed')
      ? undefined
      : reopenableUntilOf(application, deps.clock.now()),
    typed: typedAnswersOf(application, staff.locale),
    shown: shownNow(application, deps.clock, staff.locale),
    why: explainRules(application, decisions, { now: deps.clock.now(), locale: staff.locale }),
    page,
    pageRule: row,
    statusId: statusOf(facts).id,
    leftAt: await store.pageExits.lastOf(waiting.id),
    decisions: decisions.map((decision) => ({
      ...decision,
      reason: staffReason(decision.reason, staff.locale),
    })),
    owners: application.people
      .filter(({ role }) => role === 'owner')
      .map((owner) => ({
        id: owner.id,
        name: personNameOf(formAnswers(owner, 'applicant')),
        verification: ownerVerification(owner),
        ...caseOwnerOf(owner, application, staff.locale),
        checks: ownerChecks
          .filter(({ ownerId }) => ownerId === owner.id)
          .map((check) => ({ ...check, reason: ownerCheckReason(check.reason, staff.locale) })),
      })),
    companies: companiesViewOf(application, ownersListOf(application)) ?? [],
    ownership: ownershipRecordOf(application),
    account: await accountRecordOf(store, application),
    documents: await documentRecordsOf(store, application),
    orders: await orderRecordsOf(deps, application),
    stepUps: application.stepUps,
    changeable,
    changeableNow: standingIn(changeable, application, staff.locale),
    changes: changeRequestsView(
      await store.changeRequests.changeRequests(application),
      application,
      staff.locale,
    ),
    messages: await messageRecordsOf(store, application, messages),
    duplicates: decisions.some(({ evidence }) => isDuplicate(evidence.duplicate))
      ? await duplicatesOf(store, waiting.id)
      : 0,
    audit,
  };
};

/** Meanwhile no other reviewer can decide it or settle its cases. docs/decisions/0047. */
export const claimReview: Handler<'claimReview'> = async ({
  deps,
  params: { id },
  reviewer,
  staff,
}) => {
  const isClaimed = await deps.store.reviews.claim(id, reviewer);
  const { application, review } = await loadReview(deps, id);
  if (review.cases.length === 0) throw stepConflict(application);
  if (!isClaimed && (await deps.store.handOuts.knowsThem(id, reviewer)))
    throw new AppError('application.notFound'); // to them it is as if it were not there
  if (!isClaimed)
    throw review.heldBy === undefined
      ? new AppError('review.notClaimed')
      : claimedByOther(review.heldBy);
  return { review: foundReviewView(review, staff.locale) };
};

export const readVoidCheck: Handler<'readVoidCheck'> = async ({
  deps,
  params: { id },
  reviewer,
}) => {
  const { review } = await requireOwnClaim(deps, id, reviewer);
  const found = await deps.store.voidChecks.read(review.id, reviewer);
  if (found === undefined) throw new AppError('review.caseSettled');
  const { isRemade, ...check } = found;
  if (isRemade) return check;
  const made = await remakeVoidCheck(check.content, deps.log); // sent before files were drawn anew
  return { ...check, mediaType: made.mediaType, content: made.content.toString('base64') };
};

const notesReply = async ({ store }: Deps, application: StoredApplication) => ({
  notes: await store.caseNotes.notesOf(application),
});

export const listNotes: Handler<'listNotes'> = async ({ deps, params: { id } }) =>
  notesReply(deps, (await loadReview(deps, id)).application);

export const addNote: Handler<'addNote'> = async ({ deps, params: { id }, body, reviewer }) => {
  requireNote(body.text, 'text');
  const { application } = await loadReview(deps, id);
  const mail = mentionMail(deps, application.reference);
  if (!(await deps.store.caseNotes.addNote({ id, author: reviewer, ...body, mail })))
    throw new AppError('application.notFound');
  return notesReply(deps, application);
};

export const lookAgain: Handler<'lookAgain'> = async ({
  deps,
  params: { id },
  body: { businessDays, reason },
  reviewer,
}) => {
  requireNote(reason, 'reason');
  const { application } = await loadReview(deps, id);
  const { market, territory } = placeOfBusiness(application);
  const on = addBusinessDays(deps.clock.today(market), businessDays, market, territory);
  if (!(await deps.store.handOuts.lookAgain({ id, by: reviewer, on, reason })))
    throw stepConflict(application);
  return { review: foundReviewView(await findReview(deps, id)) };
};

export const recuse: Handler<'recuse'> = async ({ deps, params: { id }, reviewer }) => {
  await findReview(deps, id);
  if (!(await deps.store.handOuts.recuse(id, reviewer))) throw new AppError('application.notFound');
  return { review: foundReviewView(await findReview(deps, id)) };
};
