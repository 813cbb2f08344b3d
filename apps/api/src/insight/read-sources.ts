import { DAY_MS } from '@signet/rulebook/core/dates';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { INSIGHT_LIMITS } from '@signet/rulebook/insight/limits';
import {
  CALL_FAULTS,
  SOURCE_PORTS,
  SOURCE_STATES,
  sourceStanding,
} from '@signet/rulebook/insight/sources';
import { quantileMs } from '@signet/rulebook/insight/time-buckets';
import type { Handler } from '../handler.ts';
import type { CallCount, SlotCalls } from './sources-store.ts';

type Counted = Pick<CallCount, 'outcome' | 'bucket' | 'calls'>;
type Bars = ReplyOf<'readSources'>['bars'];

const barsMost = 28;

const sumOf = (counts: readonly Counted[]): number =>
  counts.reduce((sum, { calls }) => sum + calls, 0);

const bucketsOf = (counts: readonly Counted[]) =>
  counts.map(({ bucket, calls }) => ({ bucket, count: calls }));

function callsOf(counts: readonly Counted[]) {
  const answered = counts.filter(({ outcome }) => outcome === 'ok');
  const calls = sumOf(counts);
  return {
    calls,
    unanswered: calls - sumOf(answered),
    medianMs: quantileMs(bucketsOf(answered), 0.5),
    p95Ms: quantileMs(bucketsOf(counts), 0.95),
  };
}

const faultsOf = (counts: readonly Counted[]) =>
  CALL_FAULTS.map((why) => ({ why, count: sumOf(counts.filter(({ outcome }) => outcome === why)) }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);

/** The slots of one vendor, newest first as they were read. */
const slotsOf = (rows: readonly SlotCalls[]) =>
  [...Map.groupBy(rows, ({ slotAt }) => slotAt)].map(([at, of]) => ({ at, ...callsOf(of) }));

/** Whole slots, several to a bar where there are many, oldest first. */
function barsOf(rows: readonly SlotCalls[], from: number, until: number): Bars {
  const { sourceSlotMs } = INSIGHT_LIMITS;
  const barMs = Math.ceil((until - from) / sourceSlotMs / barsMost) * sourceSlotMs;
  const byBar = Map.groupBy(rows, ({ slotAt }) => Math.floor((slotAt - from) / barMs));
  return Array.from({ length: Math.ceil((until - from) / barMs) }, (_nothing, nth) => {
    const { calls, unanswered } = callsOf(byBar.get(nth) ?? []);
    return { at: from + nth * barMs, answered: calls - unanswered, unanswered };
  });
}

/** Whole slots, the current one included, beside as many before them. */
export const readSources: Handler<'readSources'> = async ({
  deps: { store, clock },
  query: { days = 1 },
}) => {
  const { sourceSlotMs } = INSIGHT_LIMITS;
  const now = clock.now();
  const until = (Math.floor(now / sourceSlotMs) + 1) * sourceSlotMs;
  const span = { from: until - days * DAY_MS, until };
  const [sums, slots, waits, silenced] = await Promise.all([
    store.sources.sums(span),
    store.sources.slots(span),
    store.sources.waits(),
    store.sources.silenced(span),
  ]);
  const current = sums.filter(({ isBefore }) => !isBefore);
  const before = sums.filter(({ isBefore }) => isBefore);
  const names = new Set([...sums, ...waits].map(({ vendor }) => vendor));
  const vendors = [...names].map((vendor) => {
    const all = sums.filter((one) => one.vendor === vendor);
    const own = all.filter(({ isBefore }) => !isBefore);
    const wait = waits.find((one) => one.vendor === vendor);
    const ports = SOURCE_PORTS.filter((id) => all.some(({ port }) => port === id));
    const standing = sourceStanding(slotsOf(slots.filter((one) => one.vendor === vendor)), now);
    return {
      ...{ vendor, ports, ...standing, ...callsOf(own), faults: faultsOf(own) },
      before: callsOf(all.filter(({ isBefore }) => isBefore)),
      waiting: wait?.waiting ?? 0,
      waitingSince: wait?.since,
    };
  });
  const byMethod = Map.groupBy(current, ({ port, method }) => `${port}.${method}`);
  return {
    ...span,
    whole: callsOf(current),
    before: callsOf(before),
    silenced,
    vendors: vendors.toSorted(
      (one, other) =>
        SOURCE_STATES.indexOf(one.state) - SOURCE_STATES.indexOf(other.state) ||
        other.waiting - one.waiting ||
        other.calls - one.calls,
    ),
    asked: [...byMethod.values()]
      .flatMap((of) => {
        const [first] = of;
        if (first === undefined) return [];
        const { vendor, port, method } = first;
        return [{ vendor, port, method, ...callsOf(of) }];
      })
      .toSorted((one, other) => other.calls - one.calls),
    bars: barsOf(slots, span.from, until),
  };
};
