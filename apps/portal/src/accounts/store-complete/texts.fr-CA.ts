import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  store: 'Votre nouveau magasin',
  title: 'Magasin ouvert : {store}',
  lead: 'Vous pouvez y accepter des paiements dès maintenant.',
  paid: 'Vous pouvez y accepter des paiements dès maintenant. L’argent ira dans votre compte bancaire se terminant par {last4}.',
  stores: 'Voir mes magasins',
  result: 'Voir son approbation',
};
