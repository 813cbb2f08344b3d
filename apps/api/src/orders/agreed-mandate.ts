import { DEBIT_MANDATES } from '@signet/rulebook/orders/bank-debit';
import { languageOf } from '@signet/rulebook/reference/locales';
import type { StoredApplication } from '../application/stored-application.ts';
import type { Call } from '../handler.ts';
import { AppError } from '../platform/http/problem.ts';
import { payableBank } from './payable-bank.ts';
import type { DebitMandate } from './store.ts';

/**
 * The mandate the customer accepted for a debit; throws bankDebit.notAgreed for an outdated
 * wording. docs/decisions/0114.
 */
export function agreedMandate(
  application: StoredApplication,
  version: string | undefined,
  { locale }: Pick<Call<'payOrder'>['visitor'], 'locale'>,
): DebitMandate | undefined {
  const bank = payableBank(application);
  const known = DEBIT_MANDATES[application.market];
  if (version !== known.version) throw new AppError('bankDebit.notAgreed');
  return (
    bank && {
      bankId: bank.instrumentId,
      scheme: known.scheme,
      version,
      language: languageOf(locale),
    }
  );
}
