import type { ApplicationView, OwnerView } from '@signet/rulebook/application-view';
import type { AnswerSide } from '@signet/rulebook/core/answer';
import type { Market } from '@signet/rulebook/reference/markets';
import type { StoredBusiness, StoredPerson } from '../platform/store-types.ts';
import { formAnswers, secretPaths } from './answers.ts';

/** What one side's answers look like at the wire. */
type Shown = {
  applicant: Omit<ApplicationView['applicant'], 'communicationLanguage' | 'terms'>;
  company: Omit<ApplicationView['company'], 'segment'>;
  owner: Partial<OwnerView>;
};
type Tree = { [key: string]: unknown };

/** Where a number of an agency stands in the contract, beside its kind. */
const VALUE = '.value';

/** What stands in the contract whether anything is known or not. */
const ALWAYS: Readonly<Record<AnswerSide, () => Tree>> = {
  applicant: () => ({ name: {}, email: {}, phone: {} }),
  company: () => ({ phone: {} }),
  owner: () => ({}),
};

function put(tree: Tree, path: string, value: unknown): void {
  const [key = '', ...below] = path.split('.');
  if (below.length === 0) tree[key] = value;
  else {
    tree[key] ??= {};
    put(tree[key] as Tree, below.join('.'), value); // made on the line above
  }
}

/** A person or the business in the contract's words: of a secret only that it is on file, and what may be told of a number. */
export function shownAnswers<Side extends AnswerSide>(
  subject: Pick<StoredPerson | StoredBusiness, 'answers' | 'secretsOnFile'>,
  side: Side,
  market: Market,
): Shown[Side] {
  const tree = ALWAYS[side]();
  const below = (path: string) => (side === 'owner' ? path : path.slice(`${side}.`.length));
  for (const [path, value] of Object.entries(formAnswers(subject, side))) put(tree, below(path), value);
  for (const [path, told] of Object.entries(secretPaths(subject, side)))
    put(tree, below(path.endsWith(VALUE) ? path.slice(0, -VALUE.length) : path), { onFile: true, ...told });
  if (tree.address !== undefined) put(tree, 'address.countryCode', market);
  return tree as Shown[Side]; // the table of answers says what stands where
}
