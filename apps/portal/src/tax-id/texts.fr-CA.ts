import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  attemptsLeft:
    'Pour votre sécurité, un numéro peut être modifié 5 fois en 24 heures. {count, plural, one {Il vous reste # modification.} many {Il vous reste # modifications.} other {Il vous reste # modifications.}}',
  noneLeft: 'Vous avez modifié ce numéro 5 fois en 24 heures. Vous pourrez le modifier plus tard.',
  otherPerson:
    'Vous avez un doute? Utilisez plutôt une pièce d’identité avec photo : le numéro n’est alors plus nécessaire.',
  otherBusiness:
    'Vous avez un doute? Laissez le numéro et continuez. Nous demanderons un document, qu’un membre de notre équipe vérifiera.',
  otherSignUp:
    'Vous avez un doute? Laissez le numéro et continuez. Nous demanderons un document plus tard, au besoin.',
};
