import type { Milestone } from './insight/milestones.ts';
import { timeBucket } from './insight/time-buckets.ts';
import { JOURNEY_STEP_IDS, type JourneyStepId, journeyStepOf } from './journey.ts';

/** A line of the audit log: its action, and the parts of its detail that are read here. */
export type FunnelLine = {
  at: number;
  action: string;
  detail: Readonly<Record<string, unknown>>;
};
/** An event of somebody who may be counted. */
export type FunnelEvent = {
  at: number;
  type: string;
  screen?: string;
  field?: string;
  errorCode?: string;
  device?: string;
};

export const FUNNEL_MEASURES = ['came', 'wentOn', 'wentBack', 'metError', 'error', 'time'] as const;
export type FunnelMeasure = (typeof FUNNEL_MEASURES)[number];

/** One thing that is counted once for an application; `detail` is an error, or a bucket of time. */
export type FunnelMark = {
  at: number;
  step: Milestone | JourneyStepId;
  measure: FunnelMeasure;
  detail: string;
};

const DECIDED: readonly unknown[] = ['APPROVED', 'APPROVED_PENDING', 'DECLINED'];
const decides =
  (by: string) =>
  ({ action, detail }: FunnelLine): boolean =>
    action === 'decision.recorded' && detail.decidedBy === by && DECIDED.includes(detail.outcome);
const records =
  (...outcomes: readonly string[]) =>
  ({ action, detail }: FunnelLine): boolean =>
    action === 'decision.recorded' && outcomes.some((outcome) => outcome === detail.outcome);
const isOf =
  (...actions: readonly string[]) =>
  ({ action }: FunnelLine): boolean =>
    actions.includes(action);

type MilestoneRow = {
  id: Milestone;
  is: (line: FunnelLine) => boolean;
  /** From when its time counts. */
  since?: Milestone;
};

/** The lines that are milestones; of each only the first counts. */
const MILESTONE_ROWS: readonly MilestoneRow[] = [
  { id: 'started', is: isOf('application.created') },
  { id: 'sent', is: isOf('application.sent'), since: 'started' },
  {
    id: 'asked',
    is: ({ action, detail }) => action === 'decision.recorded' && detail.stepUp !== undefined,
  },
  { id: 'answered', is: isOf('stepUp.answered', 'stepUp.finished'), since: 'asked' },
  { id: 'decidedByRules', is: decides('rules'), since: 'sent' },
  { id: 'decidedByPerson', is: decides('person'), since: 'sent' },
  { id: 'approved', is: records('APPROVED', 'APPROVED_PENDING'), since: 'sent' },
  { id: 'declined', is: records('DECLINED'), since: 'sent' },
  { id: 'bankLinked', is: isOf('bank.linked'), since: 'approved' },
];

/** The actions of the audit log that a milestone may be. */
export const FUNNEL_ACTIONS = [
  'application.created',
  'application.sent',
  'decision.recorded',
  'stepUp.answered',
  'stepUp.finished',
  'bank.linked',
] as const;

const timeMark = (step: FunnelMark['step'], at: number, since: number): FunnelMark => ({
  ...{ at, step, measure: 'time' },
  detail: String(timeBucket(at - since)),
});

/** The milestones of one application, of all its lines in their order. */
export function milestoneMarks(lines: readonly FunnelLine[]): FunnelMark[] {
  const firsts = new Map<Milestone, number>();
  for (const { id, is } of MILESTONE_ROWS) {
    const first = lines.find(is);
    if (first !== undefined) firsts.set(id, first.at);
  }
  return MILESTONE_ROWS.flatMap(({ id, since }) => {
    const at = firsts.get(id);
    if (at === undefined) return [];
    const begun = since && firsts.get(since);
    const came: FunnelMark = { at, step: id, measure: 'came', detail: '' };
    return begun === undefined || begun > at ? [came] : [came, timeMark(id, at, begun)];
  });
}

type Visit = { cameAt: number; marks: Map<string, FunnelMark> };

/** What happened at each step of one application's way, of all its events in their order. */
export function stepMarks(events: readonly FunnelEvent[]): FunnelMark[] {
  const visits = new Map<JourneyStepId, Visit>();
  const mark = (at: number, step: JourneyStepId, measure: FunnelMeasure, detail = ''): boolean => {
    const visit = visits.get(step) ?? { cameAt: at, marks: new Map() };
    visits.set(step, visit);
    const key = `${measure} ${detail}`;
    if (visit.marks.has(key)) return false;
    visit.marks.set(key, { at, step, measure, detail });
    return true;
  };
  let last: JourneyStepId | undefined;
  for (const { at, type, screen = '', field, errorCode } of events) {
    const step = journeyStepOf(screen);
    if (step === undefined) continue;
    if (type === 'signup.error' && errorCode !== undefined) {
      mark(at, step, 'metError');
      mark(at, step, 'error', [field, errorCode].filter(Boolean).join(' '));
    }
    if (type !== 'screen.shown') continue;
    if (last !== undefined && last !== step) {
      const isOn = JOURNEY_STEP_IDS.indexOf(step) > JOURNEY_STEP_IDS.indexOf(last);
      const isFirst = mark(at, last, isOn ? 'wentOn' : 'wentBack');
      const left = visits.get(last);
      if (isOn && isFirst && left !== undefined)
        left.marks.set('time', timeMark(last, at, left.cameAt));
    }
    mark(at, step, 'came');
    last = step;
  }
  return [...visits.values()].flatMap(({ marks }) => [...marks.values()]);
}
