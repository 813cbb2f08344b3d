import { viewFor } from '../application/load-view.ts';
import type { Handler } from '../handler.ts';

/** The application's facts, its page and its status. decisions.md, section 7. */
export const getApplication: Handler<'getApplication'> = async ({ deps, application, visitor }) => viewFor(application, { deps, visitor });
