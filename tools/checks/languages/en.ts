/** Words that the product does not use in front of people. */
export const BANNED_WORDS = ['please', 'sorry', 'oops', 'valid', 'invalid', 'forbidden', 'you forgot', 'this field is required'];
