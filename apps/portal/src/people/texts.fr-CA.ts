import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  askPhone: 'Des questions? Appelez-nous au {contact}.',
  askEmail: 'Vous pouvez aussi écrire à {contact}.',
};
