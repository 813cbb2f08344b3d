import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  attemptsLeft:
    'Pour votre sécurité, un numéro peut être modifié 5 fois en 24 heures. {count, plural, one {Il vous reste # modification.} many {Il vous reste # modifications.} other {Il vous reste # modifications.}}',
  noneLeft: 'Ce numéro a été modifié 5 fois en 24 heures. Vous pourrez le modifier plus tard.',
  otherPerson: 'Si vous avez un doute, utilisez plutôt une pièce d’identité avec photo : aucun numéro n’est alors nécessaire.',
  otherBusiness:
    'Si vous avez un doute, laissez-le tel quel et continuez : nous demanderons ensuite un document, et une personne de notre équipe l’examinera.',
  otherSignUp: 'Si vous avez un doute, laissez-le tel quel et continuez : nous demanderons un document plus tard, au besoin.',
};
