import { keysOf } from '@signet/rulebook/core/keys-of';

/** In seconds, from a fast read up to the timeouts of a database and a vendor. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30] as const;

type MetricRow = {
  kind: 'counter' | 'gauge' | 'histogram';
  help: string;
  labels: readonly string[];
  buckets?: readonly number[];
};

/**
 * All our metrics by exported name; the library adds those of the process (`process_…`,
 * `nodejs_…`).
 */
export const METRICS = {
  signet_http_request_seconds: {
    kind: 'histogram',
    help: 'Calls by endpoint key (or route) and status, with their duration',
    labels: ['endpoint', 'status'],
    buckets: SECONDS,
  },
  signet_vendor_seconds: {
    kind: 'histogram',
    help: 'Calls to vendors; outcome is ok, or how it failed: timeout, network, status, shape, busy (not called), other',
    labels: ['vendor', 'outcome'],
    buckets: SECONDS,
  },
  signet_decisions_total: {
    kind: 'counter',
    help: 'Decisions by the underwriting row that made them; those of reviewers have the row review',
    labels: ['outcome', 'row'],
  },
  signet_watch_list_checks_total: {
    kind: 'counter',
    help: 'People of approved businesses who were looked up on the watch list again, by its answer',
    labels: ['answer'],
  },
  signet_texts_total: {
    kind: 'counter',
    help: 'Text messages handed to the vendor, by how that ended',
    labels: ['kind', 'outcome'],
  },
  signet_texts_refused_total: {
    kind: 'counter',
    help: 'Texts that were asked for and not sent: tooSoon and tooMany by the phone, locked, limited by an address or prefix, paused by the breaker',
    labels: ['kind', 'why'],
  },
  signet_text_breaker_open: {
    kind: 'gauge',
    help: '1 while no texts are sent because too many were',
    labels: [],
  },
  signet_code_guess_alarms_total: {
    kind: 'counter',
    help: 'Times that one wrong code was tried at one application too many',
    labels: [],
  },
  signet_audit_breaks_total: {
    kind: 'counter',
    help: 'Places where the hourly check found the audit log broken',
    labels: [],
  },
  signet_cases_mended_total: {
    kind: 'counter',
    help: 'Applications whose open cases were kept otherwise than the rules say, and were mended',
    labels: [],
  },
  signet_job_failures_total: {
    kind: 'counter',
    help: 'Runs of jobs that ended with an error, and are tried again',
    labels: ['kind'],
  },
  signet_duty_age_seconds: {
    kind: 'gauge',
    help: 'How long ago each duty (docs/decisions/0208) was last done',
    labels: ['duty'],
  },
  signet_key_version: {
    kind: 'gauge',
    help: 'Version of each key that this process uses, and the newest that it knows',
    labels: ['key', 'state'],
  },
  signet_duty_failures_total: {
    kind: 'counter',
    help: 'Batches and rows of duties that failed, and are tried again',
    labels: ['duty'],
  },
  signet_webhook_deliveries_total: {
    kind: 'counter',
    help: 'Tries to take an event to a partner: delivered, tried (again later), or failed for good',
    labels: ['outcome'],
  },
  signet_jobs: { kind: 'gauge', help: 'Jobs by kind and state', labels: ['kind', 'state'] },
  signet_job_overdue_seconds: {
    kind: 'gauge',
    help: 'How long the oldest due job of a kind has been waiting',
    labels: ['kind'],
  },
  signet_orders: {
    kind: 'gauge',
    help: 'Orders that are not over, by state and by how long they have stood there: hour (less than one), day, week, older',
    labels: ['state', 'age'],
  },
  signet_owing: {
    kind: 'gauge',
    help: 'Applications that owe a month whose bank refused the last try, and that a person of ours sees to',
    labels: [],
  },
  signet_debits_unanswered: {
    kind: 'gauge',
    help: 'Debits that a bank was asked for more than ten days ago and has not answered, and refunds that wait for one',
    labels: [],
  },
  signet_charges_total: {
    kind: 'counter',
    help: 'Charges of orders as the provider answered: charged, refused, actionRequired (its customer is asked), failed (no answer)',
    labels: ['outcome'],
  },
  signet_desk_pages: {
    kind: 'gauge',
    help: 'Pages of staff at the desk that are in sight and told of changes',
    labels: [],
  },
  signet_queue_cases: {
    kind: 'gauge',
    help: 'Cases that wait for a person of ours: open, and late (of them, past the day that they are due)',
    labels: ['state'],
  },
  signet_desk_browsing_total: {
    kind: 'counter',
    help: 'Cases that somebody of the staff opened above what anybody needs in an hour',
    labels: [],
  },
  signet_desk_secrets_shown_total: {
    kind: 'counter',
    help: 'Numbers and birth dates that were shown to somebody of the staff',
    labels: [],
  },
  signet_desk_conflicts_total: {
    kind: 'counter',
    help: 'Acts of the staff that were refused because the application had changed meanwhile',
    labels: [],
  },
  signet_live_streams: { kind: 'gauge', help: 'Open streams of changes', labels: [] },
  signet_browser_errors_total: {
    kind: 'counter',
    help: 'Errors of our scripts that browsers reported',
    labels: ['page'],
  },
  signet_csp_reports_total: {
    kind: 'counter',
    help: 'What browsers blocked on our pages, by directive of the policy',
    labels: ['directive'],
  },
  signet_counts_age_seconds: {
    kind: 'gauge',
    help: 'How long ago a worker last counted what all processes tell (docs/decisions/0264)',
    labels: [],
  },
  signet_database_up: {
    kind: 'gauge',
    help: '1 where the database answered the scrape',
    labels: [],
  },
  signet_release_info: { kind: 'gauge', help: 'Always 1; names the build', labels: ['release'] },
} as const satisfies Record<string, MetricRow>;

export type MetricName = keyof typeof METRICS;
export type LabelsOf<Name extends MetricName> = Readonly<
  Record<(typeof METRICS)[Name]['labels'][number], string>
>;
export const METRIC_NAMES = keysOf(METRICS);
export const metricRow = (name: MetricName): MetricRow => METRICS[name];
