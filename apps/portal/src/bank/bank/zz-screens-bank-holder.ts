import type { ApplicationView } from '@signet/rulebook/application-view';

/** The name that the account most likely bears: the registered business, else the person. */
export function holderOf({ company, applicant }: Pick<ApplicationView, 'company' | 'applicant'>): string {
  if (company.registered === 'YES' && company.name) return company.name;
  return [applicant.name.firstName, applicant.name.lastName].filter(Boolean).join(' ');
}
