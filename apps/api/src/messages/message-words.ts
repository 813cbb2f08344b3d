/**
 * A line that only holds `{need}`, `{next}`, `{reason}`, `{why}` or `{who}` is dropped when it has no value. `asks` marks a mail that wants
 * something from its reader. Never contains identifying numbers. docs/readings.md 109.
 */
export type MessageWords = { subject: string; preheader: string; lines: readonly string[]; button?: string; asks?: true };
