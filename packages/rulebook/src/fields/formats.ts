import email from 'validator/lib/isEmail.js';
import postalCode from 'validator/lib/isPostalCode.js';
import url from 'validator/lib/isURL.js';

// The package's types describe `{ default }`, while Node and Vite both hand over the function itself: the one place that says so.
export const isEmail = email as unknown as typeof email.default;
export const isPostalCode = postalCode as unknown as typeof postalCode.default;
export const isUrl = url as unknown as typeof url.default;
