import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  open: 'Demander une révision',
  title: 'Que devrions-nous savoir?',
  label: 'Votre message',
  hint: 'Par exemple, ce qui a changé ou ce que nous avons mal compris',
  contact: 'Autre façon de vous joindre',
  contactHint: 'Par exemple, un numéro de téléphone',
  reference: 'Nous l’enverrons avec votre référence, {reference}.',
  send: 'Envoyer',
  sending: 'Envoi en cours…',
  sent: 'Merci. Nous répondrons à {email} au plus tard le {day}.',
  more: {
    label: 'Que voulez-vous ajouter?',
    sent: 'Envoyé. Nous l’avons joint à votre message.',
  },
};
