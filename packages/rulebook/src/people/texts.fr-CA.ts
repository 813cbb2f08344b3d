import type { FieldTextsRow } from '../core/field-texts.ts';
import type { ReasonTextsRow } from '../decision/texts.en-US.ts';
import type {
  PEOPLE_REASON_TEXTS as EN_REASONS,
  PEOPLE_REQUIREMENT_TEXTS as EN_REQUIREMENTS,
  OWNER_TEXTS as ENGLISH,
} from './texts.en-US.ts';

export const OWNER_TEXTS: Record<keyof typeof ENGLISH, FieldTextsRow> = {
  ownershipPercentage: {
    label: 'Part de l’entreprise',
    hint: '25 % ou plus',
    errors: {
      required: 'Entrez la part de l’entreprise',
      format: 'Entrez une part de l’entreprise comme 33 % ou 33,5 %',
      tooHigh: 'Entrez une part de l’entreprise de 25 % à 100 %',
      tooLow: 'Entrez une part de l’entreprise de 25 % à 100 %',
    },
  },
  controllerPercentage: {
    label: 'Part de l’entreprise',
    hint: 'Entrez 0 s’il n’y en a pas',
    errors: {
      required: 'Entrez la part de l’entreprise',
      format: 'Entrez une part de l’entreprise comme 33 % ou 33,5 %',
      tooHigh: 'Entrez une part de l’entreprise de 0 % à 100 %',
    },
  },
  isController: {
    label: 'Cette personne dirige-t-elle l’entreprise?',
    hint: 'Une personne qui décide pour elle, comme la directrice ou le directeur général',
    errors: {
      required: 'Choisissez Oui ou Non pour dire qui dirige l’entreprise',
      unknown: 'Choisissez Oui ou Non pour dire qui dirige l’entreprise',
    },
    options: { YES: { label: 'Oui' }, NO: { label: 'Non' } },
  },
  noAddressOrDob: {
    label: 'Je ne connais pas son adresse ou sa date de naissance',
    errors: {
      required: 'Indiquez si vous connaissez son adresse et sa date de naissance',
      unknown: 'Indiquez si vous connaissez son adresse et sa date de naissance',
    },
    options: { YES: { label: 'Oui' }, NO: { label: 'Non' } },
  },
  noSsn: {
    label: 'Je ne connais pas son numéro de sécurité sociale américain (SSN)',
    errors: {
      required: 'Indiquez si vous connaissez son numéro de sécurité sociale américain (SSN)',
      unknown: 'Indiquez si vous connaissez son numéro de sécurité sociale américain (SSN)',
    },
    options: { YES: { label: 'Oui' }, NO: { label: 'Non' } },
    byMarket: { CA: { label: 'Je ne connais pas son numéro d’assurance sociale (NAS)' } },
  },
  ownerCompanyKind: {
    label: 'De quoi s’agit-il?',
    errors: {
      required: 'Indiquez s’il s’agit d’une société ou d’une fiducie',
      unknown: 'Indiquez s’il s’agit d’une société ou d’une fiducie',
    },
    options: {
      company: {
        label: 'Une société',
        help: 'Aussi une société de personnes, un organisme ou un fonds',
      },
      trust: { label: 'Une fiducie', help: 'Son fiduciaire confirmera son identité' },
    },
  },
  ownerCompanyName: {
    label: 'Nom légal',
    hint: 'Comme au registre ou dans l’acte de fiducie',
    errors: {
      required: 'Entrez son nom légal',
      length: 'Entrez un nom de {companyNameMin} à {companyNameMax} caractères',
      format: 'Entrez son nom légal avec des lettres ou des chiffres',
    },
  },
  ownerCompanyNumber: {
    label: 'Numéro fiscal ou d’enregistrement',
    hint: 'Par exemple son numéro d’entreprise ou son numéro au registre',
    errors: {
      required: 'Entrez son numéro fiscal ou d’enregistrement',
      length: 'Entrez un numéro de {companyNumberMin} à {companyNumberMax} caractères',
      format: 'Entrez le numéro avec des lettres, des chiffres, des espaces ou des traits d’union',
    },
  },
  ownerCompanyCountry: {
    label: 'Pays d’enregistrement',
    errors: {
      required: 'Choisissez le pays d’enregistrement',
      unknown: 'Choisissez un pays de la liste',
    },
  },
  companyShare: {
    label: 'Part',
    errors: {
      required: 'Entrez la part',
      format: 'Entrez une part comme 33 % ou 33,5 %',
      tooHigh: 'Entrez une part d’au plus 100 %',
      tooLow: 'Entrez une part de plus de 0 %',
    },
  },
  holder: {
    label: 'Qui est-ce?',
    errors: { required: 'Indiquez qui c’est', unknown: 'Choisissez quelqu’un de la liste' },
  },
  unnamedReason: {
    label: 'Pourquoi ne pouvez-vous pas les nommer?',
    errors: {
      required: 'Indiquez pourquoi vous ne pouvez pas les nommer',
      unknown: 'Indiquez pourquoi vous ne pouvez pas les nommer',
    },
    options: {
      unknown: { label: 'Je ne sais pas qui c’est' },
      unreachable: { label: 'Je les connais, mais je ne peux pas obtenir leurs renseignements' },
      moreLevels: { label: 'Plus de trois sociétés se suivent' },
      publiclyTraded: { label: 'Ses actions sont cotées en bourse' },
    },
  },
};

export const PEOPLE_REQUIREMENT_TEXTS: Record<keyof typeof EN_REQUIREMENTS, string> = {
  BO_INFO: 'Nous devons savoir qui d’autre détient 25 % ou plus de votre entreprise.',
  BO_VERIFICATION:
    'Les autres propriétaires doivent encore confirmer leur identité. Les versements commenceront ensuite.',
};

export const PEOPLE_REASON_TEXTS: Record<keyof typeof EN_REASONS, ReasonTextsRow> = {
  'owners.missing': {
    applicant: 'Dites-nous qui d’autre détient 25 % ou plus de l’entreprise.',
    staff: 'D’autres propriétaires sont déclarés, mais ne figurent pas dans la liste.',
  },
  'owners.unnamed': {
    applicant:
      'Vous n’avez pas pu nommer qui se trouve derrière une société ou une fiducie : un membre de notre équipe examine la situation.',
    staff:
      'Les personnes derrière une société ou une fiducie qui détient 25 % ou plus n’ont pas pu être nommées. La liste dit pourquoi. Le trouver, ou refuser.',
  },
  'owners.open': {
    applicant: 'Une autre personne propriétaire doit encore confirmer son identité.',
    staff: 'L’identité d’une personne propriétaire n’est pas encore vérifiée.',
  },
};
