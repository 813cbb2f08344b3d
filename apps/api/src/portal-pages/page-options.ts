import { frontCard } from '@signet/rulebook/account-list';
import { connectionKind, intentOfLink, targetOf } from '@signet/rulebook/accounts/connections';
import { wireAnswers } from '@signet/rulebook/core/answers';
import { prefillOfDraft } from '@signet/rulebook/startup-parameters';
import { accountOf } from '../accounts/view.ts';
import type { Deps } from '../deps.ts';
import { hasSignedInBefore } from '../session/session-cookies.ts';
import { supportBanner } from '../session/support-pages.ts';
import { newCarryToken } from '../sign-up/carry-answers.ts';
import { startupOf } from '../sign-up/startup-cookie.ts';
import type { BootOptions } from './boot.ts';
import { type Loaded, shownId } from './load-parts.ts';
import { type Visit, validationContext } from './read-visit.ts';

/** What a page is drawn with. */
export function pageOptions(
  visit: Visit,
  { theirs = [], ...loaded }: Loaded,
  deps: Deps,
): BootOptions {
  const { startup, row, matched, session, support, visitor, referralUrlId, request } = visit;
  return {
    path: visit.path,
    ...(startup.isCapital && row?.keptQueryParameters?.includes('mode') ? { mode: 'CAPITAL' } : {}),
    referralUrlId: matched?.referralUrlId ?? referralUrlId,
    ...embedOf(visit, deps),
    notice: startup.notice,
    session,
    ...loaded,
    ...(support === undefined ? {} : { support: supportBanner(support.view, visitor) }),
    front: frontCard(
      theirs.map((own) =>
        accountOf(own, { portal: visitor.portal, locale: visitor.locale, clock: deps.clock }),
      ),
    ),
    isKnown: session === undefined && hasSignedInBefore(request),
    ...(shownId(visit) === undefined ? prefillFor(visit, deps) : {}),
    service: row?.access === 'person' ? serviceFor(visit, deps) : undefined,
  };
}

/** Before sign-in, answers typed in a frame may be handed over to a tab. docs/decisions/0118. */
function embedOf(
  { embed, session, visitor, matched }: Visit,
  deps: Deps,
): Pick<BootOptions, 'embed'> {
  if (embed === undefined) return {};
  if (session !== undefined) return { embed };
  const partner = { portal: visitor.portal, referralUrlId: matched?.referralUrlId };
  return { embed: { ...embed, carryToken: newCarryToken(partner, deps) } };
}

/**
 * Answers from a link for the pages before an application exists, and those carried over from a
 * frame; all other answers stay on the server until an application exists. docs/decisions/0081 and
 * 0118.
 */
function prefillFor(
  { request, visitor }: Visit,
  deps: Deps,
): Pick<BootOptions, 'prefill' | 'carried'> {
  const brought = startupOf(request, deps);
  if (brought === undefined) return {};
  const context = validationContext(visitor.market, deps);
  const prefill = prefillOfDraft(brought, context);
  const carried = brought.carried && {
    answers: wireAnswers(prefillOfDraft(brought.carried, context)),
    at: brought.carried.at,
  };
  return { ...(Object.keys(prefill).length === 0 ? {} : { prefill }), ...(carried && { carried }) };
}

/**
 * The channel or product named by a link and not connected to an account yet. docs/decisions/0089.
 */
function serviceFor(
  { request, visitor, referralUrlId }: Visit,
  deps: Deps,
): BootOptions['service'] {
  const { channelName, channelType, serviceId, serviceType, createBusiness } =
    startupOf(request, deps)?.fields ?? {};
  const flags = deps.flags.of({ portal: visitor.portal, referralUrlId });
  const intent = intentOfLink({ channelName, channelType, serviceId, serviceType, createBusiness });
  if (intent === undefined || connectionKind({ intent, flags }) === undefined) return undefined;
  const target = targetOf({ serviceType, serviceId });
  return {
    intent,
    name: intent === 'ADD_CHANNEL' ? channelName : serviceType,
    ...(target?.kind === 'website' ? { websiteId: target.id } : {}),
  };
}
