import { formatDay } from '@signet/rulebook/core/format-date';
import { DESK_LOCALE } from '../../platform/texts.tsx';
import type { CaseHistory } from '../case-history.ts';
import { momentWords } from '../due-words.ts';
import { TEXTS as ROOM } from '../texts.en-US.ts';
import { actorWords } from './case-timeline.ts';
import { CHANGE_TEXTS } from './change-texts.en-US.ts';
import { actionWords, stepUpWords } from './record-words.ts';

export type CaseChange = { key: string; what: string; before: string; after: string };

type Compared = Pick<
  CaseHistory,
  'review' | 'shown' | 'dueBy' | 'decisions' | 'stepUps' | 'messages' | 'typed'
>;

const nothing = '–';

const COMPARED: readonly { what: keyof typeof CHANGE_TEXTS; of: (history: Compared) => string }[] =
  [
    { what: 'decision', of: ({ review }) => ROOM.decision[review.decision] },
    { what: 'reason', of: ({ review }) => review.reason?.message ?? nothing },
    { what: 'status', of: ({ shown }) => shown.title },
    {
      what: 'dueBy',
      of: ({ dueBy }) => (dueBy === undefined ? nothing : formatDay(dueBy, DESK_LOCALE)),
    },
    {
      what: 'cases',
      of: ({ review }) => review.cases.map((one) => ROOM.case[one.case]).join(', ') || nothing,
    },
    { what: 'proposal', of: ({ review }) => review.proposal?.reviewer.name ?? nothing },
    { what: 'rounds', of: ({ decisions }) => String(decisions.length) },
    {
      what: 'stepUps',
      of: ({ stepUps }) =>
        stepUps
          .map(({ type, finishedAt }) => `${stepUpWords(type)}${finishedAt ? ' ✓' : ''}`)
          .join(', ') || nothing,
    },
    { what: 'messages', of: ({ messages }) => String(messages.length) },
    { what: 'typed', of: ({ typed }) => typed.map(({ value }) => value).join(' · ') || nothing },
  ];

/** What differs between two readings of a case, in the order of importance. */
export const changesBetween = (before: Compared, after: Compared): CaseChange[] =>
  COMPARED.flatMap(({ what, of }) => {
    const [was, is] = [of(before), of(after)];
    return was === is ? [] : [{ key: what, what: CHANGE_TEXTS[what], before: was, after: is }];
  });

type Audited = CaseHistory['audit'][number];

/** Lines of the record that came since a reading. */
export const auditSince = (before: readonly Audited[], after: readonly Audited[]): Audited[] => {
  const last = Math.max(0, ...before.map(({ seq }) => seq));
  return after.filter(({ seq }) => seq > last);
};

export const auditText = ({ at, actor, action }: Audited): string =>
  `${momentWords(at)} · ${actionWords(action)} ${actorWords(actor)}`;
