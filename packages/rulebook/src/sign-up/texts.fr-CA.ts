import type { FieldTextsRow } from '../core/field-texts.ts';
import type { SIGN_UP_TEXTS as ENGLISH } from './texts.en-US.ts';

export const SIGN_UP_TEXTS: Record<keyof typeof ENGLISH, FieldTextsRow> = {
  firstName: {
    label: 'Prénom',
    hint: 'Votre nom légal, tel qu’il figure sur votre pièce d’identité',
    errors: {
      required: 'Entrez votre prénom',
      long: 'Raccourcissez le prénom à {personNameMaxChars} caractères au maximum',
      digits: 'Entrez le prénom sans chiffres',
      placeholder: 'Entrez votre prénom tel qu’il figure sur votre pièce d’identité',
      unlikely: 'Est-ce bien votre prénom, tel qu’il figure sur votre pièce d’identité?',
      business: 'Entrez le nom d’une personne, pas celui d’une entreprise',
      stop: 'Enlevez les points et les virgules : « {suggestion} »',
      characters: 'Enlevez « {character} » du prénom',
      alphabet: 'Remplacez « {character} » par des lettres latines dans le prénom',
      start: 'Commencez le prénom par une lettre',
    },
  },
  lastName: {
    label: 'Nom de famille',
    errors: {
      required: 'Entrez votre nom de famille',
      long: 'Raccourcissez le nom de famille à {personNameMaxChars} caractères au maximum',
      digits: 'Entrez le nom de famille sans chiffres',
      placeholder: 'Entrez votre nom de famille tel qu’il figure sur votre pièce d’identité',
      unlikely: 'Est-ce bien votre nom de famille, tel qu’il figure sur votre pièce d’identité?',
      business: 'Entrez le nom d’une personne, pas celui d’une entreprise',
      stop: 'Enlevez les points et les virgules : « {suggestion} »',
      characters: 'Enlevez « {character} » du nom de famille',
      alphabet: 'Remplacez « {character} » par des lettres latines dans le nom de famille',
      start: 'Commencez le nom de famille par une lettre',
    },
  },
  hasOneName: {
    label: 'J’ai un seul nom',
    hint: 'Là où un nom de famille est obligatoire, nous enverrons « - »',
    errors: {
      required: 'Indiquez si vous avez un seul nom',
      unknown: 'Indiquez si vous avez un seul nom',
    },
    options: { YES: { label: 'Oui' }, NO: { label: 'Non' } },
  },
  email: {
    label: 'Adresse courriel',
    hint: 'Pour vous donner des nouvelles de votre demande',
    errors: {
      required: 'Entrez votre adresse courriel',
      long: 'Raccourcissez l’adresse courriel à {emailMaxChars} caractères au maximum',
      spaces: 'Entrez l’adresse courriel sans espaces',
      format: 'Entrez une adresse courriel comme nom@exemple.com',
      unlikely: 'Vérifiez la fin de votre adresse courriel. Est-elle exacte?',
    },
  },
  emailConfirm: {
    label: 'Confirmez votre adresse courriel',
    errors: {
      required: 'Entrez de nouveau votre adresse courriel',
      long: 'Raccourcissez l’adresse courriel à {emailMaxChars} caractères au maximum',
      spaces: 'Entrez l’adresse courriel sans espaces',
      format: 'Entrez une adresse courriel comme nom@exemple.com',
      mismatch: 'Les adresses courriel doivent être identiques',
    },
  },
  communicationLanguage: {
    label: 'Langue de correspondance',
    errors: {
      required: 'Choisissez la langue de correspondance',
      unknown: 'Choisissez le français ou l’anglais',
    },
    options: { en: { label: 'Anglais' }, fr: { label: 'Français' } },
  },
  termsAgreed: {
    label: 'J’accepte l’Entente de commerçant, les frais et les documents électroniques',
    errors: { required: 'Cochez la case pour accepter, puis envoyez votre demande' },
  },
  legalName: {
    label: 'Raison sociale',
    hint: 'Telle qu’elle figure sur votre lettre de l’IRS',
    byMarket: { CA: { hint: 'Telle qu’elle figure sur vos documents constitutifs' } },
    errors: {
      required: 'Entrez votre raison sociale',
      short: 'Entrez au moins {businessNameMinChars} caractères pour la raison sociale',
      long: 'Raccourcissez la raison sociale à {businessNameMaxChars} caractères au maximum',
      placeholder: 'Entrez votre véritable raison sociale',
      unlikely: 'Est-ce bien votre raison sociale?',
      punctuation: 'Ajoutez au moins une lettre ou un chiffre à la raison sociale',
      characters: 'Enlevez « {character} » de la raison sociale',
      alphabet: 'Remplacez « {character} » par des lettres latines dans la raison sociale',
    },
  },
  dba: {
    label: 'Nom que voient les clients',
    hint: 'Laissez vide si c’est le même',
    errors: {
      required: 'Entrez le nom que voient les clients',
      short: 'Entrez au moins {businessNameMinChars} caractères pour le nom que voient les clients',
      long: 'Raccourcissez le nom que voient les clients à {businessNameMaxChars} caractères au maximum',
      placeholder: 'Entrez le véritable nom que voient les clients',
      unlikely: 'Est-ce bien le nom que voient les clients?',
      punctuation: 'Ajoutez au moins une lettre ou un chiffre au nom que voient les clients',
      characters: 'Enlevez « {character} » du nom que voient les clients',
      alphabet:
        'Remplacez « {character} » par des lettres latines dans le nom que voient les clients',
    },
  },
  storeName: {
    label: 'Nom du magasin',
    hint: 'Les clients le voient sur leurs reçus',
    errors: {
      required: 'Entrez un nom de magasin',
      short: 'Entrez au moins {storeNameMinChars} caractères pour le nom du magasin',
      long: 'Raccourcissez le nom du magasin à {storeNameMaxChars} caractères au maximum',
      punctuation: 'Ajoutez au moins une lettre ou un chiffre au nom du magasin',
      characters: 'Enlevez « {character} » du nom du magasin',
      alphabet: 'Remplacez « {character} » par des lettres latines dans le nom du magasin',
    },
  },
  website: {
    label: 'Site Web',
    hint: 'Par exemple, exemple.com',
    errors: {
      required: 'Entrez votre site Web',
      long: 'Raccourcissez le site Web à {websiteMaxChars} caractères au maximum',
      spaces: 'Entrez un seul site Web, sans espaces',
      format: 'Entrez un site Web comme exemple.com',
    },
  },
  registered: {
    label: 'Quelle est la forme de votre entreprise?',
    errors: {
      required: 'Choisissez la forme de votre entreprise',
      unknown: 'Choisissez la forme de votre entreprise',
    },
    options: {
      YES: {
        label: 'Entreprise enregistrée',
        help: 'LLC, société par actions, société de personnes ou organisme sans but lucratif',
      },
      NO: {
        label: 'À mon compte',
        help: 'Entreprise individuelle, avec ou sans EIN ou nom commercial',
      },
    },
    byMarket: {
      CA: {
        label: 'Votre entreprise est-elle constituée en société?',
        errors: {
          required: 'Indiquez si votre entreprise est constituée en société',
          unknown: 'Indiquez si votre entreprise est constituée en société',
        },
        hint: 'Une entreprise constituée en société a un numéro de société',
        options: {
          YES: {
            label: 'Oui',
            help: 'Société par actions, coopérative ou organisme sans but lucratif',
          },
          NO: {
            label: 'Non',
            help: 'Entreprise individuelle ou société de personnes, avec ou sans nom commercial',
          },
        },
      },
    },
  },
  hasPartners: {
    label: 'Une autre personne détient-elle 25 % ou plus de l’entreprise?',
    hint: 'Votre conjointe ou votre conjoint compte aussi',
    errors: {
      required: 'Indiquez si une autre personne détient 25 % ou plus',
      unknown: 'Indiquez si une autre personne détient 25 % ou plus',
    },
    options: { YES: { label: 'Oui' }, NO: { label: 'Non' } },
  },
  salesRange: {
    label: 'Ventes annuelles prévues',
    hint: 'Une estimation suffit',
    errors: {
      required: 'Choisissez vos ventes annuelles prévues',
      unknown: 'Choisissez vos ventes annuelles prévues dans la liste',
    },
    options: {
      starting: { label: 'J’en suis à mes débuts' },
      under: { label: 'Moins de {to}' },
      between: { label: 'De {from} à {to}' },
      over: { label: 'Plus de {from}' },
      private: { label: 'Je préfère ne pas le dire' },
    },
  },
  street: {
    label: 'Adresse municipale',
    hint: 'Là où se trouve l’entreprise, pas une case postale',
    confirms: { startsNotWithBuildingNumber: 'Ce lieu n’a pas de numéro' },
    errors: {
      required: 'Entrez une adresse municipale',
      long: 'Raccourcissez l’adresse municipale à {addressMaxChars} caractères au maximum',
      poBox: 'Les cases postales ne sont pas acceptées. Entrez une adresse physique.',
      startsNotWithBuildingNumber: 'Commencez par le numéro, comme 12, rue Principale',
      possiblePoBox: 'Est-ce bien le lieu lui-même, et non une case postale?',
      streetName: 'Entrez le numéro et le nom de la rue, comme 12, rue Principale',
    },
  },
  homeStreet: {
    label: 'Adresse municipale',
    hint: 'Là où habite la personne, pas une case postale',
    confirms: { startsNotWithBuildingNumber: 'Ce lieu n’a pas de numéro' },
    errors: {
      required: 'Entrez une adresse municipale',
      long: 'Raccourcissez l’adresse municipale à {addressMaxChars} caractères au maximum',
      poBox: 'Les cases postales ne sont pas acceptées. Entrez une adresse physique.',
      startsNotWithBuildingNumber: 'Commencez par le numéro, comme 12, rue Principale',
      possiblePoBox: 'Est-ce bien le lieu lui-même, et non une case postale?',
      streetName: 'Entrez le numéro et le nom de la rue, comme 12, rue Principale',
    },
  },
  apartment: {
    label: 'Appartement, bureau ou étage',
    errors: {
      required: 'Entrez un appartement, un bureau ou un étage',
      long: 'Raccourcissez l’appartement, le bureau ou l’étage à {addressMaxChars} caractères au maximum',
      poBox: 'Les cases postales ne sont pas acceptées. Entrez une adresse physique.',
      possiblePoBox: 'Est-ce bien un appartement, un bureau ou un étage, et non une case postale?',
    },
  },
  city: {
    label: 'Ville',
    errors: {
      required: 'Entrez une ville',
      long: 'Raccourcissez la ville à {addressMaxChars} caractères au maximum',
      letters: 'Entrez le nom d’une ville',
    },
  },
  territory: {
    label: 'État',
    errors: { required: 'Choisissez un État', unknown: 'Choisissez un État dans la liste' },
    byMarket: {
      CA: {
        label: 'Province ou territoire',
        errors: {
          required: 'Choisissez une province ou un territoire',
          unknown: 'Choisissez une province ou un territoire dans la liste',
        },
      },
    },
  },
  homeTerritory: {
    label: 'État ou territoire',
    errors: {
      required: 'Choisissez un État ou un territoire',
      unknown: 'Choisissez un État ou un territoire dans la liste',
    },
    byMarket: {
      CA: {
        label: 'Province ou territoire',
        errors: {
          required: 'Choisissez une province ou un territoire',
          unknown: 'Choisissez une province ou un territoire dans la liste',
        },
      },
    },
  },
  zip: {
    label: 'Code ZIP',
    errors: { required: 'Entrez un code ZIP', format: 'Entrez un code ZIP à 5 chiffres' },
  },
  postalCode: {
    label: 'Code postal',
    errors: { required: 'Entrez un code postal', format: 'Entrez un code postal comme K1A 0B1' },
  },
};
