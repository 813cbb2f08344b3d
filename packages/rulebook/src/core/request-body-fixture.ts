import fc from 'fast-check';
import { z } from 'zod';
import type { Answers, AskedField } from '../answer-rows.ts';
import { CHANGEABLES } from '../decision/change-reasons.ts';
import { casesOf } from '../field-cases.ts';
import { fieldRow } from '../fields.ts';
import { type FormId, formFields } from '../forms.ts';
import { ISSUED_RANGES } from '../reference/issued-ranges.ts';
import { type AnswersByPath, fromYesNo } from './answers.ts';
import { type ValidationContext, validateField } from './field.ts';
import { defaultFlags } from './flags.ts';
import type { FormContext } from './form.ts';

export type TestContext = ValidationContext & FormContext;

/** Every market and every flag that affects which fields are visible. */
export const everyContext: fc.Arbitrary<TestContext> = fc.record({
  market: fc.constantFrom('US' as const, 'CA' as const),
  flags: fc
    .record({
      fullSsnEnabled: fc.boolean(),
      dateOfBirthForUSAEnabled: fc.boolean(),
      enableWebsiteCollection: fc.boolean(),
      beneficiaryOwnerEnabled: fc.boolean(),
      beneficiaryOwnerCadEnabled: fc.boolean(),
    })
    .map(defaultFlags),
  marked: fc.subarray([...CHANGEABLES], { minLength: 1 }),
  today: fc.constant('2026-11-20'),
  issued: fc.constant(ISSUED_RANGES),
});

const bare = (typed: string): string => typed.replace(/^CA:/, '');

function texts({ field }: AskedField, context: TestContext) {
  const { accepts, rejects, asks = [] } = casesOf(field);
  const good = accepts
    .map(([typed]) => bare(typed))
    .filter((typed) => 'value' in validateField(fieldRow(field), typed, context));
  return {
    good: fc.constantFrom(...(good.length > 0 ? good : [''])),
    any: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...good, '') },
      {
        weight: 2,
        arbitrary: fc.constantFrom(...[...rejects, ...asks].map(([typed]) => bare(typed))),
      },
      { weight: 1, arbitrary: fc.string() },
    ),
  };
}

const isAsked = ({ visibleWhen }: AskedField, answers: Answers, context: TestContext) =>
  visibleWhen === undefined || visibleWhen(answers, context);

/**
 * One text per path of these forms: for the visible field, otherwise a leftover or nothing. `known`
 * holds body texts that no field asks for.
 */
export function sampleAnswers(
  forms: readonly FormId[],
  context: TestContext,
  known: AnswersByPath = {},
): fc.Arbitrary<AnswersByPath> {
  const fields = forms.flatMap(formFields);
  const choices = fields.map((question) => {
    const { good, any } = texts(question, context);
    return fc.record({ good, any, leftOver: fc.boolean() });
  });
  const care = fc.constantFrom('careful' as const, 'careful' as const, 'careless' as const);
  return fc.tuple(care, fc.tuple(...choices), fc.boolean()).map(([how, all, repeats]) => {
    const typed: Record<string, string | boolean | undefined> = { ...known };
    const clean: Record<string, string | boolean | undefined> = { ...known };
    const taken = new Set<string>();
    for (const [at, question] of fields.entries()) {
      const { path, field, mustEqual, yesNo } = question;
      const one = all[at] ?? { good: '', any: '', leftOver: false };
      if (taken.has(path)) continue;
      if (isAsked(question, clean, context)) taken.add(path);
      const text = how === 'careful' ? one.good : one.any;
      typed[path] = taken.has(path) || one.leftOver ? text : '';
      if (mustEqual !== undefined && repeats) typed[path] = typed[mustEqual] ?? '';
      const value = fieldRow(field).normalise(String(typed[path]));
      clean[path] = yesNo ? fromYesNo(value) : value;
    }
    return typed;
  });
}

type Json = {
  description?: string;
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Json[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Json;
  prefixItems?: Json[];
  properties?: Record<string, Json>;
  required?: string[];
  additionalProperties?: Json | boolean;
};

const shortText = 40;

/**
 * False for keys that are accepted but never read, and secrets sent back as `onFile`.
 * docs/decisions/0031.
 */
const isRead = ({ description, properties }: Json): boolean =>
  description !== 'taken and not read' && properties?.onFile === undefined;

function described(schema: Json): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.filter(isRead).map(described));
  const { minLength = 0, maxLength = shortText, minimum, maximum } = schema;
  switch (schema.type) {
    case 'string':
      return schema.pattern
        ? fc.stringMatching(new RegExp(schema.pattern))
        : fc.string({ minLength, maxLength: Math.min(maxLength, minLength + shortText) });
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: minimum, max: maximum });
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true, min: minimum, max: maximum });
    case 'array':
      if (schema.prefixItems) return fc.tuple(...schema.prefixItems.map(described));
      return fc.array(described(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, 3),
      });
    case 'object':
      return describedObject(schema);
    default:
      throw new Error(`no texts for ${JSON.stringify(schema)}`);
  }
}

function describedObject({
  properties = {},
  required = [],
  additionalProperties: more,
}: Json): fc.Arbitrary<unknown> {
  const own = fc.record(
    Object.fromEntries(
      Object.entries(properties)
        .filter(([, part]) => isRead(part))
        .map(([name, part]) => [name, described(part)]),
    ),
    {
      requiredKeys: required,
    },
  );
  if (typeof more !== 'object' || Object.keys(more).length === 0) return own;
  return fc
    .tuple(own, fc.dictionary(fc.string({ maxLength: shortText }), described(more), { maxKeys: 3 }))
    .map(([one, two]) => ({ ...two, ...one }));
}

/** Generates bodies for an endpoint's schema, round-tripped through JSON. */
export const arbitraryBodies = (schema: z.ZodType): fc.Arbitrary<Record<string, unknown>> =>
  described(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json).map((body) =>
    JSON.parse(JSON.stringify(body)),
  ); // a JSON Schema
