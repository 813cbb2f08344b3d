import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Votre demande',
  lead: 'Remplissez tout ce qui suit. Vous pourrez tout relire avant l’envoi.',
  leadIdentity:
    'Entrez vos propres renseignements, tels qu’ils figurent sur votre pièce d’identité, pour que nous puissions vous payer.',
  why: 'Ces réponses servent à vérifier qui ouvre le compte et à comparer votre entreprise aux registres publics.',
  sections: {
    applicant: 'Vous',
    business: 'Entreprise',
    category: 'Type d’entreprise',
    address: 'Adresse',
    ownerIdentity: 'Identité',
  },
  industryNone: 'Aucun résultat. Essayez un autre mot',
  industryCount: '{count, plural, one {# suggestion} many {# suggestions} other {# suggestions}}',
  moreTitle: 'D’autres façons de confirmer vos renseignements',
  ssn: 'Entrer votre numéro de sécurité sociale américain (SSN) complet',
  ein: 'Entrer votre EIN complet et votre raison sociale',
  businessInfo: 'Vérifier les renseignements de votre entreprise',
};
