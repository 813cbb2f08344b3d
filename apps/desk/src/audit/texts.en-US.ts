export const TEXTS = { nav: 'Audit' };
