import type { ApplicationView } from '@signet/rulebook/application-view';
import { keysOf } from '@signet/rulebook/core/keys-of';
import type { HomeRowId } from '@signet/rulebook/home-view';
import type { Market } from '@signet/rulebook/reference/locales';
import type { RouteRow } from '@signet/rulebook/routes';
import type { TEXTS } from './texts.en-US.ts';

export type TopicId = keyof typeof TEXTS.answers;

/** How far an application is; before it is submitted there may be none yet. */
export type Stage = 'applying' | 'deciding' | 'approved' | 'declined' | 'closed';

type Topic = {
  /** Where it comes first, as what people ask on that page. */
  screens: readonly RouteRow['screen'][];
  /** Everywhere where it says nothing. */
  market?: Market;
  stages?: readonly Stage[];
  /** For invited owners, who see nothing of the application; all others are for applicants. */
  isForOwners?: true;
};

const LINKABLE: readonly Stage[] = ['applying', 'deciding', 'approved'];

/** In the order in which a page lists them. */
export const HELP_TOPICS: Record<TopicId, Topic> = {
  someoneElse: { screens: ['applicant'], stages: ['applying'] },
  stopHalfway: { screens: ['applicant'], stages: ['applying'] },
  structure: { screens: ['business'], market: 'US', stages: ['applying'] },
  incorporated: { screens: ['business'], market: 'CA', stages: ['applying'] },
  sales: { screens: ['business'], stages: ['applying'] },
  whoIsOwner: { screens: ['business', 'owners'] },
  severalThings: { screens: ['category'], stages: ['applying'] },
  notListed: { screens: ['category'], stages: ['applying'] },
  noStore: { screens: ['address'], stages: ['applying'] },
  findEin: { screens: ['address', 'ein'], market: 'US' },
  findCorporationNumber: { screens: ['address'], market: 'CA' },
  noSsn: { screens: ['owner-identity'], market: 'US', stages: ['applying'] },
  mustGiveSin: { screens: ['owner-identity'], market: 'CA' },
  noPhone: { screens: ['owner-identity'], stages: ['applying'] },
  creditScore: { screens: ['owner-identity'] },
  whoSees: { screens: ['owner-identity'] },
  changeAnswer: { screens: ['check-answers'], stages: ['applying', 'deciding'] },
  whoDecides: { screens: ['check-answers'], stages: ['applying', 'deciding'] },
  noText: { screens: ['otp'] },
  wrongNumber: { screens: ['otp'] },
  otherPhone: { screens: ['otp'] },
  whichId: { screens: ['identification', 'mobile-verification'] },
  goodPhoto: { screens: ['identification', 'mobile-verification'] },
  howLong: { screens: ['account-home', 'verifying'], stages: ['deciding'] },
  sendMore: { screens: ['account-home', 'verifying'], stages: ['deciding'] },
  reviewAgain: { screens: ['account-home'], stages: ['declined'] },
  whatPartnersDo: { screens: ['owners', 'owners-verifying', 'account-home'], stages: LINKABLE },
  partnerMail: { screens: ['owners', 'owners-verifying'], stages: LINKABLE },
  safeSignIn: { screens: ['bank'], stages: LINKABLE },
  whichAccount: { screens: ['bank'], stages: LINKABLE },
  bankLater: { screens: ['bank'], stages: LINKABLE },
  findDeposits: { screens: ['bank-deposits'], stages: LINKABLE },
  whenPaid: { screens: ['account-home', 'bank-success'], stages: ['approved'] },
  changeBank: { screens: ['account-home', 'bank-success'], stages: ['approved'] },
  cancelOrder: { screens: ['order', 'order-status'], stages: ['applying', 'deciding', 'approved'] },
  closeAccount: { screens: ['account-home'], stages: ['approved'] },
  whyMe: { screens: ['owner', 'owner-identification', 'owner-verifying'], isForOwners: true },
  ownersId: { screens: ['owner-identification', 'owner'], isForOwners: true },
};

type Asked = { market: Market; stage: Stage; isOwnerPage: boolean };

/** What may be answered to this person now, in the order of the table. */
export const topicsFor = ({ market, stage, isOwnerPage }: Asked): TopicId[] =>
  keysOf(HELP_TOPICS).flatMap((id) => {
    const topic: Topic = HELP_TOPICS[id];
    const isTheirs = (topic.isForOwners === true) === isOwnerPage;
    const isOfMarket = topic.market === undefined || topic.market === market;
    return isTheirs && isOfMarket && (topic.stages?.includes(stage) ?? true) ? [id] : [];
  });

const STAGES: Record<HomeRowId, Stage> = {
  answers: 'applying',
  checks: 'deciding',
  stillChecking: 'deciding',
  decision: 'deciding',
  repair: 'deciding',
  reviewAgain: 'deciding',
  changes: 'deciding',
  step: 'deciding',
  lastStep: 'approved',
  bank: 'approved',
  bankAgain: 'approved',
  amounts: 'approved',
  ownerDetails: 'approved',
  ownerMail: 'approved',
  ownerDenied: 'approved',
  ownerLink: 'approved',
  ownerLate: 'approved',
  order: 'approved',
  photoId: 'approved',
  deposits: 'approved',
  bankReview: 'approved',
  bankCheck: 'approved',
  held: 'approved',
  owner: 'approved',
  ownerPhotoId: 'approved',
  closed: 'closed',
  declined: 'declined',
  allSet: 'approved',
};

/** From what Home says of it, so that no answer contradicts that. */
export const stageOf = (application: Pick<ApplicationView, 'home'> | undefined): Stage =>
  application === undefined ? 'applying' : STAGES[application.home.row];
