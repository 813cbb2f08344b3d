import { accountView } from '@signet/rulebook/account-view';
import {
  accountDetailsView,
  connectionView,
  hostedStoreView,
  targetView,
  ventureView,
  websiteView,
} from '@signet/rulebook/accounts/view';
import { applicationView } from '@signet/rulebook/application-view';
import { bankView } from '@signet/rulebook/bank/view';
import { cardView } from '@signet/rulebook/cards/view';
import { keysOf } from '@signet/rulebook/core/keys-of';
import { LIMITS } from '@signet/rulebook/core/limits';
import { onFileView, timestamp } from '@signet/rulebook/core/view-schemas';
import { ENDPOINT_PATHS, type EndpointKey } from '@signet/rulebook/endpoint-paths';
import { ENDPOINTS, endpointRow } from '@signet/rulebook/endpoints';
import { homeView } from '@signet/rulebook/home-view';
import { inquiryView } from '@signet/rulebook/identity/inquiry-view';
import { cashAdvanceOfferView } from '@signet/rulebook/offers/view';
import {
  newestOrderView,
  orderChoiceView,
  orderFormView,
  orderView,
  planView,
  shippingAddressBody,
} from '@signet/rulebook/orders/view';
import { partnerApplication } from '@signet/rulebook/partners/partner-news';
import { createPrefillBody } from '@signet/rulebook/partners/prefills';
import { ownerRecordView } from '@signet/rulebook/people/owner-record-view';
import { ownerCompanyView, ownerView } from '@signet/rulebook/people/view';
import { otpView, phoneLinkView } from '@signet/rulebook/phone/view';
import { PREFILL_PARAMETERS } from '@signet/rulebook/startup-parameters';
import { z } from 'zod';

type Part = Record<string, unknown>;
type Direction = 'input' | 'output';

/** What several calls send: one type each in a generated client. */
const SHARED: Readonly<Record<string, z.ZodType>> = {
  Application: applicationView,
  PartnerApplication: partnerApplication,
  OwnerRecord: ownerRecordView,
  Owner: ownerView,
  OwnerCompany: ownerCompanyView,
  Order: orderView,
  NewestOrder: newestOrderView,
  OrderForm: orderFormView,
  OrderChoice: orderChoiceView,
  ShippingAddress: shippingAddressBody,
  Plan: planView,
  Account: accountView,
  AccountDetails: accountDetailsView,
  Connection: connectionView,
  Store: hostedStoreView,
  Target: targetView,
  Venture: ventureView,
  Website: websiteView,
  Bank: bankView,
  Card: cardView,
  CashAdvanceOffer: cashAdvanceOfferView,
  Home: homeView,
  Inquiry: inquiryView,
  Otp: otpView,
  PhoneLink: phoneLinkView,
  SecretOnFile: onFileView,
  Timestamp: timestamp,
};

const pascalCase = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1);

/** The names of all schemas: shared ones first, then what each call takes and answers. */
function namesOf(problem: z.ZodType): Map<unknown, { name: string; io: Direction }> {
  const names = new Map<unknown, { name: string; io: Direction }>([
    [problem, { name: 'Problem', io: 'output' }],
  ]);
  for (const [name, schema] of Object.entries(SHARED)) names.set(schema, { name, io: 'output' });
  const add = (key: EndpointKey, what: 'Body' | 'Reply', schema: z.ZodType | undefined) => {
    if (schema !== undefined && !names.has(schema))
      names.set(schema, {
        name: `${pascalCase(key)}${what}`,
        io: what === 'Body' ? 'input' : 'output',
      });
  };
  for (const key of keysOf(ENDPOINT_PATHS)) {
    if (['staff', 'console'].includes(ENDPOINTS[key].who)) continue;
    add(key, 'Body', endpointRow(key).body);
    add(key, 'Reply', endpointRow(key).reply);
  }
  return names;
}

/** The names that a prefill takes; its rules refuse all others with an error at the name. */
const prefillValues = (): Part => ({
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(
    [...PREFILL_PARAMETERS].map(([name, description]) => [
      name,
      { type: 'string', maxLength: LIMITS.fieldMaxChars, description },
    ]),
  ),
});

/**
 * Leaves out what says nothing: the bounds of every safe integer, and that an answer has no more
 * properties, which a later version may add.
 */
function tidy(json: Part, io: Direction): void {
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
  if (io === 'output' && json.additionalProperties === false) delete json.additionalProperties;
}

const hoistFromChars = 100;

/** Objects that stand in several schemas with the same content get the name of their first place. */
function hoistRepeated(schemas: Record<string, Part>): Record<string, Part> {
  const counts = new Map<string, number>();
  const isObject = (part: unknown): part is Part =>
    typeof part === 'object' && part !== null && 'properties' in part && 'type' in part;
  const count = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    if (isObject(part)) {
      const content = JSON.stringify(part);
      counts.set(content, (counts.get(content) ?? 0) + 1);
    }
    for (const below of Object.values(part)) count(below);
  };
  for (const schema of Object.values(schemas)) count(schema);
  const names = new Map<string, string>();
  const hoisted: Record<string, Part> = {};
  const replace = (part: unknown, place: string): unknown => {
    if (typeof part !== 'object' || part === null) return part;
    if (Array.isArray(part)) return part.map((below) => replace(below, place));
    const content = JSON.stringify(part);
    const below = () =>
      Object.fromEntries(
        Object.entries(part).map(([key, value]) => [
          key,
          key === 'properties'
            ? Object.fromEntries(
                Object.entries(value ?? {}).map(([name, property]) => [
                  name,
                  replace(property, place + pascalCase(name)),
                ]),
              ) // of an object schema
            : replace(value, place),
        ]),
      );
    const isRepeated = isObject(part) && (counts.get(content) ?? 0) > 1;
    if (!isRepeated || content.length < hoistFromChars || place in schemas) return below();
    const name = names.get(content) ?? place;
    if (!names.has(content)) {
      names.set(content, name);
      hoisted[name] = below();
    }
    return { $ref: `#/components/schemas/${name}` };
  };
  const replaced = Object.entries(schemas).map(([name, schema]) => [name, replace(schema, name)]);
  return { ...Object.fromEntries(replaced), ...hoisted };
}

/**
 * The schemas of a description, as JSON Schema 2020-12, which OpenAPI 3.1 takes as it is. Each named
 * one stands once in `components`, and references lead to it.
 */
export function namedSchemas(problem: z.ZodType) {
  const names = namesOf(problem);
  const used = new Set<unknown>();

  const jsonOf = (schema: z.ZodType, io: Direction, isWhole = false): Part => {
    const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema, path }) => {
        tidy(jsonSchema, io);
        const named = names.get(zodSchema);
        const isPrefill = zodSchema === createPrefillBody.shape.values;
        if (!isPrefill && (named === undefined || (isWhole && path.length === 0))) return;
        const { description } = jsonSchema;
        for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
        if (named !== undefined) {
          used.add(zodSchema);
          jsonSchema.$ref = `#/components/schemas/${named.name}`;
        } else Object.assign(jsonSchema, { description }, prefillValues());
      },
    });
    return rest;
  };

  return {
    jsonOf,
    /** Whatever was referred to, called last. */
    components: (): Record<string, Part> => {
      const schemas: Record<string, Part> = {};
      for (const schema of used) {
        // What a schema refers to joins the set while it is walked.
        const { name, io } = names.get(schema) ?? { name: '', io: 'output' };
        schemas[name] = jsonOf(schema as z.ZodType, io, true); // keys of the map above
      }
      return hoistRepeated(schemas);
    },
  };
}
