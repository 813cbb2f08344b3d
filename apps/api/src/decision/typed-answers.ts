import type { StoredApplication } from '../application/stored-application.ts';

const MASKED = '•••';

/** What somebody typed, by path; numbers and birth dates only as being on file, with their last four. */
export function typedAnswersOf({
  answers,
  secretsOnFile,
}: Pick<StoredApplication, 'answers' | 'secretsOnFile'>): { path: string; value: string }[] {
  const plain = Object.entries(answers).flatMap(([path, value]) =>
    value === undefined || value === '' ? [] : [{ path, value: String(value) }],
  );
  const secret = Object.entries(secretsOnFile).map(([path, { last4 = '' }]) => ({
    path,
    value: `${MASKED} ${last4}`.trim(),
  }));
  return [...plain, ...secret].sort((one, other) => one.path.localeCompare(other.path));
}
