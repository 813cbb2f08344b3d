export const TEXTS = { title: 'We’re updating your application', owners: 'The owners you listed' };
