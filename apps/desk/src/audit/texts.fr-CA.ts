import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  nav: 'Audit',
  tabs: {
    label: 'Parties de l’audit',
    lines: 'Lignes',
    secrets: 'Secrets affichés',
    exports: 'Exportations',
  },
};
