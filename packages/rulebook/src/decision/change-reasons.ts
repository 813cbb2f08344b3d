import { isKeyOf, isOneOf, keysOf } from '../core/keys-of.ts';
import type { DocumentKind } from '../identity/documents.ts';
import type { StepUpType } from '../reference/enumerations.ts';
import type { ReviewCase, ReviewCaseFacts } from './review-queue.ts';
import { CHANGES_STEP_UP } from './step-ups.ts';

/** Answers that can be marked; `changeable.ts` says which questions each of them asks again. */
const CHANGEABLE_ANSWERS = [
  'applicantName',
  'emailAddress',
  'birthDate',
  'applicantTaxId',
  'homeAddress',
  'legalName',
  'tradeName',
  'companyTaxId',
  'businessAddress',
  'website',
  'salesRange',
] as const;

/** Documents that can be asked for once more, and the step in which each is sent. */
export const DOCUMENT_STEP_UPS = {
  photoId: 'GOV_ID_SELFIE',
  businessDocument: 'EIN_DOC',
} as const satisfies Partial<Record<DocumentKind, StepUpType>>;
export type ChangeableDocument = keyof typeof DOCUMENT_STEP_UPS;
const CHANGEABLE_DOCUMENTS = keysOf(DOCUMENT_STEP_UPS);

export const CHANGEABLES = [...CHANGEABLE_ANSWERS, ...CHANGEABLE_DOCUMENTS] as const;
export type ChangeableAnswer = (typeof CHANGEABLE_ANSWERS)[number];
export type ChangeableId = ChangeableAnswer | ChangeableDocument;

export const isDocumentMark = (id: ChangeableId): id is ChangeableDocument =>
  isKeyOf(DOCUMENT_STEP_UPS, id);

/**
 * Why something has to change, and of what that may be said. `texts.*.ts` has each reason for staff
 * and for applicants; none names a check, a source or a list. docs/decisions/0238.
 */
export const CHANGE_REASONS = {
  notAsOnId: ['applicantName', 'birthDate', 'homeAddress'],
  notAsOnDocuments: ['legalName', 'companyTaxId', 'businessAddress'],
  mistyped: CHANGEABLE_ANSWERS,
  incomplete: ['applicantName', 'legalName', 'homeAddress', 'businessAddress'],
  noMailArrives: ['emailAddress'],
  outOfDate: [
    'applicantName',
    'emailAddress',
    'homeAddress',
    'legalName',
    'tradeName',
    'businessAddress',
    'website',
    'salesRange',
  ],
  mailbox: ['homeAddress', 'businessAddress'],
  notTheirs: ['applicantTaxId', 'companyTaxId', 'website'],
  unreadable: CHANGEABLE_DOCUMENTS,
  notWhole: CHANGEABLE_DOCUMENTS,
  expired: CHANGEABLE_DOCUMENTS,
  otherKind: CHANGEABLE_DOCUMENTS,
} as const satisfies Readonly<Record<string, readonly ChangeableId[]>>;
export type ChangeReason = keyof typeof CHANGE_REASONS;
export const CHANGE_REASON_IDS = keysOf(CHANGE_REASONS);

/** The reasons that may be chosen for a mark. */
export const changeReasonsOf = (id: ChangeableId): ChangeReason[] =>
  CHANGE_REASON_IDS.filter((reason) => isOneOf<ChangeableId>(CHANGE_REASONS[reason], id));

export const CHANGE_STATES = ['open', 'answered', 'withdrawn', 'decided'] as const;
export type ChangeState = (typeof CHANGE_STATES)[number];

/** Business days within which the applicant answers, as the reviewer may choose; the first is usual. */
export const CHANGE_PERIODS = [10, 5, 20] as const;

/** Business days after which an open request is reminded of, if its last day is later than that. */
const REMIND_AFTER = [2, 5, 9] as const;

export const changeReminderDays = (businessDays: number): number[] =>
  REMIND_AFTER.filter((days) => days < businessDays);

/** A mark as it is asked: what, why, and a line in the applicant's own language. */
export type ChangeMark = { changeable: ChangeableId; reason: ChangeReason; line?: string };

/**
 * The step in which marks are answered. A document has a step of its own, so it is asked for alone.
 * docs/decisions/0254.
 */
export function stepUpOfMarks(marks: readonly Pick<ChangeMark, 'changeable'>[]): StepUpType {
  const [first] = marks;
  return first !== undefined && isDocumentMark(first.changeable)
    ? DOCUMENT_STEP_UPS[first.changeable]
    : CHANGES_STEP_UP;
}

const isBesideDocument = (marks: readonly ChangeMark[]): boolean =>
  marks.length > 1 && marks.some(({ changeable }) => isDocumentMark(changeable));

/** Why a set of marks cannot be sent: the field of the body that is wrong. */
export function changeMarksError(marks: readonly ChangeMark[]): string | undefined {
  const at = marks.findIndex(
    ({ changeable, reason }, place) =>
      !changeReasonsOf(changeable).includes(reason) ||
      marks.findIndex((other) => other.changeable === changeable) !== place,
  );
  if (marks.length === 0 || isBesideDocument(marks)) return 'marks';
  return at === -1 ? undefined : `marks.${at}.reason`;
}

/** What decides whether changes may be asked of an application. */
type AskFacts = Pick<ReviewCaseFacts, 'decision'> & { cases: readonly ReviewCase[] };

/** While a decision by hand is waited for; not where our own fault stopped the rules. */
export const mayAskForChanges = ({ decision, cases }: AskFacts): boolean =>
  decision !== 'ERROR' && cases.includes('decision');

/** Numbers as long as those of cards, accounts and tax ids have no place in a line that we mail. */
const longNumber = /(?:\d[\s.\-/]?){6,}/u;

export const hasNumberInLine = (line: string): boolean => longNumber.test(line);
