import type { AnswersByPath } from '@signet/rulebook/core/answers';
import { isErrorCode } from '@signet/rulebook/core/errors';
import type { Market } from '@signet/rulebook/reference/locales';
import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { datePartId } from '@signet/ui/date-field';
import { ErrorSummary } from '@signet/ui/error-summary';
import { controlId } from '@signet/ui/field';
import { Actions } from '@signet/ui/page';
import type { ReactNode } from 'react';
import { usePortal } from '../application.tsx';
import { useDocumentTitle } from '../navigation.ts';
import { ScreenPage, type ScreenPageProps, WhyWeAsk } from '../screen/screen-page.tsx';
import { useErrorTexts } from '../texts/rulebook-texts.tsx';
import { useShellTexts } from '../texts/text-provider.tsx';
import { invalidDateParts } from './date-question.tsx';
import { useFormTexts } from './form-texts.ts';
import { DATE_ORDER, useErrorText } from './question.tsx';
import { type FormError, type FormState, useValidationContext } from './use-form.ts';

type PageFormProps = Pick<ScreenPageProps, 'title' | 'why' | 'children'> & {
  form: FormState;
  action?: string;
  later?: ReactNode;
  isStill?: boolean;
};

export function FormScreen({
  form,
  action,
  later,
  isStill,
  why,
  children,
  ...page
}: PageFormProps & ScreenPageProps) {
  return (
    <ScreenPage {...page}>
      <PageForm {...{ form, action, later, isStill, why, title: page.title }}>{children}</PageForm>
    </ScreenPage>
  );
}

/** The form of a page whose frame stays while this form is replaced by another. */
export function PageForm({ form, action, later, isStill, why, title, children }: PageFormProps) {
  const shell = useShellTexts();
  const texts = useFormTexts();
  const errorText = useErrorText();
  const catalogue = useErrorTexts();
  const { market } = useValidationContext();
  const { boot, application } = usePortal();
  const isQuestion = form.fieldErrors.every(({ kind }) => kind === 'confirm');
  const titlePrefix = isQuestion ? texts.questionTitle : shell.errorTitle;
  useDocumentTitle(title, form.fieldErrors.length > 0 ? titlePrefix : '');
  const areAnswers = form.fieldErrors.every(({ code }) => isFieldCode(code));
  const errorTitle = areAnswers ? catalogue['form.invalid'] : shell.problem;
  const summaryTitle = isQuestion ? texts.question : errorTitle;
  const typed: AnswersByPath = form.values;
  const isPrefilled =
    application === undefined && form.fields.some(({ path }) => boot.prefill?.[path] !== undefined);
  const errors = form.fieldErrors.map((fieldError) => ({
    message: errorText(fieldError, typed[fieldError.field]?.toString()),
    targetId: targetOf(form, fieldError, market),
  }));
  return (
    <form
      noValidate
      // Pressed before any script runs, it must not navigate: answers must never end up in an
      // address.
      method="dialog"
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <ErrorSummary
        title={summaryTitle}
        lead={areAnswers && !isQuestion ? texts.fix : undefined}
        errors={errors}
        attempt={form.attempt}
        isQuestion={isQuestion}
      />
      {isPrefilled && <Banner tone="info">{texts.prefilled}</Banner>}
      {form.retype && <Banner tone="info">{texts.retype}</Banner>}
      {children}
      <WhyWeAsk>{why}</WhyWeAsk>
      <Actions later={later} isStill={isStill}>
        <Button kind="primary" type="submit" busy={form.busy} busyLabel={shell.saving}>
          {action ?? shell.continue}
        </Button>
      </Actions>
    </form>
  );
}

/** True for errors with a text of their field's own; all others are in the error table. */
const isFieldCode = (code: string): boolean => !isErrorCode(code);

function targetOf(
  form: FormState,
  { field: path, code, targetId }: FormError,
  market: Market,
): string | undefined {
  const formField = form.fields.find((question) => question.path === path);
  if (formField === undefined) return targetId;
  if (form.rows[formField.field]?.control !== 'date') return controlId(path);
  const order = DATE_ORDER[market];
  return datePartId(
    controlId(path),
    invalidDateParts(code.split('.')[1], order)[0] ?? order[0] ?? 'year',
  );
}
