// Copied beside the types that openapi-typescript generates, for its own client.
import createClient from 'openapi-fetch';
import type { components, paths } from './schema.ts';

type Applicant = components['schemas']['PartnerApplication'];

/** A partner's server: whom it sent, and how far they are. */
export async function followApplicants(origin: string, key: string): Promise<Applicant[]> {
  const api = createClient<paths>({
    baseUrl: origin,
    headers: { authorization: `Bearer ${key}` },
  });
  const found: Applicant[] = [];
  let cursor: string | undefined;
  do {
    const { data, error } = await api.GET('/api/v2/partners/applications', {
      params: { query: { limit: 50, cursor } },
    });
    if (error !== undefined) throw new Error(`${error.code}: ${error.detail}`);
    found.push(...data.applications);
    cursor = data.next;
  } while (cursor !== undefined);
  return found;
}
