import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Ajoutez une carte',
  otherTitle: 'Utilisez une autre carte',
  lead: 'Nous la débiterons seulement pour vos commandes, et pas avant que votre demande soit approuvée.',
  leadApproved: 'Nous la débiterons seulement pour vos commandes.',
  label: 'Données de la carte',
  hint: 'Crédit ou débit',
  loading: 'Chargement du formulaire de carte…',
  privacy:
    'Les données de votre carte vont directement à Stripe, notre fournisseur de paiement. {brand} ne voit ni ne conserve jamais le numéro.',
  button: 'Enregistrer cette carte',
  saving: 'Enregistrement de votre carte…',
  asking: 'En attente de votre banque…',
  later: 'Je le ferai plus tard',
  keep: 'Garder la carte que j’ai',
  bank: 'Lier plutôt un compte bancaire',
  failed: {
    title: 'Le formulaire de carte ne s’est pas chargé',
    text: 'Vérifiez votre connexion et réessayez. Si votre navigateur bloque les scripts d’autres sites, autorisez ici ceux de Stripe. Vous pouvez aussi le faire plus tard.',
    textBank:
      'Vérifiez votre connexion et réessayez. Si votre navigateur bloque les scripts d’autres sites, autorisez ici ceux de Stripe. Vous pouvez aussi lier un compte bancaire.',
    again: 'Réessayer',
  },
  savedTitle: 'Votre carte est enregistrée',
  keptTitle: 'Votre carte',
  keptLead: 'Vos commandes seront payées avec cette carte. Elle n’a pas été débitée.',
  card: 'Carte',
  ready: 'Enregistrée',
  ending: 'Se terminant par {last4}',
  expires: 'Expiration : {expiry}',
  toOrder: 'Poursuivre ma commande',
  home: 'Aller à l’accueil',
  other: 'Utiliser une autre carte',
  remove: {
    open: 'Retirer cette carte',
    title: 'Retirer la carte se terminant par {last4}?',
    text: 'Elle ne pourra plus être débitée. Il vous faudra une carte pour votre prochaine commande.',
    confirm: 'Retirer la carte',
    busy: 'Retrait…',
    keep: 'La garder',
  },
};
