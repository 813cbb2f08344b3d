import type { TEXTS as EN } from './company-texts.en-US.ts';

export const TEXTS: typeof EN = {
  lang: 'fr',
  title: 'Connexion de l’entreprise',
  lead: 'Choisissez qui vous êtes dans votre entreprise.',
  companies: { northwind: 'Northwind Bookings', harbor: 'Harbor Point of Sale' },
  roles: {
    'payments-admins': 'Administration',
    'payments-developers': 'Développement',
    'payments-support': 'Soutien',
  },
  noGroup: 'Dans aucun groupe',
  noMfa: 'sans AMF',
  sandbox:
    'C’est la connexion du bac à sable pour les gens des partenaires. Elle ne demande aucun mot de passe.',
  back: 'Retour à la console',
};
