/**
 * A sorted word list as a trie in flat arrays: every node is a prefix that words `from` to `to`
 * share. Built once in a few milliseconds; a search visits about a hundred nodes, regardless of the
 * number of words.
 */
export type PrefixTree = {
  readonly words: readonly string[];
  readonly letter: Uint16Array;
  readonly child: Int32Array;
  readonly sibling: Int32Array;
  readonly from: Int32Array;
  readonly to: Int32Array;
};

/**
 * Words `from` to `to` start with the typed text after correcting `errors`; `depth` is the matched
 * prefix's length.
 */
export type PrefixMatch = {
  readonly from: number;
  readonly to: number;
  readonly depth: number;
  readonly errors: number;
};

const NONE = -1;

/** The words must be sorted and distinct. */
export function buildPrefixTree(words: readonly string[]): PrefixTree {
  const most = words.reduce((sum, { length }) => sum + length, 1);
  const letter = new Uint16Array(most);
  const child = new Int32Array(most).fill(NONE);
  const sibling = new Int32Array(most).fill(NONE);
  const from = new Int32Array(most);
  const to = new Int32Array(most);
  const path = [0]; // nodes along the previous word, by depth
  let made = 1;
  let before = '';
  words.forEach((word, at) => {
    let shared = 0;
    while (shared < before.length && before[shared] === word[shared]) shared += 1;
    for (let depth = shared; depth < word.length; depth += 1) {
      const parent = path[depth] ?? 0;
      const elder = depth === shared && shared < before.length ? (path[depth + 1] ?? NONE) : NONE;
      if (elder === NONE) child[parent] = made;
      else sibling[elder] = made;
      letter[made] = word.charCodeAt(depth);
      from[made] = at;
      path[depth + 1] = made;
      made += 1;
    }
    for (let depth = 0; depth <= word.length; depth += 1) to[path[depth] ?? 0] = at + 1;
    before = word;
  });
  return { words, letter, child, sibling, from, to };
}

/** Child of a node for a letter, or -1. */
function below(tree: PrefixTree, node: number, code: number): number {
  let next = tree.child[node] ?? NONE;
  while (next !== NONE && tree.letter[next] !== code) next = tree.sibling[next] ?? NONE;
  return next;
}

export function findPrefix(tree: PrefixTree, typed: string): PrefixMatch | undefined {
  let node = 0;
  for (let at = 0; at < typed.length && node !== NONE; at += 1)
    node = below(tree, node, typed.charCodeAt(at));
  return node === NONE
    ? undefined
    : { from: tree.from[node] ?? 0, to: tree.to[node] ?? 0, depth: typed.length, errors: 0 };
}

/**
 * Words that start with the typed text after exactly up to `most` insertions, deletions,
 * substitutions or transpositions. With more than one error allowed, the first letter must match.
 */
export function findFuzzyPrefix(tree: PrefixTree, typed: string, most: number): PrefixMatch[] {
  const found: PrefixMatch[] = [];
  const walk = (node: number, depth: number, at: number, errors: number): void => {
    if (at === typed.length) {
      found.push({ from: tree.from[node] ?? 0, to: tree.to[node] ?? 0, depth, errors });
      return;
    }
    const code = typed.charCodeAt(at);
    const same = below(tree, node, code);
    if (same !== NONE) walk(same, depth + 1, at + 1, errors);
    if (errors === most || (most > 1 && at === 0)) return;
    walk(node, depth, at + 1, errors + 1); // an extra letter
    const swapped = at + 1 < typed.length ? below(tree, node, typed.charCodeAt(at + 1)) : NONE;
    const both = swapped === NONE ? NONE : below(tree, swapped, code);
    if (both !== NONE) walk(both, depth + 2, at + 2, errors + 1);
    for (let next = tree.child[node] ?? NONE; next !== NONE; next = tree.sibling[next] ?? NONE) {
      if (tree.letter[next] !== code) walk(next, depth + 1, at + 1, errors + 1); // a substituted letter
      walk(next, depth + 1, at, errors + 1); // a missing letter
    }
  };
  walk(0, 0, 0, 0);
  return found;
}
