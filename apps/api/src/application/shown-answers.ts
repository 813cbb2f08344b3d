import { ALWAYS_SHOWN, viewPath } from '@signet/rulebook/answer-view';
import type { ApplicationView } from '@signet/rulebook/application-view';
import { type AnswerSide, nest, wireAnswers } from '@signet/rulebook/core/answers';
import type { OwnerView } from '@signet/rulebook/people/view';
import type { Market } from '@signet/rulebook/reference/locales';
import type { StoredBusiness, StoredPerson } from '../platform/store-types.ts';
import { formAnswers, secretPaths } from './answers.ts';

/** What one side's answers look like at the wire. */
type Shown = {
  applicant: Omit<ApplicationView['applicant'], 'communicationLanguage' | 'terms'>;
  company: Omit<ApplicationView['company'], 'segment'>;
  owner: Partial<OwnerView>;
};

/** A person or the business in the contract's words: of a secret only that it is on file, and what may be told of a number. */
export function shownAnswers<Side extends AnswerSide>(
  subject: Pick<StoredPerson | StoredBusiness, 'answers' | 'secretsOnFile'>,
  side: Side,
  market: Market,
): Shown[Side] {
  const secrets = Object.entries(secretPaths(subject, side)).map(([path, told]): [string, unknown] => [path, { onFile: true, ...told }]);
  const told = [...Object.entries(wireAnswers(formAnswers(subject, side))), ...secrets];
  const tree = nest(
    Object.fromEntries(told.map(([path, value]) => [viewPath(side, path), value])),
    Object.fromEntries(ALWAYS_SHOWN[side].map((key) => [key, {}])),
  );
  return (tree.address === undefined ? tree : { ...tree, address: { ...tree.address, countryCode: market } }) as Shown[Side]; // the rows say what stands where
}
