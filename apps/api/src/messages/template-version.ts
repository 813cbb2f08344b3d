import { createHash } from 'node:crypto';

const shownChars = 12;

/** Names the words that a message was made of: another text, another version. Kept with what was sent. docs/decisions/0052. */
export const templateVersion = (words: unknown): string =>
  createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, shownChars);
