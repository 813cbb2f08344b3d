export const TEXTS = { funnel: 'Funnel' };
