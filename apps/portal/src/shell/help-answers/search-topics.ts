import MiniSearch from 'minisearch';
import type { TopicId } from './topics.ts';

type Answered = { question: string; answer: string };

/** Without accents and capitals, since hurried people type neither. */
const folded = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Words as short as “le” or “is” tell nothing, and a number may matter: 1099. */
const telling = (word: string): string | null => {
  const term = folded(word);
  return term.length > 2 || /\d/.test(term) ? term : null;
};

/** Finds answers by what somebody types, questions before answers; forgives a wrong letter. */
export function searchTopics(
  answers: Readonly<Record<TopicId, Answered>>,
  ids: readonly TopicId[],
): (typed: string) => TopicId[] {
  const index = new MiniSearch<{ id: TopicId } & Answered>({
    fields: ['question', 'answer'],
    processTerm: telling,
    searchOptions: {
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      boost: { question: 2 },
    },
  });
  index.addAll(ids.map((id) => ({ id, ...answers[id] })));
  return (typed) => {
    const all = index.search(typed, { combineWith: 'AND' });
    // Ids of the rows added above.
    return (all.length > 0 ? all : index.search(typed)).map(({ id }) => id as TopicId);
  };
}
