import type { ReplyOf } from '@signet/rulebook/endpoints';
import type { StackedBar } from '@signet/ui/stacked-bars';
import type { StatProps } from '@signet/ui/stat';
import { momentWords, timeWords } from '../../decision/due-words.ts';
import { fillIn } from '../../platform/texts.tsx';
import { countWords, shareWords } from '../figure-words.ts';
import { TEXTS } from './texts.en-US.ts';

type Reply = ReplyOf<'readSources'>;
type Calls = Reply['whole'];
export type VendorRow = Reply['vendors'][number];

export const isUnwell = ({ state }: Pick<VendorRow, 'state'>): boolean =>
  state === 'failing' || state === 'slow';

export const answeredWords = ({ calls, unanswered }: Calls): string =>
  shareWords(calls - unanswered, calls);

export const unansweredWords = ({ calls, unanswered }: Calls): string =>
  shareWords(unanswered, calls);

/** Why most of the calls without an answer had none. */
export const faultWords = ({ faults: [first] }: VendorRow): string | undefined =>
  first && TEXTS.fault[first.why];

export const portsWords = ({ ports }: VendorRow): string =>
  ports.map((port) => TEXTS.port[port]).join(', ');

export const stateWords = ({ state, since }: VendorRow): string =>
  since === undefined
    ? TEXTS.state[state]
    : fillIn(TEXTS.stateSince, { state: TEXTS.state[state], since: momentWords(since) });

/** The figures at the top, each beside what it is measured against. */
export function statsOf({ whole, before, vendors, silenced }: Reply): readonly StatProps[] {
  const unwell = vendors.filter(isUnwell).length;
  const waiting = vendors.reduce((sum, vendor) => sum + vendor.waiting, 0);
  const since = Math.min(...vendors.flatMap(({ waitingSince }) => waitingSince ?? []));
  return [
    {
      label: TEXTS.answered,
      value: answeredWords(whole),
      ...(before.calls > 0 && {
        aside: fillIn(TEXTS.answeredBefore, { share: answeredWords(before) }),
      }),
    },
    {
      label: TEXTS.failing,
      value: countWords(unwell),
      aside: unwell === 0 ? TEXTS.allWell : fillIn(TEXTS.ofVendors, { count: vendors.length }),
      tone: unwell === 0 ? 'good' : 'bad',
    },
    {
      label: TEXTS.waiting,
      value: countWords(waiting),
      aside:
        waiting === 0 ? TEXTS.noneWaits : fillIn(TEXTS.waitingSince, { since: momentWords(since) }),
      ...(waiting > 0 && { tone: 'warn' }),
    },
    {
      label: TEXTS.silenced,
      value: countWords(silenced.count),
      aside: fillIn(TEXTS.silencedBefore, { count: silenced.before }),
    },
  ];
}

/** More times than these would leave no room for a label under each. */
const labelsMost = 8;

export const barsOf = ({ bars }: Reply): readonly StackedBar[] => {
  const every = Math.ceil(bars.length / labelsMost);
  return bars.map(({ at, answered, unanswered }, nth) => ({
    id: String(at),
    label: nth % every === 0 ? timeWords(at) : '',
    parts: [answered, unanswered],
  }));
};

/** Every figure of the page as rows of a file: by vendor, by call, then over time. */
export function csvRowsOf({ vendors, asked, bars }: Reply): (string | number)[][] {
  const { column, askedColumn, barsColumn } = TEXTS;
  const figures = ({ calls, unanswered, medianMs, p95Ms }: Calls) => [
    ...[calls, unanswered, medianMs ?? '', p95Ms ?? ''],
  ];
  return [
    [
      ...[column.vendor, column.state, column.calls, column.unanswered],
      ...[column.median, column.p95, column.waiting],
    ],
    ...vendors.map((row) => [row.vendor, TEXTS.state[row.state], ...figures(row), row.waiting]),
    [],
    [
      ...[askedColumn.call, askedColumn.vendor, askedColumn.calls],
      ...[askedColumn.unanswered, askedColumn.median, askedColumn.p95],
    ],
    ...asked.map((row) => [`${row.port}.${row.method}`, row.vendor, ...figures(row)]),
    [],
    [barsColumn.at, barsColumn.answered, barsColumn.unanswered],
    ...bars.map(({ at, answered, unanswered }) => [
      ...[new Date(at).toISOString(), answered, unanswered],
    ]),
  ];
}
