import { type AnswersByPath, wireText } from './answers.ts';

/**
 * Path at which a body, draft or form repeats an unlikely value that its person has confirmed.
 * docs/decisions/0163.
 */
export type ConfirmedPath<Path extends string> = `confirmed.${Path}`;

export const confirmedPath = <Path extends string>(path: Path): ConfirmedPath<Path> =>
  `confirmed.${path}`;

/** The answer that a confirmation is about; undefined for any other path. */
export const pathConfirmedAt = (path: string): string | undefined =>
  path.startsWith('confirmed.') ? path.slice('confirmed.'.length) : undefined;

/**
 * Where the confirmations about an applicant, a business and an owner are stored, without their
 * values.
 */
export const CONFIRMATIONS = {
  applicant: 'applicant.confirmedAnswers',
  company: 'company.confirmedAnswers',
  owner: 'confirmedAnswers',
} as const;

export type Confirmation = { path: string; code: string };

const separator = ' ';

/** Reads stored confirmations, written as `path:code`. */
export const readConfirmations = (stored: string): Confirmation[] =>
  stored
    .split(separator)
    .map((entry) => entry.split(':'))
    .flatMap(([path = '', code = '']) => (code === '' ? [] : [{ path, code }]));

const writeConfirmations = (confirmations: readonly Confirmation[]): string =>
  confirmations.map(({ path, code }) => `${path}:${code}`).join(separator);

/**
 * The stored confirmations after these paths were answered anew: a confirmation ends with the value
 * that it was about.
 */
export const confirmationsAfter = (
  stored: string,
  answered: readonly string[],
  confirmed: Readonly<Record<string, readonly string[]>>,
): string =>
  writeConfirmations([
    ...readConfirmations(stored).filter(({ path }) => !answered.includes(path)),
    ...answered.flatMap((path) => (confirmed[path] ?? []).map((code) => ({ path, code }))),
  ]);

const storedIn = (answers: AnswersByPath): Confirmation[] =>
  Object.values(CONFIRMATIONS).flatMap((at) => readConfirmations(wireText(answers[at] ?? '')));

/**
 * Codes of the rules that asked about the saved answers, such as `lastName.unlikely`; part of the
 * evidence.
 */
export const confirmedCodes = (answers: AnswersByPath): string[] =>
  [...new Set(storedIn(answers).map(({ code }) => code))].sort();

/**
 * The values that were confirmed, at the paths that repeat them; a secret on file is not repeated.
 */
export const confirmedValues = (answers: AnswersByPath): AnswersByPath =>
  Object.fromEntries(
    storedIn(answers).flatMap(({ path }) =>
      answers[path] === undefined ? [] : [[confirmedPath(path), answers[path]]],
    ),
  );
