import { PHONE_LINK_TEXTS } from '@signet/rulebook/phone/texts.fr-CA';
import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  reasons: PHONE_LINK_TEXTS,
  successTitle: 'Votre téléphone est confirmé',
  successLead: 'Revenez à votre autre écran. Vous pouvez fermer cette page.',
  deniedTitle: 'Merci de nous avoir prévenus',
  deniedLead: 'Ce téléphone n’a pas été confirmé. Vous n’avez rien d’autre à faire.',
  failedTitle: 'Nous n’avons pas pu confirmer ce téléphone',
  notNeededTitle: 'Ce lien n’est plus nécessaire',
  notNeededLead: 'Vous pouvez fermer cette page.',
  expiredNext:
    'Un lien est valable pendant 5 minutes. Demandez-en un nouveau sur votre autre écran.',
  incorrectNext: 'Ouvrez de nouveau le lien de notre dernier texto.',
  goOn: 'Poursuivre ma demande',
  again: 'Réessayer',
  working: 'Un instant…',
  titleLocked: 'Ce téléphone n’est pas utilisable pour le moment',
  leaving: 'Un instant…',
  photoTitle: 'Vous n’avez pas accès à ce téléphone?',
  photo: 'Utiliser une pièce d’identité',
};
