import type { ErrorCode } from './errors.ts';

/** A text marked `quoted` in `errors.ts` is the specification's, word for word. */
export const ERROR_TEXTS: Record<ErrorCode, string> = {
  'request.validationFailed': 'One of your answers needs a change. Check the ones marked below.',
  'text.unreadable': 'Type this again. It contains a character that can’t be read',
  'field.unknown': 'There’s no field named “{field}”. Remove it and try again.',
  'card.numberIncluded': 'Leave out the card number. We never store card numbers.',
  'request.malformed': 'We couldn’t read that. Reload the page and try again.',
  'request.unsupportedMediaType': 'We couldn’t read that. Reload the page and try again.',
  'request.payloadTooLarge': 'That’s too long for us to save. Shorten it and try again.',
  'request.crossOrigin':
    'We couldn’t confirm that this came from our page. Reload it and try again.',
  'request.methodNotAllowed': 'That action isn’t available here. Go back and try again.',
  'request.rateLimited': 'That’s a lot of tries in a short time. Wait a minute, then try again.',
  'request.retryInMinutes':
    'That’s as many tries as we can take for now. You can try again in {minutes, plural, one {# minute} other {# minutes}}. Nothing you entered is lost.',
  'request.retryInHours':
    'That’s as many tries as we can take for now. You can try again in {hours, plural, one {# hour} other {# hours}}. Nothing you entered is lost.',
  'route.notFound': 'There’s nothing at this address. Check it and try again.',
  'auth.signInRequired': 'Sign in to continue. Your answers are still here.',
  'auth.sessionExpired':
    'Your session has ended. Sign in again to continue. Your answers are saved.',
  'auth.reauthRequired': 'For your security, sign in again before you change this.',
  'application.notFound': 'Application not found, please reload the page.',
  'application.update': 'Application update Error, please reload the page.',
  'application.fetch': 'Application fetch Error, please reload the page.',
  'application.versionRequired': 'Reload the page and try again. Your answers are still here.',
  'application.versionConflict':
    'This application was changed in another window. We’ve loaded the latest answers. Check them, then continue.',
  'application.incomplete': 'Some answers are still missing. Fill them in to continue.',
  'application.alreadySubmitted':
    'This application has already been submitted. Reload the page to see where it stands.',
  'application.stepUpClosed': 'This step is already done. Reload the page to continue.',
  'application.notApproved': 'You can do this once your application is approved.',
  'review.notClaimed': 'Claim this application first. A claim holds for 15 minutes.',
  'review.claimedByOther': '{name} has claimed this application until {until}.',
  'review.ownProposal': 'You’ve already approved this. Another reviewer has to confirm it.',
  'review.caseSettled': 'This doesn’t need anyone’s attention anymore. Read the queue again.',
  'support.readOnly': 'Nothing was changed. This view is read-only.',
  'stepUp.unsupported': 'Current step up "{type}" does not support',
  'terms.missing': 'Check the box to agree, then submit your application.',
  'terms.changed':
    'The agreement changed after you opened this page. Read it again before you agree.',
  'idempotency.keyMalformed':
    'Use 1 to 200 visible characters, without spaces, in the Idempotency-Key header.',
  'idempotency.keyReused':
    'This was already sent with different answers. Reload the page and try again.',
  'idempotency.inProgress': 'We’re still working on this. Wait a moment, then try again.',
  'reviewRequest.empty': 'Tell us what we should know',
  'reviewRequest.numberIncluded':
    'Leave out ID, card and account numbers. We won’t need them here.',
  'reviewRequest.tooMany':
    'You’ve written to us several times today. Call us, or write again tomorrow.',
  'view.tooMany': 'You’ve saved {count} views. Remove one first.',
  'audit.tooManyLines': 'That’s more than {count} lines. Narrow it by day, person or reference.',
  'note.empty': 'Write a note',
  'note.numberIncluded': 'Leave out ID, card and account numbers. A note is no place for them.',
  'otp.incorrect':
    'That code doesn’t match. Check the text and try again. {count, plural, one {You have # try left.} other {You have # tries left.}}',
  'otp.expired': 'That code has expired. Ask for a new one.',
  'otp.attemptsExceeded': 'That code has been tried too many times. Ask for a new one.',
  'otp.temporarilyLocked':
    'Too many wrong codes for this phone. Use photo ID instead, or try again in 24 hours.',
  'otp.permanentlyLocked':
    'Too many wrong codes, so we can’t text this phone anymore. Use photo ID instead.',
  'otp.resendTooSoon': 'We just texted you a code. You can get it again in {seconds} seconds.',
  'otp.sendLimitExceeded':
    'We’ve already texted this phone several codes. Try again later, or use photo ID instead.',
  'phoneLink.resendTooSoon': 'We just texted this phone. You can get a link in {seconds} seconds.',
  'phoneLink.sendLimitExceeded':
    'We’ve already texted this phone several times. Try again later, or use photo ID instead.',
  'texts.limitExceeded':
    'Too many texts have been requested from your network. Try again later, or use photo ID instead.',
  'texts.paused':
    'We can’t send texts right now. Use photo ID instead, or come back later. Your answers are saved.',
  'otp.notSent': 'We couldn’t send the text. Try again in a moment.',
  'phone.unsupportedLineType':
    'Enter a mobile number from a wireless carrier. We can’t text internet (VoIP) numbers.',
  'phone.lookupLimitExceeded':
    'The mobile number has changed several times today. Use one you entered earlier, or try again tomorrow.',
  'phone.unchanged': 'That’s the number we’re texting now. Enter a different one.',
  'phone.usedByOwner':
    'This number belongs to another owner on this application. Enter your own mobile number.',
  'phone.changeLimitExceeded':
    'You’ve changed your number 3 times today. You can change it again tomorrow, or use photo ID now.',
  'inquiry.attemptsExceeded':
    'All five tries are used for now. Try again later, or ask someone on our team to look.',
  'inquiry.consentRequired':
    'To take a selfie, check the box to agree. You can also continue without a selfie.',
  'inquiry.phoneUnproven':
    'We can only text a phone that you’ve confirmed. Scan the code, or use this computer.',
  'inquiry.linkTooSoon':
    'We just texted this phone. You can get another link in {seconds} seconds.',
  'inquiry.linkNotTexted':
    'We can’t text this phone right now. Scan the code, or use this computer.',
  'auth.keyInvalid':
    'This call needs one of your keys in the Authorization header. The key is missing, unknown or revoked.',
  'auth.keyInQuery':
    'Never put a key in a URL. Send it in the Authorization header, and revoke this one.',
  'partnerEvent.notFound': 'We don’t have this event. We keep events for 30 days.',
  'prefill.taxIdIncluded': 'You can’t prefill a tax ID. The applicant has to enter it.',
  'import.notFound': 'We don’t have this import. We keep imports for 90 days.',
  'import.empty': 'This file has no merchants in it.',
  'import.tooManyRows': 'This file has too many rows. Split it into files of {max} rows or fewer.',
  'import.referralUnknown': 'This isn’t one of your referral IDs.',
  'import.rowUnreadable': 'We can’t read this row. Check its quotes and how many values it has.',
  'import.valueInvalid': 'This column can’t take this value.',
  'import.localeUnknown': 'Enter the merchant’s language by one of the codes in the template.',
  'import.marketClosed': 'You don’t sign up merchants in this country.',
  'import.referenceRepeated': 'An earlier row of this file has the same reference or content.',
  'auth.keyExpired': 'This key has expired. Use the key that replaced it, or make a new one.',
  'auth.addressNotAllowed':
    'This key can’t be used from this address. Call from an address on its list.',
  'partnerKey.notFound': 'This key has ended or was replaced. Read the list again.',
  'partnerKey.tooMany': 'You already have {max} keys in use. Revoke one first.',
  'webhookEndpoint.notFound': 'This endpoint was removed. Read the list again.',
  'webhookEndpoint.tooMany': 'You already have {max} endpoints. Remove one first.',
  'partnerDomain.tooMany': 'You already have {max} websites. Remove one first.',
  'webhookSecret.tooMany': 'Two secrets already sign for this endpoint. End the old one first.',
  'ability.closed': 'Only we can change this for you. Ask us to change it.',
  'auth.scopeMissing': 'This key can’t make this call. It needs the {scope} scope.',
  'webhook.invalidSignature':
    'This request isn’t signed as agreed. Check the signature and send it again.',
  'taxId.changeLimitExceeded':
    'This number has been changed 5 times in 24 hours. Try again later, or continue another way.',
  'bank.linkRefused': 'Your bank’s sign-in has expired. Connect your bank again.',
  'bank.linkFailed':
    'Sorry, something went wrong. Please wait a few minutes and try connecting again.',
  'bank.notFound': 'The bank couldn’t find this account. Check the routing and account numbers.',
  'bank.depositsSpent':
    'We couldn’t confirm this account with test deposits. Use another account, or connect your bank.',
  'bank.amountsDiffer':
    'Those amounts don’t match. Check your bank statement and try again. {count, plural, one {You have # try left.} other {You have # tries left.}}',
  'bank.fileUnknown': 'Choose a photo (JPEG or PNG) or a PDF of your voided check',
  'bank.fileTooLarge': 'Choose a file of {megabytes} MB or less',
  'bank.fileHeic':
    'This photo is in Apple’s HEIC format. Save it as a JPEG, or choose a screenshot of it',
  'bank.fileDamaged':
    'This file can’t be opened. It may be incomplete. Choose another copy, or take a new photo',
  'bank.fileLocked': 'This PDF has a password. Save a copy without it, or choose a photo',
  'bank.fileActive':
    'This PDF has a script or an attached file in it. Print it to a new PDF, or choose a photo',
  'bank.filePages':
    'This PDF has more than {pages} pages. Save only the page with the check, or choose a photo',
  'bank.fileHeavy': 'This file takes too much work to open. Choose a photo or a screenshot of it',
  'bank.refused': 'We can’t pay out to this account. Use another one.',
  'config.failed': 'Cannot get page configuration from server. Please try again later.',
  'config.unsupported': '{brand} is not supporting in your market and currency.',
  'category.blocked': 'We can’t process payments for this kind of business.',
  'quebec.blocked':
    'In Quebec, we can’t process payments for restaurants or transportation. They need a sales recording module, which we don’t offer.',
  'provider.unavailable':
    'A service we rely on isn’t responding. Your answers are saved. Try again in a moment.',
  'server.busy': 'We’re very busy right now. Your answers are still here. Try again in a moment.',
  'server.error':
    'Sorry, something went wrong. Please try again. If you have any questions, please contact support.',
  'network.failed':
    'You seem to be offline. Your answers are still here. Try again once you’re connected.',
  'network.timeout': 'This is taking longer than usual. Your answers are still here. Try again.',
  'link.incorrect': 'Oops! Looks like the URL is incorrect',
  'link.expired': 'Oops! Looks like the URL is expired',
  'owners.failed': 'Something went wrong. Please, try again later.',
  'owners.incomplete': 'Complete the required information about the business owners to continue',
  'owners.shareTotalTooHigh': 'The shares add up to more than 100%. Lower at least one of them.',
  'owners.shareTotalTooLow':
    'The shares add up to less than 50%. Correct them, or confirm they’re right.',
  'owners.tooMany': 'At most four people can own 25% or more. Check the list.',
  'owners.companyIncomplete': 'Say who is behind each company and trust, or why you can’t.',
  'owners.notCounted':
    'Someone behind a company comes to less than 25%. Remove them, or add what else they hold.',
  'owners.companyCycle': 'A company can’t own itself through other companies. Check who owns what.',
  'owners.companyTooDeep':
    'There are more than three companies above each other. Choose “I can’t name them”, and someone on our team will help.',
  'owners.companiesTooMany': 'You can list up to ten companies and trusts.',
  'owners.controllerMissing': 'Choose the one person who runs the business',
  'owners.controllerNotUnique':
    'Only one person can be listed as running the business. Change the other person first.',
  'owners.duplicateTaxId': 'Someone on this list already has this number. Check both.',
  'invitation.expired': 'This link has expired. Get a new one by email.',
  'invitation.tooMany': 'You’ve sent 3 reminders today. You can send another tomorrow.',
  'email.notUnique': 'Please use a unique email for each partner.',
  'account.overlapUS': 'We can’t open a US account for this profile. Contact support.',
  'account.overlapCA': 'We can’t open a Canadian account for this profile. Contact support.',
  'account.noRedirect': 'This business can’t be used here. Create a new business to continue.',
  'account.wrong':
    'You’re signed in with a different account. Sign out, then use the one you started with.',
  'channel.unauthorised': 'Oops! Something went wrong',
  'account.closed': 'This account is closed, so nothing in it can be changed.',
  'store.limitExceeded': 'You can’t open any more stores today. Try again tomorrow.',
  'store.notAllowed':
    'We can’t offer payments here because this app, domain or website doesn’t comply with our terms.',
  'rental.limit':
    '{count, plural, one {You can rent # terminal at no charge.} other {You can rent # terminals at no charge.}} For more, contact your reseller.',
  'order.empty': 'Choose at least 1 terminal or bundle, or continue without a terminal',
  'order.notOffered': 'This isn’t available in your country. Choose another one.',
  'order.totalChanged':
    'The price has changed since you opened this page. Check the new total, then order.',
  'order.alreadyOpen':
    'You already have an order on its way. You can place another one once it has shipped.',
  'order.closed': 'This order can’t be changed anymore. Reload the page to see where it stands.',
  'licences.fewer': 'You have fewer software licenses than devices. Add a license for each device.',
  'licences.more': 'You have more software licenses than devices. You can remove the extra ones.',
  'session.signedUp': 'You’ve already signed up. Choose an application to continue.',
  'session.pressAgain':
    'You’re signed in again, but your last step didn’t go through. Repeat it to continue.',
  'inquiry.sessionTokenMissing':
    'We couldn’t start your session. Go back to the page you came from and try again.',
  'cashAdvance.notEligible':
    'You need an approved payments account to get an offer. Having at least 3 months of sales helps.',
  'cashAdvance.offerEnded': 'This offer has ended. There may be a new one.',
  'card.failed': 'Service temporarily unavailable. Please try again later.',
  'card.declined': 'Your bank declined this card. Try another card, or call your bank.',
  'card.fundsMissing': 'There isn’t enough money on this card. Try another card.',
  'card.expired': 'This card has expired. Try another card.',
  'card.codeWrong': 'The security code doesn’t match this card. Check it and try again.',
  'card.notAuthenticated':
    'Your bank couldn’t confirm that it’s you. Try again, or use another card.',
  'card.tooMany': 'You’ve tried too many cards today. Try again tomorrow.',
  'bankDebit.notAgreed':
    'Read the authorization for your bank account again, then place your order.',
  'bankDebit.declined': 'Your bank declined the payment. Pay with a card, or call your bank.',
  'bankDebit.fundsMissing':
    'There wasn’t enough money in your bank account. Pay with a card, or try again.',
  'bankDebit.closed':
    'Your bank says this account is closed. Pay with a card, or link another account.',
  'bankDebit.notAuthorised': 'Your bank doesn’t allow payments from this account. Pay with a card.',
  'bankDebit.unlinked':
    'You can’t pay from this bank account right now. Pay with a card, or link your bank again.',
  'payment.declined': 'Your selected payment method was declined by bank. Please use another one.',
  'onboarding.failed':
    'We couldn’t submit your application. Your answers are still here. Try again.',
  'categories.failed': 'We couldn’t load the list of business types. Try again in a moment.',
  'stores.failed': 'We couldn’t load your stores. Try again in a moment.',
  'wam.failed': 'We couldn’t continue in your website builder. Go back to it and try again.',
  'embed.failed': 'Part of this page didn’t load. Reload the page and try again.',
  'config.portalMoved': 'This page has moved. We’ll take you there now.',
  'server.errorShort':
    'Sorry, an error occurred. Please try again. For questions, contact support.',
  'form.invalid': 'Please fill or correct required fields.',
};
