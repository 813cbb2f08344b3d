export const TEXTS = { title: 'Show us your photo ID' };
