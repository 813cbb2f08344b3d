import type { ErrorCode } from './errors.ts';
import { isRecord } from './records.ts';

/**
 * Of kind `confirm` when repeating the value at `confirmed` in the body is enough; `offer` is a
 * likely correction. docs/decisions/0163.
 */
export type ProblemFieldError = {
  code: string;
  field: string;
  message: string;
  /** For developers, in English: how the value doesn’t fit the call’s schema. */
  detail?: string;
  kind?: 'confirm';
  offer?: string;
};

/** Body of every error response, as `application/problem+json`. docs/readings.md 17. */
export type Problem = {
  /** Address of the page of the API’s reference about this code. */
  type: string;
  title: string;
  status: number;
  /** For developers, in English: the cause. */
  detail?: string;
  code: ErrorCode;
  message: string;
  details: { description: string }[];
  errors?: ProblemFieldError[];
  data?: Record<string, string | number>;
  /** The request id in the log; omitted when responses must be byte-for-byte identical. */
  reference?: string;
};

/** Substrings that mark a message as technical, not meant for people. docs/readings.md 12. */
const HIDDEN = ['Unhandled error', 'TypeError: ', 'ValidationError: '];

/**
 * The server's error text from an errors list or details[0]; undefined when it must not be shown.
 * docs/readings.md 12.
 */
export function publicServerMessage(body: unknown): string | undefined {
  const record = asRecord(body);
  const first = asRecord(asList(record.errors)[0]);
  const detail = asRecord(asList(record.details)[0]);
  const text = [first.message, detail.description, record.message, record.error].find(
    (part) => typeof part === 'string' && part !== '',
  );
  return typeof text === 'string' && !HIDDEN.some((mark) => text.includes(mark)) ? text : undefined;
}

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  isRecord(value) ? value : {};
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
