import { createHash } from 'node:crypto';

const sha256 = (...parts: readonly (string | Buffer)[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();

/**
 * Leaves and nodes are hashed with different prefixes (RFC 6962), so that a node cannot pass as a
 * leaf.
 */
const leafOf = (text: string): Buffer => sha256(Buffer.of(0), text);
const nodeOf = (left: Buffer, right: Buffer): Buffer => sha256(Buffer.of(1), left, right);

/** The Merkle root of the texts in order, in hex; without texts, the hash of the empty string. */
export function merkleRoot(texts: readonly string[]): string {
  let level = texts.map(leafOf);
  if (level.length === 0) return sha256('').toString('hex');
  while (level.length > 1) {
    const above: Buffer[] = [];
    for (let at = 0; at < level.length; at += 2) {
      const [left, right] = [level[at], level[at + 1]];
      if (left !== undefined) above.push(right === undefined ? left : nodeOf(left, right));
    }
    level = above;
  }
  return level[0]?.toString('hex') ?? '';
}
