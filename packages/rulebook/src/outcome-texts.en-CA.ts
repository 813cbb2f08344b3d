/** Only what differs from US English. */
export const REQUIREMENT_TEXTS = {
  EIN_DOC:
    'We need a document that shows your business name and number, like a letter from the CRA.',
};
