import { createHash } from 'node:crypto';
import type { BankLinkFailure } from '@signet/rulebook/bank/bank-link';
import { BANK_LIMITS } from '@signet/rulebook/bank/limits';
import type { TestDepositFailure } from '@signet/rulebook/bank/test-deposits';
import { formatDay } from '@signet/rulebook/core/format-date';
import { formatMessage } from '@signet/rulebook/core/format-message';
import type { ReasonTexts } from '@signet/rulebook/decision/texts.en-US';
import type { InquiryFailure } from '@signet/rulebook/identity/inquiry';
import type { JourneyStepId } from '@signet/rulebook/journey';
import type { EmailId, Requirement } from '@signet/rulebook/messages/choose-message';
import type { NamedAs } from '@signet/rulebook/people/ownership';
import type { AddedStepId } from '@signet/rulebook/reference/enumerations';
import { type Locale, localeForMarket } from '@signet/rulebook/reference/locales';
import { SLAS } from '@signet/rulebook/reference/slas';
import { referralPrefix } from '@signet/rulebook/routes';
import { displayNameOf, personNameOf } from '@signet/rulebook/sign-up/display-names';
import type { StatusPromise } from '../application/sla.ts';
import type { StoredApplication } from '../application/stored-application.ts';
import { markPath } from '../platform/brand-look.ts';
import type { Config } from '../platform/config/config.ts';
import { originOfPortal } from '../platform/portal-hosts.ts';
import { textsByLocale } from '../platform/texts-by-locale.ts';
import { companyLines, footerDocuments } from './company-lines.ts';
import { helpHtml, helpText } from './help-line.ts';
import { type LinkedText, mailHtml } from './mail-html.ts';
import type { MessageWords } from './message-words.ts';
import type { OutboxMessage } from './outbox-message.ts';
import { toSingleLine } from './single-line.ts';
import type { MessageTexts } from './texts.en-US.ts';

const OUTCOME_TEXTS = await textsByLocale<{
  REQUIREMENT_TEXTS: Record<Requirement, string>;
  REASON_TEXTS: ReasonTexts;
}>(import.meta.resolve('@signet/rulebook/outcome-texts.en-US'));
const TEXTS = await textsByLocale<{ MESSAGE_TEXTS: MessageTexts }>(
  import.meta.resolve('./texts.en-US.ts'),
);

export type OwnerRecipient = {
  emailAddress: string;
  firstName: string;
  locale: Locale;
  namedAs: NamedAs;
};

const versionChars = 12;

/**
 * Changes whenever the texts of a message change; stored with what was sent. docs/decisions/0052.
 */
const versionOf = (words: unknown): string =>
  createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, versionChars);

export type MessageFacts = {
  recipient?: OwnerRecipient;
  /** Target of the button; defaults to the application. */
  path?: string;
  stopPath?: string;
  need?: Requirement;
  /** The status and its promised dates. */
  told?: StatusPromise;
  failure?: InquiryFailure;
  /** What a reviewer asked to have changed, a line each, as it is read. */
  changes?: readonly string[];
  reason?: string;
  decidedBy?: 'software' | 'person';
  /** YYYY-MM-DD: the day of an approval, or the day we answer by. */
  day?: string;
  /** YYYY-MM-DD: the last day to enter test-deposit amounts; then why the deposits failed. */
  until?: string;
  depositFailure?: TestDepositFailure;
  linkFailure?: BankLinkFailure;
  step?: JourneyStepId;
  values?: Readonly<Record<string, string | number>>;
  /** A value of the texts that can be pressed, such as a parcel's number. */
  linked?: LinkedText;
};

/**
 * Declines whose reason is stated; all others are complete in their first line. docs/readings.md
 * 33.
 */
const TOLD_REASONS = ['category.blocked', 'quebec.blocked'] as const;
const APPROVALS: readonly EmailId[] = [
  'approved',
  'approvedBankLinked',
  'approvedPending',
  'approvedPendingBankLinked',
];

/** Mails to merchants who have no application yet. */
const INVITATIONS: readonly EmailId[] = ['merchantInvited', 'merchantReminded'];

/** The text about upcoming dates; a date already past is left out. docs/decisions/0030. */
function nextOf(
  { id, sla, by }: StatusPromise,
  { next }: MessageTexts,
  locale: Locale,
): string | undefined {
  const words = next[id];
  if (words === undefined || (sla === undefined && words.told.includes('{from}'))) return undefined;
  if (sla === undefined) return words.told;
  const { from, to } = SLAS[sla];
  return by === undefined
    ? (words.late ?? formatMessage(words.told, { from, to }, locale))
    : formatMessage(words.told, { day: formatDay(by.to, locale), from, to }, locale);
}

function wordsOf(
  id: EmailId,
  texts: MessageTexts,
  { need, failure, recipient }: MessageFacts,
): MessageWords {
  if (recipient?.namedAs === 'controller') return texts.toController[id] ?? texts.messages[id];
  if (id !== 'informationNeeded') return texts.messages[id];
  return (failure && texts.photoAgain) ?? (need && texts.needs[need]) ?? texts.messages[id];
}

const isNamed = (
  step: JourneyStepId,
  steps: MessageTexts['steps'],
): step is Exclude<JourneyStepId, AddedStepId> => step in steps;
const stepName = (step: JourneyStepId, { steps }: MessageTexts): string =>
  steps[isNamed(step, steps) ? step : 'added'];

const whyOf = (
  id: EmailId,
  { why, whyInvited, whyNamed }: MessageTexts,
  recipient: OwnerRecipient | undefined,
): string => {
  if (INVITATIONS.includes(id)) return whyInvited;
  return recipient === undefined ? why : whyNamed[recipient.namedAs];
};

/** Replaces lines that only hold a placeholder; undefined when it has no value. */
function linesNamed(
  locale: Locale,
  texts: MessageTexts,
  { need, told, failure, reason, decidedBy, depositFailure, linkFailure }: MessageFacts,
) {
  const { REQUIREMENT_TEXTS, REASON_TEXTS } = OUTCOME_TEXTS[locale];
  const toldReason = TOLD_REASONS.find((one) => one === reason);
  const failed = failure && (texts.photoReasons[failure] ?? texts.photoReasons.documentUnreadable);
  const named: Readonly<Record<string, string | undefined>> = {
    '{need}': need && REQUIREMENT_TEXTS[need],
    '{next}': told && nextOf(told, texts, locale),
    '{reason}': failed ?? (toldReason && REASON_TEXTS[toldReason].applicant),
    '{why}':
      (depositFailure && texts.depositFailures[depositFailure]) ??
      (linkFailure && texts.linkFailures[linkFailure]),
    '{who}': decidedBy && texts.decidedBy[decidedBy],
  };
  return (line: string): string | undefined => (line in named ? named[line] : line);
}

/** Whom a mail is about: an application, or a merchant who has none yet. */
type MailSubject = Pick<
  StoredApplication,
  'answers' | 'portal' | 'market' | 'referralUrlId' | 'locale'
> &
  Partial<Pick<StoredApplication, 'id' | 'reference'>>;

/**
 * Renders HTML and plain text; links use configured hosts only, and the carrier's page that the
 * fulfilment partner named. docs/readings.md 109; docs/decisions/0051.
 */
export function renderMessage(
  id: EmailId,
  application: MailSubject,
  config: Pick<Config, 'publicUrl' | 'cookieHost' | 'partners'>,
  facts: MessageFacts = {},
): OutboxMessage {
  const { answers, portal, market, referralUrlId } = application;
  const { recipient } = facts;
  const locale = recipient?.locale ?? localeForMarket(market, application.locale);
  const texts = TEXTS[locale].MESSAGE_TEXTS;
  const words = wordsOf(id, texts, facts);
  const brand = config.partners.brandOf({ portal, referralUrlId });
  const look = config.partners.lookOf({ portal, referralUrlId });
  const mark = markPath(brand);
  const contacts = config.partners.contactsOf({ portal, referralUrlId });
  const name = toSingleLine(recipient?.firstName ?? answers['applicant.name.firstName'] ?? '');
  const day = facts.day && formatDay(facts.day, locale);
  const values = {
    ...facts.values,
    ...(facts.changes === undefined ? {} : { changeCount: facts.changes.length }),
    ...(facts.step === undefined ? {} : { step: stepName(facts.step, texts) }),
    name,
    applicant: toSingleLine(personNameOf(answers)),
    business: toSingleLine(displayNameOf(answers)),
    brand: brand.name,
    ...(application.reference === undefined ? {} : { reference: application.reference }),
    ...(day === undefined ? {} : { day }),
    ...(facts.depositFailure === undefined ? {} : { tries: BANK_LIMITS.testDepositTries }),
    ...(facts.until === undefined ? {} : { until: formatDay(facts.until, locale) }),
  };
  const fill = (text: string) => formatMessage(text, values, locale);
  const origin = originOfPortal(portal, config);
  const href = `${origin}${facts.path ?? `${referralPrefix(referralUrlId)}/?applicationId=${application.id}`}`;
  const stopUrl = facts.stopPath && `${origin}${referralPrefix(referralUrlId)}${facts.stopPath}`;
  const named = linesNamed(locale, texts, facts);
  const parts = {
    subject: fill(words.subject),
    preheader: fill(words.preheader),
    band: APPROVALS.includes(id) && day !== undefined ? fill(texts.approvedOn) : undefined,
    greeting: fill(name === '' ? texts.greetingWithoutName : texts.greeting),
    paragraphs: words.lines.flatMap((line) =>
      line === '{changes}'
        ? (facts.changes ?? [])
        : [named(line)].flatMap((one) => (one === undefined ? [] : [fill(one)])),
    ),
    ...(facts.linked === undefined ? {} : { linked: facts.linked }),
    button: words.button === undefined ? undefined : { label: words.button, href },
    never: words.asks ? texts.never : undefined,
    reference:
      recipient === undefined && application.reference !== undefined
        ? fill(texts.reference)
        : undefined,
    closing: fill(texts.closing),
    footer: [fill(whyOf(id, texts, recipient)), ...companyLines(contacts, market, texts)],
    links: [
      ...(stopUrl === undefined ? [] : [{ label: texts.stopReminders.stop, href: stopUrl }]),
      ...footerDocuments(contacts, { market, locale }, texts),
    ],
  };
  return {
    channel: 'email',
    template: id,
    templateVersion: versionOf({
      words,
      shared: { ...texts, messages: undefined, needs: undefined, toController: undefined },
    }),
    to: recipient?.emailAddress ?? answers['applicant.email.emailAddress'] ?? '',
    from: brand.name,
    ...(contacts.supportEmail === undefined ? {} : { replyTo: contacts.supportEmail }),
    ...(stopUrl === undefined ? {} : { stopUrl }),
    subject: parts.subject,
    text: plainText({
      ...parts,
      titleOf: (link) => formatMessage(texts.link, { link }, locale),
      help: helpText(contacts, texts.help, locale),
    }),
    html: mailHtml({
      ...parts,
      locale,
      brand: brand.name,
      look,
      ...(mark === undefined ? {} : { markUrl: `${origin}${mark}` }),
      help: helpHtml(contacts, texts.help, locale, look.light.accent),
    }),
  };
}

type PlainParts = Omit<Parameters<typeof mailHtml>[0], 'locale' | 'brand' | 'look' | 'markUrl'> & {
  titleOf: (link: string) => string;
};

function plainText({
  band,
  greeting,
  paragraphs,
  linked,
  titleOf,
  button,
  never,
  reference,
  help,
  closing,
  footer,
  links,
}: PlainParts): string {
  const body = paragraphs.map((line) =>
    linked !== undefined && line.includes(linked.text) ? `${line}\n${linked.href}` : line,
  );
  return [
    ...[...(band === undefined ? [] : [band]), greeting, ...body].map((line) => `${line}\n`),
    ...(button === undefined ? [] : [`${titleOf(button.label)}\n${button.href}\n`]),
    ...(never === undefined ? [] : [`${never}\n`]),
    `${reference === undefined ? '' : `${reference}\n`}${help}\n`,
    `${closing}\n`,
    '--',
    ...footer,
    ...links.map(({ label, href }) => `${titleOf(label)} ${href}`),
    '',
  ].join('\n');
}
