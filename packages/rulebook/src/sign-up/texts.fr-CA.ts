import type { BUSINESS_WORDS as ENGLISH } from './texts.en-US.ts';
import type { FieldWordsRow } from '../core/field-texts.ts';

/** What can be wrong with the name of a business. */
export const businessErrors = (label: string, what: string) => ({
  required: `Entrez ${what}`,
  short: `${label} : {businessNameMinChars} caractères au minimum`,
  long: `${label} : {businessNameMaxChars} caractères au maximum`,
  placeholder: `Entrez ${what}`,
  punctuation: `${label} : il faut au moins une lettre`,
  accent: `${label} : les lettres accentuées ne sont pas acceptées ici. Nous suggérons « {suggestion} »`,
  characters: `${label} : un caractère n’est pas accepté. Utilisez des lettres, des chiffres et la ponctuation courante`,
});

const yesNo = { YES: { label: 'Oui' }, NO: { label: 'Non' } };

/** A question that is answered with yes or no. */
export const askYesNo = (label: string, hint?: string) => ({
  label,
  hint,
  errors: { required: 'Choisissez oui ou non', unknown: 'Choisissez oui ou non' },
  options: yesNo,
});

/** Words about a business and its stores, in Quebec French. */
export const BUSINESS_WORDS: Record<keyof typeof ENGLISH, FieldWordsRow> = {
  legalName: {
    label: 'Raison sociale',
    hint: 'Comme sur votre lettre de l’IRS',
    byMarket: { CA: { hint: 'Comme sur vos documents constitutifs' } },
    errors: businessErrors('Raison sociale', 'la raison sociale de votre entreprise'),
  },
  dba: {
    label: 'Nom connu de vos clients',
    hint: 'Laissez vide si c’est le même',
    errors: businessErrors('Nom de l’entreprise', 'le nom connu de vos clients'),
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
};
