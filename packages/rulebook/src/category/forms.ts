import type { Forms } from '../answer-rows.ts';
import { always } from '../core/form.ts';

/** What the business does, and its website. */
export const CATEGORY_FORMS = {
  category: [
    { path: 'company.mccDetails.id', field: 'industry' },
    { path: 'company.site', field: 'website', visibleWhen: (_answers, { flags }) => flags.enableWebsiteCollection, optional: always },
  ],
} as const satisfies Forms;
