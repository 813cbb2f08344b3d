import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Nous ne pouvons pas accepter cette entreprise au Québec',
  lead: 'Au Québec, les restaurants et le transport doivent enregistrer chaque vente dans un module d’enregistrement des ventes. {brand} n’en offre pas et ne peut donc pas traiter leurs paiements. Ce n’est pas un jugement sur vous.',
  elseTitle: 'Ce qui reste possible',
  elseAnswer: 'Si l’entreprise se trouve dans une autre province ou un territoire, changez votre réponse pour « Non ».',
  elses: [
    'Si l’entreprise se trouve dans une autre province ou un territoire, changez l’adresse et continuez.',
    'Si la plupart de vos ventes viennent d’autre chose, choisissez plutôt ce type d’entreprise.',
  ],
  answer: 'Changer ma réponse',
  address: 'Changer l’adresse',
  category: 'Choisir un autre type d’entreprise',
  answersTitle: 'Ce que deviennent vos réponses',
  answers: 'Rien n’a été envoyé et rien ne vous est facturé. Ce que vous aviez entré reste enregistré.',
  askPhone: 'Pour parler à une personne, appelez-nous : {contact}.',
  askEmail: 'Pour parler à une personne, écrivez-nous : {contact}.',
  reference: 'Référence : {reference}',
};
