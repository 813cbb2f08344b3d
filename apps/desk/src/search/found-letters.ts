import { foldName } from '@signet/rulebook/accounts/folded-name';

/** Begins `from` letters into the name. */
export type LettersPart = { text: string; isFound: boolean; from: number };

const isLetter = (letter: string | undefined): boolean =>
  letter !== undefined && /[\p{L}\p{N}\p{M}]/u.test(letter);

/** How many letters from `start` on spell the beginning of one of `words`, folded; 0 for none. */
function foundFrom(letters: readonly string[], start: number, words: readonly string[]): number {
  const lengths = words.map((word) => {
    let spelled = '';
    for (let at = start; at < letters.length && spelled.length < word.length; at += 1) {
      spelled += foldName(letters[at] ?? '');
      if (!word.startsWith(spelled) && !spelled.startsWith(word)) return 0;
      if (spelled.length >= word.length) return at - start + 1;
    }
    return 0;
  });
  return Math.max(0, ...lengths);
}

/** A name in parts: the beginnings of its words that were looked for, and the rest. */
export function foundLetters(name: string, sought: readonly string[]): LettersPart[] {
  const words = sought.map(foldName).filter((word) => word !== '');
  const letters = [...name];
  const parts: LettersPart[] = [];
  const add = (text: string, isFound: boolean, from: number) => {
    const last = parts.at(-1);
    if (last?.isFound === isFound) parts[parts.length - 1] = { ...last, text: last.text + text };
    else parts.push({ text, isFound, from });
  };
  for (let at = 0; at < letters.length; ) {
    const isStart = isLetter(letters[at]) && !isLetter(letters[at - 1]);
    const found = isStart ? foundFrom(letters, at, words) : 0;
    add(letters.slice(at, at + Math.max(1, found)).join(''), found > 0, at);
    at += Math.max(1, found);
  }
  return parts;
}
