import type { TEXTS as EN } from './widget-texts.en-US.ts';

export const TEXTS: typeof EN = {
  lang: 'fr',
  title: 'Vérifiez votre identité',
  documentTitle: 'Montrez un document de votre entreprise',
  lead: 'Le vrai service demanderait maintenant une photo de votre pièce d’identité et, avec votre accord, de votre visage. Ici, vous choisissez le résultat.',
  noSelfie:
    'Cette vérification demande seulement une pièce d’identité, aucune photo de votre visage.',
  pass: 'Réussir',
  expiring: 'Accepter une pièce qui expire dans 40 jours',
  fail: 'Échouer : pièce expirée',
  blurred: 'Échouer : photo floue',
  fraud: 'Fraude',
  review: 'À examiner',
  timeout: 'Délai dépassé',
  close: 'Fermer',
  expiredTitle: 'Session expirée',
  expired: 'Revenez en arrière et recommencez la vérification.',
  unauthenticatedTitle: 'Impossible d’ouvrir cette vérification',
  unauthenticated:
    'Sa session est terminée ou appartient à une autre vérification. Revenez en arrière et recommencez.',
  done: 'Merci. Vous pouvez maintenant fermer cette page.',
  working: 'Un instant…',
  failed: 'Cela n’a pas fonctionné. Réessayez.',
};
