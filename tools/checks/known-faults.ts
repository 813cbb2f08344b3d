/** Imports that break a rule of check-imports.ts and are still to be removed, as `from → to`. A line that is no longer needed fails the check. */
export const KNOWN_FAULTS: ReadonlySet<string> = new Set([
  'packages/industries/src/industries.test.ts → packages/rulebook/src/reference/enumerations.ts',
  'packages/industries/src/search/search-industries.test.ts → packages/rulebook/src/core/linear-time-fixture.ts',
]);
