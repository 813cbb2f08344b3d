import { applicationView } from '@signet/rulebook/application-view';
import {
  CONTRACT_ENTITIES,
  type ContractFieldRow,
  type EntityId,
} from '@signet/rulebook/contract-entities';
import { keysOf } from '@signet/rulebook/core/keys-of';
import { z } from 'zod';
import { markdownTable } from './markdown.ts';

type Schema = {
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
};

/** Every place of a value in a schema, with dots; a list adds nothing to the path. */
function pathsIn(schema: Schema, at = ''): string[] {
  const below = [
    schema.items,
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
    ...(schema.allOf ?? []),
  ].flatMap((one) => one ?? []);
  return [
    ...(at === '' ? [] : [at]),
    ...below.flatMap((one) => pathsIn(one, at)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) =>
      pathsIn(one, at === '' ? name : `${at}.${name}`),
    ),
  ];
}

/**
 * Where the reply says what the contract calls by these names, a longer name before its beginning.
 * Orders have a call of their own.
 */
const PLACES: {
  readonly [Entity in EntityId]?: readonly (readonly [name: string, path: string])[];
} = {
  application: [['', '']],
  applicant: [['', 'applicant.']],
  company: [
    ['location', 'market'],
    ['currency', 'currency'],
    ['', 'company.'],
  ],
  owner: [['', 'owners.list.']],
  bank: [
    ['financialInstruments.', 'financialInstruments.'],
    ['creditCard.', 'card.'],
    ['account.', 'bank.'],
    ['linked.', 'bank.'],
    ['', 'bank.'],
  ],
  channel: [['', 'connection.']],
  store: [['name', 'storeName']],
};

const REPLIED = new Set(
  pathsIn(z.toJSONSchema(applicationView, { unrepresentable: 'any', io: 'output' }) as Schema),
); // a JSON schema

/** Where GET application answers the field; undefined where it does not. */
export function repliedAt(entity: EntityId, name: string): string | undefined {
  const [begin, path] = PLACES[entity]?.find(([known]) => name.startsWith(known)) ?? [];
  const place = begin === undefined ? undefined : path + name.slice(begin.length);
  return place !== undefined && REPLIED.has(place) ? place : undefined;
}

const originOf = (row: ContractFieldRow): string => {
  if ('field' in row) return `asked: ${row.field}`;
  if ('values' in row) return `one of ${row.values.join(', ')}`;
  if ('vendor' in row) return `from ${row.vendor}`;
  if ('from' in row) return row.from;
  return 'notKept' in row ? 'not kept' : 'kept and passed on';
};

const entityRows = keysOf(CONTRACT_ENTITIES).flatMap((entity) =>
  Object.entries<ContractFieldRow>(CONTRACT_ENTITIES[entity]).map(([name, row]) => ({
    entity,
    name,
    row,
  })),
);

/** Fields said to be kept or to have one of some values, which the reply does not answer. */
export const unanswered = (): string[] =>
  entityRows
    .filter(
      ({ entity, row }) =>
        PLACES[entity] !== undefined &&
        ('carried' in row || 'values' in row || ('from' in row && row.from.startsWith('kept '))),
    )
    .filter(({ entity, name }) => repliedAt(entity, name) === undefined)
    .map(({ entity, name }) => `${entity}.${name}`);

export const entitiesDoc = (): string =>
  `The last column is computed from the schema of GET application's reply.\n\n${markdownTable(
    entityRows.map(({ entity, name, row }) => ({
      entity,
      field: name,
      'how it comes about': originOf(row),
      'in GET application': repliedAt(entity, name),
    })),
  )}`;
