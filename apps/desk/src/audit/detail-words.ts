import { entriesOf, isKeyOf } from '@signet/rulebook/core/keys-of';
import { BRIEF_TEXTS } from '@signet/rulebook/decision/brief-texts.en-US';
import {
  REOPENING_REASON_TEXTS,
  REVIEW_ACTION_REASON_TEXTS,
} from '@signet/rulebook/decision/review-texts.en-US';
import { DOCUMENT_KIND } from '@signet/rulebook/identity/documents';
import { outcomeText } from '../decision/case/case-timeline.ts';
import { stepUpWords } from '../decision/case/record-words.ts';
import { TEXTS as SECRET } from '../decision/case/secret-texts.en-US.ts';
import { SOURCE_TEXTS } from '../decision/case/source-texts.en-US.ts';
import { labelOf } from '../decision/case/typed-answers.ts';
import { momentWords } from '../decision/due-words.ts';
import { TEXTS as DECISION } from '../decision/texts.en-US.ts';
import { TEXTS as DOCUMENTS } from '../identity/documents/texts.en-US.ts';
import { TEXTS as OWNERS } from '../people/owners/texts.en-US.ts';
import { fillIn, wordsOf } from '../platform/texts.tsx';
import { TEXTS as SHELL } from '../shell/texts.en-US.ts';
import { TEXTS } from './detail-texts.en-US.ts';

type Staff = readonly { id: string; name: string }[];
type Words = (value: unknown, staff: Staff) => string | undefined;

const mostListed = 4;

const listed = (words: readonly string[]): string =>
  words.length <= mostListed
    ? words.join(', ')
    : fillIn(TEXTS.andMore, {
        listed: words.slice(0, mostListed).join(', '),
        count: words.length - mostListed,
      });

/** The word of a table; a code that it does not have stays as it is. */
const word =
  (texts: Readonly<Partial<Record<string, string>>>): Words =>
  (value) =>
    wordsOf(texts, String(value));

const list =
  (each: (code: string) => string): Words =>
  (value) =>
    listed((Array.isArray(value) ? value : [value]).map((one) => each(String(one))));

const named: Words = (value, staff) => staff.find(({ id }) => id === value)?.name ?? String(value);

/** What is said otherwise, or only joins rows of ours. */
const nothing: Words = () => undefined;

const OF_OWNERS: Readonly<Partial<Record<string, string>>> = OWNERS.paths;

const pathWords = (path: string): string => TEXTS.paths[path] ?? OF_OWNERS[path] ?? labelOf(path);

/** Values that say by themselves what they are, in words; every other one stands behind its name. */
const SPEAKING: Readonly<Record<string, Words>> = {
  paths: list(pathWords),
  reason: word({
    ...{ ...BRIEF_TEXTS, ...REVIEW_ACTION_REASON_TEXTS, ...REOPENING_REASON_TEXTS },
    ...{ ...TEXTS.supportReasons, ...SECRET.reasons },
  }),
  ticket: (value) => String(value),
  type: (value) => stepUpWords(String(value)),
  stepUp: (value) => stepUpWords(String(value)),
  outcome: (value) => outcomeText(String(value)),
  decision: (value) => outcomeText(String(value)),
  case: word(DECISION.case),
  side: word(DOCUMENTS.sides),
  mode: (value) => {
    const mode = String(value);
    return isKeyOf(DOCUMENT_KIND, mode) ? DOCUMENTS.kinds[DOCUMENT_KIND[mode]] : mode;
  },
  result: word(SOURCE_TEXTS.inquiry.answers),
  failure: word(DOCUMENTS.failures),
  why: word(TEXTS.why),
  roles: list((role) => wordsOf(SHELL.roles, role)),
  of: named,
  to: named,
};

/** Ids of rows and vendors’ own codes: who did it stands beside, and an export has all of them. */
const UNSAID: readonly string[] = [
  ...['reviewer', 'reviewers', 'proposedBy', 'inquiryId', 'orderId', 'bankId', 'ownerId'],
  ...['businessId', 'companyId', 'companyIds', 'holderId', 'ofId', 'view', 'decidedBy'],
  ...['vendorStatus', 'request'],
];

const TIMES: readonly string[] = ['from', 'until'];

const plain = (value: unknown): string =>
  typeof value === 'boolean'
    ? value
      ? TEXTS.yes
      : TEXTS.no
    : Array.isArray(value)
      ? listed(value.map(String))
      : typeof value === 'object' && value !== null
        ? entriesOf(value).map(partWords).join(' ')
        : String(value);

const partWords = ([name, value]: readonly [string, unknown]): string =>
  fillIn(TEXTS.part, {
    name: isKeyOf(TEXTS.names, name) ? TEXTS.names[name] : name,
    value: TIMES.includes(name) && typeof value === 'number' ? momentWords(value) : plain(value),
  });

/** The detail of a line in words. */
export function detailWords(detail: string, staff: Staff = []): string {
  const parts = JSON.parse(detail) as Record<string, unknown>; // the log writes objects only
  return Object.entries(parts)
    .flatMap((part) => {
      const [name, value] = part;
      if (value === null) return [];
      const words = UNSAID.includes(name) ? nothing : isKeyOf(SPEAKING, name) && SPEAKING[name];
      return (words ? words(value, staff) : partWords(part)) ?? [];
    })
    .join(' · ');
}
