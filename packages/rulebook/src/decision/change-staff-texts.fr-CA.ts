import type { CHANGE_STAFF_TEXTS as EN } from './change-staff-texts.en-US.ts';

export const CHANGE_STAFF_TEXTS: typeof EN = {
  changeables: {
    applicantName: 'Nom',
    emailAddress: 'Adresse courriel',
    birthDate: 'Date de naissance',
    applicantTaxId: 'SSN ou NAS, au complet',
    homeAddress: 'Adresse du domicile',
    legalName: 'Raison sociale',
    tradeName: 'Nom commercial',
    companyTaxId: 'EIN ou numéro d’entreprise',
    businessAddress: 'Adresse de l’entreprise',
    website: 'Site Web',
    salesRange: 'Ventes par année',
    photoId: 'Pièce d’identité, encore une fois',
    businessDocument: 'Document de l’entreprise, encore une fois',
  },
  reasons: {
    notAsOnId: 'Pas comme sur la pièce d’identité',
    notAsOnDocuments: 'Pas comme dans les documents constitutifs',
    mistyped: 'Probablement une faute de frappe',
    incomplete: 'Incomplet',
    noMailArrives: 'Nos courriels nous reviennent',
    outOfDate: 'Périmé',
    mailbox: 'Case postale ou service de courrier',
    notTheirs: 'Peut appartenir à quelqu’un d’autre',
    unreadable: 'Illisible',
    notWhole: 'Document incomplet',
    expired: 'Expiré ou périmé',
    otherKind: 'Un autre genre est nécessaire',
  },
};
