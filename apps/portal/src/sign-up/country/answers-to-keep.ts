import type { Answers } from '@signet/rulebook/answer-rows';
import { keysOf } from '@signet/rulebook/core/keys-of';

/** Answers kept when the country changes, because they do not depend on it. docs/readings.md 53. */
const KEPT = {
  name: ['applicant.name.firstName', 'applicant.name.lastName', 'applicant.name.hasOneName'],
  email: ['applicant.email.emailAddress'],
  phone: ['applicant.phone.localPhoneNumber'],
} as const satisfies Record<string, readonly string[]>;

const LEFT = {
  business: /^company\.(?!address|governmentIdentification)/,
  address: /^(company|applicant)\.address\./,
  numbers: /^(applicant\.dob|(company|applicant)\.governmentIdentification)/,
} as const;

type KeptPart = keyof typeof KEPT;
type LeftPart = keyof typeof LEFT;

export function answersToKeep(answers: Answers): Answers {
  const paths: readonly string[] = Object.values(KEPT).flat();
  return Object.fromEntries(
    Object.entries(answers).filter(([path, value]) => value !== '' && paths.includes(path)),
  );
}

export const keptAnswerKinds = (answers: Answers): KeptPart[] =>
  keysOf(KEPT).filter((part) => KEPT[part].some((path) => (answers[path] ?? '') !== ''));

export function droppedAnswerKinds(
  answers: Answers,
  secretsOnFile: Iterable<string> = [],
): LeftPart[] {
  const paths = [
    ...Object.entries(answers).flatMap(([path, value]) => (value === '' ? [] : [path])),
    ...secretsOnFile,
  ];
  return keysOf(LEFT).filter((part) => paths.some((path) => LEFT[part].test(path)));
}
