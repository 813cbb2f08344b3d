import type { Answers, FormPath } from '@signet/rulebook/answer-rows';
import type { ApplicationView } from '@signet/rulebook/application-view';
import { nestAnswers, type SecretsOnFile, wireAnswers } from '@signet/rulebook/core/answers';
import { openStepUp } from '@signet/rulebook/core/step-up';
import { firstIncompleteForm, readAnswers } from '@signet/rulebook/forms';
import { DRAFT_FORMS, SIGN_UP_FORMS, type SignUpForm } from '@signet/rulebook/reference/enumerations';
import { ROUTE_IDS, ROUTES, type RouteId, type RouteRow } from '@signet/rulebook/routes';
import { FULL_LEVEL_STEP_UP } from '@signet/rulebook/step-ups';
import { useEffect } from 'react';
import { ApiError, call } from '../platform/api.ts';
import { useIsHydrated, usePortal } from '../platform/application.tsx';
import { showError } from '../platform/feedback/show-error.ts';
import { applicationAnswers, applicationSecrets } from '../platform/form/use-form.ts';
import { leaveToSignIn, useNavigation } from '../platform/navigation.ts';
import { track, trackOutcome } from '../platform/track.ts';
import { clearDraft, clearNewApplicationMark, isNewApplicationWanted, readDraft, saveDraft } from './draft.ts';

const SIGNING_IN = 'signing-in';

/** The page that asks a form of the sign-up. */
export const signUpPage = (form: SignUpForm, isDraft: boolean): RouteId => {
  const pages = ROUTE_IDS;
  const found = pages.find((id) => (ROUTES[id] as RouteRow).form === form && (ROUTES[id].access === 'draft') === isDraft);
  if (found === undefined) throw new Error(`no page asks ${form}`);
  return found;
};

export function previousSignUpPage(form: SignUpForm, isDraft: boolean, canCheck: boolean): RouteId {
  if (!isDraft && canCheck) return 'check-answers';
  const before = SIGN_UP_FORMS[SIGN_UP_FORMS.indexOf(form) - 1];
  return before === undefined ? 'get-started' : signUpPage(before, isDraft);
}

/** Keeps the key of the press that leaves to sign in: on the way back the same attempt goes on. */
export function keepPress(idempotencyKey: string): void {
  try {
    sessionStorage.setItem(SIGNING_IN, idempotencyKey);
  } catch {
    return; // without it the person presses Continue once more on the way back
  }
}

function forgetPress(): void {
  try {
    sessionStorage.removeItem(SIGNING_IN);
  } catch {
    return; // nothing was kept
  }
}

function keptPress(): string | undefined {
  try {
    return sessionStorage.getItem(SIGNING_IN) ?? undefined;
  } catch {
    return undefined;
  }
}

/** What is read back whole before it is sent, though the server never tells it again. docs/decisions/0061. */
const READ_BACK = ['applicant.dob', 'company.governmentIdentification.value'] as const satisfies readonly FormPath[];

/** In this page's memory alone: a page that is loaded anew knows nothing of it. */
const remembered = new Map<string, Answers>();

/** Remembers what was just saved of those answers. */
export function rememberToReadBack(applicationId: string, saved: Answers): void {
  const known = remembered.get(applicationId) ?? {};
  const fresh = Object.fromEntries(READ_BACK.flatMap((path) => (saved[path] === undefined ? [] : [[path, saved[path]]])));
  remembered.set(applicationId, { ...known, ...fresh });
}

/** What was typed into this page for an application; a number only while it ends as the one on file does. */
export function readBack(applicationId: string, path: FormPath, last4: string | undefined): string | undefined {
  const typed = remembered.get(applicationId)?.[path];
  if (typeof typed !== 'string' || typed === '') return undefined;
  return last4 === undefined || typed.endsWith(last4) ? typed : undefined;
}

const LATER = { stepUp: FULL_LEVEL_STEP_UP };

/** True while the identity that was left for later is asked: its page then answers a step-up. */
const isIdentityLater = ({ stepUpDetails }: ApplicationView): boolean => openStepUp(stepUpDetails, FULL_LEVEL_STEP_UP) !== undefined;

export type SignUpStep = {
  initial: Answers;
  given: SecretsOnFile;
  /** Where "Back" leads: to the answers to check when the person came from there, else one page back. */
  back: string;
  save: (answers: Answers, idempotencyKey: string) => Promise<void>;
  /** The key of the press that left to sign in, on the way back from it. */
  press: () => string | undefined;
  create: (answers: Answers, idempotencyKey: string) => Promise<void>;
};

/** What a sign-up page starts with and where its answers go. A draft before an id exists, the application after. docs/readings.md 37. */
export function useSignUpStep(form: SignUpForm): SignUpStep {
  const { boot, application, setApplication, serverNow } = usePortal();
  const { go, matched, to } = useNavigation();
  const isDraft = matched?.id === undefined;
  const isHydrated = useIsHydrated();
  const draft = isDraft && isHydrated ? readAnswers(readDraft(boot.referralUrlId, boot.currency, serverNow())) : {};
  const canCheck = application?.openPages.includes('check-answers') === true;
  const first: Answers = { ...boot.prefill, ...(boot.emailAddress ? { 'applicant.email.emailAddress': boot.emailAddress } : {}) };

  const isLater = application !== undefined && form === 'ownerIdentity' && isIdentityLater(application);
  useEffect(() => {
    if (isLater) track('fullOnboarding.started', LATER);
  }, [isLater]);

  const create = async (answers: Answers, idempotencyKey: string) => {
    const view = await call('createApplication', {
      query: isNewApplicationWanted() ? {} : { find: 'true' },
      body: {
        ...nestAnswers(answers),
        application: { currency: boot.currency, referralUrlId: boot.referralUrlId, communicationLanguage: boot.locale },
      },
      idempotencyKey,
    });
    forgetPress();
    clearNewApplicationMark();
    // A submitted application takes no answers: the draft is kept for the next one. docs/decisions/0031.
    if (view.resumed && view.status.id !== 'answering' && view.status.id !== 'unsent') {
      showError({ code: 'session.signedUp' });
      return go('accounts', { replace: true });
    }
    clearDraft(boot.referralUrlId, boot.currency);
    track('onboarding.started', { currency: boot.currency, language: boot.locale, portal: boot.portal });
    // What was typed into it before, on whatever device, comes with its page alone.
    if (view.resumed) return window.location.replace(to(view.page, view.id));
    setApplication(view);
    go(view.page, { id: view.id, replace: true });
  };
  const saveToDraft = async (answers: Answers, idempotencyKey: string) => {
    const all = { ...boot.prefill, ...draft, ...answers };
    saveDraft(boot.referralUrlId, boot.currency, wireAnswers(all), serverNow());
    if (boot.signedIn) return create(all, idempotencyKey);
    const lacking = firstIncompleteForm(DRAFT_FORMS, all, new Set(), { market: boot.market, flags: boot.flags });
    const next = DRAFT_FORMS[(DRAFT_FORMS as readonly SignUpForm[]).indexOf(form) + 1];
    if (lacking ?? next) return go(next ?? lacking ?? 'applicant');
    keepPress(idempotencyKey);
    leaveToSignIn(to('category'), { emailAddress: all['applicant.email.emailAddress'] });
  };
  const saveToApplication = async (answers: Answers, idempotencyKey: string) => {
    if (application === undefined) throw new ApiError('application.fetch');
    const { id, version } = application;
    const body = nestAnswers(answers);
    const goOn = (view: ApplicationView) => {
      rememberToReadBack(id, answers);
      setApplication(view);
      go(view.page, { id: view.id });
    };
    if (!isLater) return goOn(await call('updateApplication', { params: { id }, body, version }));
    await trackOutcome('fullOnboarding', LATER, async () =>
      goOn(await call('submitFullOnboarding', { params: { id }, body, version, idempotencyKey })),
    );
  };
  return {
    initial: isDraft ? { ...first, ...draft } : applicationAnswers(application),
    given: applicationSecrets(isDraft ? undefined : application),
    save: isDraft ? saveToDraft : saveToApplication,
    // Sent already: what is asked after it leads back to the result.
    back: to(isDraft || application?.openPages.includes('success') !== true ? previousSignUpPage(form, isDraft, canCheck) : 'success'),
    press: () => (boot.signedIn && isDraft ? keptPress() : undefined),
    create,
  };
}
