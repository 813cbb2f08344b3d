import { displayNameOf } from '@signet/rulebook/sign-up/display-names';
import type { Handler } from '../handler.ts';

export const getBasicInformation: Handler<'getBasicInformation'> = async ({ application }) => ({
  id: application.id,
  companyName: displayNameOf(application.answers) || undefined,
  decision: application.decision,
  applicationLevel: application.applicationLevel,
  currency: application.currency,
});
