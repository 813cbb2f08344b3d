import {
  type AnswerId,
  type Answers,
  type BusinessAnswers,
  type PersonAnswers,
  STORED_ANSWERS,
  type StoredAnswer,
} from '@signet/rulebook/answer-rows';
import {
  type AnswerRow,
  type AnswerSide,
  type AnswerValue,
  formValue,
} from '@signet/rulebook/core/answers';
import type { SecretsOnFile } from './stored-application.ts';

export const answersOfSubject = (subject: AnswerRow['subject']): StoredAnswer[] =>
  STORED_ANSWERS.filter((answer) => answer.subject === subject);

const BY_PATH: Readonly<Record<AnswerSide, ReadonlyMap<string, StoredAnswer>>> = {
  applicant: byPath('applicant'),
  company: byPath('company'),
  owner: byPath('owner'),
};

function byPath(side: AnswerSide): Map<string, StoredAnswer> {
  return new Map(
    STORED_ANSWERS.flatMap((answer) =>
      answer.wire[side] === undefined ? [] : [[answer.wire[side], answer] as const],
    ),
  );
}

export const findAnswer = (side: AnswerSide, path: string): StoredAnswer | undefined =>
  BY_PATH[side].get(path);

export const sideOfPath = (path: string): 'applicant' | 'company' =>
  path.startsWith('company.') ? 'company' : 'applicant';

export const isTaxId = ({ column }: Pick<AnswerRow, 'column'>): boolean => column === 'tax_id';

/**
 * The answer at a path; throws when there is none, or when a secret is treated as a plain answer or
 * vice versa.
 */
export function answerAt(side: AnswerSide, path: string, kind: 'plain' | 'secret'): StoredAnswer {
  const answer = findAnswer(side, path);
  if (answer === undefined) throw new Error(`no column is known for the answer ${path}`);
  if (answer.isSecret !== (kind === 'secret'))
    throw new Error(`the answer ${path} ${answer.isSecret ? 'is a secret' : 'is no secret'}`);
  return answer;
}

type Subject = { answers: PersonAnswers | BusinessAnswers; secretsOnFile: SecretsOnFile };

function atPaths<Known, Read>(
  known: Readonly<Partial<Record<AnswerId, Known>>>,
  side: AnswerSide,
  read: (answer: StoredAnswer, value: Known) => Read,
): Record<string, Read> {
  const found: Record<string, Read> = {};
  for (const [path, answer] of BY_PATH[side]) {
    const value = known[answer.id];
    if (value !== undefined) found[path] = read(answer, value);
  }
  return found;
}

export const formAnswers = ({ answers }: Pick<Subject, 'answers'>, side: AnswerSide): Answers =>
  atPaths<AnswerValue, string | boolean>(answers, side, formValue);

export const secretPaths = ({ secretsOnFile }: Pick<Subject, 'secretsOnFile'>, side: AnswerSide) =>
  atPaths(secretsOnFile, side, (_answer, onFile) => onFile);
