import { z } from 'zod';

const TERMS = z.object({ id: z.string(), version: z.string() });
export type Terms = z.infer<typeof TERMS>;

/** The terms that the product's configuration names. */
export const termsIn = (configs: Readonly<Record<string, unknown>>): Terms =>
  TERMS.parse(configs.terms);
