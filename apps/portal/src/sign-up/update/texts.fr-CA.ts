import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Votre demande',
  lead: 'Remplissez tout ce qui suit. Vous pourrez tout vérifier avant l’envoi.',
  leadIdentity: 'Vos propres renseignements, comme sur votre pièce d’identité. Grâce à eux, nous pouvons vous payer.',
  why: 'Ces réponses servent à vérifier qui ouvre le compte et à comparer l’entreprise aux registres publics.',
  sections: {
    applicant: 'Qui présente la demande',
    business: 'Votre entreprise',
    category: 'Ce que vous faites',
    address: 'Où elle se trouve',
    ownerIdentity: 'Votre identité',
  },
  industryNone: 'Aucun résultat. Essayez un autre mot',
  industryCount: '{count, plural, one {# suggestion} many {# suggestions} other {# suggestions}}',
  moreTitle: 'D’autres façons de nous aider à vous trouver',
  ssn: 'Donner votre numéro de sécurité sociale américain (SSN) complet',
  ein: 'Donner votre EIN complet avec la raison sociale',
  businessInfo: 'Vérifier les renseignements de votre entreprise',
};
