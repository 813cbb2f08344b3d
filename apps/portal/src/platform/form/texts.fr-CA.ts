import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  prefilled:
    'Certaines réponses viennent du lien que vous avez ouvert. Vérifiez-les et corrigez ce qui n’est pas exact.',
  retype:
    'Pour votre sécurité, ce navigateur ne garde ni date de naissance, ni numéro fiscal ou bancaire. Entrez de nouveau ce qui manque. Tout le reste est toujours là.',
};
