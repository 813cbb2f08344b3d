import { createHash } from 'node:crypto';

const sha256 = (...parts: readonly (string | Buffer)[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();

/**
 * Leaves and nodes are hashed with different prefixes (RFC 6962), so that a node cannot pass as a
 * leaf.
 */
const leafOf = (text: string): Buffer => sha256(Buffer.of(0), text);
const nodeOf = (left: Buffer, right: Buffer): Buffer => sha256(Buffer.of(1), left, right);

const levelAbove = (level: readonly Buffer[]): Buffer[] => {
  const above: Buffer[] = [];
  for (let at = 0; at < level.length; at += 2) {
    const [left, right] = [level[at], level[at + 1]];
    if (left !== undefined) above.push(right === undefined ? left : nodeOf(left, right));
  }
  return above;
};

/** The Merkle root of the texts in order, in hex; without texts, the hash of the empty string. */
export function merkleRoot(texts: readonly string[]): string {
  let level = texts.map(leafOf);
  if (level.length === 0) return sha256('').toString('hex');
  while (level.length > 1) level = levelAbove(level);
  return level[0]?.toString('hex') ?? '';
}

/** A hash beside the way from a leaf to the root, and on which side of it. */
export type MerkleStep = { side: 'left' | 'right'; hash: string };

/** What leads from the text at this place to the root of all of them, and from no other text. */
export function merkleProof(texts: readonly string[], place: number): MerkleStep[] {
  const steps: MerkleStep[] = [];
  let [level, at] = [texts.map(leafOf), place];
  while (level.length > 1) {
    const isLeft = at % 2 === 0;
    const beside = level[isLeft ? at + 1 : at - 1];
    if (beside !== undefined)
      steps.push({ side: isLeft ? 'right' : 'left', hash: beside.toString('hex') });
    [level, at] = [levelAbove(level), Math.floor(at / 2)];
  }
  return steps;
}
