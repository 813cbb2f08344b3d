import type { Handler } from '../handler.ts';
import { saveTaxId } from './tax-information.ts';

/** Takes a tax id by itself. Document 1, section 7. */
export const submitTaxId: Handler<'submitTaxId'> = async (call) => saveTaxId(call, call.body.sourceType);
