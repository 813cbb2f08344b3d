import type { ApplicantFacts, Evidence } from '../decision/evidence.ts';
import { UNDERWRITING_DOMAINS } from '../decision/underwriting-domains.ts';
import type { PolicyCase } from './compare-tables.ts';
import { SILENT_SOURCES } from './prove-table.ts';

/** The values of an application that nothing speaks against; any other fact has its first value. */
const USUAL: Readonly<Record<string, unknown>> = {
  'applied.applicationLevel': 'FULL',
  'applied.phoneProven': true,
};
/** How often a fact has its usual value, so that the last rows are reached as well as the first. */
const USUAL_SHARE = 0.8;

const NAMES = Object.keys(UNDERWRITING_DOMAINS);

/** The first so many primes. */
function primes(count: number): number[] {
  const found: number[] = [];
  for (let next = 2; found.length < count; next += 1)
    if (found.every((prime) => next % prime !== 0)) found.push(next);
  return found;
}

/**
 * A step for each fact: multiples of the square roots of different primes lie evenly between whole
 * numbers and are the same in each run.
 */
const STEPS = primes(NAMES.length).map(Math.sqrt);

const fraction = (number: number): number => number - Math.floor(number);

function valueAt(name: string, place: number): unknown {
  const values = UNDERWRITING_DOMAINS[name] ?? [];
  const usual = Object.hasOwn(USUAL, name) ? USUAL[name] : values[0];
  if (place < USUAL_SHARE) return usual;
  const others = values.filter((value) => value !== usual);
  return others[Math.floor(((place - USUAL_SHARE) / (1 - USUAL_SHARE)) * others.length)];
}

function caseAt(nth: number): PolicyCase {
  const parts: Record<string, Record<string, unknown>> = { evidence: {}, applied: {} };
  for (const [at, name] of NAMES.entries()) {
    const [part = '', fact = ''] = name.split('.');
    const value = valueAt(name, fraction((nth + 1) * (STEPS[at] ?? 0)));
    if (value !== undefined) Object.assign(parts[part] ?? {}, { [fact]: value });
  }
  const { evidence, applied } = parts as unknown as {
    evidence: Evidence;
    applied: ApplicantFacts;
  }; // the domains name every fact of both
  return { evidence, applied };
}

/** Made-up facts, the same ones in each run. */
export const generatedCases = (count: number): PolicyCase[] =>
  Array.from({ length: count }, (_nothing, nth) => caseAt(nth));

/** The same facts while one source after the other is away, and then all of them. */
export const outageCases = (count: number): PolicyCase[] =>
  generatedCases(count).map(({ evidence, applied }, nth) => {
    const source = SILENT_SOURCES[nth % (SILENT_SOURCES.length + 1)];
    const away = source === undefined ? SILENT_SOURCES : [source];
    const silent = Object.fromEntries(away.map((one) => [one, 'unknown']));
    return { evidence: { ...evidence, ...silent }, applied };
  });
