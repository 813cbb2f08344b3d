/** The day on which it was announced that the older interface will end. */
export const OLDER_SINCE = '2026-11-28';

/** Where it is said what ends, and what to use instead. */
export const VERSIONS_PAGE = '/api/docs/guides/versions';

/** What each answer of the older interface says of its end (RFC 9745); the end itself has no day yet. */
export const DEPRECATION_HEADERS = {
  deprecation: `@${Date.parse(OLDER_SINCE) / 1_000}`,
  link: `<${VERSIONS_PAGE}>; rel="deprecation"; type="text/html"`,
} as const;
