import type { AnyFeeId, FeeId } from '../reference/fees.ts';

/** Names of fees that only some configurations have; the portal names the others itself. */
export const FEE_NAMES: Record<Exclude<AnyFeeId, FeeId>, string> = {
  terminalDebit: 'Debit card in person',
  keyedInDebit: 'Debit card entered by hand',
  invoicingDebit: 'Invoice, by debit card',
  paylinkDebit: 'Payment link, by debit card',
  paybuttonDebit: 'Payment button, by debit card',
  transferToBankDebit: 'Payout to a debit card',
  customEcomm: 'Default Custom Fee',
  echeck: 'eCheck',
};
