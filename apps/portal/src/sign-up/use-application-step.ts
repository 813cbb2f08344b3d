import type { Answers, FormPath } from '@signet/rulebook/answer-rows';
import type { ApplicationView } from '@signet/rulebook/application-view';
import { nestAnswers, type SecretsOnFile } from '@signet/rulebook/core/answers';
import { SIGN_UP_FORMS, type SignUpForm } from '@signet/rulebook/reference/enumerations';
import { ROUTE_IDS, ROUTES, type RouteId, routeRow } from '@signet/rulebook/routes';
import { ApiError } from '@signet/web/api';
import { call } from '../platform/api.ts';
import { usePortal } from '../platform/application.tsx';
import { applicationAnswers, applicationSecrets } from '../platform/form/use-form.ts';
import { useNavigation } from '../platform/navigation.ts';

export const signUpPage = (form: SignUpForm, isDraft: boolean): RouteId => {
  const pages = ROUTE_IDS;
  const found = pages.find(
    (id) => routeRow(id).form === form && (ROUTES[id].access === 'draft') === isDraft,
  );
  if (found === undefined) throw new Error(`no page asks ${form}`);
  return found;
};

export function previousSignUpPage(form: SignUpForm, isDraft: boolean, canCheck: boolean): RouteId {
  if (!isDraft && canCheck) return 'check-answers';
  const before = SIGN_UP_FORMS[SIGN_UP_FORMS.indexOf(form) - 1];
  return before === undefined ? 'get-started' : signUpPage(before, isDraft);
}

/**
 * Answers shown in full for review before submission, although the server never returns them.
 * docs/decisions/0061.
 */
const READ_BACK = [
  'applicant.dob',
  'company.governmentIdentification.value',
] as const satisfies readonly FormPath[];

/** Kept only in this page's memory; a reload clears it. */
const remembered = new Map<string, Answers>();

export function rememberToReadBack(applicationId: string, saved: Answers): void {
  const known = remembered.get(applicationId) ?? {};
  const fresh = Object.fromEntries(
    READ_BACK.flatMap((path) => (saved[path] === undefined ? [] : [[path, saved[path]]])),
  );
  remembered.set(applicationId, { ...known, ...fresh });
}

/** What was typed on this page; a tax id only while its last digits match the one on file. */
export function readBack(
  applicationId: string,
  path: FormPath,
  last4: string | undefined,
): string | undefined {
  const typed = remembered.get(applicationId)?.[path];
  if (typeof typed !== 'string' || typed === '') return undefined;
  return last4 === undefined || typed.endsWith(last4) ? typed : undefined;
}

export type ApplicationStep = {
  initial: Answers;
  onFile: SecretsOnFile;
  /** Target of "Back": the answer review once it is available, otherwise the previous page. */
  back: string;
  save: (answers: Answers, idempotencyKey: string) => Promise<void>;
};

/** Sends the page's answers, instead of saving them. */
export type SendAnswers = (request: {
  id: string;
  version: number;
  body: object;
  idempotencyKey: string;
}) => Promise<ApplicationView>;

const saveAnswers: SendAnswers = ({ id, version, body }) =>
  call('updateApplication', { params: { id }, body, version });

export function useApplicationStep(
  form: SignUpForm,
  send: SendAnswers = saveAnswers,
): ApplicationStep {
  const { application, setApplication } = usePortal();
  const { go, to } = useNavigation();
  const canCheck = application?.openPages.includes('check-answers') === true;
  const save = async (answers: Answers, idempotencyKey: string) => {
    if (application === undefined) throw new ApiError('application.fetch');
    const { id, version } = application;
    const view = await send({ id, version, body: nestAnswers(answers), idempotencyKey });
    rememberToReadBack(id, answers);
    setApplication(view);
    go(view.page, { id: view.id });
  };
  return {
    initial: applicationAnswers(application),
    onFile: applicationSecrets(application),
    // After submission, later questions lead back to the result.
    back: to(
      application?.openPages.includes('success') === true
        ? 'success'
        : previousSignUpPage(form, false, canCheck),
    ),
    save,
  };
}
