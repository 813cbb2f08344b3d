import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: { US: 'Recommencer aux États-Unis?', CA: 'Recommencer au Canada?' },
  text: {
    US: 'Pour changer de pays, il faut une nouvelle demande, en dollars américains (USD).',
    CA: 'Pour changer de pays, il faut une nouvelle demande, en dollars canadiens (CAD).',
  },
  keptTitle: 'Ce que vous gardez',
  kept: { name: 'Votre nom', email: 'Votre adresse courriel', phone: 'Votre numéro de cellulaire' },
  keptNothing: 'Il n’y a encore rien à reprendre.',
  droppedTitle: 'Ce qui sera effacé',
  leftTitle: 'Ce qui ne sera pas repris',
  dropped: {
    business: 'Les renseignements sur votre entreprise',
    address: 'Les adresses',
    numbers: 'Les numéros fiscaux et votre date de naissance',
    bank: 'Votre compte bancaire',
  },
  droppedNothing: 'Rien : vous n’avez pas encore décrit votre entreprise.',
  unsent: {
    US: 'Nous gardons votre demande aux États-Unis. Vous la trouverez dans Vos demandes.',
    CA: 'Nous gardons votre demande au Canada. Vous la trouverez dans Vos demandes.',
  },
  sent: {
    US: 'Rien ne change pour la demande envoyée aux États-Unis. Vous la trouverez dans Vos demandes.',
    CA: 'Rien ne change pour la demande envoyée au Canada. Vous la trouverez dans Vos demandes.',
  },
  confirm: 'Commencer une nouvelle demande',
  stay: { US: 'Rester aux États-Unis', CA: 'Rester au Canada' },
};
