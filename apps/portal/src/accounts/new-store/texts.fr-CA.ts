import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Nommez votre nouveau magasin',
  lead: 'Nous avons déjà vérifié {business}. Il ne nous faut rien d’autre.',
  business: 'Entreprise',
  legalName: 'Nom',
  address: 'Adresse',
  owner: 'Titulaire du compte',
  name: 'Nom',
  email: 'Courriel',
  paid: 'Versements',
  paidTo: 'Dans le compte se terminant par {last4}, comme vos autres versements',
  paidLater: 'Dans le compte bancaire que vous lierez pour {business}',
  wrong: 'Une information est inexacte?',
  send: 'Ouvrir ce magasin',
};
