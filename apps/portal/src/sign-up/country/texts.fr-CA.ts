import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: { US: 'Recommencer aux États-Unis?', CA: 'Recommencer au Canada?' },
  text: {
    US: 'Pour changer de pays, il faut une nouvelle demande, en dollars américains (USD).',
    CA: 'Pour changer de pays, il faut une nouvelle demande, en dollars canadiens (CAD).',
  },
  keptTitle: 'Ce qui est conservé',
  kept: { name: 'Votre nom', email: 'Votre adresse courriel', phone: 'Votre numéro de cellulaire' },
  keptNothing: 'Vous n’avez encore rien entré qui puisse être conservé.',
  droppedTitle: 'Ce qui est effacé',
  leftTitle: 'Ce qui n’est pas repris',
  dropped: {
    business: 'Ce que vous avez dit de l’entreprise',
    address: 'Les adresses',
    numbers: 'Les numéros fiscaux et votre date de naissance',
    bank: 'Le compte bancaire',
  },
  droppedNothing: 'Rien : vous n’avez pas encore parlé de l’entreprise.',
  unsent: {
    US: 'Votre demande aux États-Unis reste enregistrée. Vous pourrez la rouvrir à partir de l’Aide.',
    CA: 'Votre demande au Canada reste enregistrée. Vous pourrez la rouvrir à partir de l’Aide.',
  },
  sent: {
    US: 'La demande que vous avez envoyée aux États-Unis reste telle quelle. Ouvrez-la à partir de l’Aide ou par le lien de nos courriels.',
    CA: 'La demande que vous avez envoyée au Canada reste telle quelle. Ouvrez-la à partir de l’Aide ou par le lien de nos courriels.',
  },
  confirm: 'Commencer une nouvelle demande',
  stay: { US: 'Rester aux États-Unis', CA: 'Rester au Canada' },
};
