import { ACCOUNT_LIMITS } from '@signet/rulebook/accounts/limits';
import { textAt } from '@signet/rulebook/core/records';
import type { BodyOf } from '@signet/rulebook/endpoints';
import {
  buildSchema,
  type DocumentNode,
  execute,
  type GraphQLError,
  type GraphQLSchema,
  Kind,
  NoSchemaIntrospectionCustomRule,
  parse,
  type SelectionSetNode,
  specifiedRules,
  validate,
} from 'graphql';
import type { Deps } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { isSandboxEnvironment } from '../platform/config/environments.ts';
import { countCall } from '../platform/http/call-limit.ts';
import { AppError, orUnavailable } from '../platform/http/problem.ts';
import type { StorePage } from './port.ts';

/** No type refers back to itself, which bounds the depth of any query. */
export const STORES_SCHEMA: GraphQLSchema = buildSchema(`
  type Query {
    "The stores of a customer, in the order of their names. The customer is the one who is signed in."
    stores(customerId: ID!, search: String, first: Int = ${ACCOUNT_LIMITS.storesPerPage}, after: String): StorePage!
  }
  type StorePage {
    nodes: [Store!]!
    "Asks for the page after this one; null on the last."
    next: String
  }
  type Store { id: ID!, name: String!, channelType: String, domain: String, ventureId: ID }
`);

const pageSize = (first: unknown): number =>
  typeof first === 'number' && first >= 1 && first <= ACCOUNT_LIMITS.storesPerPage
    ? first
    : ACCOUNT_LIMITS.storesPerPage;

type Query = BodyOf<'queryStores'>;
type StoresArguments = {
  customerId: string;
  search?: string | null;
  first?: number | null;
  after?: string | null;
};

/**
 * How often an operation asks the provider: once for each response key at its top, whatever an
 * alias calls it. A fragment is looked into once, because spreads of spreads would otherwise
 * multiply.
 */
export function vendorCallsIn(document: DocumentNode): number {
  const fragments = new Map(
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one.selectionSet] as const] : [],
    ),
  );
  const keysIn = ({ selections }: SelectionSetNode, seen: Set<string>): string[] =>
    selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD)
        return selection.name.value.startsWith('__')
          ? []
          : [selection.alias?.value ?? selection.name.value];
      if (selection.kind === Kind.INLINE_FRAGMENT) return keysIn(selection.selectionSet, seen);
      const spread = seen.has(selection.name.value)
        ? undefined
        : fragments.get(selection.name.value);
      seen.add(selection.name.value);
      return spread === undefined ? [] : keysIn(spread, seen);
    });
  const operations = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  return Math.max(
    0,
    ...operations.map(({ selectionSet }) => new Set(keysIn(selectionSet, new Set())).size),
  );
}

/** `detail`: what a client's developer reads; it quotes the query, which they wrote. */
const invalid = (field: 'query' | 'variables', detail?: string): AppError =>
  new AppError('request.validationFailed', {}, [{ code: 'field.invalid', field, detail }]);

function readQuery({ query }: Query, { config }: Pick<Deps, 'config'>): DocumentNode {
  const rules = [
    ...specifiedRules,
    ...(isSandboxEnvironment(config.environment) ? [] : [NoSchemaIntrospectionCustomRule]),
  ];
  const document = parsed(query);
  if (vendorCallsIn(document) > ACCOUNT_LIMITS.graphqlVendorCallsMax)
    throw invalid('query', 'It asks for too much at once.');
  const [error] = validate(STORES_SCHEMA, document, rules, { maxErrors: 1 });
  if (error !== undefined) throw invalid('query', error.message);
  return document;
}

function parsed(query: string): DocumentNode {
  try {
    return parse(query, { maxTokens: ACCOUNT_LIMITS.graphqlTokensMax, noLocation: true });
  } catch (error) {
    throw invalid('query', textAt(error, 'message'));
  }
}

/**
 * Rethrows the resolver's own error; any other execution error means variables that don't fit, or
 * an operation that isn't there.
 */
const errorOf = ([first]: readonly GraphQLError[]): Error =>
  first?.originalError ?? invalid('variables', first?.message);

/**
 * Any customer id other than the signed-in user's gets the same error, whether or not it exists.
 * docs/decisions/0080.
 */
export const queryStores: Handler<'queryStores'> = async ({ deps, body, session }) => {
  const document = readQuery(body, deps);
  const more = vendorCallsIn(document) - 1; // the endpoint loop has counted one
  if (more > 0)
    await countCall(deps.store.requestCounts, 'storeQueries', { person: session.userId }, more);
  const ownId = await deps.store.accounts.customerIdOf(session.userId);
  const stores = async ({
    customerId,
    search,
    first,
    after,
  }: StoresArguments): Promise<StorePage> => {
    if (customerId !== ownId) throw new AppError('account.wrong');
    const storeSearch = {
      search: search || undefined,
      after: after || undefined,
      first: pageSize(first),
    };
    return orUnavailable(deps.providers.hosting.stores(ownId, storeSearch), 'stores.failed');
  };
  const { data, errors = [] } = await execute({
    schema: STORES_SCHEMA,
    document,
    rootValue: { stores },
    variableValues: body.variables,
    operationName: body.operationName,
  });
  if (errors.length > 0 || data == null) throw errorOf(errors);
  return { data: { ...data } };
};
