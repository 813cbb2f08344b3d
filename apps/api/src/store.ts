import { DEFAULT_TEXT_MAXIMA } from '@signet/rulebook/phone/text-limits';
import { BLIND_SAMPLE } from '@signet/rulebook/policy/blind-sample';
import { DEFAULT_RETENTION } from '@signet/rulebook/reference/retention';
import { type Accounts, buildAccounts } from './accounts/store.ts';
import {
  type AnalyticsStore,
  type BrowserErrors,
  buildAnalytics,
  buildBrowserErrors,
} from './analytics/store.ts';
import { buildCallers, type Callers } from './application/callers-store.ts';
import { buildCreations, type Creations } from './application/create-store.ts';
import { buildExport, type PersonExport } from './application/export-store.ts';
import { buildRetention, type Retention } from './application/retention-store.ts';
import { buildSecrets, type Secrets } from './application/secret-store.ts';
import { buildStepUpAnswers, type StepUpAnswers } from './application/step-up-store.ts';
import { type Applications, buildApplications } from './application/store.ts';
import {
  buildCarryTokens,
  buildTypedAnswers,
  type CarryTokens,
  type TypedAnswersStore,
} from './application/typed-answers-store.ts';
import { buildExportRequests, type ExportRequests } from './audit/export-request-store.ts';
import { buildSecretSignOffs, type SecretSignOffs } from './audit/sign-off-store.ts';
import { type AuditLines, buildAuditLines } from './audit/store.ts';
import { type BankNewsStore, buildBankNews } from './bank/bank-news-store.ts';
import { buildCaseAccounts, type CaseAccounts } from './bank/case-account-store.ts';
import { type BankDirectory, buildBankDirectory } from './bank/directory-store.ts';
import { type Banks, buildBanks } from './bank/store.ts';
import { buildTestDeposits, type TestDepositStore } from './bank/test-deposit-store.ts';
import { buildVoidChecks, type VoidCheckStore } from './bank/void-check-store.ts';
import { buildCards, type Cards } from './cards/store.ts';
import { buildConsoleSessions, type ConsoleSessions } from './console/console-session-store.ts';
import { buildChangeRequests, type ChangeRequests } from './decision/change-request-store.ts';
import { buildHandOuts, type HandOuts } from './decision/hand-out-store.ts';
import { buildCaseNotes, type CaseNotes } from './decision/note-store.ts';
import { buildOpenCases, type OpenCases } from './decision/open-cases-store.ts';
import { buildReopenings, type Reopenings } from './decision/reopening-store.ts';
import { buildReviewRequests, type ReviewRequests } from './decision/review-request-store.ts';
import { buildReviews, type Reviews } from './decision/review-store.ts';
import { buildReviewers, type Reviewers } from './decision/reviewer-store.ts';
import { buildSavedViews, type SavedViews } from './decision/saved-view-store.ts';
import { buildDecisions, type Decisions } from './decision/store.ts';
import { buildDuties, type StoredDuties } from './duties.ts';
import { buildCaseDocuments, type CaseDocuments } from './identity/document-store.ts';
import { buildInquiries, type Inquiries } from './identity/store.ts';
import { buildFunnel, type Funnel } from './insight/funnel-store.ts';
import { buildLevels, type Levels } from './insight/levels-store.ts';
import { buildSources, type Sources } from './insight/sources-store.ts';
import { buildWalks, type Walks } from './insight/walk-store.ts';
import { buildOutbox, type Outbox } from './messages/outbox-store.ts';
import { buildOngoingChecks, type OngoingChecks } from './ongoing/ongoing-check-store.ts';
import { buildRenewals, type Renewals } from './ongoing/renewal-store.ts';
import { buildOrderCharges, type OrderCharges } from './orders/charge-store.ts';
import { buildDebits, type Debits } from './orders/debit-store.ts';
import { buildOrderDrafts, type OrderDrafts } from './orders/draft-store.ts';
import { buildOrderCounts, buildOrders, type OrderCounts, type Orders } from './orders/store.ts';
import { buildPartnerAbilities, type PartnerAbilities } from './partners/ability-store.ts';
import { type Applicants, buildApplicants } from './partners/applicant-store.ts';
import { buildDeliveries, type Deliveries } from './partners/delivery-store.ts';
import { buildImports, type Imports } from './partners/import-store.ts';
import { buildPartnerKeys, type PartnerKeys } from './partners/key-store.ts';
import { buildOwnEndpoints, type OwnEndpoints } from './partners/own-endpoint-store.ts';
import { buildOwnLooks, type OwnLooks } from './partners/own-look-store.ts';
import { buildPartnerEvents, type PartnerEvents } from './partners/partner-event-store.ts';
import { buildPrefills, type Prefills } from './partners/prefill-store.ts';
import { buildReferralPartners, type ReferralPartners } from './partners/store.ts';
import { buildWebhookSecrets, type WebhookSecrets } from './partners/webhook-secret-store.ts';
import { buildOwnerCompanies, type OwnerCompanies } from './people/company-store.ts';
import { buildInvitations, type Invitations } from './people/invitation-store.ts';
import { buildOwnerChecks, type OwnerChecks } from './people/owner-check-store.ts';
import { buildOwnerInquiries, type OwnerInquiries } from './people/owner-inquiry-store.ts';
import { buildOwnerMails, type OwnerMails } from './people/owner-mail-store.ts';
import { buildOwners, type Owners } from './people/store.ts';
import { buildCodeGuesses, type CodeGuesses } from './phone/code-guess-store.ts';
import { buildPhoneLines, type PhoneLines } from './phone/line-type-store.ts';
import { buildOtpCodes, type OtpCodes } from './phone/otp-store.ts';
import { buildPhoneChanges, type PhoneChanges } from './phone/phone-change-store.ts';
import { buildPhoneLinks, type PhoneLinks } from './phone/phone-link-store.ts';
import { buildTextBreakers, type TextBreakers } from './phone/text-limit-store.ts';
import { type AuditArchives, buildAuditArchives } from './platform/audit/archive-store.ts';
import { buildStaffLog, type StaffLog } from './platform/audit/staff-log-store.ts';
import { type AuditStore, buildAudit } from './platform/audit/store.ts';
import { buildEnvironmentName, type EnvironmentName } from './platform/config/environment-store.ts';
import { readPartners } from './platform/config/partners.ts';
import { flagsByPartner, mutableFlags } from './platform/flags.ts';
import { buildIdempotency, type IdempotencyStore } from './platform/http/idempotency-store.ts';
import { buildRequestCounts, type RequestCounts } from './platform/http/request-count-store.ts';
import { buildDutyTimes, type DutyTimes } from './platform/jobs/duty-store.ts';
import { buildFailingJobs, type FailingJobs } from './platform/jobs/failing-job-store.ts';
import { buildJobs, type JobStore } from './platform/jobs/store.ts';
import { withoutObjects } from './platform/objects/object-store.ts';
import { buildKeptCounts, type KeptCounts } from './platform/observe/kept-count-store.ts';
import { buildKeyHalves } from './platform/seal/key-half-store.ts';
import { rememberKeyHalves } from './platform/seal/key-halves.ts';
import { buildKeyVersions, type KeyVersions } from './platform/seal/key-version-store.ts';
import { withKeyHalves } from './platform/seal/with-key-halves.ts';
import { type Announcements, buildAnnouncements } from './platform/sql/announcements.ts';
import type { StoreDeps } from './platform/store-deps.ts';
import { type BlindLooks, buildBlindLooks } from './policy/blind-look-store.ts';
import { buildPolicyRuns, type PolicyRuns } from './policy/store.ts';
import { buildSearches, type Searches } from './search/store.ts';
import { buildPageExits, type PageExits } from './session/exit-store.ts';
import { buildLinkTokens, type LinkTokens } from './session/link-store.ts';
import {
  buildSessions,
  buildSignIns,
  buildUsers,
  type Sessions,
  type SignIns,
  type Users,
} from './session/store.ts';
import { buildSupportViews, type SupportViews } from './session/support-store.ts';

import { buildStaffSessions, type StaffSessions } from './staff/store.ts';

export type Store = {
  users: Users;
  signIns: SignIns;
  sessions: Sessions;
  staffSessions: StaffSessions;
  consoleSessions: ConsoleSessions;
  supportViews: SupportViews;
  callers: Callers;
  applications: Creations & Applications & Decisions & StepUpAnswers & Secrets & ReviewRequests;
  phoneCodes: OtpCodes;
  codeGuesses: CodeGuesses;
  phoneChanges: PhoneChanges;
  phoneLinks: PhoneLinks;
  phoneLines: PhoneLines;
  textBreakers: TextBreakers;
  requestCounts: RequestCounts;
  cards: Cards;
  orders: Orders;
  orderCharges: OrderCharges;
  orderDrafts: OrderDrafts;
  debits: Debits;
  orderCounts: OrderCounts;
  openCases: OpenCases;
  banks: Banks;
  testDeposits: TestDepositStore;
  voidChecks: VoidCheckStore;
  caseDocuments: CaseDocuments;
  caseAccounts: CaseAccounts;
  typedAnswers: TypedAnswersStore;
  pageExits: PageExits;
  carryTokens: CarryTokens;
  bankNews: BankNewsStore;
  bankDirectory: BankDirectory;
  referralPartners: ReferralPartners;
  partnerKeys: PartnerKeys;
  partnerAbilities: PartnerAbilities;
  ownEndpoints: OwnEndpoints;
  ownLooks: OwnLooks;
  applicants: Applicants;
  prefills: Prefills;
  imports: Imports;
  partnerEvents: PartnerEvents;
  deliveries: Deliveries;
  webhookSecrets: WebhookSecrets;
  linkTokens: LinkTokens;
  jobs: JobStore;
  failingJobs: FailingJobs;
  keptCounts: KeptCounts;
  outbox: Outbox;
  idempotency: IdempotencyStore;
  audit: AuditStore;
  auditLines: AuditLines;
  auditArchives: AuditArchives;
  secretSignOffs: SecretSignOffs;
  exportRequests: ExportRequests;
  staffLog: StaffLog;
  reviews: Reviews;
  changeRequests: ChangeRequests;
  caseNotes: CaseNotes;
  handOuts: HandOuts;
  savedViews: SavedViews;
  reopenings: Reopenings;
  reviewers: Reviewers;
  searches: Searches;
  policyRuns: PolicyRuns;
  blindLooks: BlindLooks;
  ongoingChecks: OngoingChecks;
  renewals: Renewals;
  funnel: Funnel;
  levels: Levels;
  sources: Sources;
  walks: Walks;
  accounts: Accounts;
  inquiries: Inquiries;
  changes: Announcements;
  owners: Owners;
  invitations: Invitations;
  ownerCompanies: OwnerCompanies;
  ownerMails: OwnerMails;
  ownerChecks: OwnerChecks;
  ownerInquiries: OwnerInquiries;
  analytics: AnalyticsStore;
  browserErrors: BrowserErrors;
  keys: KeyVersions;
  environment: EnvironmentName;
  duties: StoredDuties;
  dutyTimes: DutyTimes;
  /**
   * Lets calls that a dead process left running run again; startQueue calls it before anything is
   * served.
   */
  recover(): Promise<void>;
} & Pick<Retention, 'erase'> &
  PersonExport;

/** Without a flag source the defaults apply; without partners nobody is redirected; without an
 * object store files are refused. */
export function buildStore(
  given: Omit<
    StoreDeps,
    | 'flags'
    | 'partners'
    | 'limitFactor'
    | 'textMaxima'
    | 'blindSamplePercent'
    | 'acceptsSamples'
    | 'keyHalves'
    | 'objects'
    | 'retention'
    | 'announcements'
    | 'reader'
  > &
    Partial<StoreDeps>,
): Store {
  const announcements = buildAnnouncements(given.database);
  const keyHalves = rememberKeyHalves(given.keyHalves ?? buildKeyHalves(given.database));
  const deps: StoreDeps = {
    flags: flagsByPartner(mutableFlags(), readPartners([])),
    partners: readPartners([]),
    limitFactor: 1,
    textMaxima: DEFAULT_TEXT_MAXIMA,
    blindSamplePercent: BLIND_SAMPLE.percent,
    acceptsSamples: false,
    retention: DEFAULT_RETENTION,
    objects: withoutObjects,
    announcements,
    reader: given.database,
    ...given,
    keyHalves,
    database: withKeyHalves(given.database, keyHalves),
  };
  const idempotency = buildIdempotency(deps);
  return {
    users: buildUsers(deps),
    signIns: buildSignIns(deps),
    sessions: buildSessions(deps),
    staffSessions: buildStaffSessions(deps),
    consoleSessions: buildConsoleSessions(deps),
    supportViews: buildSupportViews(deps),
    callers: buildCallers(deps),
    applications: {
      ...buildCreations(deps),
      ...buildApplications(deps),
      ...buildDecisions(deps),
      ...buildStepUpAnswers(deps),
      ...buildSecrets(deps),
      ...buildReviewRequests(deps),
    },
    phoneCodes: buildOtpCodes(deps),
    codeGuesses: buildCodeGuesses(deps),
    phoneChanges: buildPhoneChanges(deps),
    phoneLinks: buildPhoneLinks(deps),
    phoneLines: buildPhoneLines(deps),
    textBreakers: buildTextBreakers(deps),
    requestCounts: buildRequestCounts(deps),
    banks: buildBanks(deps),
    cards: buildCards(deps),
    orders: buildOrders(deps),
    orderCharges: buildOrderCharges(deps),
    orderDrafts: buildOrderDrafts(deps),
    debits: buildDebits(deps),
    orderCounts: buildOrderCounts(deps),
    openCases: buildOpenCases(deps),
    testDeposits: buildTestDeposits(deps),
    voidChecks: buildVoidChecks(deps),
    caseDocuments: buildCaseDocuments(deps),
    caseAccounts: buildCaseAccounts(deps),
    typedAnswers: buildTypedAnswers(deps),
    pageExits: buildPageExits(deps),
    carryTokens: buildCarryTokens(deps),
    bankNews: buildBankNews(deps),
    bankDirectory: buildBankDirectory(deps),
    referralPartners: buildReferralPartners(deps),
    partnerKeys: buildPartnerKeys(deps),
    partnerAbilities: buildPartnerAbilities(deps),
    ownEndpoints: buildOwnEndpoints(deps),
    ownLooks: buildOwnLooks(deps),
    applicants: buildApplicants(deps),
    prefills: buildPrefills(deps),
    imports: buildImports(deps),
    partnerEvents: buildPartnerEvents(deps),
    deliveries: buildDeliveries(deps),
    webhookSecrets: buildWebhookSecrets(deps),
    linkTokens: buildLinkTokens(deps),
    jobs: buildJobs(deps),
    failingJobs: buildFailingJobs(deps),
    keptCounts: buildKeptCounts(deps),
    outbox: buildOutbox(deps),
    idempotency,
    audit: buildAudit(deps),
    auditLines: buildAuditLines(deps),
    auditArchives: buildAuditArchives(deps),
    secretSignOffs: buildSecretSignOffs(deps),
    exportRequests: buildExportRequests(deps),
    staffLog: buildStaffLog(deps),
    reviews: buildReviews(deps),
    changeRequests: buildChangeRequests(deps),
    caseNotes: buildCaseNotes(deps),
    handOuts: buildHandOuts(deps),
    savedViews: buildSavedViews(deps),
    reopenings: buildReopenings(deps),
    reviewers: buildReviewers(deps),
    searches: buildSearches(deps),
    policyRuns: buildPolicyRuns(deps),
    blindLooks: buildBlindLooks(deps),
    ongoingChecks: buildOngoingChecks(deps),
    renewals: buildRenewals(deps),
    funnel: buildFunnel(deps),
    levels: buildLevels(deps),
    sources: buildSources(deps),
    walks: buildWalks(deps),
    accounts: buildAccounts(deps),
    inquiries: buildInquiries(deps),
    changes: announcements,
    owners: buildOwners(deps),
    invitations: buildInvitations(deps),
    ownerCompanies: buildOwnerCompanies(deps),
    ownerMails: buildOwnerMails(deps),
    ownerChecks: buildOwnerChecks(deps),
    ownerInquiries: buildOwnerInquiries(deps),
    analytics: buildAnalytics(deps),
    browserErrors: buildBrowserErrors(deps),
    keys: buildKeyVersions(deps),
    environment: buildEnvironmentName(deps),
    duties: buildDuties(deps),
    dutyTimes: buildDutyTimes(deps),
    erase: buildRetention(deps).erase,
    exportPerson: buildExport(deps).exportPerson,
    // On PostgreSQL another process may still be running them: a key is taken over after
    // LIMITS.idempotencyTakeoverMs.
    recover: async () => {
      if (deps.database.kind === 'pglite') await idempotency.forgetRunning();
    },
  };
}
