import { fileURLToPath } from 'node:url';

/** With a trailing slash. */
export const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));
