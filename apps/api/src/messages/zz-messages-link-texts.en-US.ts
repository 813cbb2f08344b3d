/** The text with the link that proves a phone, in English. decisions.md, section 6, phone link. */
export const LINK_TEXTS = {
  text: '{brand}: confirm that this is your phone for {business}. Open {url} within {minutes} minutes. Not you? Open it and tell us.',
};
