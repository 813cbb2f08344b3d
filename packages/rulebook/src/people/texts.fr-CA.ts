import type { FieldTextsRow } from '../core/field-texts.ts';
import { yesNoErrors } from '../sign-up/texts.fr-CA.ts';
import type { OWNER_TEXTS as ENGLISH } from './texts.en-US.ts';

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
