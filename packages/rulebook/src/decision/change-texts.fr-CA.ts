import type { StepUpPageTexts } from '../core/step-up-page-texts.ts';
import type { ChangeTexts, CHANGE_PAGE_TEXTS as EN } from './change-texts.en-US.ts';

export const CHANGE_TEXTS: ChangeTexts = {
  changeables: {
    applicantName: 'Votre nom',
    emailAddress: 'Adresse courriel',
    birthDate: 'Date de naissance',
    applicantTaxId: 'Votre numéro d’assurance sociale',
    homeAddress: 'Adresse du domicile',
    legalName: 'Raison sociale',
    tradeName: 'Nom que voient les clients',
    companyTaxId: 'Numéro d’entreprise ou de société',
    businessAddress: 'Adresse de l’entreprise',
    website: 'Site Web',
    salesRange: 'Ventes par année',
    photoId: 'Votre pièce d’identité avec photo',
    businessDocument: 'Document de l’entreprise',
  },
  reasons: {
    notAsOnId: 'Entrez l’information exactement comme sur votre pièce d’identité avec photo.',
    notAsOnDocuments: 'Entrez l’information exactement comme dans vos documents constitutifs.',
    mistyped: 'Vérifiez chaque lettre et chaque chiffre.',
    incomplete: 'Il en manque une partie.',
    noMailArrives: 'Nos courriels nous sont revenus. Entrez une adresse que vous consultez.',
    outOfDate: 'Entrez l’information à jour.',
    mailbox: 'Entrez l’adresse du lieu même, et non une case postale.',
    notTheirs: 'Assurez-vous que c’est bien le vôtre, puis entrez-le de nouveau.',
    unreadable: 'Nous n’avons pas pu le lire. Reprenez la photo sous un bon éclairage.',
    notWhole: 'Montrez le document au complet, avec ses quatre coins.',
    expired: 'Envoyez un document qui n’est pas expiré.',
    otherKind: 'Envoyez un autre genre de document de la liste.',
  },
  inMail: '{what}\u00a0: {why}',
};

export const CHANGE_PAGE_TEXTS: Record<keyof typeof EN, StepUpPageTexts> = {
  changes: {
    title: 'Vérifiez ce que nous vous demandons de modifier',
    lead: 'Un membre de notre équipe a étudié votre demande. Modifiez ce qui suit au plus tard le {day}, et nous continuerons. Tout le reste demeure tel quel.',
    why: 'Un membre de notre équipe compare vos réponses à vos documents. Une petite différence peut arrêter votre demande.',
    action: 'Envoyer les modifications',
  },
};
