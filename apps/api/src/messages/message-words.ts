/**
 * One e-mail: what, what next, by when. A line that is nothing but `{need}`, `{next}`, `{reason}`, `{why}` or `{who}` falls away where nothing is named. Without a button there is nothing to press. `asks` where
 * it wants something of its reader. No number that identifies anybody. docs/readings.md 109.
 */
export type MessageWords = { subject: string; preheader: string; lines: readonly string[]; button?: string; asks?: true };
