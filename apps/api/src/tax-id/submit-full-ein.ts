import type { Handler } from '../handler.ts';
import { saveTaxId } from './tax-information.ts';

export const submitFullEin: Handler<'submitFullEin'> = async (call) =>
  saveTaxId({ ...call, legalBusinessName: call.answers.legalBusinessName ?? '' }, call.body.sourceType);
