import type { Answers } from '@signet/rulebook/answer-rows';
import { nestAnswers, wireAnswers } from '@signet/rulebook/core/answers';
import type { ProblemFieldError } from '@signet/rulebook/core/problem';
import { firstIncompleteForm, formFields, readAnswers } from '@signet/rulebook/forms';
import { DRAFT_FORMS, type SignUpForm } from '@signet/rulebook/reference/enumerations';
import { ApiError } from '@signet/web/api';
import { call } from '../platform/api.ts';
import { useIsHydrated, usePortal } from '../platform/application.tsx';
import { showError } from '../platform/feedback/show-error.ts';
import { leaveToSignIn, useNavigation } from '../platform/navigation.ts';
import { track } from '../platform/track.ts';
import {
  clearDraft,
  clearNewApplicationMark,
  isNewApplicationWanted,
  readDraft,
  saveDraft,
} from './draft.ts';
import {
  type ApplicationStep,
  previousSignUpPage,
  useApplicationStep,
} from './use-application-step.ts';

const SIGNING_IN = 'signing-in';

/**
 * Stores the idempotency key of the press that leads to sign-in, so that the same attempt resumes
 * on return.
 */
export function keepPress(idempotencyKey: string): void {
  try {
    sessionStorage.setItem(SIGNING_IN, idempotencyKey);
  } catch {
    return; // without storage, Continue has to be pressed again on return
  }
}

function forgetPress(): void {
  try {
    sessionStorage.removeItem(SIGNING_IN);
  } catch {
    return; // nothing was stored
  }
}

function keptPress(): string | undefined {
  try {
    return sessionStorage.getItem(SIGNING_IN) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Paths of unlikely answers that a link brought for other pages. Nobody has seen them yet, so they
 * can't be confirmed here: they are left out, and their own page asks. docs/decisions/0195.
 */
function otherPagesQuestions(error: unknown, form: SignUpForm): string[] {
  if (!(error instanceof ApiError)) return [];
  const own = new Set<string>(formFields(form).map(({ path }) => path));
  const isOther = ({ kind, field }: ProblemFieldError) => kind === 'confirm' && !own.has(field);
  return error.fieldErrors.every(isOther) ? error.fieldErrors.map(({ field }) => field) : [];
}

export type SignUpStep = ApplicationStep & {
  press: () => string | undefined;
  create: (answers: Answers, idempotencyKey: string) => Promise<void>;
};

/**
 * Like useApplicationStep, but before an application exists its answers are saved as a draft.
 * docs/readings.md 37.
 */
export function useSignUpStep(form: SignUpForm): SignUpStep {
  const { boot, setApplication, serverNow } = usePortal();
  const { go, matched, to } = useNavigation();
  const ofApplication = useApplicationStep(form);
  const isDraft = matched?.id === undefined;
  const isHydrated = useIsHydrated();
  const draft =
    isDraft && isHydrated
      ? readAnswers(readDraft(boot.referralUrlId, boot.currency, serverNow()))
      : {};
  const first: Answers = {
    ...boot.prefill,
    ...(boot.emailAddress ? { 'applicant.email.emailAddress': boot.emailAddress } : {}),
  };

  const post = (answers: Answers, idempotencyKey: string) =>
    call('createApplication', {
      query: isNewApplicationWanted() ? {} : { find: 'true' },
      body: {
        ...nestAnswers(answers),
        application: {
          currency: boot.currency,
          referralUrlId: boot.referralUrlId,
          communicationLanguage: boot.locale,
        },
      },
      idempotencyKey,
    });
  const create = async (answers: Answers, idempotencyKey: string) => {
    const view = await post(answers, idempotencyKey).catch((error: unknown) => {
      const others = otherPagesQuestions(error, form);
      if (others.length === 0) throw error;
      return post(
        Object.fromEntries(Object.entries(answers).filter(([path]) => !others.includes(path))),
        crypto.randomUUID(),
      );
    });
    forgetPress();
    clearNewApplicationMark();
    // A submitted application takes no answers, so the draft is kept for the next one.
    // docs/decisions/0031.
    if (view.resumed && view.status.id !== 'answering' && view.status.id !== 'unsent') {
      showError({ code: 'session.signedUp' });
      return go('accounts', { replace: true });
    }
    clearDraft(boot.referralUrlId, boot.currency);
    track('onboarding.started', {
      currency: boot.currency,
      language: boot.locale,
      portal: boot.portal,
    });
    // A full page load, because earlier typing from any device arrives only with the page.
    if (view.resumed) return window.location.replace(to(view.page, view.id));
    setApplication(view);
    go(view.page, { id: view.id, replace: true });
  };
  const saveToDraft = async (answers: Answers, idempotencyKey: string) => {
    const all = { ...boot.prefill, ...draft, ...answers };
    saveDraft(boot.referralUrlId, boot.currency, wireAnswers(all), serverNow());
    if (boot.signedIn) return create(all, idempotencyKey);
    const lacking = firstIncompleteForm(DRAFT_FORMS, all, new Set(), {
      market: boot.market,
      flags: boot.flags,
    });
    const next = DRAFT_FORMS[DRAFT_FORMS.findIndex((one: SignUpForm) => one === form) + 1];
    if (lacking ?? next) return go(next ?? lacking ?? 'applicant');
    keepPress(idempotencyKey);
    leaveToSignIn(to('category'), { emailAddress: all['applicant.email.emailAddress'] });
  };
  const press = () => (boot.signedIn && isDraft ? keptPress() : undefined);
  if (!isDraft) return { ...ofApplication, press, create };
  return {
    initial: { ...first, ...draft },
    onFile: new Map(),
    save: saveToDraft,
    back: to(previousSignUpPage(form, true, false)),
    press,
    create,
  };
}
