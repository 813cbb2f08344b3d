import { RETENTION_TEXTS } from '@signet/rulebook/reference/retention-texts.fr-CA';
import type { TEXTS as EN } from './notice-texts.en-US.ts';

export const TEXTS: typeof EN = {
  lang: 'fr-CA',
  title: 'Avis de confidentialité',
  lines: [
    'Ceci est le bac à sable. En production, l’avis du fournisseur de paiements se trouve ici.',
    'Ce que vous tapez ici reste sur cette machine. Personne n’est vérifié, facturé ni joint à l’extérieur.',
    'N’y tapez que des numéros inventés. Réinitialiser le bac à sable fait oublier ce que ses fournisseurs ont appris.',
  ],
  keptTitle: 'Combien de temps nous gardons ce que vous nous dites',
  keptByLaw:
    'Si nous avons ouvert un compte, la loi nous oblige à garder l’identité de la personne visée. Vous pouvez demander une copie de vos données. Vous pouvez aussi demander d’effacer ce que la loi n’exige pas.',
  line: (what, period) => `${what}\u00a0: ${period}.`,
  atOnce: 'aussitôt',
  kept: RETENTION_TEXTS,
};
