/**
 * Parts shared between rooms load with every form's texts, so that no page waits for another room;
 * orders and embed are excluded.
 */
const LENT =
  /^(?:(?!(?:orders|embed)$)[\w-]+|[\w-]+\/(?:quebec|country|step-up-form|review-request|terms))$/;

/** What Home says of an order comes with Home, instead of with every text of the order's pages. */
const OF_HOME = /^orders\/home$/;

/** The room whose chunk contains a folder's texts, or `platform` for shared ones. */
export const textsLoadedWith = (folder: string): string =>
  OF_HOME.test(folder)
    ? 'decision'
    : LENT.test(folder)
      ? 'platform'
      : (folder.split('/')[0] ?? folder);

/** Rooms whose texts any form may show; they share one script, which the next page needs too. */
export const ROOMS_OF_FORMS: readonly string[] = ['platform', 'rulebook'];
