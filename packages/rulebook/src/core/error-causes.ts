import type { ErrorCode } from './errors.ts';
import { isKeyOf } from './keys-of.ts';

/** For developers, in English: what made the call fail, and what to do about it. */
export type ErrorCause = { cause: string; remedy: string };

const row = (cause: string, remedy: string): ErrorCause => ({ cause, remedy });

const askPerson = (cause: string): ErrorCause =>
  row(cause, 'Show the person the problem’s `message`, and send what they enter instead.');
const readAgain = (cause: string): ErrorCause =>
  row(cause, 'Read the application again: its `page` says what comes next.');
const waitFor = (cause: string): ErrorCause =>
  row(cause, 'Wait for the seconds in `Retry-After`, or in `data.seconds`, before the next try.');
const tomorrow = (cause: string): ErrorCause =>
  row(cause, 'Let the person continue another way, or come back on another day.');
const sameAgain = (cause: string): ErrorCause =>
  row(cause, 'Send the same request again in a moment, with the same Idempotency-Key.');
const otherCard = (cause: string): ErrorCause =>
  row(cause, 'Let the person use another card, or another way to pay.');
const otherBank = (cause: string): ErrorCause =>
  row(cause, 'Let the person use another account, or another way to pay.');
const otherFile = (cause: string): ErrorCause =>
  row(cause, 'Let the person choose another file: a JPEG, a PNG, or a short PDF without extras.');

/** Every error that a published call answers; each has a page of the API’s reference. */
export const ERROR_CAUSES = {
  'request.validationFailed': row(
    'A part of the request doesn’t fit its schema, or a value isn’t accepted.',
    'Read `errors`: each names a `field`, with `detail` where the schema refused it. Nothing was changed, so the same Idempotency-Key can be used for the corrected request.',
  ),
  'field.unknown': row(
    'The body or the query has a name that this call doesn’t know.',
    'Remove it, or correct its spelling: names are case-sensitive.',
  ),
  'request.malformed': row(
    'The URL, the query or the body can’t be read, or the body isn’t an object.',
    'Send valid JSON in UTF-8, and encode the parts of the URL.',
  ),
  'request.unsupportedMediaType': row(
    'The request has a body whose Content-Type isn’t `application/json` in UTF-8.',
    'Send `Content-Type: application/json`. A call without a body needs no Content-Type.',
  ),
  'request.payloadTooLarge': row(
    'The body or the headers are larger than this call accepts.',
    'Send less; the reference says how long each value may be.',
  ),
  'request.crossOrigin': row(
    'A call that changes something came without `X-Requested-With: signet`, or from an Origin that isn’t one of our portals.',
    'Send both headers from a page of the portal. A partner’s server uses the calls for partners, which need neither.',
  ),
  'request.rateLimited': waitFor('This key, person or network has made too many calls.'),
  'request.retryInMinutes': waitFor('This action’s limit is used up for some minutes.'),
  'request.retryInHours': waitFor('This action’s limit is used up for some hours.'),
  'auth.signInRequired': row(
    'The call needs a signed-in person, and came without a session.',
    'Send the person to `/auth/start?path=/`.',
  ),
  'auth.sessionExpired': row(
    'The session has ended.',
    'Send the person to `/auth/start`; their answers are kept.',
  ),
  'auth.reauthRequired': row(
    'The change needs a sign-in that is more recent.',
    'Send the person to `/auth/start?fresh=1`, then repeat the call.',
  ),
  'auth.keyInvalid': row(
    'The Authorization header is missing, or its key is unknown, revoked, or of another mode.',
    'Send `Authorization: Bearer partner_…` with a current key. Test keys work in the sandbox only.',
  ),
  'auth.keyInQuery': row(
    'The URL contains a key, or a parameter that is named like one. URLs end up in logs.',
    'Send the key in the Authorization header, and have this one revoked.',
  ),
  'auth.keyExpired': row(
    'The key was good until a day that has passed, or was replaced a day ago.',
    'Use the key that replaced it, or have a new one made at the console.',
  ),
  'auth.addressNotAllowed': row(
    'The key is valid, but the call came from an address that isn’t on its list.',
    'Call from a listed address, or have a key made that lists this one.',
  ),
  'auth.scopeMissing': row(
    'The key is valid, but lacks the scope in `data.scope`.',
    'Use a key that has this scope.',
  ),
  'application.notFound': row(
    'There is no such application, or it isn’t the caller’s. Both look the same.',
    'Check the ID, and that the key or session belongs to whoever sent the applicant.',
  ),
  'application.versionRequired': row(
    'The change came without `If-Match`.',
    'Send the ETag of the application that the person has seen.',
  ),
  'application.versionConflict': row(
    'The application has changed since the version in `If-Match`.',
    'Read it again, let the person check, and send the new ETag.',
  ),
  'application.incomplete': readAgain('Some answers are still missing.'),
  'application.alreadySubmitted': readAgain('The application has been submitted already.'),
  'application.stepUpClosed': readAgain('This step isn’t asked for, or not anymore.'),
  'application.notApproved': readAgain('This needs an approved application.'),
  'account.closed': row(
    'The account is closed.',
    'Nothing in it can be changed; it can still be read.',
  ),
  'account.noRedirect': row(
    'The business has no address that this call could lead to.',
    'Let the person choose or create another business.',
  ),
  'account.wrong': row(
    'The customer named in the call isn’t the one who is signed in.',
    'Let the person sign in with the account they started with.',
  ),
  'bank.amountsDiffer': askPerson('The amounts aren’t those of the test deposits.'),
  'bank.depositsSpent': otherBank('All tries to name the test deposits are used.'),
  'bank.fileActive': otherFile('The PDF contains a script or an attached file.'),
  'bank.fileDamaged': otherFile('The file can’t be opened.'),
  'bank.fileHeavy': otherFile('The file takes too much work to open.'),
  'bank.fileHeic': otherFile('The photo is in the HEIC format.'),
  'bank.fileLocked': otherFile('The PDF has a password.'),
  'bank.filePages': otherFile('The PDF has too many pages.'),
  'bank.fileTooLarge': otherFile('The file is larger than `data.megabytes` MB.'),
  'bank.fileUnknown': otherFile('The file is neither a photo nor a PDF.'),
  'bank.linkFailed': sameAgain('The bank connection failed at our provider.'),
  'bank.linkRefused': row(
    'The bank’s sign-in has expired, or was refused.',
    'Open the bank connection again.',
  ),
  'bank.notFound': askPerson('The bank doesn’t know this account.'),
  'bank.refused': otherBank('We can’t pay out to this account.'),
  'bankDebit.closed': otherBank('The bank says that the account is closed.'),
  'bankDebit.declined': otherBank('The bank declined the debit.'),
  'bankDebit.fundsMissing': otherBank('There wasn’t enough money in the account.'),
  'bankDebit.notAgreed': row(
    'The authorization for debits is missing, or its text has changed.',
    'Show the current text, and send its version with the order.',
  ),
  'bankDebit.notAuthorised': otherBank('The bank doesn’t allow debits from this account.'),
  'bankDebit.unlinked': otherBank('The account isn’t linked, so it can’t be debited.'),
  'card.codeWrong': otherCard('The security code doesn’t match the card.'),
  'card.declined': otherCard('The bank declined the card.'),
  'card.expired': otherCard('The card has expired.'),
  'card.failed': sameAgain('The payment provider didn’t answer.'),
  'card.fundsMissing': otherCard('There isn’t enough money on the card.'),
  'card.notAuthenticated': otherCard('The bank couldn’t confirm the person.'),
  'card.tooMany': tomorrow('Too many cards were tried today.'),
  'cashAdvance.notEligible': row(
    'The business has no offer.',
    'Ask again once it is approved and has three months of sales.',
  ),
  'cashAdvance.offerEnded': row('The offer has ended.', 'Read the offers again.'),
  'category.blocked': askPerson('We can’t process payments for this industry.'),
  'channel.unauthorised': row(
    'The channel isn’t one of this person’s.',
    'Open the page from the channel that the person uses.',
  ),
  'config.portalMoved': row(
    'This referral has moved to another portal.',
    'Follow the address in the Location header, and use it from now on.',
  ),
  'config.unsupported': row(
    'This portal doesn’t serve that market or currency.',
    'Ask for `USD` or `CAD`, as the portal’s configuration names it.',
  ),
  'email.notUnique': askPerson('Another owner has this email address.'),
  'idempotency.inProgress': waitFor(
    'The first request with this Idempotency-Key is still at work.',
  ),
  'idempotency.keyMalformed': row(
    'The Idempotency-Key is empty, too long, or has characters that aren’t visible ASCII.',
    'Use 1 to 200 visible characters, such as a UUID.',
  ),
  'idempotency.keyReused': row(
    'The Idempotency-Key was used for another request, or for another call.',
    'Use one key for each intent: a new one for whatever differs.',
  ),
  'inquiry.attemptsExceeded': tomorrow('All tries with a photo ID are used for now.'),
  'inquiry.consentRequired': askPerson('A selfie needs the person’s consent.'),
  'inquiry.linkNotTexted': askPerson('We can’t text this phone now.'),
  'inquiry.linkTooSoon': waitFor('The link was texted a moment ago.'),
  'inquiry.phoneUnproven': askPerson('The link is texted to a confirmed phone only.'),
  'inquiry.sessionTokenMissing': sameAgain('The identity vendor gave no session.'),
  'invitation.expired': row('The invitation has expired.', 'Send the owner another one.'),
  'invitation.tooMany': tomorrow('The owner was reminded as often as a day allows.'),
  'link.expired': row('The link has expired.', 'Have a new one sent.'),
  'link.incorrect': row('There is nothing at this address.', 'Check the ID or token in it.'),
  'order.alreadyOpen': row('An order is still on its way.', 'Wait until it has shipped.'),
  'order.closed': row('The order can’t be changed anymore.', 'Read the order again.'),
  'order.empty': askPerson('The order contains nothing.'),
  'order.notOffered': row(
    'The order contains something that this market doesn’t offer.',
    'Read `getPlans` for what can be ordered today.',
  ),
  'order.totalChanged': row(
    'The total isn’t today’s.',
    'Read the prices again, and show the new total before it is ordered.',
  ),
  'otp.attemptsExceeded': row('The code was tried too often.', 'Have a new code sent.'),
  'otp.expired': row('The code has expired.', 'Have a new code sent.'),
  'otp.incorrect': askPerson('The code is another one; `data.count` says how many tries are left.'),
  'otp.notSent': sameAgain('The text couldn’t be sent.'),
  'otp.permanentlyLocked': tomorrow('This phone is locked after too many wrong codes.'),
  'otp.resendTooSoon': waitFor('A code was sent a moment ago.'),
  'otp.sendLimitExceeded': tomorrow('This phone got as many codes as it may.'),
  'otp.temporarilyLocked': tomorrow('This phone is locked for a day after too many wrong codes.'),
  'owners.companiesTooMany': askPerson('There are more than ten companies and trusts.'),
  'owners.companyCycle': askPerson('A company owns itself through other companies.'),
  'owners.companyIncomplete': askPerson('It isn’t said who is behind a company or trust.'),
  'owners.companyTooDeep': askPerson('There are more than three companies above each other.'),
  'owners.controllerMissing': askPerson('Nobody is named as running the business.'),
  'owners.controllerNotUnique': askPerson('Two people are named as running the business.'),
  'import.empty': row(
    'The file has no row below its header, or is empty.',
    'Send at least one merchant; `getImportTemplate` shows how.',
  ),
  'import.notFound': row(
    'There is no such import, or it is another partner’s, or older than 90 days.',
    'Take its ID from the reply of `createImport`.',
  ),
  'import.referralUnknown': row(
    'The referral ID isn’t one of the partner’s, or the partner has none.',
    'Send one of your own, or leave it out.',
  ),
  'owners.duplicateTaxId': askPerson('Two people have the same number.'),
  'owners.incomplete': askPerson('An owner’s details aren’t complete.'),
  'owners.notCounted': askPerson('Somebody behind a company holds less than 25%.'),
  'owners.shareTotalTooHigh': askPerson('The shares come to more than 100%.'),
  'owners.shareTotalTooLow': askPerson('The shares come to less than 50%, unconfirmed.'),
  'owners.tooMany': askPerson('More than four people hold 25% or more.'),
  'partnerEvent.notFound': row(
    'There is no such event, or it is another partner’s, or older than 30 days.',
    'Take its ID from `listPartnerEvents`.',
  ),
  'payment.declined': otherCard('The bank declined the payment.'),
  'phone.changeLimitExceeded': tomorrow('The number was changed as often as a day allows.'),
  'phone.lookupLimitExceeded': tomorrow('Too many numbers were looked up today.'),
  'phone.unchanged': askPerson('This is the number already in use.'),
  'phone.unsupportedLineType': askPerson('The number isn’t a mobile one of a wireless carrier.'),
  'phone.usedByOwner': askPerson('Another owner of this application has the number.'),
  'phoneLink.resendTooSoon': waitFor('A link was texted a moment ago.'),
  'phoneLink.sendLimitExceeded': tomorrow('This phone got as many links as it may.'),
  'prefill.taxIdIncluded': row(
    'A value looks like a Social Security number.',
    'Leave it out: only its owner may enter it.',
  ),
  'provider.unavailable': sameAgain('A vendor that the call needs isn’t responding.'),
  'quebec.blocked': askPerson('We can’t serve this industry in Quebec.'),
  'rental.limit': askPerson('More terminals than can be rented at no charge.'),
  'reviewRequest.empty': askPerson('The message is empty.'),
  'reviewRequest.numberIncluded': askPerson('The message contains an ID, card or account number.'),
  'reviewRequest.tooMany': tomorrow('The person has written several times today.'),
  'server.busy': sameAgain('We can’t take this call right now. Nothing was changed.'),
  'server.error': row(
    'Something failed on our side.',
    'Send it again with the same Idempotency-Key. If it fails again, tell us the `reference`.',
  ),
  'store.limitExceeded': tomorrow('The person has opened as many stores as a day allows.'),
  'store.notAllowed': row(
    'The app, domain or website doesn’t comply with our terms.',
    'Use another one.',
  ),
  'stores.failed': sameAgain('The hosting provider didn’t answer.'),
  'support.readOnly': row(
    'The browser shows an applicant’s pages to our support.',
    'Nothing can be changed from there.',
  ),
  'taxId.changeLimitExceeded': tomorrow('The number was changed as often as a day allows.'),
  'terms.changed': row(
    'The terms have a newer version than the one that was agreed to.',
    'Show the version that `getConfigs` names, and send the consent to it.',
  ),
  'terms.missing': askPerson('The consent to the terms is missing.'),
  'texts.limitExceeded': tomorrow('Too many texts were asked for from this network.'),
  'texts.paused': row('Texts are paused.', 'Offer photo ID, or let the person come back later.'),
  'wam.failed': sameAgain('The website builder didn’t answer.'),
  'webhook.invalidSignature': row(
    'The signature doesn’t match the body, or its time is too far off.',
    'Sign the raw body with the current secret.',
  ),
} as const satisfies Partial<Record<ErrorCode, ErrorCause>>;

/** The cause and remedy of an error; undefined for one that no published call answers. */
export const errorCauseOf = (code: ErrorCode): ErrorCause | undefined =>
  isKeyOf(ERROR_CAUSES, code) ? ERROR_CAUSES[code] : undefined;
