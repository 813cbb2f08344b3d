import { isKeyOf, isOneOf } from '@signet/rulebook/core/keys-of';
import { writeDate } from '@signet/rulebook/core/written';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import type { FunnelGrouping } from '@signet/rulebook/insight/milestones';
import { PORTAL_IDS, portalRow } from '@signet/rulebook/reference/portals';
import { labelOf } from '../../decision/case/typed-answers.ts';
import { TEXTS as DECISION } from '../../decision/texts.en-US.ts';
import { DESK_LOCALE, fillIn } from '../../platform/texts.tsx';
import { localeName } from '../figure-words.ts';
import { TEXTS as ROOM } from '../texts.en-US.ts';
import { TEXTS } from './texts.en-US.ts';

type Reply = ReplyOf<'readFunnel'>;

const SIGNED = new Intl.NumberFormat(DESK_LOCALE, {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

const POINTS = new Intl.NumberFormat(DESK_LOCALE, {
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

export const changeWords = ({ came, before }: { came?: number; before?: number }): string =>
  came === undefined || before === undefined
    ? ROOM.unknown
    : SIGNED.format((came - before) / before);

type Came = Pick<Reply['milestones'][number], 'came' | 'before'> | undefined;

/** How many points a share has moved since the weeks before; undefined where one is not told. */
export function pointsWords(part: Came, of: Came): string | undefined {
  const [now, before] = ([of?.came, of?.before] as const).map((whole, at) => {
    const some = at === 0 ? part?.came : part?.before;
    return some === undefined || whole === undefined ? undefined : some / whole;
  });
  if (now === undefined || before === undefined) return undefined;
  return fillIn(TEXTS.points, { points: POINTS.format((now - before) * 100) });
}

/** A day of the weeks, which begin on Mondays in UTC. */
export const weekDayWords = (at: number): string =>
  writeDate(at, DESK_LOCALE, { month: 'short', day: 'numeric', timeZone: 'UTC' });

const NO_PARTNER = 'none';
export const partnerWords = (id: string): string => (id === NO_PARTNER ? TEXTS.noPartner : id);

/** What a group of the funnel is called. */
export const GROUP_WORDS: Readonly<Record<FunnelGrouping, (id: string) => string>> = {
  week: (id) => weekDayWords(Number(id)),
  partner: partnerWords,
  portal: (id) => (isOneOf(PORTAL_IDS, id) ? portalRow(id).brand.name : id),
  market: (id) => (isKeyOf(DECISION.market, id) ? DECISION.market[id] : id),
  locale: localeName,
  device: (id) => (isKeyOf(TEXTS.device, id) ? TEXTS.device[id] : id),
};

/** The question as the desk names it, or the page where an error is of no question. */
export const questionWords = (field: string): string =>
  field === '' ? TEXTS.wholePage : labelOf(field);

/** “ein.length” as “the wrong number of digits”; a code that has no words is shown as it is. */
export function whyWords(code: string): string {
  const why = code.slice(code.lastIndexOf('.') + 1);
  return isKeyOf(TEXTS.why, why) ? TEXTS.why[why] : code;
}

/** Every figure of the page as rows of a file, where what is too small is left empty. */
export function csvRowsOf(
  { milestones, steps, questions, groups }: Reply,
  by: FunnelGrouping,
): (string | number)[][] {
  const { column, milestone, step, groupColumn, questionColumn } = TEXTS;
  const told = (count: number | undefined): string | number => count ?? '';
  return [
    [
      ...[column.step, column.came, column.change, column.wentOn, column.wentBack],
      ...[column.stopped, column.metError, column.errors, column.median, column.p90],
    ],
    ...milestones.map(({ id, came, before, medianSeconds, p90Seconds }) => [
      ...[milestone[id], told(came), changeWords({ came, before }), '', '', '', '', ''],
      ...[told(medianSeconds), told(p90Seconds)],
    ]),
    ...steps.map(({ id, came, before, errors, ...more }) => [
      ...[step[id], told(came), changeWords({ came, before }), told(more.wentOn)],
      ...[told(more.wentBack), told(more.stopped), told(more.metError)],
      errors.map(({ error, count }) => `${error} (${count})`).join(', '),
      ...[told(more.medianSeconds), told(more.p90Seconds)],
    ]),
    [],
    [
      ...[questionColumn.question, questionColumn.page, questionColumn.why, questionColumn.met],
      column.came,
    ],
    ...questions.map(({ field, code, met, came, ...one }) => [
      ...[questionWords(field), step[one.step], whyWords(code), met, told(came)],
    ]),
    [],
    [
      ...[TEXTS.by[by], groupColumn.started, groupColumn.sent, groupColumn.approved],
      groupColumn.bankLinked,
    ],
    ...groups.map(({ id, started, sent, approved, bankLinked }) => [
      ...[GROUP_WORDS[by](id), told(started), told(sent), told(approved), told(bankLinked)],
    ]),
  ];
}
