import { expect, test } from 'vitest';
import { caseHistory } from './case-fixture.ts';
import { timelineDays } from './case-timeline.ts';

const at = (time: string) => Date.parse(`2026-11-${time}`);

test('one order for all that happened: the newest first, by day in eastern time', () => {
  const days = timelineDays(
    caseHistory({
      audit: [
        { seq: 1, at: at('17T14:00:00Z'), actor: 'ana', action: 'application.sent', detail: '{}' },
        { seq: 2, at: at('18T03:00:00Z'), actor: 'rules', action: 'decision.recorded', detail: '' },
      ],
      stepUps: [
        { type: 'FULL_SSN', requestedAt: at('17T15:00:00Z'), finishedAt: at('19T15:00:00Z') },
      ],
      messages: [
        {
          id: 'm1',
          channel: 'email',
          template: 'inReview',
          state: 'sent',
          createdAt: at('17T14:01:00Z'),
          sentAt: at('17T14:02:00Z'),
          tries: [],
        },
      ],
      decisions: [
        {
          round: 1,
          decidedBy: 'rules',
          outcome: 'PENDING',
          rowId: '10-no-match',
          evidence: {},
          version: '1',
          decidedAt: at('18T03:00:00Z'),
        },
      ],
    }),
  );
  expect(days.map(({ day, entries }) => [day, entries.map(({ title }) => title)])).toEqual([
    ['Thursday, November 19', ['Answered: Whole SSN or SIN']],
    [
      'Tuesday, November 17',
      [
        'Round 1: In review',
        'Asked for Whole SSN or SIN',
        'Email “In review”',
        'Application submitted',
      ],
    ],
  ]);
});
