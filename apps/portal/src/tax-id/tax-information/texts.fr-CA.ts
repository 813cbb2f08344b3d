import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  types: {
    SSN9: {
      title: 'Il nous manque un numéro',
      lead: 'Entrez votre numéro de sécurité sociale américain (SSN) complet pour {business}.',
      why: 'La loi oblige toute société de paiement à vérifier qui ouvre un compte. Cela n’a aucun effet sur votre cote de crédit.',
    },
    FEIN: {
      title: 'Il nous manque votre EIN',
      lead: 'Entrez l’EIN complet et la raison sociale pour {business}, tels qu’ils figurent sur votre lettre de l’IRS.',
      why: 'Ils nous servent à trouver votre entreprise dans les registres officiels.',
    },
  },
  arrivedTitle: '{brand} a besoin d’un numéro',
  arrivedLead:
    'Vous avez ouvert le lien de notre courriel. Il fonctionne une seule fois : continuez quand vous aurez une minute.',
  arrived: {
    SSN9: {
      title: 'Il manque un numéro à votre demande pour {business}',
      lead: 'Pour la terminer chez {brand}, il nous faut votre numéro de sécurité sociale américain (SSN) complet d’ici le {day}. Le lien de notre courriel fonctionne une seule fois : continuez quand vous aurez une minute.',
    },
    FEIN: {
      title: 'Il manque un numéro à votre demande pour {business}',
      lead: 'Pour la terminer chez {brand}, il nous faut votre EIN complet d’ici le {day}. Le lien de notre courriel fonctionne une seule fois : continuez quand vous aurez une minute.',
    },
  },
  safeTitle: 'Vous doutez que cette page soit la nôtre?',
  safe: 'N’utilisez pas le lien. Tapez {host} dans votre navigateur et connectez-vous. La même étape vous y attend.',
  save: 'Enregistrer le numéro',
  doneTitle: 'Merci. Nous avons votre numéro',
  doneLead:
    'Nous le vérifions maintenant et vous écrirons au sujet de la suite. Vous pouvez fermer cette page.',
  notWantedTitle: 'Nous avons ce qu’il nous faut',
  notWantedLead:
    'Nous avons déjà ce numéro ou n’en avons plus besoin. Vous pouvez fermer cette page.',
  opening: 'Ouverture de votre lien…',
  withoutLinkTitle: 'Ouvrez de nouveau le lien de notre courriel',
  withoutLinkLead:
    'Pour votre sécurité, cette page oublie votre lien quand vous la rechargez. Si vous avez appuyé sur Continuer il y a plus de 30 minutes, le lien a déjà servi. Connectez-vous plutôt.',
  expiredLead:
    'Ce lien a déjà servi ou est trop ancien. Connectez-vous plutôt. La même étape vous attend.',
  incorrectLead:
    'Ouvrez de nouveau le lien de notre courriel ou connectez-vous pour trouver votre demande.',
  signIn: 'Me connecter',
  toApplication: 'Aller à ma demande',
};
