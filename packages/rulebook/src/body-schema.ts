import { z } from 'zod';
import { CONTRACT_ENTITIES, type EntityId } from './contract-entities.ts';
import type { FormField } from './core/form.ts';
import { LIMITS } from './core/limits.ts';
import { type FieldId, fieldRow } from './fields.ts';
import { type FormId, formFields } from './forms.ts';

/** A validated text, a secret on file (`{ onFile: true }`), or an ignored field. */
type Leaf = 'asked' | 'secret' | 'carried';
type Tree = { [key: string]: Tree | Leaf };
type Shape = Record<string, z.ZodType>;

const typed = z.string().max(LIMITS.fieldMaxChars);
/**
 * A client that sends back a secret as our responses show it changes nothing. docs/readings.md 16.
 */
const onFile = z.strictObject({ onFile: z.literal(true) }).transform(() => undefined);
/**
 * Specified but not asked: accepted and never read, so it cannot weaken a check. docs/readings.md 1
 * and 2.
 */
export const ignoredField = z
  .unknown()
  .transform(() => undefined)
  .describe('taken and not read');

const LEAVES: Record<Leaf, z.ZodType> = {
  asked: typed,
  secret: z.union([typed, onFile]),
  carried: ignoredField,
};

const isLeaf = (place: Tree | Leaf | undefined): place is Leaf => typeof place === 'string';

/** An existing leaf wins. */
function put(tree: Tree, path: string, leaf: Leaf): void {
  const [key = '', ...rest] = path.split('.');
  const place = tree[key];
  if (rest.length === 0) tree[key] ??= leaf;
  else if (isLeaf(place)) tree[key] = place === 'asked' ? 'secret' : place;
  else {
    const below: Tree = place ?? {};
    tree[key] = below;
    put(below, rest.join('.'), leaf);
  }
}

const shapeOf = (tree: Tree): Shape =>
  Object.fromEntries(
    Object.entries(tree).map(([key, place]) => [
      key,
      (isLeaf(place) ? LEAVES[place] : z.strictObject(shapeOf(place))).optional(),
    ]),
  );

function pathsIn(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodOptional) return pathsIn(schema.unwrap());
  if (!(schema instanceof z.ZodObject)) return [''];
  return Object.entries(schema.shape).flatMap(([key, below]) =>
    pathsIn(below).map((path) => (path === '' ? key : `${key}.${path}`)),
  );
}

type BodyFields = {
  /** The forms whose fields are accepted; `at` is the entity's prefix in their paths. */
  forms?: readonly FormId[];
  at?: string;
  entity: EntityId;
  answered?: z.ZodType;
};

/**
 * Schema keys of a body about one entity: the fields of its forms, plus everything else that the
 * specification names or we respond with, accepted but never read. Each key is optional and any
 * other key is rejected by name. The declared type is empty so that spreading the result keeps the
 * types of a body's own keys.
 */
export function bodyShapeFor({
  forms = [],
  at = '',
  entity,
  answered,
}: BodyFields): Record<never, z.ZodType> {
  const tree: Tree = {};
  for (const formField of forms.flatMap(formFields)) {
    if (formField.clientOnly !== true && formField.path.startsWith(at))
      put(tree, formField.path.slice(at.length), 'asked');
  }
  const more = [
    ...Object.keys(CONTRACT_ENTITIES[entity]),
    ...(answered === undefined ? [] : pathsIn(answered)),
  ];
  for (const path of more) put(tree, path, 'carried');
  return shapeOf(tree);
}

const asksOnce = ({ field }: FormField): boolean =>
  fieldRow(field as FieldId).rules.some(({ asks }) => asks === true); // forms name fields only

/**
 * The member of a body that repeats unlikely values which their person has confirmed; absent where
 * no field of the forms asks. docs/decisions/0163.
 */
export function confirmedShape(forms: readonly FormId[]): Record<never, z.ZodType> {
  const tree: Tree = {};
  for (const formField of forms.flatMap(formFields)) {
    if (asksOnce(formField)) put(tree, formField.path, 'asked');
  }
  if (Object.keys(tree).length === 0) return {};
  const repeated = z.strictObject(shapeOf(tree)).optional();
  return {
    confirmed: repeated.describe(
      'unlikely values that their person has confirmed, repeated at the same paths',
    ),
  };
}

export const echoedFields = (answered: z.ZodObject): Record<never, z.ZodType> =>
  shapeOf(Object.fromEntries(Object.keys(answered.shape).map((key) => [key, 'carried'])));
