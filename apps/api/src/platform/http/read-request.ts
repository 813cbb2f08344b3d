import type { FormField } from '@signet/rulebook/core/form';
import type { EndpointRow } from '@signet/rulebook/endpoint-row';
import { FORMS, type FormId } from '@signet/rulebook/forms';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError, type FieldErrorData } from './problem.ts';

const nothing = z.strictObject({}).optional();
const deepestBody = 12;

/**
 * Refuses what JSON allows and no text of ours may hold: NUL, half a surrogate pair, and nesting that no schema has.
 * docs/readings.md 115.
 */
function refuseOddContent(value: unknown, depth = 0): void {
  if (depth > deepestBody) throw new AppError('request.malformed');
  if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) throw new AppError('request.malformed');
  if (typeof value !== 'object' || value === null) return;
  for (const [key, below] of Object.entries(value)) {
    refuseOddContent(key, depth + 1);
    refuseOddContent(below, depth + 1);
  }
}

/** Where the schema's own path is not the form field's. docs/readings.md 40. */
const FORM_FAULTS: Readonly<Record<string, FieldErrorData>> = {
  terms: { code: 'terms.missing', field: 'applicant.terms.signed' },
  'terms.signed': { code: 'terms.missing', field: 'applicant.terms.signed' },
};

function faultsOf(issue: z.core.$ZodIssue, forms: readonly FormId[]): FieldErrorData[] {
  const at = issue.path.join('.');
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ code: 'field.unknown', field: at === '' ? key : `${at}.${key}` }));
  const known = FORM_FAULTS[at];
  if (known !== undefined) return [known];
  const asked = forms.flatMap((form) => FORMS[form] as readonly FormField[]).find(({ path }) => path === at); // literal rows, read as rows
  const isMissing = issue.code === 'invalid_type' && issue.input === undefined;
  return [{ code: asked !== undefined && isMissing ? `${asked.field}.required` : 'field.invalid', field: at }];
}

function parsed(schema: z.ZodType, value: unknown, forms: readonly FormId[] = []): unknown {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  const { issues } = result.error;
  if (issues.some(({ path, code }) => path.length === 0 && code === 'invalid_type')) throw new AppError('request.malformed');
  throw new AppError(
    'request.validationFailed',
    {},
    issues.flatMap((issue) => faultsOf(issue, forms)),
  );
}

/** The body and the query as the row describes them; throws request.invalid with a fault per field. */
export function readRequest(row: EndpointRow, request: FastifyRequest): { body: unknown; query: unknown; params: unknown } {
  refuseOddContent(request.body);
  return {
    body: parsed(row.body ?? nothing, request.body, row.validates),
    query: row.query && parsed(row.query, request.query),
    params: row.params && parsed(row.params, request.params),
  };
}

/** The version a change names in If-Match; throws 428 where it is missing. docs/readings.md 18. */
export function ifMatchVersion(request: FastifyRequest): number {
  const header = request.headers['if-match'];
  if (header === undefined) throw new AppError('application.versionRequired');
  const match = /^(?:W\/)?"(\d{1,9})"$/.exec(header);
  if (match === null) throw new AppError('application.versionConflict');
  return Number(match[1]);
}

const isKey = /^[\x21-\x7e]{1,200}$/;

/** The request's Idempotency-Key, where it has one; throws idempotency.malformed where it cannot be one. docs/readings.md 19. */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined || (typeof key === 'string' && isKey.test(key))) return key;
  throw new AppError('idempotency.keyMalformed');
}
