export const TEXTS = { title: 'We’re checking your details' };
