import { industryById } from '@signet/industries/industries';
import type { AnswerRows } from '../core/answers.ts';
import { type FieldRow, normaliseText } from '../core/field.ts';
import { always, type Forms } from '../core/form.ts';

/** In a file of its own, because it loads the table of industries. */
export const INDUSTRY_FIELDS = {
  industry: {
    control: 'industry',
    autocomplete: 'off',
    widthCh: 40,
    normalise: (typed) => normaliseText(typed).replace(/^0+(?=\d)/, ''),
    rules: [
      {
        code: 'unknown',
        rejects: (id) => !/^\d{1,4}$/.test(id) || industryById(Number(id)) === undefined,
      },
      { code: 'blocked', rejects: (id) => industryById(Number(id))?.class === 'SUPER_PROHIBITED' },
    ],
  },
} as const satisfies Record<string, FieldRow>;

export const INDUSTRY_ANSWERS = {
  industryId: {
    subject: 'business',
    fields: ['industry'],
    column: 'industry_id',
    type: 'integer',
    wire: { company: 'company.mccDetails.id' },
  },
} as const satisfies AnswerRows<keyof typeof INDUSTRY_FIELDS>;

export const CATEGORY_FORMS = {
  category: [
    { path: 'company.mccDetails.id', field: 'industry' },
    {
      path: 'company.site',
      field: 'website',
      visibleWhen: (_answers, { flags }) => flags.enableWebsiteCollection,
      optional: always,
    },
  ],
} as const satisfies Forms;
