/**
 * The words of these columns, as staff search for them. Index and query must spell it alike, or the
 * index is not used. docs/decisions/0227.
 */
export const searchedWords = (...columns: readonly string[]): string =>
  `to_tsvector('simple'::regconfig, translate(folded_name(${columns
    .map((column) => `coalesce(${column}, '')`)
    .join(" || ' ' || ")}), './_', '   '))`;
