import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { manualBankBody, otpBody, updateBody } from '../endpoints/bodies.ts';
import { casesOf } from '../fields/field-cases.ts';
import { FIELDS } from '../fields/fields.ts';
import { flagsWith } from '../flags.ts';
import { ISSUED_RANGES } from '../reference/issued-ranges.ts';
import { type Answers, ASKED, type Asked, type AskedContext, askedIn, type FormId } from './asked.ts';
import { judgeAsked, judgeForm } from './judge.ts';

const BODIES: readonly (readonly [FormId, z.ZodObject])[] = [
  ['applicant', updateBody],
  ['business', updateBody],
  ['category', updateBody],
  ['address', updateBody],
  ['ownerIdentity', updateBody],
  ['bank', manualBankBody],
  ['otp', otpBody],
];
const NOBODY: ReadonlySet<string> = new Set();

const contexts = fc.record({
  market: fc.constantFrom('US' as const, 'CA' as const),
  flags: fc
    .record({ fullSsnEnabled: fc.boolean(), dateOfBirthForUSAEnabled: fc.boolean(), enableWebsiteCollection: fc.boolean() })
    .map(flagsWith),
  today: fc.constant('2026-11-20'),
  issued: fc.constant(ISSUED_RANGES),
});

/** What people type into a form: accepted and refused texts of each question's own table, and any text at all. */
const typedInto = (form: FormId): fc.Arbitrary<Answers> => {
  const asked = ASKED[form] as readonly Asked[]; // literal rows, read as rows
  const texts = Object.groupBy(asked, ({ path }) => path);
  const perPath = Object.entries(texts).map(([path, rows]) => {
    const { accepts, refuses } = {
      accepts: (rows ?? []).flatMap(({ field }) => casesOf(field).accepts),
      refuses: (rows ?? []).flatMap(({ field }) => casesOf(field).refuses),
    };
    const good = fc.constantFrom(...accepts.map(([typed]) => typed.replace(/^CA:/, '')));
    const bad = fc.constantFrom(...refuses.map(([typed]) => typed.replace(/^CA:/, '')));
    return [path, fc.oneof({ weight: 12, arbitrary: good }, { weight: 1, arbitrary: bad }, { weight: 1, arbitrary: fc.string() })] as const;
  });
  // The second account number is the first one again, or another.
  return fc
    .tuple(fc.record(Object.fromEntries(perPath)), fc.boolean())
    .map(([typed, again]) => (again && 'accountNumber' in typed ? { ...typed, accountNumberConfirm: typed.accountNumber ?? '' } : typed));
};

/** The body that the browser sends of its clean answers: nested by path, as JSON text, read back by the endpoint's schema. */
function sent(answers: Answers, form: FormId, context: AskedContext, body: z.ZodObject): unknown {
  const local = new Set(
    askedIn(form, answers, context)
      .filter(({ local }) => local === true)
      .map(({ path }) => path),
  );
  const nested: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(answers)) {
    if (local.has(path)) continue;
    const parts = path.split('.');
    const last = parts.pop() ?? path;
    let place = nested;
    for (const part of parts) {
      place[part] ??= {};
      place = place[part] as Record<string, unknown>; // built by this loop
    }
    place[last] = value;
  }
  return body.parse(JSON.parse(JSON.stringify(nested)));
}

const textsOf = (body: unknown, at = ''): Record<string, string> =>
  typeof body === 'string'
    ? { [at]: body }
    : typeof body === 'object' && body !== null
      ? Object.assign({}, ...Object.entries(body).map(([key, below]) => textsOf(below, at === '' ? key : `${at}.${key}`)))
      : {};

const overTheWire = (form: FormId, answers: Answers, context: AskedContext) =>
  askedIn(form, answers, context).filter(({ local }) => local !== true);

test.each(BODIES)('what the browser accepts of %s, the server accepts unchanged', (form, body) => {
  let accepted = 0;
  fc.assert(
    fc.property(typedInto(form), contexts, (typed, context) => {
      const browser = judgeForm(form, FIELDS, typed, NOBODY, context);
      if (browser.faults.length > 0) return;
      accepted += 1;
      const received = textsOf(sent(browser.answers, form, context, body));
      const server = judgeAsked(overTheWire(form, received, context), FIELDS, received, NOBODY, context);
      expect(server.faults).toEqual([]);
      expect(server.answers).toEqual(
        Object.fromEntries(Object.entries(browser.answers).filter(([path]) => path !== 'accountNumberConfirm')),
      );
    }),
    { numRuns: 300 },
  );
  expect(accepted).toBeGreaterThan(0); // otherwise nothing was tried
});

test.each(BODIES)('what the server refuses of %s, the browser refuses with the same codes at the same places', (form) => {
  fc.assert(
    fc.property(typedInto(form), contexts, (typed, context) => {
      const browser = judgeForm(form, FIELDS, typed, NOBODY, context);
      const server = judgeAsked(overTheWire(form, { ...typed, ...browser.answers }, context), FIELDS, typed, NOBODY, context);
      expect(browser.faults.filter(({ code }) => !code.startsWith('bankAccountConfirm.'))).toEqual(server.faults);
    }),
    { numRuns: 200 },
  );
});
