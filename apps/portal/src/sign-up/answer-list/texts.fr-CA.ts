import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  sections: {
    applicant: 'Vous',
    business: 'Entreprise',
    category: 'Type d’entreprise',
    address: 'Adresse',
    ownerIdentity: 'Identité',
  },
  labels: {
    'company.registered': 'Forme juridique',
    'company.hasPartners': 'Autres personnes à 25 % ou plus',
    'company.mccDetails.id': 'Type d’entreprise',
    'company.dba': 'Nom affiché',
    'company.address.line1': 'Adresse de l’entreprise',
    'applicant.address.line1': 'Adresse du domicile',
    'company.name': 'Raison sociale',
    'company.gpv': 'Ventes annuelles',
    'company.governmentIdentification.value': 'EIN',
    'applicant.governmentIdentification.value': 'SSN',
    'applicant.phone.localPhoneNumber': 'Cellulaire',
    'company.phone.localPhoneNumber': 'Tél. d’entreprise',
    'applicant.email.emailAddress': 'Courriel',
  },
  labelsOfField: { neq: 'NEQ', registeredIn: 'Immatriculation' },
  labelsCanada: {
    'company.registered': 'Constituée en société',
    'company.governmentIdentification.value': 'Numéro de société',
    'applicant.governmentIdentification.value': 'NAS',
  },
  empty: {
    'company.dba': 'Identique à la raison sociale',
    'company.phone.localPhoneNumber': 'Identique à votre cellulaire',
  },
  name: 'Nom',
  ownName: 'Votre nom',
  none: 'Non fourni',
};
