import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Nous ne pouvons pas accepter cette entreprise au Québec',
  lead: 'Au Québec, les restaurants et les entreprises de transport doivent enregistrer chaque vente dans un module d’enregistrement des ventes. {brand} n’en offre pas et ne peut donc pas traiter leurs paiements.',
  elseTitle: 'Ce que vous pouvez faire',
  elseAnswer: 'Votre entreprise n’est pas au Québec? Changez votre réponse pour Non.',
  elses: [
    'Votre entreprise n’est pas au Québec? Modifiez l’adresse.',
    'Si la majeure partie de vos ventes provient d’autre chose, choisissez plutôt ce type d’entreprise.',
  ],
  answer: 'Modifier ma réponse',
  address: 'Modifier l’adresse',
  category: 'Choisir un autre type d’entreprise',
  answersTitle: 'Vos réponses',
  answers:
    'Rien n’a été envoyé et rien ne vous est facturé. Vos réponses précédentes sont enregistrées.',
  askPhone: 'Des questions? Appelez-nous au {contact}.',
  askEmail: 'Des questions? Écrivez-nous à {contact}.',
  reference: 'Référence : {reference}',
};
