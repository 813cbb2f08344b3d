import { featuresOf } from '../prediction/features.ts';
import { type Model, quantiseWeight } from '../prediction/packed-model.ts';

/** A text and the classes it may belong to; training infers which of several is likeliest. */
export type Example = { parts: readonly string[]; classes: readonly number[]; weight: number };

export type Training = {
  industries: readonly number[];
  /** Base rate of each class; sums to 1. */
  prior: readonly number[];
  examples: readonly Example[];
  brands: ReadonlyMap<number, number>;
};

/** Training parameters, tuned on held-out names. docs/decisions/0018. */
export const TRAINING_SETTINGS = {
  rounds: 8,
  rate: 0.35,
  decay: 2e-5,
  /** Minimum examples for a feature to be kept. */
  fewest: 2,
  /** Maximum industries per feature. */
  widest: 40,
  smallestWeight: 0.04,
  largestModelPairs: 500_000,
  seed: 20_261_120,
};
type Settings = typeof TRAINING_SETTINGS;

/** Deterministic random numbers between 0 and 1 (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Read = {
  features: Int32Array;
  values: Float32Array;
  classes: readonly number[];
  weight: number;
};
type Table = { hashes: number[]; starts: Int32Array; classes: Uint16Array; weights: Float32Array };

/** Softmax regression whose weights exist only for feature–industry pairs seen together. */
export function trainModel(training: Training, settings: Settings = TRAINING_SETTINGS): Model {
  const { read, table } = readExamples(training, settings);
  learn(training, read, table, settings);
  return pack(training, table, settings);
}

function readExamples(
  { examples, industries }: Training,
  { fewest, widest }: Settings,
): { read: Read[]; table: Table } {
  const texts = examples.map(({ parts }) => featuresOf(parts));
  const seen = new Map<number, number>();
  for (const { hashes } of texts)
    for (const hash of hashes) seen.set(hash, (seen.get(hash) ?? 0) + 1);
  const hashes = [...seen.keys()]
    .filter((hash) => (seen.get(hash) ?? 0) >= fewest)
    .sort((one, other) => one - other);
  const places = new Map(hashes.map((hash, place) => [hash, place]));
  const counts = hashes.map(() => new Map<number, number>());
  const read = texts.map((text, at): Read => {
    const example = examples[at] ?? { classes: [], weight: 0 };
    const features: number[] = [];
    const values: number[] = [];
    for (const [index, hash] of text.hashes.entries()) {
      const place = places.get(hash);
      if (place === undefined) continue;
      features.push(place);
      values.push(text.values[index] ?? 0);
      const count = counts[place];
      for (const one of example.classes)
        count?.set(one, (count.get(one) ?? 0) + example.weight / example.classes.length);
    }
    return {
      features: Int32Array.from(features),
      values: Float32Array.from(values),
      classes: example.classes,
      weight: example.weight,
    };
  });
  const kept = counts.map((count) =>
    [...count]
      .sort(([a, one], [b, other]) => other - one || a - b)
      .slice(0, widest)
      .map(([one]) => one),
  );
  const starts = new Int32Array(hashes.length + 1);
  for (const [place, classes] of kept.entries())
    starts[place + 1] = (starts[place] ?? 0) + classes.length;
  const classes = Uint16Array.from(kept.flat());
  if (industries.length > 512) throw new Error('nine bits name an industry');
  return { read, table: { hashes, starts, classes, weights: new Float32Array(classes.length) } };
}

/** The value at an index in range; any other would spoil every weight, and be seen. */
const valueAt = (values: ArrayLike<number>, index: number): number => values[index] ?? Number.NaN;

function learn(
  { prior }: Training,
  read: readonly Read[],
  table: Table,
  { rounds, rate, decay, seed }: Settings,
): void {
  const { starts, classes, weights } = table;
  const squares = new Float32Array(weights.length).fill(1e-2);
  const next = seededRandom(seed);
  const order = Int32Array.from(read.keys());
  const shares = new Float64Array(prior.length);
  const base = prior.map((share) => Math.log(share));
  for (let round = 0; round < rounds; round += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(next() * (at + 1));
      const held = valueAt(order, at);
      order[at] = valueAt(order, other);
      order[other] = held;
    }
    const step = rate * (1 - round / (rounds + 1));
    for (const index of order) {
      const example = read[index];
      if (example === undefined) continue;
      const { features, values, classes: allowed, weight } = example;
      for (let one = 0; one < shares.length; one += 1) shares[one] = valueAt(base, one);
      for (let f = 0; f < features.length; f += 1) {
        const place = valueAt(features, f);
        const value = valueAt(values, f);
        const end = valueAt(starts, place + 1);
        for (let p = valueAt(starts, place); p < end; p += 1) {
          const one = valueAt(classes, p);
          shares[one] = valueAt(shares, one) + valueAt(weights, p) * value;
        }
      }
      toErrors(shares, allowed);
      for (let f = 0; f < features.length; f += 1) {
        const place = valueAt(features, f);
        const value = valueAt(values, f) * weight;
        const end = valueAt(starts, place + 1);
        for (let p = valueAt(starts, place); p < end; p += 1) {
          const slope = valueAt(shares, valueAt(classes, p)) * value + decay * valueAt(weights, p);
          squares[p] = valueAt(squares, p) + slope * slope;
          weights[p] = valueAt(weights, p) - (step * slope) / Math.sqrt(valueAt(squares, p));
        }
      }
    }
  }
}

/** Turns scores into softmax errors; allowed classes keep their relative proportions. */
function toErrors(shares: Float64Array, allowed: readonly number[]): void {
  let most = Number.NEGATIVE_INFINITY;
  for (let one = 0; one < shares.length; one += 1)
    if (valueAt(shares, one) > most) most = valueAt(shares, one);
  let total = 0;
  for (let one = 0; one < shares.length; one += 1) {
    shares[one] = Math.exp(valueAt(shares, one) - most);
    total += valueAt(shares, one);
  }
  let wanted = 0;
  for (let one = 0; one < shares.length; one += 1) shares[one] = valueAt(shares, one) / total;
  for (const one of allowed) wanted += valueAt(shares, one);
  const factor = 1 / Math.max(wanted, 1e-9);
  for (const one of allowed) shares[one] = valueAt(shares, one) * (1 - factor);
}

function pack({ industries, prior, brands }: Training, table: Table, settings: Settings): Model {
  const largest = table.weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const step = largest / 63 ** 2;
  const least = leastKept(table.weights, settings);
  const hashes: number[] = [];
  const starts: number[] = [0];
  const weights: number[] = [];
  for (const [place, hash] of table.hashes.entries()) {
    const before = weights.length;
    for (let p = table.starts[place] ?? 0; p < (table.starts[place + 1] ?? 0); p += 1) {
      const weight = table.weights[p] ?? 0;
      if (Math.abs(weight) >= least)
        weights.push(quantiseWeight(table.classes[p] ?? 0, weight, step));
    }
    if (weights.length === before) continue;
    hashes.push(hash);
    starts.push(weights.length);
  }
  const known = [...brands].sort(([one], [other]) => one - other);
  return {
    industries: Uint16Array.from(industries),
    prior: Float32Array.from(prior.map((share) => Math.log(share))),
    hashes: Uint32Array.from(hashes),
    starts: Uint32Array.from(starts),
    weights: Uint16Array.from(weights),
    step,
    brands: Uint32Array.from(known.map(([hash]) => hash)),
    brandClasses: Uint16Array.from(known.map(([, one]) => one)),
  };
}

function leastKept(weights: Float32Array, { smallestWeight, largestModelPairs }: Settings): number {
  const sizes = weights.map(Math.abs).sort();
  return Math.max(smallestWeight, sizes[Math.max(0, sizes.length - largestModelPairs)] ?? 0);
}
