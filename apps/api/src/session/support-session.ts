import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { clearSupportCookie, type Session, supportTokenOf } from './session-cookies.ts';
import type { SupportSession } from './support-store.ts';

/**
 * The support view of this browser with a session as the applicant; undefined once it has ended.
 */
export async function supportOf(
  request: FastifyRequest,
  { store, config }: Pick<Deps, 'store' | 'config'>,
): Promise<{ view: SupportSession; session: Session } | undefined> {
  const token = supportTokenOf(request, config);
  const view = token === undefined ? undefined : await store.supportViews.load(token);
  return view && token ? { view, session: { ...view.person, token } } : undefined;
}

export async function endSupport(
  request: FastifyRequest,
  reply: FastifyReply,
  { store, config }: Pick<Deps, 'store' | 'config'>,
) {
  const token = supportTokenOf(request, config);
  if (token === undefined) return false;
  await store.supportViews.end(token);
  clearSupportCookie(reply, config);
  return true;
}
