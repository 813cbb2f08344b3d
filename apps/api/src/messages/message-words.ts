/**
 * A line with only `{need}`, `{next}`, `{reason}`, `{why}` or `{who}` is dropped when that has no
 * value. `asks`: the mail wants something from its reader. Never contains identifying numbers.
 * docs/readings.md 109.
 */
export type MessageWords = {
  subject: string;
  preheader: string;
  lines: readonly string[];
  button?: string;
  asks?: true;
};
