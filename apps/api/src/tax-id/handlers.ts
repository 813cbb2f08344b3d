import { TAX_INFORMATION_TYPES } from '@signet/rulebook/tax-id/tax-information';
import type { Handler } from '../handler.ts';
import { isTaxIdWanted, requireSameTaxIdType, saveTaxId, taxInformationOf } from './tax-information.ts';

export const getTaxInformation: Handler<'getTaxInformation'> = async ({ application, link, query }) => {
  const type = query.type ?? link?.detail ?? TAX_INFORMATION_TYPES.find((one) => isTaxIdWanted(application, one)) ?? 'SSN9';
  requireSameTaxIdType({ link }, type);
  return taxInformationOf(application, type);
};

export const submitTaxId: Handler<'submitTaxId'> = async (call) => saveTaxId(call, call.body.sourceType);

export const submitFullEin: Handler<'submitFullEin'> = async (call) =>
  saveTaxId({ ...call, legalBusinessName: call.answers.legalBusinessName ?? '' }, call.body.sourceType);
