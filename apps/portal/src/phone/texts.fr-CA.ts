import { PHONE_LINK_TEXTS } from '@signet/rulebook/phone/texts.fr-CA';
import type { TEXTS as EN } from './texts.en-US.ts';

/** What the pages of the texted link and of the code share, in Quebec French. */
export const TEXTS: typeof EN = {
  reasons: PHONE_LINK_TEXTS,
  successTitle: 'Ce téléphone est confirmé',
  successLead: 'Vous pouvez fermer cette page. Votre autre écran se met à jour de lui-même.',
  deniedTitle: 'Merci de nous l’avoir dit',
  deniedLead: 'Ce téléphone n’a pas été confirmé. Vous n’avez rien d’autre à faire.',
  failedTitle: 'Ce téléphone n’a pas pu être confirmé',
  notNeededTitle: 'Ce lien n’est plus nécessaire',
  notNeededLead: 'Vous pouvez fermer cette page.',
  expiredNext: 'Il était valable pendant 5 minutes. Demandez-en un nouveau sur votre autre écran.',
  incorrectNext: 'Ouvrez de nouveau le lien du message texte le plus récent.',
  goOn: 'Poursuivre ma demande',
  again: 'Réessayer',
  working: 'Un instant…',
  titleLocked: 'Ce téléphone ne peut pas servir pour le moment',
  leaving: 'Changement…',
  photoTitle: 'Autre possibilité : une pièce d’identité avec photo',
  photo: 'Utiliser une pièce d’identité avec photo',
};
