import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Vérifiez vos réponses',
  lead: 'Assurez-vous que tout est exact, puis envoyez votre demande. La décision vient habituellement en quelques secondes.',
  languageHint: 'Nos courriels et nos textos seront dans cette langue',
  send: 'Envoyer ma demande',
};
