/**
 * Parts shared between rooms: their few texts load with every form's, so that no page waits for another room. Orders and embed are
 * excluded: the home page's orders part brings its own.
 */
const LENT = /^(?:(?!(?:orders|embed)$)[\w-]+|[\w-]+\/(?:quebec|country|step-up-form|review-request|terms))$/;

/** The room whose chunk contains a folder's texts, or `platform` for shared ones. */
export const textsLoadedWith = (folder: string): string => (LENT.test(folder) ? 'platform' : (folder.split('/')[0] ?? folder));
