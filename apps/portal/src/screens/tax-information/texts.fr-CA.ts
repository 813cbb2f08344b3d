import type { TEXTS as EN } from './texts.ts';

/** The words of the tax information page, in Quebec French. */
export const TEXTS: typeof EN = {
  types: {
    SSN9: {
      title: 'Il manque un numéro',
      lead: 'Entrez votre numéro de sécurité sociale américain (SSN) complet pour {business}.',
      why: 'La loi demande à toute société de paiement de vérifier qui ouvre un compte. Cela n’a aucun effet sur votre cote de crédit.',
    },
    FEIN: {
      title: 'Le numéro fiscal de votre entreprise',
      lead: 'Entrez l’EIN complet et la raison sociale pour {business}, comme sur l’avis fiscal de l’IRS.',
      why: 'Nous cherchons l’entreprise dans les registres officiels avec ce numéro et sa raison sociale.',
    },
  },
  safeTitle: 'Cette page est-elle vraiment la nôtre?',
  safe: 'Vous êtes venu par un lien que nous avons envoyé à votre adresse courriel. Il fonctionne une seule fois et pour ce numéro seulement. Rien de votre demande n’est affiché ici.',
  save: 'Enregistrer le numéro',
  laterTitle: 'Vous pouvez le faire plus tard',
  laterLead:
    'Rien n’a été enregistré. Ce lien a servi : ouvrez votre session quand vous serez prêt, et votre demande montrera de nouveau cette étape.',
  doneTitle: 'Merci, le numéro est enregistré',
  doneLead: 'Nous le vérifions maintenant et vous écrirons au sujet de la suite. Vous pouvez fermer cette page.',
  notWantedTitle: 'Il ne manque rien',
  notWantedLead: 'Ce numéro est au dossier ou n’est plus nécessaire. Vous pouvez fermer cette page.',
  opening: 'Ouverture de votre lien',
  expiredLead:
    'Un tel lien fonctionne une seule fois, pendant sept jours, et la page qu’il ouvre, pendant une demi-heure. Ouvrez plutôt votre session : votre demande s’y trouve.',
  incorrectLead: 'Ouvrez de nouveau le lien de notre courriel, ou ouvrez plutôt votre session : votre demande s’y trouve.',
  signIn: 'Ouvrir plutôt ma session',
  toApplication: 'Aller à ma demande',
};
