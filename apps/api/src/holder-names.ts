import type { StoredApplication } from './store/store.ts';

/** The names an account may bear: the person's, and those of the business. */
export function holderNames({ answers }: StoredApplication): string[] {
  const person = `${answers['applicant.name.firstName'] ?? ''} ${answers['applicant.name.lastName'] ?? ''}`.trim();
  return [person, answers['company.name'] ?? '', answers['company.dba'] ?? ''].filter(
    (name, at, all) => name !== '' && all.indexOf(name) === at,
  );
}
