import { ALWAYS_SHOWN, viewPath } from '@signet/rulebook/answer-view';
import type { ApplicationView } from '@signet/rulebook/application-view';
import { type AnswerSide, nest, wireAnswers } from '@signet/rulebook/core/answers';
import type { OwnerView } from '@signet/rulebook/people/view';
import type { Market } from '@signet/rulebook/reference/locales';
import { formAnswers, secretPaths } from './answers.ts';
import type { StoredBusiness, StoredPerson } from './stored-application.ts';

type Shown = {
  applicant: Omit<ApplicationView['applicant'], 'communicationLanguage' | 'terms'>;
  company: Omit<ApplicationView['company'], 'segment'>;
  owner: Partial<OwnerView>;
};

type Subject = Pick<StoredPerson | StoredBusiness, 'answers' | 'secretsOnFile'>;

/**
 * A person or the business in the contract's shape: secrets appear only as on file, with what may
 * be shown of a tax id.
 */
export function shownAnswers<Side extends AnswerSide>(
  subject: Subject,
  side: Side,
  market: Market,
): Shown[Side] {
  const secrets = Object.entries(secretPaths(subject, side)).map(
    ([path, known]): [string, unknown] => [path, { onFile: true, ...known }],
  );
  const entries = [...Object.entries(wireAnswers(formAnswers(subject, side))), ...secrets];
  const shown = Object.fromEntries(entries.map(([path, value]) => [viewPath(side, path), value]));
  const country = Object.keys(shown).some((path) => path.startsWith('address.'))
    ? { 'address.countryCode': market }
    : {};
  return nest({ ...shown, ...country }, ALWAYS_SHOWN[side]) as Shown[Side]; // the rows define the shape
}
