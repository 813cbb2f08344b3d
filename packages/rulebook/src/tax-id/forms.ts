import type { Forms } from '../answer-rows.ts';

/** Tax numbers by themselves. */
export const TAX_ID_FORMS = {
  taxId: [
    { path: 'value', field: 'ssn', visibleWhen: ({ sourceType }) => sourceType === 'SSN9' },
    { path: 'value', field: 'ein', visibleWhen: ({ sourceType }) => sourceType === 'FEIN' },
  ],
  fullEin: [
    { path: 'value', field: 'ein' },
    { path: 'legalBusinessName', field: 'legalName' },
  ],
} as const satisfies Forms;
