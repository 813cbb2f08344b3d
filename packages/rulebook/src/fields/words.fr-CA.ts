import type { FieldWords } from './words.en-US.ts';

const name = (label: string, hint: string, what: string) => ({
  label,
  hint,
  errors: {
    required: `Entrez ${what}`,
    long: `${label} : 64 caractères au maximum`,
    digits: `${label} : les chiffres ne sont pas acceptés`,
    placeholder: `Entrez ${what}, comme sur votre pièce d’identité`,
    business: 'Entrez ici le nom d’une personne, pas celui d’une entreprise',
    accent: `${label} : les lettres accentuées ne sont pas acceptées ici. Nous suggérons « {suggestion} »`,
    characters: `${label} : lettres, espaces, traits d’union et apostrophes seulement`,
  },
});

const businessErrors = (label: string, what: string) => ({
  required: `Entrez ${what}`,
  short: `${label} : 2 caractères au minimum`,
  long: `${label} : 64 caractères au maximum`,
  placeholder: `Entrez ${what}`,
  punctuation: `${label} : il faut au moins une lettre`,
  accent: `${label} : les lettres accentuées ne sont pas acceptées ici. Nous suggérons « {suggestion} »`,
  characters: `${label} : un caractère n’est pas accepté. Utilisez des lettres, des chiffres et la ponctuation courante`,
});

const strictDate = (label: string, example: string) => ({
  label,
  hint: `Par exemple ${example}`,
  errors: {
    required: 'Entrez une date',
    format: `Entrez la date comme ${example}`,
    real: 'La date doit être une vraie date',
  },
});

const quantityErrors = {
  required: 'Entrez un nombre',
  whole: 'Entrez un nombre entier',
  high: 'Entrez 99 ou moins. Pour en obtenir plus, écrivez-nous',
};

const percentErrors = (range: string) => ({
  required: 'Entrez un pourcentage',
  format: 'Entrez un pourcentage, comme 33 ou 33,5',
  high: range,
});

const yesNo = { YES: { label: 'Oui' }, NO: { label: 'Non' } };
const askYesNo = (label: string, hint?: string) => ({
  label,
  hint,
  errors: { required: 'Choisissez oui ou non', unknown: 'Choisissez oui ou non' },
  options: yesNo,
});

/** Labels, hints and errors in Quebec French. */
export const FIELD_WORDS: FieldWords = {
  firstName: name('Prénom', 'Votre nom légal, comme sur votre pièce d’identité', 'votre prénom'),
  lastName: name('Nom de famille', 'Comme sur votre pièce d’identité', 'votre nom de famille'),
  legalName: {
    label: 'Raison sociale',
    hint: 'Comme sur votre avis fiscal',
    byMarket: { CA: { hint: 'Comme sur vos documents constitutifs' } },
    errors: businessErrors('Raison sociale', 'la raison sociale de votre entreprise'),
  },
  dba: {
    label: 'Nom connu de vos clients',
    hint: 'Laissez vide si c’est le même',
    errors: businessErrors('Nom de l’entreprise', 'le nom connu de vos clients'),
  },
  accountHolderFullName: {
    label: 'Nom du titulaire du compte',
    hint: 'Comme à votre banque',
    errors: businessErrors('Nom du titulaire', 'le nom du titulaire du compte'),
  },
  storeName: {
    label: 'Nom du magasin',
    hint: 'Vos clients le voient sur leurs reçus',
    errors: {
      required: 'Entrez un nom de magasin',
      short: 'Nom du magasin : 3 caractères au minimum',
      long: 'Nom du magasin : 64 caractères au maximum',
      characters: 'Nom du magasin : lettres, chiffres et , . - & ( ) ! ’ # / + seulement',
    },
  },
  email: {
    label: 'Adresse courriel',
    hint: 'Nous y envoyons les nouvelles de votre demande',
    errors: {
      required: 'Entrez votre adresse courriel',
      long: 'Adresse courriel : 254 caractères au maximum',
      format: 'Entrez une adresse comme nom@exemple.com',
    },
  },
  phone: {
    label: 'Numéro de cellulaire',
    hint: 'Nous y envoyons un code par texto. Un numéro du Canada ou des États-Unis',
    errors: {
      required: 'Entrez votre numéro de cellulaire',
      digits: 'Entrez un numéro de cellulaire à 10 chiffres du Canada ou des États-Unis',
      mobile: 'Entrez un numéro de cellulaire du Canada ou des États-Unis qui reçoit des textos',
    },
  },
  businessPhone: {
    label: 'Téléphone de l’entreprise',
    hint: 'Laissez vide pour utiliser votre cellulaire',
    errors: {
      required: 'Entrez le téléphone de l’entreprise',
      digits: 'Entrez un numéro à 10 chiffres du Canada ou des États-Unis',
      mobile: 'Entrez un numéro du Canada ou des États-Unis',
    },
  },
  website: {
    label: 'Site Web',
    hint: 'Sans https://',
    errors: { required: 'Entrez votre site Web', long: 'Site Web : 100 caractères au maximum', format: 'Entrez un site comme exemple.com' },
  },
  dob: {
    label: 'Date de naissance',
    hint: 'Par exemple 3 27 1985',
    byMarket: { CA: { hint: 'Par exemple 1985 3 27' } },
    errors: {
      required: 'Entrez votre date de naissance',
      year: 'La date de naissance doit comprendre une année à 4 chiffres',
      month: 'La date de naissance doit comprendre un mois, comme 3 ou mars',
      day: 'La date de naissance doit comprendre un jour',
      real: 'La date de naissance doit être une date réelle',
      future: 'La date de naissance doit être dans le passé',
      young: 'Vous devez avoir {minAge} ans ou plus pour présenter une demande',
      old: 'Vérifiez l’année : l’âge doit être de {maxAge} ans ou moins',
    },
  },
  ssn4: {
    label: 'Les 4 derniers chiffres de votre numéro de sécurité sociale américain (SSN)',
    hint: 'Comme 4320',
    why: 'La loi nous demande de vérifier qui ouvre un compte de paiement. Cela n’a aucun effet sur votre cote de crédit.',
    errors: { required: 'Entrez les 4 derniers chiffres de votre SSN', digits: 'Entrez 4 chiffres, les derniers de votre SSN' },
  },
  ssn: {
    label: 'Numéro de sécurité sociale américain (SSN)',
    hint: '9 chiffres, comme 987-65-4320',
    why: 'La loi nous demande de vérifier qui ouvre un compte de paiement. Cela n’a aucun effet sur votre cote de crédit.',
    errors: {
      required: 'Entrez votre numéro de sécurité sociale',
      digits: 'Entrez un numéro de sécurité sociale à neuf chiffres',
      issued: 'Le numéro de sécurité sociale fourni est incorrect.',
    },
  },
  sin: {
    label: 'Numéro d’assurance sociale (NAS)',
    hint: '9 chiffres. Vous pouvez laisser vide : une pièce d’identité avec photo convient aussi',
    why: 'C’est une façon de vérifier qui vous êtes. Rien ne vous oblige à le donner.',
    errors: { required: 'Entrez votre NAS', digits: 'Le NAS doit compter 9 chiffres', issued: 'Veuillez entrer un NAS correct.' },
  },
  ein: {
    label: 'Numéro d’employeur américain (EIN)',
    hint: '9 chiffres, comme sur votre avis fiscal',
    errors: { required: 'Entrez votre EIN', digits: 'L’EIN doit compter 9 chiffres', issued: 'Vérifiez l’EIN : ce numéro n’existe pas' },
  },
  businessNumber: {
    label: 'Numéro d’entreprise (NE)',
    hint: '9 chiffres, comme sur votre lettre de l’ARC',
    errors: {
      required: 'Entrez votre numéro d’entreprise',
      digits: 'Le numéro d’entreprise doit compter 9 chiffres',
      issued: 'Vérifiez le numéro d’entreprise : un chiffre est erroné',
    },
  },
  corporationNumber: {
    label: 'Numéro de société',
    hint: 'Sur vos documents constitutifs',
    errors: { required: 'Entrez votre numéro de société', format: 'Le numéro de société doit compter de 3 à 10 lettres et chiffres' },
  },
  federalCompanyNumber: {
    label: 'Numéro de société fédérale',
    hint: '7 chiffres, sur vos documents fédéraux',
    errors: { required: 'Entrez votre numéro de société', digits: 'Le numéro de société doit compter 7 chiffres' },
  },
  companyId: {
    label: 'Numéro de société',
    hint: '9 chiffres',
    errors: {
      required: 'Entrez votre numéro de société',
      digits: 'Le numéro de société doit compter 9 chiffres',
      real: 'Vérifiez le numéro : il ne peut pas être fait de zéros',
    },
  },
  shortEin: {
    label: 'Les 4 derniers chiffres de votre EIN',
    errors: { required: 'Entrez les 4 derniers chiffres de votre EIN', digits: 'Entrez 4 chiffres, les derniers de votre EIN' },
  },
  governmentId: {
    label: 'Numéro de pièce d’identité',
    hint: '9 chiffres',
    errors: {
      required: 'Entrez votre numéro de pièce d’identité',
      digits: 'Le numéro doit compter 9 chiffres',
      real: 'Vérifiez le numéro : il ne peut pas être fait de zéros',
    },
  },
  street: {
    label: 'Adresse municipale',
    hint: 'Là où se trouve l’entreprise; pas une case postale',
    errors: {
      required: 'Entrez une adresse municipale',
      long: 'Adresse : 300 caractères au maximum',
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
      long: 'Bureau : 300 caractères au maximum',
      poBox: 'Les cases postales ne sont pas acceptées, veuillez ajouter une adresse physique.',
    },
  },
  city: {
    label: 'Ville',
    errors: { required: 'Entrez une ville', long: 'Ville : 300 caractères au maximum', letters: 'La ville doit comprendre des lettres' },
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
  accountType: {
    label: 'Type de compte',
    hint: 'Vous hésitez? La plupart des comptes d’entreprise sont des comptes-chèques',
    errors: { required: 'Choisissez compte-chèques ou épargne', unknown: 'Choisissez compte-chèques ou épargne' },
    options: { CHECKING: { label: 'Compte-chèques' }, SAVINGS: { label: 'Compte d’épargne' } },
  },
  routingNumber: {
    label: 'Numéro d’acheminement',
    hint: 'Les 9 premiers chiffres au bas d’un chèque',
    errors: {
      required: 'Entrez un numéro d’acheminement',
      digits: 'Le numéro d’acheminement doit compter 9 chiffres',
      check: 'Vérifiez le numéro d’acheminement : un chiffre est erroné',
    },
  },
  bankAccount: {
    label: 'Numéro de compte',
    hint: 'Les chiffres après le numéro d’acheminement',
    byMarket: { CA: { hint: 'Les derniers chiffres au bas d’un chèque' } },
    errors: {
      required: 'Entrez un numéro de compte',
      digits: 'Le numéro de compte ne contient que des chiffres',
      length: 'Le numéro de compte doit compter de 4 à 17 chiffres',
    },
  },
  bankAccountConfirm: {
    label: 'Numéro de compte, de nouveau',
    hint: 'Pour que votre argent arrive au bon endroit',
    errors: { required: 'Entrez de nouveau le numéro de compte', differs: 'Les numéros de compte ne concordent pas' },
  },
  transitNumber: {
    label: 'Numéro de transit',
    hint: '5 chiffres',
    errors: { required: 'Entrez un numéro de transit', digits: 'Le numéro de transit doit compter 5 chiffres' },
  },
  institutionNumber: {
    label: 'Numéro d’institution',
    hint: '3 chiffres',
    errors: { required: 'Entrez un numéro d’institution', digits: 'Le numéro d’institution doit compter 3 chiffres' },
  },
  registered: {
    label: 'Votre entreprise est-elle enregistrée?',
    hint: 'Une entreprise enregistrée produit ses déclarations avec un EIN',
    errors: { required: 'Indiquez si votre entreprise est enregistrée', unknown: 'Indiquez si votre entreprise est enregistrée' },
    options: {
      YES: { label: 'Oui, elle a un EIN', help: 'LLC, société par actions, société de personnes ou organisme sans but lucratif' },
      NO: { label: 'Non, j’utilise mon SSN', help: 'Vous travaillez à votre compte, sous votre nom ou un nom commercial' },
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
          NO: { label: 'Non', help: 'Vous travaillez à votre compte, sous votre nom ou un nom commercial' },
        },
      },
    },
  },
  hasPartners: askYesNo(
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
  industry: {
    label: 'Que vendez-vous ou que faites-vous?',
    hint: 'Tapez un mot, comme « boulangerie » ou « plombier »',
    errors: {
      required: 'Choisissez ce que vous vendez ou faites',
      unknown: 'Choisissez une entrée de la liste',
      blocked: 'Nous ne pouvons pas traiter de paiements pour ce type d’entreprise',
    },
  },
  communicationLanguage: {
    label: 'Langue de nos messages',
    errors: { required: 'Choisissez une langue', unknown: 'Choisissez le français ou l’anglais' },
    options: { en: { label: 'Anglais' }, fr: { label: 'Français' } },
  },
  emailConfirm: {
    label: 'Adresse courriel, encore une fois',
    hint: 'Pour que nos messages vous parviennent',
    errors: {
      required: 'Entrez de nouveau votre adresse courriel',
      long: 'Adresse courriel : 254 caractères au maximum',
      format: 'Entrez une adresse comme nom@exemple.com',
      differs: 'Les adresses courriel doivent être identiques',
    },
  },
  domain: {
    label: 'Nom de domaine',
    hint: 'Par exemple exemple.com',
    errors: {
      required: 'Entrez un nom de domaine',
      long: 'Nom de domaine : 253 caractères au maximum',
      format: 'Entrez un nom de domaine comme exemple.com, sans https:// ni page',
    },
  },
  dateDayFirst: strictDate('Date (jour/mois/année)', '27/03/1985'),
  dateMonthFirst: strictDate('Date (mois/jour/année)', '03/27/1985'),
  dateYearFirst: strictDate('Date (année/mois/jour)', '1985/03/27'),
  ownershipPercentage: {
    label: 'Part de l’entreprise',
    hint: 'En pourcentage, 25 ou plus',
    errors: { ...percentErrors('Entrez un pourcentage de 25 à 100'), low: 'Entrez un pourcentage de 25 à 100' },
  },
  controllerPercentage: {
    label: 'Part de l’entreprise',
    hint: 'En pourcentage. Elle peut être de 0',
    errors: percentErrors('Entrez un pourcentage de 0 à 100'),
  },
  isController: askYesNo('Cette personne dirige-t-elle l’entreprise?', 'Quelqu’un qui décide pour elle, comme la direction générale'),
  noAddressOrDob: askYesNo('Je ne connais pas l’adresse ou la date de naissance'),
  noSsn: askYesNo('Je ne connais pas le numéro d’assurance sociale'),
  orderType: {
    label: 'Comment voulez-vous accepter les cartes en personne?',
    errors: { required: 'Choisissez une option', unknown: 'Choisissez une option de la liste' },
    options: { RENT: { label: 'Louer un terminal' }, BUY: { label: 'Acheter un terminal' }, NO_DEVICE: { label: 'Sans terminal' } },
  },
  paymentMethod: {
    label: 'Payer par',
    errors: { required: 'Choisissez un mode de paiement', unknown: 'Choisissez un mode de paiement de la liste' },
    options: { ALL: { label: 'Compte bancaire ou carte' }, BANK: { label: 'Compte bancaire' }, CARD: { label: 'Carte' } },
  },
  shippingCountry: {
    label: 'Pays',
    errors: { required: 'Choisissez un pays', unknown: 'Choisissez les États-Unis ou le Canada' },
    options: { US: { label: 'États-Unis' }, CA: { label: 'Canada' } },
  },
  terminalQuantity: {
    label: 'Nombre de terminaux',
    errors: quantityErrors,
  },
  licenceQuantity: {
    label: 'Nombre de licences de logiciel',
    hint: 'Une par appareil',
    errors: { ...quantityErrors, low: 'Il faut au moins 1 licence de logiciel' },
  },
  fiveDigits: { label: 'Numéro à 5 chiffres', errors: { required: 'Entrez le numéro', digits: 'Entrez 5 chiffres' } },
  threeDigits: { label: 'Numéro à 3 chiffres', errors: { required: 'Entrez le numéro', digits: 'Entrez 3 chiffres' } },
  code: { label: 'Code à 6 chiffres', errors: { required: 'Entrez le code à 6 chiffres', digits: 'Le code compte 6 chiffres' } },
  termsAgreed: { label: 'J’accepte les conditions', errors: { required: 'Acceptez les conditions pour envoyer votre demande' } },
};
