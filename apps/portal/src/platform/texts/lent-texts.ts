/** Parts that rooms lend each other: their texts are few, and come with those that every form shows, so that no page waits for another room's. Those of orders and of a frame are lent to nobody: the home's part of orders brings them along. */
const LENT = /^(?:(?!(?:orders|embed)$)[\w-]+|[\w-]+\/(?:quebec|country|step-up-form|review-request|terms))$/;

/** Which texts the texts of a folder are loaded with: those of its room, or those of every form. */
export const textsLoadedWith = (folder: string): string => (LENT.test(folder) ? 'platform' : (folder.split('/')[0] ?? folder));
