import { isExitNoted } from '@signet/rulebook/decision/exit-notice';
import { displayNameOf } from '@signet/rulebook/sign-up/display-names';
import type { Handler } from '../handler.ts';
import { AppError } from '../platform/http/problem.ts';
import { originOfPortal } from '../platform/portal-hosts.ts';
import { isExitToken } from './exit-token.ts';
import { setLinkCookie, setSupportCookie } from './session-cookies.ts';
import { SUPPORT_PATH } from './support-pages.ts';

/** Reading the session counts as using it, like any authenticated call. docs/readings.md 104. */
export const getSession: Handler<'getSession'> = async ({ deps, session }) => ({
  sessionEndsAt: session.expiresAt,
  serverNow: deps.clock.now(),
});

/**
 * Records a page exit. A foreign, expired or used token gets the cross-origin error.
 * docs/decisions/0090.
 */
export const noteExit: Handler<'noteExit'> = async ({
  deps,
  application,
  session,
  body: { token },
}) => {
  if (!isExitToken(token, deps.clock.now(), { sessionToken: session.token, sealer: deps.sealer }))
    throw new AppError('request.crossOrigin');
  if (!isExitNoted(application)) return { noted: false };
  if (!(await deps.store.pageExits.note({ applicationId: application.id, token })))
    throw new AppError('request.crossOrigin');
  return { noted: true };
};

/**
 * Exchanges a link's token once for a session cookie; a retry with the same key gets the same
 * session. docs/readings.md 105.
 */
export const openLinkSession: Handler<'openLinkSession'> = async ({
  deps,
  body,
  browser,
  once,
}) => {
  const found = await deps.store.linkTokens.open(body.token, once?.key);
  if (!found.opened)
    throw new AppError(found.why === 'expired' ? 'link.expired' : 'link.incorrect');
  setLinkCookie(browser.reply, found.session, deps.config);
  const { applicationId, purpose, detail } = found.link;
  return { applicationId, purpose, type: detail };
};

/**
 * What the mail said, for the page that the link opens; every link that can't be opened gets the
 * same error. docs/decisions/0218.
 */
export const previewLink: Handler<'previewLink'> = async ({ deps, body }) => {
  const link = await deps.store.linkTokens.preview(body.token);
  const application = link && (await deps.store.applications.loadForWork(link.applicationId));
  if (link === undefined || application === undefined) throw new AppError('link.expired');
  return {
    businessName: displayNameOf(application.answers),
    type: link.detail,
    endsAt: link.expiresAt,
  };
};

/**
 * Creates a one-time link to a read-only view of an application, drafts included; requires a
 * ticket. docs/decisions/0087.
 */
export const beginSupport: Handler<'beginSupport'> = async ({
  deps,
  params,
  body,
  reviewer,
  once,
}) => {
  const found = await deps.store.reviews.find(params.id);
  const begun =
    found &&
    (await deps.store.supportViews.begin({
      applicationId: found.id,
      reviewer,
      ...body,
      key: once?.key,
    }));
  if (found === undefined || begun === undefined) throw new AppError('application.notFound');
  return { link: `${originOfPortal(found.portal, deps.config)}${SUPPORT_PATH}#${begun.token}` };
};

/**
 * Exchanges that link's token once for a short session; a retry with the same key gets the same
 * session.
 */
export const openSupport: Handler<'openSupport'> = async ({ deps, body, browser, once }) => {
  const found = await deps.store.supportViews.open(body.token, once?.key);
  if ('why' in found)
    throw new AppError(found.why === 'expired' ? 'link.expired' : 'link.incorrect');
  setSupportCookie(browser.reply, found.session, deps.config);
  return { applicationId: found.applicationId };
};
