/** Limits of the industry guess and search. */
export const CATEGORY_LIMITS = {
  predictTimeoutMs: 4_000,
  /** Texts of one prediction, of which it reads the beginnings. */
  predictInputsMax: 20,
  predictInputMaxChars: 8 * 1024,
  /** Minimum probabilities of a guess. docs/readings.md 59. */
  guessSureFromScore: 0.8,
  guessFromScore: 0.15,
  /** Of a guess that no other stands beside. */
  guessAloneFromScore: 0.4,
  guessesMax: 3,
  categorySearchMaxChars: 100,
} as const;
