import type { Handler } from '../handler.ts';
import { saveTaxId } from './tax-information.ts';

export const submitTaxId: Handler<'submitTaxId'> = async (call) => saveTaxId(call, call.body.sourceType);
