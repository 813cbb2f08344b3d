import type { Language } from '@signet/rulebook/reference/locales';
import { type CategoryChoice, keepCategoryChoice } from '../category/store.ts';
import { auditDetail, codeOf, idOf, pathsOf } from '../platform/audit/audit-detail.ts';
import type { IdempotentCall } from '../platform/http/idempotent-call.ts';
import { networkHmac } from '../platform/http/network.ts';
import { AppError } from '../platform/http/problem.ts';
import { query } from '../platform/sql/query.ts';
import { type Sql, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import { writeAnswers } from './answers-store.ts';
import { changeApplication } from './change-application.ts';
import { applicantOf } from './facts.ts';
import type { SavedAnswers } from './new-application.ts';
import { applicationQuery, type PartRow, readApplication } from './parts-store.ts';
import type { StoredApplication } from './stored-application.ts';

export type Applications = {
  load(id: string, userId: string): Promise<StoredApplication | undefined>;
  loadForWork(id: string): Promise<StoredApplication | undefined>;
  /**
   * Throws application.notFound, application.alreadySubmitted, application.versionConflict and
   * taxId.changeLimitExceeded.
   */
  saveAnswers(saved: SavedAnswers): Promise<StoredApplication>;
  /**
   * Submits the application once, with the terms, and opens its first round of checks; `first` is
   * false where another call was faster. Throws application.notFound and
   * application.versionConflict.
   */
  onboard(sent: {
    id: string;
    userId: string;
    version?: number;
    terms: { id: string; version: string; language?: Language };
    actor: string;
    once?: IdempotentCall;
    choice?: CategoryChoice;
    /**
     * IP address of the submission; automatic texts that follow are counted against its network.
     */
    ip?: string;
  }): Promise<{ first: boolean; application: StoredApplication }>;
};

export function buildApplications(deps: StoreDeps): Applications {
  const { database, clock } = deps;

  const loadWhere = async (where: Sql) =>
    readApplication(await database.run<PartRow>(applicationQuery(where)), deps);

  return {
    load: (id, userId) => loadWhere(sql`a.id = ${id} and a.user_id = ${userId}`),
    loadForWork: (id) => loadWhere(sql`a.id = ${id}`),

    saveAnswers: async ({ answers, secrets = {}, more = {}, ...asked }) => {
      const { storeName, referralUrlId, locale, intent } = more;
      const named = storeName === undefined ? {} : { storeName: true };
      const paths = pathsOf(answers, secrets, named);
      const isOfDraft = paths.length > 0 || referralUrlId !== undefined;
      const refuse = ({ onboardedAt }: StoredApplication) =>
        isOfDraft && onboardedAt !== undefined
          ? new AppError('application.alreadySubmitted')
          : undefined;
      const { application } = await changeApplication(
        deps,
        { ...asked, refuse },
        async (tx, before) => {
          const now = clock.now();
          const counted = await writeAnswers(deps, tx, before, { answers, secrets });
          const referral =
            referralUrlId === undefined ? {} : { referralUrlId, referralOverriddenAt: now };
          return {
            action: 'answers.saved',
            detail: auditDetail({
              paths,
              locale,
              intent,
              referralUrlId: referralUrlId && idOf(referralUrlId),
            }),
            set: { savedAt: now, locale, intent, storeName, ...referral, ...counted },
          };
        },
      );
      return application;
    },

    onboard: async ({ id, userId, version, terms, actor, once, choice, ip }) => {
      // A second press finds the application submitted, and in a later version than it saw.
      const refuse = (found: StoredApplication) =>
        found.onboardedAt === undefined && version !== undefined && found.version !== version
          ? new AppError('application.versionConflict')
          : undefined;
      const { changed, application } = await changeApplication(
        deps,
        { id, userId, actor, once, refuse },
        (tx, before) => {
          if (before.onboardedAt !== undefined) return undefined;
          const now = clock.now();
          const { id: personId } = applicantOf(before);
          const agreed = { id: terms.id, version: terms.version, language: terms.language };
          tx.send(
            query
              .insertInto('terms')
              .values({ ...agreed, applicationId: id, personId, signedAt: now }),
          );
          keepCategoryChoice(tx, choice, now);
          const typed = query.deleteFrom('typedAnswers').where('applicationId', '=', id);
          tx.send(typed.where('userId', '=', userId)); // an owner's come later and are kept
          return {
            action: 'application.sent',
            detail: auditDetail({
              terms: { ...agreed, id: codeOf(terms.id), version: codeOf(terms.version) },
            }),
            set: {
              savedAt: now,
              onboardedAt: now,
              networkHmac: ip === undefined ? undefined : networkHmac(ip, deps),
            },
            opensRoundAt: now,
          };
        },
      );
      return { first: changed, application };
    },
  };
}
