import type { ReplyOf } from '@signet/rulebook/endpoints';
import { DESK_LOCALE } from '../../platform/texts.tsx';
import { TEXTS as ROOM } from '../texts.en-US.ts';
import { TEXTS } from './texts.en-US.ts';

type Reply = ReplyOf<'readFunnel'>;

const SIGNED = new Intl.NumberFormat(DESK_LOCALE, {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

export const changeWords = ({ came, before }: { came?: number; before?: number }): string =>
  came === undefined || before === undefined
    ? ROOM.unknown
    : SIGNED.format((came - before) / before);

/** Every figure of the page as rows of a file, where what is too small is left empty. */
export function csvRowsOf({ milestones, steps }: Reply): (string | number)[][] {
  const { column, milestone, step } = TEXTS;
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
  ];
}
