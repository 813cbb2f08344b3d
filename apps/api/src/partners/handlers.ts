import { csvOf } from '@signet/rulebook/core/csv';
import { importTemplate } from '@signet/rulebook/partner-imports';
import { isAllowedParent } from '@signet/rulebook/partners/allowed-parent';
import { PARTNER_LIMITS } from '@signet/rulebook/partners/limits';
import type { PartnerApplication } from '@signet/rulebook/partners/partner-news';
import type { Deps } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { offerOn } from '../orders/offer.ts';
import { AppError } from '../platform/http/problem.ts';
import { applicationIdOf } from '../platform/ids.ts';
import { partnerApplicationOf } from './applicant-view.ts';
import { findImport, importViewOf, rowErrorInWords } from './import-view.ts';
import { type PartnerCaller, partnerActorOf } from './key-store.ts';
import { cursorOf, readCursor } from './page-cursor.ts';
import { referredBy } from './referred-by.ts';

/** For comparing: without accents and capitals. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

export const listPartnerApplications: Handler<'listPartnerApplications'> = async ({
  deps,
  partner,
  query = {},
}) => {
  const {
    status,
    name,
    sort = 'createdAt',
    referralUrlId,
    limit = PARTNER_LIMITS.partnerApplicationsPerPage,
    cursor,
    ...times
  } = query;
  const own = referredBy(partner.partnerId, deps);
  const of =
    referralUrlId === undefined
      ? own
      : { ...own, referralUrlIds: own.referralUrlIds.filter((id) => id === referralUrlId) };
  const applications: PartnerApplication[] = [];
  const order = sort === 'createdAt' ? undefined : sort;
  const { partnerId } = partner;
  const wanted = name === undefined ? undefined : folded(name);
  let after = readCursor(cursor, order);
  for (
    let scanned = 0;
    scanned < PARTNER_LIMITS.partnerApplicationsScanned;
    scanned += PARTNER_LIMITS.partnerApplicationsPerPage
  ) {
    const page = await deps.store.applicants.page(of, { ...times, sort, partnerId, after });
    for (const application of page) {
      after = { createdAt: application[sort], id: application.id, of: order };
      const view = partnerApplicationOf(application, deps.clock, partnerId);
      const isAsked =
        (status === undefined || status.includes(view.status)) &&
        (wanted === undefined || folded(view.businessName ?? '').includes(wanted));
      if (isAsked) applications.push(view);
      if (applications.length === limit) return { applications, next: cursorOf(after) };
    }
    if (page.length < PARTNER_LIMITS.partnerApplicationsPerPage) return { applications };
  }
  return { applications, ...(after && { next: cursorOf(after) }) };
};

export const getPartnerApplication: Handler<'getPartnerApplication'> = async ({
  deps,
  partner,
  params,
}) => {
  const application = await deps.store.applicants.one(
    referredBy(partner.partnerId, deps),
    params.id,
  );
  if (application === undefined) throw new AppError('application.notFound');
  return { application: partnerApplicationOf(application, deps.clock, partner.partnerId) };
};

export const setExternalId: Handler<'setExternalId'> = async ({
  deps,
  partner: { partnerId },
  params: { id },
  body: { externalId },
}) => {
  const changed = await deps.store.applicants.setExternalId(referredBy(partnerId, deps), {
    id,
    partnerId,
    externalId: externalId ?? undefined,
  });
  if (changed === 'taken')
    throw new AppError('request.validationFailed', {}, [
      {
        code: 'field.invalid',
        field: 'externalId',
        detail: 'Another of your applicants has this id.',
      },
    ]);
  return { application: partnerApplicationOf(changed, deps.clock, partnerId) };
};

const by = (caller: PartnerCaller, { config }: Pick<Deps, 'config'>) => ({
  partnerId: caller.partnerId,
  actor: partnerActorOf(caller),
  urls: config.partners.webhookEndpointsOf(caller.partnerId).map(({ url }) => url),
});

export const listPartnerEvents: Handler<'listPartnerEvents'> = async ({
  deps,
  partner,
  query: { applicationId, undelivered, cursor } = {},
}) => {
  const filter = { applicationId, isFailed: undelivered === 'true', after: readCursor(cursor) };
  const { events, next } = await deps.store.partnerEvents.page(partner.partnerId, filter);
  const { urls } = by(partner, deps);
  const endpoints = (await deps.store.deliveries.health(partner.partnerId)).filter(({ url }) =>
    urls.includes(url),
  ); // without removed ones
  return { events, ...(next && { next: cursorOf(next) }), endpoints };
};

export const replayPartnerEvent: Handler<'replayPartnerEvent'> = async ({
  deps,
  partner,
  params,
}) => {
  const deliveries = await deps.store.partnerEvents.replay({
    ...by(partner, deps),
    id: params.eventId,
  });
  if (deliveries === undefined) throw new AppError('partnerEvent.notFound');
  return { deliveries };
};

export const sendTestEvent: Handler<'sendTestEvent'> = async ({ deps, partner }) => {
  const { partnerId, ...rest } = by(partner, deps);
  const made = await deps.store.partnerEvents.add({
    ...rest,
    partnerId,
    type: 'endpoint.test',
    data: { partnerId },
  });
  if (made === undefined) throw new AppError('server.error');
  return { eventId: made.id, deliveries: rest.urls.length };
};

/**
 * Applies the `frame-ancestors` rule to the calling page; the browser sets its origin, so no page
 * can ask about another one.
 */
export const checkEmbed: Handler<'checkEmbed'> = async ({
  deps: { config },
  query,
  visitor: { portal, pageOrigin },
}) => {
  const referral = { portal, referralUrlId: query?.referralUrlId || undefined };
  const isReferralKnown =
    referral.referralUrlId === undefined || config.partners.isCurrent(referral);
  const domains = config.partners.parentDomainsOf(referral);
  return {
    isReferralKnown,
    isListed: pageOrigin !== undefined && isAllowedParent(pageOrigin, domains, config.environment),
  };
};

/** Another user's business gets the same 404 as an unknown one. */
export const getPlans: Handler<'getPlans'> = async ({ deps, query, session, visitor }) => {
  const { businessId } = query ?? {};
  const business =
    businessId === undefined
      ? undefined
      : await deps.store.applications.load(applicationIdOf(businessId), session.userId);
  if (businessId !== undefined && business === undefined)
    throw new AppError('application.notFound');
  const market = business?.market ?? visitor.market;
  const referral = { portal: visitor.portal, referralUrlId: business?.referralUrlId };
  const { currency, day, plans, terms } = offerOn(referral, {
    deps,
    market,
    locale: visitor.locale,
  });
  return {
    market,
    currency,
    day,
    plans,
    orderTypes: terms.offered,
    shippingCost: terms.shippingCents,
  };
};

/** Tells a spreadsheet that a file is UTF-8. */
const MARK = '\uFEFF';

export const getImportTemplate: Handler<'getImportTemplate'> = async () =>
  MARK + csvOf(importTemplate());

export const getImport: Handler<'getImport'> = async ({ deps, partner, params, visitor }) => {
  const found = await findImport(params.importId, partner.partnerId, deps);
  return { import: await importViewOf(found, visitor.locale, deps) };
};

export const listImportRows: Handler<'listImportRows'> = async ({
  deps,
  partner,
  params,
  query: { state, after } = {},
  visitor: { locale },
}) => {
  const { id } = await findImport(params.importId, partner.partnerId, deps);
  const limit = PARTNER_LIMITS.importRowsPerPage;
  const rows = await deps.store.imports.rows(id, { state, after, limit });
  const last = rows.at(-1)?.line;
  return {
    rows: rows.map(({ line, errors, ...row }) => ({
      row: line,
      ...row,
      ...(errors && { errors: errors.map((error) => rowErrorInWords(error, locale)) }),
    })),
    ...(rows.length === limit && last !== undefined ? { next: last } : {}),
  };
};

export const getImportFailures: Handler<'getImportFailures'> = async ({
  deps,
  partner,
  params,
  visitor: { locale },
}) => {
  const { id } = await findImport(params.importId, partner.partnerId, deps);
  const limit = PARTNER_LIMITS.importRows;
  const rows = await deps.store.imports.rows(id, { state: 'refused', limit });
  const lines = rows.flatMap(({ line, reference = '', errors = [] }) =>
    errors.map((error) => {
      const { column, code, message } = rowErrorInWords(error, locale);
      return [line, reference, column, code, message];
    }),
  );
  return MARK + csvOf([['row', 'reference', 'column', 'code', 'message'], ...lines]);
};
