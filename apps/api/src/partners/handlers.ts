import { LIMITS } from '@signet/rulebook/core/limits';
import type { PartnerApplication } from '@signet/rulebook/partners/partner-news';
import { DEFAULT_PORTAL } from '@signet/rulebook/reference/portals';
import type { Deps } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { AppError } from '../platform/http/problem.ts';
import type { ApplicantCursor, Referred } from './applicant-store.ts';
import { partnerApplicationOf } from './applicant-view.ts';

/** The referrals of a key's partner; none where its row has gone. */
const referredBy = (partnerId: string, { config }: Pick<Deps, 'config'>): Referred =>
  config.partners.referralsOf(partnerId) ?? { portal: DEFAULT_PORTAL, referralUrlIds: [] };

const cursorOf = ({ createdAt, id }: ApplicantCursor): string => Buffer.from(JSON.stringify([createdAt, id])).toString('base64url');

/** What is no cursor of ours is refused: a partner that copies one wrong would read everything anew. */
function readCursor(cursor: string | undefined): ApplicantCursor | undefined {
  if (cursor === undefined) return undefined;
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(read) && Number.isSafeInteger(read[0]) && typeof read[1] === 'string') return { createdAt: read[0], id: read[1] };
  } catch {
    throw wrongCursor();
  }
  throw wrongCursor();
}

const wrongCursor = (): AppError => new AppError('request.validationFailed', {}, [{ code: 'request.validationFailed', field: 'cursor' }]);

export const listPartnerApplications: Handler<'listPartnerApplications'> = async ({ deps, partner, query = {} }) => {
  const { status, referralUrlId, limit = LIMITS.partnerApplicationsPerPage, cursor, ...times } = query;
  const own = referredBy(partner.partnerId, deps);
  const of = referralUrlId === undefined ? own : { ...own, referralUrlIds: own.referralUrlIds.filter((id) => id === referralUrlId) };
  const applications: PartnerApplication[] = [];
  let after = readCursor(cursor);
  for (let seen = 0; seen < LIMITS.partnerApplicationsScanned; seen += LIMITS.partnerApplicationsPerPage) {
    const page = await deps.store.applicants.page(of, { ...times, after });
    for (const application of page) {
      after = { createdAt: application.createdAt, id: application.id };
      const told = partnerApplicationOf(application);
      if (status === undefined || told.status === status) applications.push(told);
      if (applications.length === limit) return { applications, next: cursorOf(after) };
    }
    if (page.length < LIMITS.partnerApplicationsPerPage) return { applications };
  }
  return { applications, ...(after && { next: cursorOf(after) }) };
};

export const getPartnerApplication: Handler<'getPartnerApplication'> = async ({ deps, partner, params }) => {
  const application = await deps.store.applicants.one(referredBy(partner.partnerId, deps), params.id);
  if (application === undefined) throw new AppError('application.notFound');
  return { application: partnerApplicationOf(application) };
};
