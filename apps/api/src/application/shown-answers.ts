import type { ApplicationView } from '@signet/rulebook/application-view';
import type { AnswerSide } from '@signet/rulebook/core/answer';
import { nestAnswers } from '@signet/rulebook/core/answers';
import type { OwnerView } from '@signet/rulebook/people/view';
import type { Market } from '@signet/rulebook/reference/markets';
import type { StoredBusiness, StoredPerson } from '../platform/store-types.ts';
import { formAnswers, secretPaths } from './answers.ts';

/** What one side's answers look like at the wire. */
type Shown = {
  applicant: Omit<ApplicationView['applicant'], 'communicationLanguage' | 'terms'>;
  company: Omit<ApplicationView['company'], 'segment'>;
  owner: Partial<OwnerView>;
};

/** Where a number of an agency stands in the contract, beside its kind. */
const VALUE = /\.value$/;

/** What stands in the contract whether anything is known or not. */
const ALWAYS: Readonly<Record<AnswerSide, Readonly<Record<string, object>>>> = {
  applicant: { name: {}, email: {}, phone: {} },
  company: { phone: {} },
  owner: {},
};

/** A person or the business in the contract's words: of a secret only that it is on file, and what may be told of a number. */
export function shownAnswers<Side extends AnswerSide>(
  subject: Pick<StoredPerson | StoredBusiness, 'answers' | 'secretsOnFile'>,
  side: Side,
  market: Market,
): Shown[Side] {
  const below = (path: string) => (side === 'owner' ? path : path.slice(`${side}.`.length));
  const plain = Object.entries(formAnswers(subject, side)).map(([path, value]) => [below(path), value]);
  const tree = nestAnswers(Object.fromEntries(plain), ALWAYS[side]);
  for (const [path, told] of Object.entries(secretPaths(subject, side))) tree[below(path).replace(VALUE, '')] = { onFile: true, ...told };
  if (tree.address !== undefined) tree.address = { ...tree.address, countryCode: market };
  return tree as Shown[Side]; // the table of answers says what stands where
}
