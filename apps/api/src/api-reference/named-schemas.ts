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
import { onFileView } from '@signet/rulebook/core/view-schemas';
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
    if (ENDPOINTS[key].who === 'staff') continue;
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
      return schemas;
    },
  };
}
