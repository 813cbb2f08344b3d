import { localDay } from '@signet/rulebook/core/dates';
import { invitationEndsAt, isInvited } from '@signet/rulebook/people/invitation';
import { namedAs } from '@signet/rulebook/people/ownership';
import { type Locale, localeForMarket, localeOfLanguage } from '@signet/rulebook/reference/locales';
import { pathTo } from '@signet/rulebook/routes';
import type { StoredApplication, StoredPerson } from '../application/stored-application.ts';
import type { Deps } from '../deps.ts';
import type { OutboxMessage } from '../messages/outbox-message.ts';
import { type OwnerRecipient, renderMessage } from '../messages/render-message.ts';
import { toSingleLine } from '../messages/single-line.ts';
import { MAIL_LOCALE_PARAMETER } from '../platform/http/request-context.ts';
import { ownerFactsOf } from './view.ts';

type Mailing = {
  deps: Pick<Deps, 'config' | 'clock'>;
  application: StoredApplication;
  owner: StoredPerson;
};

/** The owner's chosen language, else the applicant's. */
export function ownerLocale(
  { market, locale }: Pick<StoredApplication, 'market' | 'locale'>,
  { answers }: StoredPerson,
): Locale {
  const { communicationLanguage } = answers;
  return (
    (communicationLanguage && localeOfLanguage(communicationLanguage, market)) ||
    localeForMarket(market, locale)
  );
}

const recipientOf = ({ application, owner }: Mailing): OwnerRecipient => ({
  emailAddress: owner.answers.emailAddress ?? '',
  firstName: owner.answers.firstName ?? '',
  locale: ownerLocale(application, owner),
  namedAs: namedAs(ownerFactsOf(owner).answers),
});

const ownerName = ({ answers: { firstName = '', lastName = '' } }: StoredPerson): string =>
  toSingleLine(`${firstName} ${lastName}`.trim());

/** Links in the owner's language, unless their browser has another one stored. */
const ownPath = (
  route: 'owner' | 'owner-identification',
  { application, owner }: Mailing,
): string => {
  const { id, referralUrlId } = application;
  return `${pathTo(route, { id, ownerId: owner.id, referralUrlId })}?${MAIL_LOCALE_PARAMETER}=${ownerLocale(application, owner)}`;
};

/**
 * Invites or reminds an owner; the token is in the URL fragment, which reaches no server or log.
 */
export const invitationMail = (mailing: Mailing, token: string): OutboxMessage => {
  const { deps, application, owner } = mailing;
  const message = renderMessage(
    isInvited(owner) ? 'ownerReminded' : 'ownerInvited',
    application,
    deps.config,
    {
      recipient: recipientOf(mailing),
      path: `${ownPath('owner', mailing)}${isInvited(owner) ? '&reminderEmail=true' : ''}#${token}`,
      day: localDay(application.market, invitationEndsAt(deps.clock.now(), owner)),
    },
  );
  return { ...message, personId: owner.id };
};

/** The owner returns by signing in, so the mail contains no token. */
export const askedMail = (mailing: Mailing): OutboxMessage => {
  const { deps, application } = mailing;
  const path = ownPath('owner-identification', mailing);
  return renderMessage('ownerAsked', application, deps.config, {
    recipient: recipientOf(mailing),
    path,
  });
};

/** Asks for a new photo ID before the one that was shown expires; the owner signs in again. */
export const photoIdExpiringMail = (mailing: Mailing, day: string): OutboxMessage =>
  renderMessage('ownerPhotoIdExpiring', mailing.application, mailing.deps.config, {
    recipient: recipientOf(mailing),
    path: ownPath('owner-identification', mailing),
    day,
  });

/** Tells an owner that their link has ended; none if they were never invited. */
export const replacedMails = (mailing: Mailing): OutboxMessage[] =>
  isInvited(mailing.owner) && !mailing.owner.isVerified
    ? [
        renderMessage('ownerReplaced', mailing.application, mailing.deps.config, {
          recipient: recipientOf(mailing),
        }),
      ]
    : [];

/**
 * Tells an owner that the account for payouts has changed, with nothing of it but its last digits.
 */
export const accountChangedMail = (mailing: Mailing, last4: string): OutboxMessage =>
  renderMessage('bankChangedOwner', mailing.application, mailing.deps.config, {
    recipient: recipientOf(mailing),
    values: { last4 },
  });

const toOwners = ({ id, referralUrlId }: StoredApplication): string =>
  pathTo('owners', { id, referralUrlId });

export function verifiedMails(mailing: Mailing, left: number): OutboxMessage[] {
  const { deps, application, owner } = mailing;
  const values = { owner: ownerName(owner), left };
  return [
    renderMessage('ownerVerified', application, deps.config, { recipient: recipientOf(mailing) }),
    left === 0
      ? renderMessage('ownersDone', application, deps.config, { values })
      : renderMessage('ownerDone', application, deps.config, {
          values,
          path: toOwners(application),
        }),
  ];
}

export const deniedMail = ({ deps, application, owner }: Mailing): OutboxMessage =>
  renderMessage('ownerNotMine', application, deps.config, {
    values: { owner: ownerName(owner) },
    path: toOwners(application),
  });

export const lateMail = ({ deps, application, owner }: Mailing, day: string): OutboxMessage =>
  renderMessage('ownerLate', application, deps.config, {
    values: { owner: ownerName(owner) },
    path: toOwners(application),
    day,
  });

/** Tells the applicant that a mail to an owner came back. */
export const unreachedMail = ({ deps, application, owner }: Mailing): OutboxMessage =>
  renderMessage('ownerUnreached', application, deps.config, {
    values: { owner: ownerName(owner), email: toSingleLine(owner.answers.emailAddress ?? '') },
    path: toOwners(application),
  });
