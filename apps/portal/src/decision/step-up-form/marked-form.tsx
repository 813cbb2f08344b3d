import type { ApplicationView } from '@signet/rulebook/application-view';
import { formatDay } from '@signet/rulebook/core/format-date';
import type { StepUpPageTexts } from '@signet/rulebook/core/step-up-page-texts';
import { isDocumentMark } from '@signet/rulebook/decision/change-reasons';
import { CHANGEABLE } from '@signet/rulebook/decision/changeable';
import type { FormStepUp } from '@signet/rulebook/reference/enumerations';
import { addressAbove } from '@signet/rulebook/sign-up/forms';
import { Fieldset } from '@signet/ui/fieldset';
import { useId } from 'react';
import { AddressQuestion } from '../../platform/address/address-question.tsx';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { Question } from '../../platform/form/question.tsx';
import type { FormState } from '../../platform/form/use-form.ts';
import { useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { StepUpForm } from './step-up-form.tsx';

type Changes = NonNullable<ApplicationView['changes']>;
type Mark = Changes['marks'][number];

/** What a reviewer asked to have changed, filled in, and nothing else. docs/decisions/0238. */
export function MarkedForm({ type, texts }: { type: FormStepUp; texts: StepUpPageTexts }) {
  const { changes } = useApplication();
  const { locale } = usePortal().boot;
  const fillIn = useFormatMessage();
  const { by = '', marks = [] } = changes ?? {};
  const lead = by === '' ? '' : fillIn(texts.lead, { day: formatDay(by, locale) });
  return (
    <StepUpForm
      type={type}
      pageTexts={{ ...texts, lead }}
      isSent
      drawQuestions={(form) =>
        marks.map((mark) => <MarkedQuestions key={mark.changeable} form={form} mark={mark} />)
      }
    />
  );
}

function MarkedQuestions({ form, mark }: { form: FormState; mark: Mark }) {
  const id = useId();
  const asked = isDocumentMark(mark.changeable) ? [] : CHANGEABLE[mark.changeable];
  const own = new Set<string>(asked.map(({ path }) => path));
  const paths = form.fields.flatMap(({ path }) => (own.has(path) ? [path] : []));
  const [first] = paths;
  const why = [mark.why, mark.line].filter((text) => text !== undefined).join(' ');
  if (first === undefined) return null;
  const address = addressAbove(first);
  if (address !== undefined) return <AddressQuestion form={form} at={address} hint={why} />;
  if (paths.length === 1) return <Question form={form} path={first} hint={why} />;
  return (
    <Fieldset id={id} legend={mark.what} hint={why}>
      {paths.map((path) => (
        <Question key={path} form={form} path={path} />
      ))}
    </Fieldset>
  );
}
