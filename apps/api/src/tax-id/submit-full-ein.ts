import type { Handler } from '../handler.ts';
import { submitTaxId } from './tax-information.ts';

/** Takes the full EIN with the legal name. Document 1, section 7. */
export const giveManualEntry: Handler<'giveManualEntry'> = async (call) =>
  submitTaxId({ ...call, legalBusinessName: call.answers.legalBusinessName ?? '' }, call.body.sourceType);
