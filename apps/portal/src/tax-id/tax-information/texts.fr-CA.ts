import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  types: {
    SSN9: {
      title: 'Il manque un numéro',
      lead: 'Entrez votre numéro de sécurité sociale américain (SSN) complet pour {business}.',
      why: 'La loi demande à toute société de paiement de vérifier qui ouvre un compte. Cela n’a aucun effet sur votre cote de crédit.',
    },
    FEIN: {
      title: 'Le numéro fiscal de votre entreprise',
      lead: 'Entrez l’EIN complet et la raison sociale pour {business}, comme sur la lettre de l’IRS.',
      why: 'Nous cherchons l’entreprise dans les registres officiels avec ce numéro et sa raison sociale.',
    },
  },
  arrivedTitle: '{brand} vous demande un numéro',
  arrivedLead:
    'Vous avez ouvert le lien de notre courriel. Il fonctionne une seule fois : continuez quand vous aurez une minute pour donner le numéro.',
  safeTitle: 'Vous doutez que cette page soit la nôtre?',
  safe: 'N’utilisez pas le lien. Tapez vous-même {host} dans votre navigateur et ouvrez-y votre session : votre demande montre la même étape.',
  save: 'Enregistrer le numéro',
  laterTitle: 'Vous pouvez le faire plus tard',
  laterLead:
    'Rien n’a été enregistré. Ce lien a servi : ouvrez votre session quand vous serez prêt, et votre demande montrera de nouveau cette étape.',
  doneTitle: 'Merci, le numéro est enregistré',
  doneLead: 'Nous le vérifions maintenant et vous écrirons au sujet de la suite. Vous pouvez fermer cette page.',
  notWantedTitle: 'Il ne manque rien',
  notWantedLead: 'Ce numéro est au dossier ou n’est plus nécessaire. Vous pouvez fermer cette page.',
  opening: 'Ouverture de votre lien',
  withoutLinkTitle: 'Ouvrez de nouveau le lien de notre courriel',
  withoutLinkLead:
    'Par sécurité, cette page ne garde pas votre lien lorsqu’elle est rechargée. Si vous avez appuyé sur Continuer il y a plus d’une demi-heure, le lien a servi : ouvrez plutôt votre session.',
  expiredLead: 'Ce lien a déjà servi ou est trop ancien. Ouvrez plutôt votre session : la même étape vous y attend.',
  incorrectLead: 'Ouvrez de nouveau le lien de notre courriel, ou ouvrez plutôt votre session : votre demande s’y trouve.',
  signIn: 'Ouvrir plutôt ma session',
  toApplication: 'Aller à ma demande',
};
