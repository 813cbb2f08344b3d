import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Envoyer un chèque annulé',
  label: 'Chèque annulé',
  hint: 'Une photo (JPEG ou PNG) ou un PDF. Écrivez « ANNULÉ » en travers du chèque. Le nom et les numéros doivent être lisibles.',
  preview: 'Le chèque tel que vous l’enverrez',
  send: 'Envoyer le chèque',
  sending: 'Envoi…',
  after: 'Nous vous écrirons dès qu’un membre de notre équipe l’aura regardé.',
};
