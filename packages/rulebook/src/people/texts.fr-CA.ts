import type { FieldTextsRow } from '../core/field-texts.ts';
import type { ReasonTextsRow } from '../decision/texts.en-US.ts';
import { yesNoErrors } from '../sign-up/texts.fr-CA.ts';
import type {
  PEOPLE_REASON_TEXTS as EN_REASONS,
  PEOPLE_REQUIREMENT_TEXTS as EN_REQUIREMENTS,
  OWNER_TEXTS as ENGLISH,
} from './texts.en-US.ts';

const percentErrors = (range: string) => ({
  required: 'Entrez un pourcentage',
  format: 'Entrez un pourcentage, comme 33 ou 33,5',
  tooHigh: range,
});

export const OWNER_TEXTS: Record<keyof typeof ENGLISH, FieldTextsRow> = {
  ownershipPercentage: {
    label: 'Part de l’entreprise',
    hint: 'En pourcentage, 25 ou plus',
    errors: { ...percentErrors('Entrez un pourcentage de 25 à 100'), tooLow: 'Entrez un pourcentage de 25 à 100' },
  },
  controllerPercentage: {
    label: 'Part de l’entreprise',
    hint: 'En pourcentage. Elle peut être de 0',
    errors: percentErrors('Entrez un pourcentage de 0 à 100'),
  },
  isController: yesNoErrors('Cette personne dirige-t-elle l’entreprise?', 'Quelqu’un qui décide pour elle, comme la direction générale'),
  noAddressOrDob: yesNoErrors('Je ne connais pas l’adresse ou la date de naissance'),
  noSsn: {
    ...yesNoErrors('Je ne connais pas le numéro de sécurité sociale américain (SSN)'),
    byMarket: { CA: { label: 'Je ne connais pas le numéro d’assurance sociale (NAS)' } },
  },
};

export const PEOPLE_REQUIREMENT_TEXTS: Record<keyof typeof EN_REQUIREMENTS, string> = {
  BO_INFO: 'Nous devons savoir qui d’autre détient 25 % ou plus de votre entreprise.',
  BO_VERIFICATION: 'Les autres propriétaires doivent encore confirmer leur identité. Les versements commenceront ensuite.',
};

export const PEOPLE_REASON_TEXTS: Record<keyof typeof EN_REASONS, ReasonTextsRow> = {
  'owners.missing': {
    applicant: 'Dites-nous qui d’autre détient 25 % ou plus de l’entreprise.',
    staff: 'Des associés sont déclarés mais ne sont pas inscrits.',
  },
  'owners.open': {
    applicant: 'Un autre propriétaire doit encore confirmer son identité.',
    staff: 'Un propriétaire n’est pas encore vérifié.',
  },
};
