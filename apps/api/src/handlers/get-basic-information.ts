import type { Handler } from './handler.ts';

/** The little that lists show. Document 1, section 7. */
export const getBasicInformation: Handler<'getBasicInformation'> = async ({ application }) => ({
  id: application.id,
  companyName: application.answers['company.dba'] ?? application.answers['company.name'],
  decision: application.decision,
  applicationLevel: application.applicationLevel,
  currency: application.currency,
});
