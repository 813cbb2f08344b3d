import type { TEXTS as EN } from './texts.en-US.ts';

/** How an owner who was invited reaches us, in Quebec French. */
export const TEXTS: typeof EN = {
  askPhone: 'Des questions? Appelez-nous au {contact}.',
  askEmail: 'Vous pouvez aussi écrire à {contact}.',
};
