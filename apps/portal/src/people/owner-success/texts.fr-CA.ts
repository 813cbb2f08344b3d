import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  receipt: 'Identité confirmée',
  name: 'Nom',
  verified: {
    title: 'Votre identité est confirmée',
    lead: 'Vos renseignements sont confirmés. Il ne vous reste rien à faire.',
    points: [
      '{applicant} verra que vous avez terminé, et rien d’autre.',
      'Nous vous avons envoyé une confirmation par courriel. Vous pouvez fermer cette page.',
    ],
  },
  inReview: {
    title: 'Un membre de notre équipe examinera vos renseignements',
    lead: 'Merci, nous avons vos renseignements. Nous n’avons pas pu les confirmer automatiquement.',
    points: [
      'Vous n’avez rien à faire pour l’instant. Nous vous écrirons dès que votre identité sera confirmée.',
      '{applicant} verra que la vérification est en cours, jamais vos réponses.',
    ],
  },
  over: {
    title: 'Il ne vous reste rien à faire',
    lead: 'Nous avons déjà pris une décision pour {business} et nous n’avons besoin de rien d’autre de votre part.',
    points: ['Vous pouvez fermer cette page.'],
  },
};
