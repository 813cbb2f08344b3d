import {
  type AnswersByPath,
  flattenAnswers,
  nest,
  nestAnswers,
  wireAnswers,
} from '@signet/rulebook/core/answers';
import { holdsCardNumber } from '@signet/rulebook/core/card-number';
import { type FieldError, validateForm } from '@signet/rulebook/core/form';
import { keysOf } from '@signet/rulebook/core/keys-of';
import {
  arbitraryBodies,
  everyContext,
  sampleAnswers,
  type TestContext,
} from '@signet/rulebook/core/request-body-fixture';
import { ENDPOINT_PATHS, type EndpointKey } from '@signet/rulebook/endpoint-paths';
import type { EndpointRow } from '@signet/rulebook/endpoint-row';
import { ENDPOINTS } from '@signet/rulebook/endpoints';
import { FIELDS } from '@signet/rulebook/fields';
import { FORMS, type FormId, formFields } from '@signet/rulebook/forms';
import fc from 'fast-check';
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { AppError } from './problem.ts';
import { readRequest, validateBody } from './read-request.ts';

const KEYS = keysOf(ENDPOINT_PATHS);
const row = (key: EndpointKey): EndpointRow => ENDPOINTS[key];
// A JSON patch is a list and has its own tests in json-patch.test.ts.
const WITH_BODY = KEYS.filter((key) => row(key).body instanceof z.ZodObject);
const VALIDATED = KEYS.filter((key) => row(key).validates !== undefined);
// Its form is what a reviewer marked; whatever else it gets is refused. request-changes.test.ts.
const WHOLE = VALIDATED.filter((key) => key !== 'submitChanges');
const NOBODY: ReadonlySet<string> = new Set();

const read = (key: EndpointKey, body: unknown): unknown =>
  readRequest({ ...row(key), query: undefined, params: undefined }, { body } as FastifyRequest)
    .body; // only its body is read here

/** The schema of a body; an empty one where the call takes none. */
const bodyOf = (key: EndpointKey): z.ZodType => row(key).body ?? z.object({});

const fieldErrorsOf = (work: () => unknown): readonly FieldError[] => {
  try {
    work();
    return [];
  } catch (error) {
    if (error instanceof AppError && error.code === 'request.validationFailed')
      return [...error.fieldErrors];
    throw error;
  }
};

/**
 * Rejected before any schema: text that cannot be stored, `__proto__` and card numbers.
 * docs/readings.md 115.
 */
const isPlain = (body: unknown): boolean => {
  const text = JSON.stringify(body);
  return !/\\u0000|\\ud[89a-f]|__proto__/i.test(text) && !holdsCardNumber(text);
};

test.each(WITH_BODY)(
  'a body that the schema of %s describes is read, and reading it again changes nothing',
  (key) => {
    fc.assert(
      fc.property(arbitraryBodies(bodyOf(key)).filter(isPlain), (body) => {
        const once = read(key, body);
        expect(read(key, JSON.parse(JSON.stringify(once)))).toEqual(once);
        expect(once).toMatchObject(body);
      }),
      { numRuns: 40 },
    );
  },
);

test('drops properties that the specification names but we do not use, whatever their value', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }).filter(isPlain), (anything) => {
      const applicant = {
        leadId: anything,
        sin: anything,
        terms: { version: anything },
        governmentIdentification: { last4: anything },
      };
      const body = {
        decision: anything,
        applicant,
        company: { segment: anything },
        application: { mode: anything },
      };
      expect(flattenAnswers(read('updateApplication', body))).toEqual({});
    }),
  );
});

test.each(WITH_BODY)('an unknown property in the body of %s is refused by name', (key) => {
  fc.assert(
    fc.property(arbitraryBodies(bodyOf(key)).filter(isPlain), (body) => {
      expect(fieldErrorsOf(() => read(key, { ...body, riskScore: 1 }))).toContainEqual(
        expect.objectContaining({ code: 'field.unknown', field: 'riskScore' }),
      );
    }),
    { numRuns: 20 },
  );
});

/**
 * Validates the forms page by page, as a browser does: the clean answers of one page are known on
 * the next.
 */
function browserValidates(forms: readonly FormId[], typed: AnswersByPath, context: TestContext) {
  const clean: Record<string, string | boolean> = {};
  const fieldErrors: FieldError[] = [];
  for (const form of forms) {
    const validated = validateForm(FORMS[form], FIELDS, { ...typed, ...clean }, NOBODY, context);
    Object.assign(clean, validated.answers);
    fieldErrors.push(...validated.fieldErrors);
  }
  const local = new Set<string>(
    forms.flatMap((form) =>
      formFields(form).flatMap(({ path, clientOnly: is }) => (is ? [path] : [])),
    ),
  );
  const sent = Object.fromEntries(Object.entries(clean).filter(([path]) => !local.has(path)));
  return {
    sent,
    fieldErrors: fieldErrors.filter(({ field }) => !local.has(field)),
    told: fieldErrors,
    local,
  };
}

const typedFor = (key: EndpointKey) => {
  const { validates = [] } = row(key);
  return everyContext.chain((context) =>
    arbitraryBodies(bodyOf(key))
      .filter(isPlain)
      .chain((start) =>
        sampleAnswers(validates, context, flattenAnswers(start)).map((typed) => ({
          start,
          typed,
          context,
        })),
      )
      .filter(({ typed }) => isPlain(typed)),
  );
};

const isSent = (forms: readonly FormId[], path: string): boolean =>
  forms.some((form) =>
    formFields(form).some((asked) => asked.path === path && asked.clientOnly !== true),
  ); // literal rows

const without = (answers: AnswersByPath, paths: ReadonlySet<string>): AnswersByPath =>
  Object.fromEntries(Object.entries(answers).filter(([path]) => !paths.has(path)));

test.each(WHOLE)('browser and server validate every body of %s with the same result', (key) => {
  const { validates = [] } = row(key);
  let taken = 0;
  fc.assert(
    fc.property(typedFor(key), ({ start, typed, context }) => {
      const browser = browserValidates(validates, typed, context);
      const body = read(key, nest(wireAnswers(without(typed, browser.local)), start));
      expect(fieldErrorsOf(() => validateBody(validates, body, context))).toEqual(
        browser.fieldErrors,
      );
      if (browser.told.length > 0) return;
      taken += 1;
      // The browser clears answers that no longer apply.
      const emptied = Object.fromEntries(
        Object.keys(typed).flatMap((path) => (isSent(validates, path) ? [[path, '']] : [])),
      );
      const server = validateBody(
        validates,
        read(key, nest(wireAnswers({ ...emptied, ...browser.sent }), start)),
        context,
      );
      const secrets = Object.fromEntries(
        Object.entries(server.secrets).map(([path, { value }]) => [path, value]),
      );
      const kept = Object.fromEntries(
        Object.entries({ ...server.answers, ...secrets }).filter(([, value]) => value !== ''),
      );
      expect(kept).toEqual(browser.sent);
    }),
    { numRuns: 100 },
  );
  expect(taken).toBeGreaterThan(10); // otherwise the test covers little
});

test.each(VALIDATED)('the body of %s has a property for every answer of its forms', (key) => {
  const { validates = [], body } = row(key);
  const everything = Object.fromEntries(
    validates.flatMap((form) =>
      formFields(form)
        .filter(({ clientOnly }) => clientOnly !== true)
        .map(({ path }) => [path, 'x']),
    ), // literal rows
  );
  const unknown =
    body
      ?.safeParse(nestAnswers(everything))
      .error?.issues.filter(({ code }) => code === 'unrecognized_keys') ?? [];
  expect(unknown).toEqual([]);
});

test('rejects any content in a body without a schema', () => {
  const bare = KEYS.filter(
    (key) => row(key).body === undefined && ENDPOINT_PATHS[key][0] !== 'GET',
  );
  for (const key of bare)
    expect(fieldErrorsOf(() => read(key, { riskScore: 1 }))).toEqual([
      expect.objectContaining({ code: 'field.unknown', field: 'riskScore' }),
    ]);
});
