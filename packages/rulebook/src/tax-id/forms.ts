import type { Forms } from '../core/form.ts';

/** Tax numbers by themselves. */
export const TAX_ID_FORMS = {
  /** A tax id by itself: a person's nine digits, or a business's. Document 1, section 7, government-identifications. */
  taxId: [
    { path: 'value', field: 'ssn', visibleWhen: ({ sourceType }) => sourceType === 'SSN9' },
    { path: 'value', field: 'ein', visibleWhen: ({ sourceType }) => sourceType === 'FEIN' },
  ],
  /** The full EIN with the legal name. Document 1, section 7, manual-entry. */
  fullEin: [
    { path: 'value', field: 'ein' },
    { path: 'legalBusinessName', field: 'legalName' },
  ],
} as const satisfies Forms;
