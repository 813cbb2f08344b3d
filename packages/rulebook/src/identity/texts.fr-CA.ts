import { APPLICANT_TAX_ID_PATH } from '../core/answers.ts';
import type { FieldTextsRow } from '../core/field-texts.ts';
import type { StepUpPageTexts } from '../core/step-up-page-texts.ts';
import type { ReasonTextsRow } from '../decision/texts.en-US.ts';
import type {
  IDENTITY_STEP_NAMES as EN_NAMES,
  IDENTITY_PAGE_TEXTS as EN_PAGES,
  IDENTITY_REASON_TEXTS as EN_REASONS,
  IDENTITY_REQUIREMENT_TEXTS as EN_REQUIREMENTS,
  DATE_TEXTS as ENGLISH,
} from './texts.en-US.ts';

export const DATE_TEXTS: Record<keyof typeof ENGLISH, FieldTextsRow> = {
  dob: {
    label: 'Date de naissance',
    errors: {
      required: 'Entrez votre date de naissance',
      yearMonthDay: 'Entrez une date de naissance avec un jour, un mois et une année à 4 chiffres',
      yearMonth: 'Choisissez un mois et entrez une année à 4 chiffres pour la date de naissance',
      yearDay: 'Entrez un jour de 1 à 31 et une année à 4 chiffres pour la date de naissance',
      monthDay: 'Choisissez un mois et entrez un jour pour la date de naissance',
      year: 'Entrez une année à 4 chiffres pour la date de naissance',
      month: 'Choisissez un mois pour la date de naissance',
      day: 'Entrez un jour de 1 à 31 pour la date de naissance',
      real: 'Vérifiez la date de naissance. Ce jour n’existe pas au calendrier',
      future: 'Entrez une date de naissance dans le passé',
      young: 'Vous devez avoir {minAge} ans ou plus pour présenter une demande',
      old: 'Vérifiez l’année de naissance. L’âge ne peut pas dépasser {maxAge} ans',
    },
  },
};

export const IDENTITY_STEP_NAMES: Record<keyof typeof EN_NAMES, string> = {
  fullSsn: 'SSN complet',
  photoId: 'Pièce d’identité',
  businessInfo: 'Détails de l’entreprise',
  businessDocument: 'Document de l’entreprise',
};

export const IDENTITY_REQUIREMENT_TEXTS: Record<keyof typeof EN_REQUIREMENTS, string> = {
  FULL_SSN:
    'Il nous faut votre numéro de sécurité sociale américain (SSN) complet. Entrez-le dans votre demande, jamais dans un courriel.',
  GOV_ID_SELFIE:
    'Nous devons voir votre pièce d’identité avec photo. Préparez-la, avec un téléphone ou un ordinateur muni d’une caméra.',
  EIN_DOC:
    'Il nous faut un document qui montre le nom et le numéro de votre entreprise, comme une lettre de l’ARC ou de l’IRS.',
  BUSINESS_INFO: 'Vérifiez le nom et le numéro fiscal de votre entreprise.',
  FULL_ONBOARDING: 'Confirmez votre identité.',
};

export const IDENTITY_REASON_TEXTS: Record<keyof typeof EN_REASONS, ReasonTextsRow> = {
  'phone.ownerMismatch': {
    applicant:
      'Il nous faut une photo de votre pièce d’identité pour confirmer que c’est bien vous.',
    staff:
      'Le téléphone appartient à quelqu’un d’autre. Un code ne remplace pas la pièce d’identité avec photo.',
  },
  'document.requested': {
    applicant:
      'Il nous faut une photo de votre pièce d’identité pour confirmer que c’est bien vous.',
    staff: 'La source d’identité demande un document.',
  },
  'inquiry.retry': {
    applicant:
      'Nous n’avons pas pu confirmer votre identité d’après les photos. Vous pouvez essayer encore une fois.',
    staff:
      'La vérification par pièce d’identité avec photo a échoué une fois. Un autre essai est permis.',
  },
  'person.mismatch': {
    applicant: 'Il nous faut un renseignement de plus pour confirmer que c’est bien vous.',
    staff: 'Le nom, la date de naissance et le numéro ne concordent pas.',
  },
  'business.mismatch': {
    applicant: 'Comparez les renseignements de votre entreprise à vos documents officiels.',
    staff: 'Le nom et le numéro fiscal de l’entreprise ne concordent pas.',
  },
  'business.document': {
    applicant: 'Il nous faut un document qui montre le nom et le numéro de votre entreprise.',
    staff:
      'Le nom et le numéro fiscal ne concordent toujours pas après vérification. Un document est demandé.',
  },
};

export const IDENTITY_PAGE_TEXTS: Record<keyof typeof EN_PAGES, StepUpPageTexts> = {
  ssn: {
    title: 'Entrez votre numéro de sécurité sociale américain (SSN) complet',
    lead: 'Les 4 derniers chiffres n’ont pas suffi à confirmer votre identité.',
    leadBeforeSending:
      'Avec les 9 chiffres, nous pouvons souvent confirmer votre identité tout de suite.',
    why: 'La loi oblige toute société de paiement à vérifier qui ouvre un compte. Les 9 chiffres rendent la vérification plus sûre. Cela n’a aucun effet sur votre cote de crédit.',
    hints: {
      'applicant.name.firstName': 'Tel qu’il figure sur votre carte de sécurité sociale',
    },
    details: {
      [APPLICANT_TAX_ID_PATH]: {
        summary: 'Ce que nous faisons de ce numéro',
        text: 'Nous le chiffrons dès que nous le recevons et ne l’affichons plus jamais en entier, pas même à vous. Il sert uniquement à vérifier votre identité.',
      },
    },
    replacement: {
      title: 'Vous n’avez pas ce numéro?',
      text: 'Prenez en photo votre permis de conduire ou votre passeport, puis prenez un égoportrait. Le numéro n’est alors plus nécessaire.',
      action: 'Utiliser plutôt une pièce d’identité',
    },
  },
  'business-info': {
    title: 'Vérifiez les renseignements de votre entreprise',
    lead: 'Nous n’avons pas trouvé votre entreprise telle qu’elle est écrite ici. Comparez avec votre lettre de l’IRS, corrigez ce qui diffère, puis confirmez.',
    leadByMarket: {
      CA: 'Nous n’avons pas trouvé votre entreprise telle qu’elle est écrite ici. Comparez avec vos documents constitutifs, corrigez ce qui diffère, puis confirmez.',
    },
    leadBeforeSending:
      'Comparez chaque ligne avec vos documents, corrigez ce qui diffère, puis confirmez.',
    why: 'Nous cherchons l’entreprise dans les registres officiels. Une lettre ou un chiffre différent suffit pour ne pas la trouver.',
    action: 'Confirmer et continuer',
    address: { label: 'Adresse de l’entreprise', change: 'Modifier l’adresse' },
  },
};
