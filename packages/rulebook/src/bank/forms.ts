import type { Forms } from '../answer-rows.ts';
import { inCanada, inUs } from '../core/form.ts';

/** A bank account typed by hand. */
export const BANK_FORMS = {
  bank: [
    { path: 'fullName', field: 'accountHolderFullName' },
    { path: 'accountType', field: 'accountType' },
    { path: 'routingNumber', field: 'routingNumber', visibleWhen: inUs },
    { path: 'transitNumber', field: 'transitNumber', visibleWhen: inCanada },
    { path: 'institutionNumber', field: 'institutionNumber', visibleWhen: inCanada },
    { path: 'accountNumber', field: 'bankAccount' },
    { path: 'accountNumberConfirm', field: 'bankAccountConfirm', clientOnly: true, mustEqual: 'accountNumber' },
  ],
} as const satisfies Forms;
