import type { FieldTextsRow } from '../core/field-texts.ts';
import type { INDUSTRY_TEXTS as ENGLISH } from './texts.en-US.ts';

export const INDUSTRY_TEXTS: Record<keyof typeof ENGLISH, FieldTextsRow> = {
  industry: {
    label: 'Type d’entreprise',
    hint: 'Tapez un mot, comme « boulangerie » ou « plomberie »',
    errors: {
      required: 'Choisissez un type d’entreprise',
      unknown: 'Choisissez un type d’entreprise dans la liste',
      blocked: 'Nous ne pouvons pas traiter de paiements pour ce type d’entreprise',
    },
  },
};
