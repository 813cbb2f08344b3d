import type { FieldTextsRow } from '../core/field-texts.ts';
import type { TAX_ID_TEXTS as ENGLISH } from './texts.en-US.ts';

export const TAX_ID_TEXTS: Record<keyof typeof ENGLISH, FieldTextsRow> = {
  ssn4: {
    label: 'Les 4 derniers chiffres de votre numéro de sécurité sociale américain (SSN)',
    hint: 'Pour confirmer que c’est vous, sans effet sur votre cote de crédit',
    why: 'La loi nous oblige à vérifier qui ouvre un compte de paiement. Cela n’a aucun effet sur votre cote de crédit.',
    errors: {
      required: 'Entrez les 4 derniers chiffres de votre SSN',
      itin: 'Ce numéro est un ITIN. Entrez ses 4 derniers chiffres, et nous vous vérifierons avec une pièce d’identité',
      digits: 'Entrez exactement 4 chiffres, les 4 derniers de votre SSN',
      notIssued: 'Vérifiez les 4 derniers chiffres. Aucun SSN ne se termine par 0000',
    },
  },
  ssn: {
    label: 'Numéro de sécurité sociale américain (SSN)',
    hint: '9 chiffres, comme 987-65-4320',
    why: 'La loi nous oblige à vérifier qui ouvre un compte de paiement. Cela n’a aucun effet sur votre cote de crédit.',
    confirms: { itin: 'Continuer avec cet ITIN' },
    errors: {
      required: 'Entrez votre numéro de sécurité sociale américain (SSN)',
      digits: 'Entrez les 9 chiffres du numéro de sécurité sociale américain (SSN)',
      notIssued: 'Le numéro de sécurité sociale fourni est incorrect.',
      itin: 'Ce numéro est un ITIN, pas un SSN. Avec un ITIN, nous vous vérifions plutôt avec une pièce d’identité.',
    },
  },
  sin: {
    label: 'Numéro d’assurance sociale (NAS)',
    hint: '9 chiffres, ou laissez vide si vous préférez ne pas le donner',
    why: 'C’est une façon de confirmer votre identité. Rien ne vous oblige à le donner.',
    errors: {
      required: 'Entrez votre NAS',
      digits: 'Entrez les 9 chiffres du NAS',
      notIssued: 'Entrez un NAS correct.',
    },
  },
  ein: {
    label: 'Numéro d’employeur américain (EIN)',
    hint: '9 chiffres, comme 12-3456789',
    errors: {
      required: 'Entrez votre EIN',
      digits: 'Entrez les 9 chiffres de votre EIN',
      notIssued: 'Comparez votre EIN à celui de votre lettre de l’IRS',
      sequence: 'Est-ce bien l’EIN qui figure sur votre lettre de l’IRS?',
    },
  },
  businessNumber: {
    label: 'Numéro d’entreprise (NE)',
    hint: '9 chiffres, sur votre lettre de l’ARC',
    errors: {
      required: 'Entrez votre numéro d’entreprise',
      digits: 'Entrez les 9 chiffres de votre numéro d’entreprise',
      notIssued: 'Comparez votre numéro d’entreprise à celui d’une lettre de l’ARC',
    },
  },
  corporationNumber: {
    label: 'Numéro de société',
    hint: 'De 3 à 10 lettres et chiffres',
    errors: {
      required: 'Entrez votre numéro de société',
      format: 'Entrez un numéro de société de 3 à 10 lettres et chiffres',
      allZeros: 'Vérifiez votre numéro de société. Il ne peut pas être composé uniquement de zéros',
    },
  },
  neq: {
    label: 'Numéro d’entreprise du Québec (NEQ)',
    hint: '10 chiffres, sur vos documents d’immatriculation',
    errors: {
      required: 'Entrez votre NEQ',
      format: 'Entrez les 10 chiffres de votre NEQ',
      allZeros: 'Vérifiez votre NEQ. Il ne peut pas être composé uniquement de zéros',
    },
  },
  registeredIn: {
    label: 'Où votre entreprise est-elle immatriculée?',
    hint: 'Au fédéral, ou dans une province ou un territoire',
    errors: {
      required: 'Choisissez où votre entreprise est immatriculée',
      unknown: 'Choisissez un registre dans la liste',
    },
    options: { FEDERAL: { label: 'Au fédéral (Corporations Canada)' } },
  },
  federalCompanyNumber: {
    label: 'Numéro de société fédérale',
    hint: '7 chiffres, sur vos documents fédéraux',
    errors: {
      required: 'Entrez votre numéro de société fédérale',
      digits: 'Entrez les 7 chiffres de votre numéro de société fédérale',
      allZeros:
        'Vérifiez votre numéro de société fédérale. Il ne peut pas être composé uniquement de zéros',
    },
  },
};
