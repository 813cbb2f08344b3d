import type { PERSON_WORDS as ENGLISH } from './zz-fields-words-en-person.ts';
import type { FieldWordsRow } from '../core/field-texts.ts';

const name = (label: string, hint: string, what: string) => ({
  label,
  hint,
  errors: {
    required: `Entrez ${what}`,
    long: `${label} : {personNameMaxChars} caractères au maximum`,
    digits: `${label} : les chiffres ne sont pas acceptés`,
    placeholder: `Entrez ${what}, comme sur votre pièce d’identité`,
    business: 'Entrez ici le nom d’une personne, pas celui d’une entreprise',
    accent: `${label} : les lettres accentuées ne sont pas acceptées ici. Nous suggérons « {suggestion} »`,
    stop: `${label} : les points et les virgules ne sont pas acceptés. Nous suggérons « {suggestion} »`,
    characters: `${label} : lettres, espaces, traits d’union et apostrophes seulement`,
  },
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

/** Words about a person, in Quebec French. */
export const PERSON_WORDS: Record<keyof typeof ENGLISH, FieldWordsRow> = {
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
      differs: 'Les adresses courriel doivent être identiques',
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
  dob: {
    label: 'Date de naissance',
    hint: 'Par exemple 3 27 1985',
    byMarket: { CA: { hint: 'Par exemple 1985 3 27' } },
    errors: {
      required: 'Entrez votre date de naissance',
      yearMonthDay: 'La date de naissance doit comprendre une année à 4 chiffres, un mois et un jour',
      yearMonth: 'La date de naissance doit comprendre une année à 4 chiffres et un mois, comme 3 ou mars',
      yearDay: 'La date de naissance doit comprendre une année à 4 chiffres et un jour de 1 à 31',
      monthDay: 'La date de naissance doit comprendre un mois, comme 3 ou mars, et un jour de 1 à 31',
      year: 'La date de naissance doit comprendre une année à 4 chiffres',
      month: 'La date de naissance doit comprendre un mois, comme 3 ou mars',
      day: 'La date de naissance doit comprendre un jour',
      real: 'La date de naissance doit être une date réelle',
      future: 'La date de naissance doit être dans le passé',
      young: 'Vous devez avoir {minAge} ans ou plus pour présenter une demande',
      old: 'Vérifiez l’année : l’âge doit être de {maxAge} ans ou moins',
    },
  },
  dateDayFirst: strictDate('Date (jour/mois/année)', '27/03/1985'),
  dateMonthFirst: strictDate('Date (mois/jour/année)', '03/27/1985'),
  dateYearFirst: strictDate('Date (année/mois/jour)', '1985/03/27'),
  communicationLanguage: {
    label: 'Langue de nos messages',
    errors: { required: 'Choisissez une langue', unknown: 'Choisissez le français ou l’anglais' },
    options: { en: { label: 'Anglais' }, fr: { label: 'Français' } },
  },
  code: { label: 'Code à 6 chiffres', errors: { required: 'Entrez le code à 6 chiffres', digits: 'Le code compte 6 chiffres' } },
  termsAgreed: {
    label: 'J’accepte les conditions',
    errors: { required: 'Cochez la case pour donner votre accord et envoyer votre demande' },
  },
};
