/** docs/readings.md 43. */
export const APPLICATION_ID_PATTERN = /^urn:app:[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){4}$/;

/** docs/readings.md 43. */
export const OWNER_ID_PATTERN = /^urn:own:[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){4}$/;

/** The application's id without its first 8 characters. docs/readings.md 43. */
export const BUSINESS_ID_PATTERN = /^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){4}$/;

/**
 * Short application reference to read out over the phone: no 0, O, 1, I, L and no vowels.
 * docs/decisions/0049.
 */
export const REFERENCE_PATTERN = /^[2-9B-DF-HJKMNP-TV-Z]{4}-[2-9B-DF-HJKMNP-TV-Z]{4}$/;

/** A referral id in a path or query; anything else is ignored. docs/readings.md 120. */
export const REFERRAL_ID_PATTERN = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * Header of a page's calls with the referral in the page's path, which they cannot take from a
 * Referer: our pages send none.
 */
export const REFERRAL_HEADER = 'X-Referral-Url-Id';
