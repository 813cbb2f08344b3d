import { ERROR_PAGES_PATH } from '../platform/http/problem.ts';

/** Addresses of the reference; what follows `:` is the name of a call, an event, a schema or an error. */
export const REFERENCE_PATHS = {
  introduction: '/api/docs',
  quickstart: '/api/docs/quickstart',
  search: '/api/docs/search',
  schemas: '/api/docs/schemas',
  errors: ERROR_PAGES_PATH,
  /** The renderer in which a call can be sent. */
  console: '/api/docs/try',
  description: '/api/openapi.json',
  /** The same calls as a collection of Postman. */
  collection: '/api/postman.json',
} as const;

export const guidePath = (id: string): string => `/api/docs/guides/${id}`;
export const callPath = (id: string): string => `/api/docs/calls/${id}`;
export const eventPath = (type: string): string => `/api/docs/events/${type}`;
export const schemaPath = (name: string): string => `${REFERENCE_PATHS.schemas}/${name}`;
export const errorPath = (code: string): string => `${ERROR_PAGES_PATH}/${code}`;
