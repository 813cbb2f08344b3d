import type { Handler } from '../handler.ts';
import { submitTaxId } from './tax-information.ts';

/** Takes a tax id by itself. Document 1, section 7. */
export const giveGovernmentIdentification: Handler<'giveGovernmentIdentification'> = async (call) =>
  submitTaxId(call, call.body.sourceType);
