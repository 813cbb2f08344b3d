import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Il vous en faut plus? Joignez {brand}',
  text: '{brand} est votre revendeur et paie ces terminaux. Il peut en ajouter.',
  askPhone: 'Appelez au {contact}.',
  askEmail: 'Écrivez à {contact}.',
};
