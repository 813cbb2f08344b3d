import { viewFor } from '../application/load-view.ts';
import type { Handler } from '../handler.ts';

export const getApplication: Handler<'getApplication'> = async ({ deps, application, visitor }) => viewFor(application, { deps, visitor });
