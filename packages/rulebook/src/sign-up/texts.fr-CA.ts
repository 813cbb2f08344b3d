import type { FieldTextsRow } from '../core/field-texts.ts';
import type { SIGN_UP_TEXTS as ENGLISH } from './texts.en-US.ts';

export const businessNameErrors = (label: string, what: string) => ({
  required: `Entrez ${what}`,
  short: `${label} : {businessNameMinChars} caractères au minimum`,
  long: `${label} : {businessNameMaxChars} caractères au maximum`,
  placeholder: `Entrez ${what}`,
  punctuation: `${label} : il faut au moins une lettre`,
  characters: `${label} : un caractère n’est pas accepté. Utilisez des lettres, des chiffres et la ponctuation courante`,
});

const yesNo = { YES: { label: 'Oui' }, NO: { label: 'Non' } };

export const yesNoErrors = (label: string, hint?: string) => ({
  label,
  hint,
  errors: { required: 'Choisissez oui ou non', unknown: 'Choisissez oui ou non' },
  options: yesNo,
});

const name = (label: string, hint: string, what: string) => ({
  label,
  hint,
  errors: {
    required: `Entrez ${what}`,
    long: `${label} : {personNameMaxChars} caractères au maximum`,
    digits: `${label} : les chiffres ne sont pas acceptés`,
    placeholder: `Entrez ${what}, comme sur votre pièce d’identité`,
    business: 'Entrez ici le nom d’une personne, pas celui d’une entreprise',
    stop: `${label} : les points et les virgules ne sont pas acceptés. Nous suggérons « {suggestion} »`,
    characters: `${label} : lettres, espaces, traits d’union et apostrophes seulement`,
  },
});

/** The applicant, the business and its address, in Quebec French. */
export const SIGN_UP_TEXTS: Record<keyof typeof ENGLISH, FieldTextsRow> = {
  firstName: name('Prénom', 'Votre nom légal, comme sur votre pièce d’identité', 'votre prénom'),
  lastName: name('Nom de famille', 'Comme sur votre pièce d’identité', 'votre nom de famille'),
  email: {
    label: 'Adresse courriel',
    hint: 'Nous vous écrirons au sujet de votre demande',
    errors: {
      required: 'Entrez votre adresse courriel',
      long: 'Adresse courriel : {emailMaxChars} caractères au maximum',
      format: 'Entrez une adresse comme nom@exemple.com',
    },
  },
  emailConfirm: {
    label: 'Adresse courriel, encore une fois',
    hint: 'Pour que nos messages vous parviennent',
    errors: {
      required: 'Entrez de nouveau votre adresse courriel',
      long: 'Adresse courriel : {emailMaxChars} caractères au maximum',
      format: 'Entrez une adresse comme nom@exemple.com',
      mismatch: 'Les adresses courriel doivent être identiques',
    },
  },
  communicationLanguage: {
    label: 'Langue de nos messages',
    errors: { required: 'Choisissez une langue', unknown: 'Choisissez le français ou l’anglais' },
    options: { en: { label: 'Anglais' }, fr: { label: 'Français' } },
  },
  termsAgreed: {
    label: 'J’accepte les conditions',
    errors: { required: 'Cochez la case pour donner votre accord et envoyer votre demande' },
  },
  legalName: {
    label: 'Raison sociale',
    hint: 'Comme sur votre lettre de l’IRS',
    byMarket: { CA: { hint: 'Comme sur vos documents constitutifs' } },
    errors: businessNameErrors('Raison sociale', 'la raison sociale de votre entreprise'),
  },
  dba: {
    label: 'Nom connu de vos clients',
    hint: 'Laissez vide si c’est le même',
    errors: businessNameErrors('Nom de l’entreprise', 'le nom connu de vos clients'),
  },
  storeName: {
    label: 'Nom du magasin',
    hint: 'Vos clients le voient sur leurs reçus',
    errors: {
      required: 'Entrez un nom de magasin',
      short: 'Nom du magasin : {storeNameMinChars} caractères au minimum',
      long: 'Nom du magasin : {storeNameMaxChars} caractères au maximum',
      characters: 'Nom du magasin : lettres, chiffres et , . - & ( ) ! ’ # / + seulement',
    },
  },
  website: {
    label: 'Site Web',
    hint: 'Sans https://',
    errors: {
      required: 'Entrez votre site Web',
      long: 'Site Web : {websiteMaxChars} caractères au maximum',
      format: 'Entrez un site comme exemple.com',
    },
  },
  domain: {
    label: 'Nom de domaine',
    hint: 'Par exemple exemple.com',
    errors: {
      required: 'Entrez un nom de domaine',
      long: 'Nom de domaine : {domainMaxChars} caractères au maximum',
      format: 'Entrez un nom de domaine comme exemple.com, sans https:// ni page',
    },
  },
  registered: {
    label: 'Votre entreprise est-elle enregistrée?',
    hint: 'Une LLC, une société ou un organisme est enregistré. Vous seul ne l’êtes pas, même avec un EIN',
    errors: { required: 'Indiquez si votre entreprise est enregistrée', unknown: 'Indiquez si votre entreprise est enregistrée' },
    options: {
      YES: { label: 'Oui, c’est une société', help: 'LLC, société par actions, société de personnes ou organisme sans but lucratif' },
      NO: { label: 'Non, je travaille seul', help: 'À votre compte, avec ou sans EIN ou nom commercial' },
    },
    byMarket: {
      CA: {
        label: 'Votre entreprise est-elle constituée en société?',
        errors: {
          required: 'Indiquez si votre entreprise est constituée en société',
          unknown: 'Indiquez si votre entreprise est constituée en société',
        },
        hint: 'Une entreprise constituée a un numéro de société',
        options: {
          YES: { label: 'Oui', help: 'Société par actions, coopérative ou organisme sans but lucratif' },
          NO: { label: 'Non', help: 'Vous travaillez à votre compte ou en société de personnes, sous votre nom ou un nom commercial' },
        },
      },
    },
  },
  hasPartners: yesNoErrors(
    'Une autre personne possède-t-elle 25 % ou plus?',
    'Un associé, un conjoint ou une autre personne qui détient une part de l’entreprise',
  ),
  salesRange: {
    label: 'Ventes annuelles',
    hint: 'Une estimation suffit',
    errors: { required: 'Choisissez une tranche', unknown: 'Choisissez une tranche de la liste' },
    options: {
      starting: { label: 'Je commence' },
      under: { label: 'Moins de {to}' },
      between: { label: 'De {from} à {to}' },
      over: { label: 'Plus de {from}' },
      private: { label: 'Je préfère ne pas le dire' },
    },
  },
  street: {
    label: 'Adresse municipale',
    hint: 'Là où se trouve l’entreprise; pas une case postale',
    errors: {
      required: 'Entrez une adresse municipale',
      long: 'Adresse : {addressMaxChars} caractères au maximum',
      poBox: 'Les cases postales ne sont pas acceptées, veuillez ajouter une adresse physique.',
      startsNotWithBuildingNumber: 'Commencez par le numéro de l’immeuble, comme 12, rue Principale',
      streetName: 'Entrez le numéro et la rue, comme 12, rue Principale',
    },
  },
  apartment: {
    label: 'Bureau ou appartement',
    hint: 'Appartement, bureau ou étage',
    errors: {
      required: 'Entrez un bureau ou un appartement',
      long: 'Bureau : {addressMaxChars} caractères au maximum',
      poBox: 'Les cases postales ne sont pas acceptées, veuillez ajouter une adresse physique.',
    },
  },
  city: {
    label: 'Ville',
    errors: {
      required: 'Entrez une ville',
      long: 'Ville : {addressMaxChars} caractères au maximum',
      letters: 'La ville doit comprendre des lettres',
    },
  },
  territory: {
    label: 'État',
    errors: { required: 'Choisissez un État', unknown: 'Choisissez un État de la liste' },
    byMarket: {
      CA: {
        label: 'Province ou territoire',
        errors: {
          required: 'Choisissez une province ou un territoire',
          unknown: 'Choisissez une province ou un territoire de la liste',
        },
      },
    },
  },
  zip: { label: 'Code ZIP', errors: { required: 'Entrez un code ZIP', format: 'Le code ZIP doit compter 5 chiffres' } },
  postalCode: { label: 'Code postal', errors: { required: 'Entrez un code postal', format: 'Le code postal doit ressembler à K1A 0B1' } },
};
