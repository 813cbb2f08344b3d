import { type Features, featuresOf } from './features.ts';

/**
 * The stored model: feature hashes, each with weights for industries. A weight takes two bytes:
 * nine bits for the industry, seven for the value. docs/decisions/0018.
 */
export type Model = {
  /** Industry ids by class index. */
  industries: Uint16Array;
  /** Log of each class's base rate. */
  prior: Float32Array;
  /** Ascending feature hashes; `starts` gives the offset of each one's weights. */
  hashes: Uint32Array;
  starts: Uint32Array;
  weights: Uint16Array;
  /** Value of one quantization step. */
  step: number;
  /** Ascending brand hashes; `brandClasses` gives the class of each. */
  brands: Uint32Array;
  brandClasses: Uint16Array;
};

const MAGIC = 0x53434d31;
const HEADER = 8;
const STEP_AT = 5;

/**
 * Serializes a model: little-endian, every section aligned to four bytes, hashes stored as varint
 * deltas.
 */
export function packModel(model: Model): Uint8Array {
  const steps: number[] = [];
  const counts = new Uint8Array(model.hashes.length);
  for (const [at, hash] of model.hashes.entries()) {
    writeStep(steps, hash - (at === 0 ? 0 : (model.hashes[at - 1] ?? 0)));
    counts[at] = (model.starts[at + 1] ?? 0) - (model.starts[at] ?? 0);
  }
  const header = new Uint32Array(HEADER);
  header.set([
    MAGIC,
    model.industries.length,
    counts.length,
    model.weights.length,
    model.brands.length,
    0,
    steps.length,
  ]);
  new Float32Array(header.buffer)[STEP_AT] = model.step;
  const { industries, prior, weights, brands, brandClasses } = model;
  const sections = [
    header,
    industries,
    prior,
    Uint8Array.from(steps),
    counts,
    weights,
    brands,
    brandClasses,
  ];
  const bytes = new Uint8Array(
    sections.reduce((sum, { byteLength }) => sum + aligned(byteLength), 0),
  );
  let at = 0;
  for (const { buffer, byteOffset, byteLength } of sections) {
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += aligned(byteLength);
  }
  return bytes;
}

/** Reads the output of packModel; throws Error when the bytes are not a model. */
export function unpackModel(bytes: Uint8Array): Model {
  const data = bytes.slice().buffer; // the copy starts at an aligned offset
  const header = new Uint32Array(data, 0, HEADER);
  const [magic, classes = 0, features = 0, pairs = 0, brands = 0, , stepBytes = 0] = header;
  if (magic !== MAGIC) throw new Error('these bytes are no category model');
  let at = HEADER * 4;
  const take = (length: number, size: number): number => {
    const from = at;
    at += aligned(length * size);
    return from;
  };
  const industries = new Uint16Array(data, take(classes, 2), classes);
  const prior = new Float32Array(data, take(classes, 4), classes);
  const hashes = readHashes(new Uint8Array(data, take(stepBytes, 1), stepBytes), features);
  const counts = new Uint8Array(data, take(features, 1), features);
  const weights = new Uint16Array(data, take(pairs, 2), pairs);
  const brandHashes = new Uint32Array(data, take(brands, 4), brands);
  const brandClasses = new Uint16Array(data, take(brands, 2), brands);
  const starts = new Uint32Array(features + 1);
  for (let index = 0; index < features; index += 1)
    starts[index + 1] = (starts[index] ?? 0) + (counts[index] ?? 0);
  const step = new Float32Array(data, STEP_AT * 4, 1)[0] ?? 0;
  return { industries, prior, hashes, starts, weights, step, brands: brandHashes, brandClasses };
}

function writeStep(bytes: number[], step: number): void {
  let left = step;
  while (left > 127) {
    bytes.push((left % 128) | 128);
    left = Math.floor(left / 128);
  }
  bytes.push(left);
}

function readHashes(bytes: Uint8Array, count: number): Uint32Array {
  const hashes = new Uint32Array(count);
  let hash = 0;
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    let size = 1;
    for (let byte = 128; byte > 127; at += 1, size *= 128) {
      byte = bytes[at] ?? 0;
      hash += (byte & 127) * size;
    }
    hashes[index] = hash;
  }
  return hashes;
}

const aligned = (length: number): number => Math.ceil(length / 4) * 4;

/** Quantizes on a square-root scale: small weights stay precise, and large ones are rare. */
export const quantiseWeight = (industry: number, weight: number, step: number): number => {
  const size = Math.min(63, Math.round(Math.sqrt(Math.abs(weight) / step)));
  return (industry << 7) | (weight < 0 ? 64 | size : size);
};

/** Binary search: the index of `hash` in ascending `hashes`, or -1. */
export function indexOfHash(hashes: Uint32Array, hash: number): number {
  let low = 0;
  let high = hashes.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = hashes[middle] ?? 0;
    if (found === hash) return middle;
    if (found < hash) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** Probability of each class given the parts; sums to 1. */
export function classProbabilities(
  model: Model,
  parts: readonly string[],
  features: Features = featuresOf(parts),
): Float64Array {
  const sums = Float64Array.from(model.prior);
  for (let at = 0; at < features.hashes.length; at += 1) {
    const place = indexOfHash(model.hashes, features.hashes[at] ?? 0);
    if (place >= 0) addWeights(model, place, features.values[at] ?? 0, sums);
  }
  const most = sums.reduce((best, sum) => Math.max(best, sum), Number.NEGATIVE_INFINITY);
  const total = sums.reduce((all, sum) => all + Math.exp(sum - most), 0);
  return sums.map((sum) => Math.exp(sum - most) / total);
}

function addWeights(
  { starts, weights, step }: Model,
  place: number,
  value: number,
  sums: Float64Array,
): void {
  for (let at = starts[place] ?? 0; at < (starts[place + 1] ?? 0); at += 1) {
    const packed = weights[at] ?? 0;
    const size = packed & 63;
    const weight = (packed & 64 ? -step : step) * size * size;
    sums[packed >>> 7] = (sums[packed >>> 7] ?? 0) + weight * value;
  }
}
