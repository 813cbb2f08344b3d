import type { TEXTS as EN } from './secret-texts.en-US.ts';

export const TEXTS: typeof EN = {
  show: 'Afficher\u00a0: {label}',
  hide: 'Masquer',
  hiddenIn: 'masqué dans {seconds} s',
  title: 'Afficher\u00a0: {label}',
  text: 'Affiché pendant 30 secondes, puis masqué de nouveau.',
  why: 'Pourquoi en avez-vous besoin?',
  reasons: {
    compareDocument: 'Comparer avec un document',
    lookUpAtSource: 'Consulter une source à la main',
    authorityRequest: 'Répondre à la demande d’une autorité',
  },
  ticket: 'Billet',
  ticketHint: 'Par exemple T-2291. Lettres et chiffres, sans espaces.',
  ticketWrong: 'Le numéro d’un billet\u00a0: lettres et chiffres, sans espaces.',
  logged:
    'Votre nom, la raison et le billet sont inscrits au journal de cette demande avant tout affichage.',
  send: 'Afficher pendant 30 secondes',
  sending: 'Inscription au journal…',
  cancel: 'Annuler',
};
