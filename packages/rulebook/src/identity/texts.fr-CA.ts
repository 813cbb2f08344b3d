import { APPLICANT_TAX_ID_PATH } from '../core/answers.ts';
import type { FieldTextsRow } from '../core/field-texts.ts';
import type { StepUpPageTexts } from '../core/step-up-page-texts.ts';
import type { ReasonTextsRow } from '../decision/texts.en-US.ts';
import type {
  IDENTITY_PAGE_TEXTS as EN_PAGES,
  IDENTITY_REASON_TEXTS as EN_REASONS,
  IDENTITY_REQUIREMENT_TEXTS as EN_REQUIREMENTS,
  DATE_TEXTS as ENGLISH,
} from './texts.en-US.ts';

const strictDate = (label: string, example: string) => ({
  label,
  hint: `Par exemple ${example}`,
  errors: {
    required: 'Entrez une date',
    format: `Entrez la date comme ${example}`,
    real: 'La date doit être une vraie date',
  },
});

/** Dates, in Quebec French. */
export const DATE_TEXTS: Record<keyof typeof ENGLISH, FieldTextsRow> = {
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
};

export const IDENTITY_REQUIREMENT_TEXTS: Record<keyof typeof EN_REQUIREMENTS, string> = {
  FULL_SSN: 'Il nous faut votre numéro de sécurité sociale américain (SSN) complet. Entrez-le dans votre demande, jamais dans un courriel.',
  GOV_ID_SELFIE: 'Nous devons voir votre pièce d’identité avec photo. Préparez-la, avec un téléphone ou un ordinateur muni d’une caméra.',
  EIN_DOC: 'Il nous faut un document qui montre le nom et le numéro de votre entreprise, comme une lettre de l’ARC ou de l’IRS.',
  BUSINESS_INFO: 'Vérifiez le nom et le numéro fiscal de votre entreprise.',
  FULL_ONBOARDING: 'Confirmez votre identité.',
};

export const IDENTITY_REASON_TEXTS: Record<keyof typeof EN_REASONS, ReasonTextsRow> = {
  'phone.ownerMismatch': {
    applicant: 'Nous avons besoin d’une pièce d’identité avec photo pour confirmer que c’est bien vous.',
    staff: 'Le téléphone appartient à quelqu’un d’autre; un code ne remplace pas ici la pièce avec photo.',
  },
  'document.requested': {
    applicant: 'Nous avons besoin d’une pièce d’identité avec photo pour confirmer que c’est bien vous.',
    staff: 'La source d’identité demande un document.',
  },
  'inquiry.retry': {
    applicant: 'Votre pièce d’identité avec photo n’a pas passé la vérification. Vous pouvez réessayer une fois.',
    staff: 'La vérification par pièce avec photo a échoué une fois; un autre essai est permis.',
  },
  'person.mismatch': {
    applicant: 'Il nous manque un renseignement pour confirmer que c’est bien vous.',
    staff: 'Le nom, la date de naissance et le numéro ne concordent pas.',
  },
  'business.mismatch': {
    applicant: 'Vérifiez les renseignements de votre entreprise.',
    staff: 'Le nom et le numéro de l’entreprise ne concordent pas.',
  },
  'business.document': {
    applicant: 'Il nous faut un document qui montre le nom et le numéro de votre entreprise.',
    staff: 'Le nom et le numéro ne concordent pas après la vérification; un document est demandé.',
  },
};

export const IDENTITY_PAGE_TEXTS: Record<keyof typeof EN_PAGES, StepUpPageTexts> = {
  ssn: {
    title: 'Votre numéro de sécurité sociale américain (SSN) complet',
    lead: 'Les quatre derniers chiffres n’ont pas suffi à confirmer votre identité. Entrez les neuf chiffres, et votre nom comme sur votre carte de sécurité sociale.',
    leadBeforeSending: 'Avec les neuf chiffres, nous pouvons confirmer tout de suite votre identité.',
    why: 'La loi demande à toute société de paiement de vérifier qui ouvre un compte. Avec les neuf chiffres, la vérification est plus sûre. Elle n’a aucun effet sur votre cote de crédit.',
    hints: {
      'applicant.name.firstName': 'Comme sur votre carte de sécurité sociale',
      'applicant.name.lastName': 'Comme sur votre carte de sécurité sociale',
    },
    details: {
      [APPLICANT_TAX_ID_PATH]: {
        summary: 'Ce que nous faisons de ce numéro',
        text: 'Il est scellé dès son arrivée et n’est plus jamais affiché en entier, pas même à vous. Seules nos vérifications d’identité l’utilisent.',
      },
    },
    replacement: {
      title: 'Autre possibilité : une pièce d’identité avec photo',
      text: 'Vous prenez en photo votre permis de conduire ou votre passeport, puis vous-même. Aucun numéro n’est alors nécessaire.',
      action: 'Utiliser plutôt une pièce d’identité',
    },
  },
  'business-info': {
    title: 'Vérifiez les renseignements de votre entreprise',
    lead: 'Nous n’avons pas pu confirmer l’entreprise telle qu’elle est écrite ici. Comparez-la avec votre lettre de l’IRS. Corrigez ce qui diffère, ou confirmez.',
    leadByMarket: {
      CA: 'Nous n’avons pas pu confirmer l’entreprise telle qu’elle est écrite ici. Comparez-la avec vos documents constitutifs. Corrigez ce qui diffère, ou confirmez.',
    },
    leadBeforeSending: 'Comparez chaque ligne avec vos documents. Corrigez ce qui diffère, ou confirmez.',
    why: 'Nous cherchons l’entreprise dans les registres officiels. Une lettre ou un chiffre différent suffit pour ne pas la trouver.',
    action: 'Confirmer et continuer',
    address: { label: 'Adresse de l’entreprise', change: 'Modifier l’adresse' },
  },
};
