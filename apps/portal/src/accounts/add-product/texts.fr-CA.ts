import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  product: 'Votre nouveau produit',
  ready: {
    title: 'Ajouter un produit : {name}',
    lead: 'Il utilisera le compte que vous avez déjà.',
  },
  done: {
    title: 'Produit ajouté : {name}',
    lead: 'Vous pouvez maintenant accepter des paiements avec ce produit.',
  },
  failed: {
    title: 'Ce produit n’est pas encore ajouté : {name}',
    lead: 'Rien d’autre n’a changé. Réessayez dans un instant.',
  },
  waiting: {
    title: 'Prochain ajout : {name}',
    lead: 'Nous l’ajouterons dès que votre demande sera approuvée.',
  },
  connect: 'Ajouter ce produit',
  connecting: 'Ajout du produit…',
  go: 'Aller au compte',
  terminal: 'Obtenir un terminal de paiement',
  account: 'Voir ma demande',
};
