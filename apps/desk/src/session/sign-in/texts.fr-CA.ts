import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Connectez-vous pour travailler sur les demandes',
  lead: 'Utilisez votre compte d’entreprise. Il vous faudra votre clé d’accès ou votre clé de sécurité.',
  go: 'Continuer avec la connexion de l’entreprise',
  privacy:
    'Vous passez par la connexion de l’entreprise, puis revenez ici. Nous ne voyons jamais votre mot de passe.',
  refusedTitle: 'La connexion n’a pas eu lieu',
  refused: {
    noMfa:
      'Votre connexion n’a pas prouvé de clé d’accès ni de clé de sécurité. Demandez à votre administration d’en exiger une pour le bureau, ou d’inscrire la vôtre.',
    noGroup:
      'Votre compte n’est dans aucun groupe du bureau. Demandez à votre administration de vous ajouter au groupe de votre rôle.',
    authTimeOld: 'Votre connexion à l’entreprise est trop ancienne. Connectez-vous-y de nouveau.',
    brokenOff: 'La connexion a été interrompue. Recommencez.',
    unavailable: 'La connexion de l’entreprise ne répond pas. Réessayez dans quelques minutes.',
    unknown:
      'La connexion de l’entreprise a refusé pour une raison que nous ne connaissons pas. Réessayez, ou demandez à votre administration.',
  },
  help: {
    title: 'Impossible d’entrer?',
    text: 'Il faut faire partie d’un groupe du bureau. Adressez-vous à votre responsable ou à la personne qui gère la connexion de l’entreprise.',
  },
  factsLabel: 'À propos de la connexion',
  facts: {
    factors: {
      title: 'Deux facteurs à l’épreuve de l’hameçonnage',
      text: 'Une clé d’accès ou une clé de sécurité. Un code par texto ou par appli ne suffit pas ici.',
    },
    role: {
      title: 'Votre rôle vous suit',
      text: 'Les groupes de votre entreprise décident de ce que vous voyez. Un changement compte en 15 minutes.',
    },
    lock: {
      title: 'Se verrouille seul',
      text: 'Après 10 minutes sans utilisation, il se verrouille. Après 30 minutes, ou 10 heures en tout, il faut vous reconnecter.',
    },
    record: {
      title: 'Ce que vous faites est consigné',
      text: 'Chaque prise, décision et document porte votre nom et son heure.',
    },
  },
};
