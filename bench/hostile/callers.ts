import { persona } from '@signet/personas/personas';
import { isRecord, textAt } from '@signet/rulebook/core/records';
import { mailTo } from '@signet/testing/applications';
import { SESSION_COOKIE, signInByHttp } from '@signet/testing/http-client';
import type { Made } from '@signet/testing/screen-states/made';
import { bring, CASES, type CaseId } from '@signet/testing/screen-states/starting-points';
import { setFlag } from '@signet/testing/screen-states/states';
import type { BenchWorld } from '@signet/testing/world';

export type HostileCaller = {
  name: string;
  headers: Readonly<Record<string, string>>;
  params: Readonly<Record<string, string>>;
};
export type Callers = {
  owners: HostileCaller[];
  stranger: HostileCaller;
  anonymous: HostileCaller;
  reviewer: HostileCaller;
};

const reviewKey = 'sandbox-review-key';
const STATES = [
  'answered',
  'company',
  'asked',
  'approved',
  'fullSsn',
  'photoId',
  'businessDetails',
  'partnersListed',
  'inReview',
] as const;
/** Phone links are off by default, so these two come last, with the flag on. */
const TEXTED = ['networkAsked', 'texted'] as const;

const nobodys = {
  ownerId: 'urn:own:0000-0000-0000-0000-0000',
  vfp: 'nobody',
  offerId: 'offer-of-nobody',
  type: 'anything',
  page: 'get-started',
  referralUrlId: 'spring-fair',
};

export async function bringCallers(world: BenchWorld): Promise<Callers> {
  const owners: HostileCaller[] = [];
  const take = async (state: CaseId): Promise<void> => {
    const made = await bring(world, CASES[state], 'US', 700 + owners.length);
    owners.push(await callerOf(state, made));
    console.error(`brought to ${state}`);
  };
  for (const state of STATES) await take(state);
  await setFlag(world, 'phoneAuthEnabled', true);
  for (const state of TEXTED) await take(state);
  const stranger = await signInByHttp(world, mailTo(persona('marcus', 799)));
  const [first] = owners;
  const params = first?.params ?? {};
  return {
    owners,
    stranger: { name: 'stranger', headers: cookieOf(stranger.session), params },
    anonymous: { name: 'anonymous', headers: {}, params },
    reviewer: { name: 'reviewer', headers: { authorization: `Bearer ${reviewKey}` }, params },
  };
}

const cookieOf = (session: string): Record<string, string> => ({
  cookie: `${SESSION_COOKIE}=${session}`,
});

async function callerOf(
  state: string,
  { id, businessId, client, link = '' }: Made,
): Promise<HostileCaller> {
  const owners = (await client?.call('getApplication', { id }))?.body.owners;
  const list = isRecord(owners) && Array.isArray(owners.list) ? owners.list : [];
  const ownerId = textAt(list.at(-1), 'id') ?? nobodys.ownerId;
  const vfp = new URLSearchParams(link.split('?')[1]).get('vfp') ?? nobodys.vfp;
  return {
    name: state,
    headers: cookieOf(client?.session ?? ''),
    params: { ...nobodys, id, businessId, ownerId, vfp },
  };
}
