import { expect, test } from 'vitest';
import { type PartnerEvent, timelineOf } from './applicant-timeline.ts';

const noon = Date.UTC(2026, 10, 1, 12);
const minute = 60_000;
const event = (type: PartnerEvent['type'], at: number): PartnerEvent => ({
  ...{ id: `${type} ${at}`, type, sequence: 1, createdAt: at },
  deliveries: [],
});

const titles = (days: ReturnType<typeof timelineOf>) =>
  days.flatMap(({ entries }) => entries.map(({ title }) => title));

test('tells statuses newest first, and a change within a status not at all', () => {
  const events = [
    event('application.started', noon),
    event('application.changed', noon + minute),
    event('application.actionNeeded', noon + 3 * minute),
    event('application.approved', noon + 5 * minute),
  ];
  const days = timelineOf({ createdAt: noon, submittedAt: noon + 2 * minute }, events);
  expect(titles(days)).toEqual([
    'Status: Approved',
    'Status: Action needed',
    'Application submitted',
    'Application started',
  ]);
});

test('each day has a heading of its own', () => {
  const nextDay = noon + 24 * 60 * minute;
  expect(timelineOf({ createdAt: noon }, [event('application.declined', nextDay)])).toHaveLength(2);
});

test('a partner without endpoints sees when it was started and submitted', () => {
  expect(titles(timelineOf({ createdAt: noon, submittedAt: noon + minute }, []))).toEqual([
    'Application submitted',
    'Application started',
  ]);
});
