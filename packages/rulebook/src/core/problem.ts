import type { ErrorCode } from './errors.ts';

/** One thing that is wrong with a request body: the code of a field or of the catalogue, and the field's dotted path. */
export type ProblemFieldError = { code: string; field: string; message: string };

/** What everything that fails answers, as `application/problem+json`. docs/readings.md 17. */
export type Problem = {
  type: string;
  title: string;
  status: number;
  code: ErrorCode;
  message: string;
  details: { description: string }[];
  errors?: ProblemFieldError[];
  /** What the code needs to be told in full: tries left, seconds to wait, the right page. */
  data?: Record<string, string | number>;
  /** The request's id, as the log has it; none where every answer is the same to the byte. */
  reference?: string;
};

/** Messages with these marks come from a program, not for a person. docs/readings.md 12. */
const HIDDEN = ['Unhandled error', 'TypeError: ', 'ValidationError: '];

/** The text of a server's error, from an errors list or details[0]; undefined where it must not be shown. docs/readings.md 12. */
export function publicServerMessage(body: unknown): string | undefined {
  const record = asRecord(body);
  const first = asRecord(asList(record.errors)[0]);
  const detail = asRecord(asList(record.details)[0]);
  const text = [first.message, detail.description, record.message, record.error].find((part) => typeof part === 'string' && part !== '');
  return typeof text === 'string' && !HIDDEN.some((mark) => text.includes(mark)) ? text : undefined;
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}; // parsed JSON
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
