import { chunkOfFile } from '../chunk-of-room.ts';

/**
 * Parts shared between rooms load with every form's texts, so that no page waits for another room;
 * orders and embed are excluded.
 */
const LENT =
  /^(?:(?!(?:orders|embed)$)[\w-]+|[\w-]+\/(?:quebec|country|step-up-form|review-request|terms))$/;

/** What Home says of an order comes with Home, instead of with every text of the order's pages. */
const OF_HOME = /^orders\/home$/;

/** Folders whose texts any form may show; they share one script, which the next page needs too. */
export const BATCHES_OF_FORMS: readonly string[] = ['platform', 'rulebook'];

/** Texts come in batches: those of every form, and those of each chunk of pages. */
export function textBatchOf(folder: string): string {
  const room = folder.split('/')[0] ?? folder;
  if (OF_HOME.test(folder)) return 'decision';
  if (LENT.test(folder)) return 'platform';
  return BATCHES_OF_FORMS.includes(room) ? room : chunkOfFile(`/portal/src/${folder}/`, room);
}
