import type { FieldTextsRow } from '../core/field-texts.ts';
import type { INDUSTRY_TEXTS as ENGLISH } from './texts.en-US.ts';

/** What a business does, in Quebec French. */
export const INDUSTRY_TEXTS: Record<keyof typeof ENGLISH, FieldTextsRow> = {
  industry: {
    label: 'Que vendez-vous ou que faites-vous?',
    hint: 'Tapez un mot, comme « boulangerie » ou « plombier »',
    errors: {
      required: 'Choisissez ce que vous vendez ou faites',
      unknown: 'Choisissez une entrée de la liste',
      blocked: 'Nous ne pouvons pas traiter de paiements pour ce type d’entreprise',
    },
  },
};
