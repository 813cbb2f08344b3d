import email from 'validator/lib/isEmail.js';
import postalCode from 'validator/lib/isPostalCode.js';
import url from 'validator/lib/isURL.js';

// The package's types say `{ default }` to Node's resolution and the function to Vite's, while both hand over the function: the one place that says so.
type Callable<Module> = Module extends { default: infer Exported } ? Exported : Module;

export const isEmail = email as unknown as Callable<typeof email>;
export const isPostalCode = postalCode as unknown as Callable<typeof postalCode>;
export const isUrl = url as unknown as Callable<typeof url>;
