import type { Handler } from '../handler.ts';
import { saveTaxId } from './tax-information.ts';

/** Takes the full EIN with the legal name. Document 1, section 7. */
export const submitFullEin: Handler<'submitFullEin'> = async (call) =>
  saveTaxId({ ...call, legalBusinessName: call.answers.legalBusinessName ?? '' }, call.body.sourceType);
