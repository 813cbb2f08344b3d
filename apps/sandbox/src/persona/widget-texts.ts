import { localized } from '@signet/rulebook/core/localized';

const en = {
  lang: 'en',
  title: 'Verify your identity',
  documentTitle: 'Show a business document',
  lead: 'The real service would ask for a photo of your document and, if you agreed, of your face. Here you choose how it ends.',
  noSelfie: 'This check asks for a document only, no photo of your face.',
  pass: 'Pass',
  fail: 'Fail: expired document',
  blurred: 'Fail: blurry photo',
  fraud: 'Fraud',
  review: 'Needs review',
  timeout: 'Time out',
  close: 'Close',
  expiredTitle: 'Session expired',
  expired: 'Go back and start the check again.',
  unauthenticatedTitle: 'This check can’t be opened',
  unauthenticated: 'Its session has ended or belongs to another check. Go back and start again.',
  done: 'Thanks. You can close this page now.',
  working: 'One moment…',
  failed: 'That didn’t work. Try again.',
};

const fr: typeof en = {
  lang: 'fr',
  title: 'Vérifiez votre identité',
  documentTitle: 'Présentez un document de votre entreprise',
  lead: 'Le vrai service demanderait maintenant une photo de votre pièce d’identité et, avec votre accord, de votre visage. Ici, vous choisissez le résultat.',
  noSelfie: 'Cette vérification demande seulement une pièce d’identité, aucune photo de votre visage.',
  pass: 'Réussir',
  fail: 'Échouer : pièce expirée',
  blurred: 'Échouer : photo floue',
  fraud: 'Fraude',
  review: 'À examiner',
  timeout: 'Délai dépassé',
  close: 'Fermer',
  expiredTitle: 'Session expirée',
  expired: 'Revenez en arrière et recommencez la vérification.',
  unauthenticatedTitle: 'Impossible d’ouvrir cette vérification',
  unauthenticated: 'Sa session est terminée ou appartient à une autre vérification. Revenez en arrière et recommencez.',
  done: 'Merci. Vous pouvez maintenant fermer cette page.',
  working: 'Un instant…',
  failed: 'Cela n’a pas fonctionné. Réessayez.',
};

export type WidgetTexts = typeof en;

/** The words of the window for a language tag; English when there are none in it. */
export function widgetTexts(language: string | undefined): WidgetTexts {
  return localized({ en, fr }, language?.toLowerCase() ?? en.lang);
}
