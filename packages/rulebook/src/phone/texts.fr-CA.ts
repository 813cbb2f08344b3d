import type { FieldTextsRow } from '../core/field-texts.ts';
import type { ReasonTextsRow } from '../decision/texts.en-US.ts';
import type * as ENGLISH from './texts.en-US.ts';
import type { PHONE_REASON_TEXTS as EN_REASONS } from './texts.en-US.ts';

export const PHONE_TEXTS: Record<keyof typeof ENGLISH.PHONE_TEXTS, FieldTextsRow> = {
  phone: {
    label: 'Numéro de cellulaire',
    hint: 'Un numéro du Canada ou des États-Unis où envoyer un code par texto',
    errors: {
      required: 'Entrez votre numéro de cellulaire',
      foreign:
        'Ce numéro est celui d’un autre pays. Entrez un numéro de cellulaire du Canada ou des États-Unis',
      digits: 'Entrez un numéro de cellulaire à 10 chiffres du Canada ou des États-Unis',
      mobile: 'Entrez un numéro de cellulaire du Canada ou des États-Unis qui reçoit des textos',
      areaCode: 'Nous ne connaissons pas cet indicatif régional. Le numéro est-il exact?',
    },
  },
  businessPhone: {
    label: 'Téléphone de l’entreprise',
    hint: 'Laissez vide pour utiliser votre cellulaire',
    errors: {
      required: 'Entrez le téléphone de l’entreprise',
      foreign:
        'Ce numéro est celui d’un autre pays. Entrez un numéro de téléphone du Canada ou des États-Unis',
      digits: 'Entrez un numéro de téléphone à 10 chiffres du Canada ou des États-Unis',
      mobile: 'Entrez un numéro de téléphone du Canada ou des États-Unis',
      areaCode: 'Nous ne connaissons pas cet indicatif régional. Le numéro est-il exact?',
    },
  },
  code: {
    label: 'Code à 6 chiffres',
    errors: { required: 'Entrez le code à 6 chiffres', digits: 'Entrez les 6 chiffres du code' },
  },
};

export const PHONE_LINK_TEXTS: typeof ENGLISH.PHONE_LINK_TEXTS = {
  expired: 'Ce lien est expiré. Un lien fonctionne pendant 5 minutes.',
  denied:
    'La personne qui a ce téléphone a dit que ce n’était pas elle. Choisissez un autre moyen.',
  otherPhone:
    'Le lien a été ouvert sur un téléphone qui a un autre numéro. Ouvrez-le sur votre propre téléphone.',
  elsewhere:
    'Nous n’avons pas pu reconnaître votre téléphone. Désactivez son Wi-Fi, puis ouvrez un nouveau lien.',
  lineType: 'Ce numéro n’est pas celui d’un cellulaire. Choisissez un autre moyen.',
  tooManyTries: 'Le lien a été essayé trop de fois. Demandez-en un nouveau.',
  notNeeded: 'Vous n’avez plus besoin de ce lien. Vous pouvez fermer cette page.',
  notSent: 'Nous n’avons pas pu envoyer le texto. Réessayez dans un instant.',
};

export const PHONE_REASON_TEXTS: Record<keyof typeof EN_REASONS, ReasonTextsRow> = {
  'phone.notProven': {
    applicant: 'Nous devons confirmer que ce numéro de téléphone est le vôtre.',
    staff: 'Téléphone non vérifié.',
  },
};
