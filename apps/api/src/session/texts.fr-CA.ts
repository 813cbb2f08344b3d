import type { SIGN_IN_ERROR_TEXTS as EN, SUPPORT_TEXTS as SUPPORT_EN } from './texts.en-US.ts';

export const SIGN_IN_ERROR_TEXTS: typeof EN = {
  down: {
    title: 'La connexion ne répond pas',
    text: 'Nous ne pouvons pas joindre le service de connexion pour le moment. Vos réponses sont toujours sur cet appareil. Réessayez dans un instant.',
    again: 'Réessayer',
  },
  refused: {
    title: 'La connexion n’est pas terminée',
    text: 'La connexion a été interrompue ou a pris trop de temps. Vos réponses sont toujours sur cet appareil.',
    again: 'Se connecter',
  },
  unverified: {
    title: 'Confirmez d’abord votre courriel',
    text: 'L’adresse courriel de votre compte de connexion n’est pas encore confirmée. Ouvrez le message reçu à sa création, puis connectez-vous de nouveau. Vos réponses sont toujours sur cet appareil.',
    again: 'Se connecter de nouveau',
  },
  tooMany: {
    title: 'Trop de connexions à la fois',
    text: 'Votre réseau a lancé beaucoup de connexions depuis une minute. Vos réponses sont toujours sur cet appareil. Réessayez dans une minute.',
    again: 'Réessayer',
  },
};

export const SUPPORT_TEXTS: typeof SUPPORT_EN = {
  closed: {
    title: 'Aucune vue n’est ouverte',
    text: 'Un lien ouvre une vue une seule fois, dans les 5 minutes, et une vue dure 30 minutes. Lancez-en une autre au besoin.',
  },
  banner: {
    title: 'Vue de soutien en lecture seule',
    text: '{reviewer}, billet {ticket}, jusqu’à {time}. Vous voyez ce que voit la personne. Chaque page ouverte est consignée.',
    reason: 'Rien n’a été envoyé. Vous ne pouvez rien modifier dans cette vue.',
    end: 'Mettre fin à la vue',
  },
};
