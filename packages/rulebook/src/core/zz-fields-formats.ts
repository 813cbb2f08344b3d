import email from 'validator/lib/isEmail.js';
import postalCode from 'validator/lib/isPostalCode.js';
import url from 'validator/lib/isURL.js';

type Callable<Module> = Module extends { default: infer Exported } ? Exported : Module;

/**
 * The function of a file of the package: two hand it over bare, `isPostalCode` inside `{ default }`, and the types say the one to Node's resolution
 * and the other to Vite's. The one place that knows.
 */
function functionOf<Module>(module: Module): Callable<Module> {
  const holder = module as { default?: unknown }; // a function has no such property
  return (holder.default ?? module) as Callable<Module>; // as told above
}

export const isEmail = functionOf(email);
export const isPostalCode = functionOf(postalCode);
export const isUrl = functionOf(url);
