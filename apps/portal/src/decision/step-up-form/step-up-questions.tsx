import { APPLICANT_TAX_ID_PATH, COMPANY_TAX_ID_PATH } from '@signet/rulebook/core/answer-paths';
import type { StepUpPageTexts } from '@signet/rulebook/core/step-up-page-texts';
import { AnsweredField } from '@signet/ui/answered-field';
import { Details } from '@signet/ui/details';
import { controlId } from '@signet/ui/field';
import { Fragment, useState } from 'react';
import { AddressQuestion } from '../../platform/address/address-question.tsx';
import { addressLines } from '../../platform/address/format-address.ts';
import { usePortal } from '../../platform/application.tsx';
import { Question } from '../../platform/form/question.tsx';
import { useFocusField } from '../../platform/form/use-focus-field.ts';
import type { FormState } from '../../platform/form/use-form.ts';
import { TaxIdChangesLeft } from '../../tax-id/changes-left.tsx';

/** The way out before the last change of a number, by whose it is. */
const OTHER_WAY = { [APPLICANT_TAX_ID_PATH]: 'otherPerson', [COMPANY_TAX_ID_PATH]: 'otherBusiness' } as const;

const ADDRESS_PART = /^(.*address)\.\w+$/;

/** Where the questions stand, in the form's order: an address is one of them. */
const placesOf = (form: FormState): string[] => [...new Set(form.asked.map(({ path }) => ADDRESS_PART.exec(path)?.[1] ?? path))];

type StepUpQuestionsProps = { form: FormState; texts: StepUpPageTexts };

/** Each question of the form, with what its page says around it. */
export const StepUpQuestions = ({ form, texts }: StepUpQuestionsProps) =>
  placesOf(form).map((path) =>
    path.endsWith('address') ? (
      <Address key={path} form={form} at={path} texts={texts.address} />
    ) : (
      <Fragment key={path}>
        <Asked form={form} path={path} texts={texts} />
        {path in OTHER_WAY && <TaxIdChangesLeft other={OTHER_WAY[path as keyof typeof OTHER_WAY]} /> /* looked up before */}
      </Fragment>
    ),
  );

function Asked({ form, path, texts }: StepUpQuestionsProps & { path: string }) {
  const question = <Question form={form} path={path} hint={texts.hints?.[path]} />;
  const details = texts.details?.[path];
  if (details === undefined) return question;
  return (
    <div>
      {question}
      <Details summary={details.summary}>
        <p>{details.text}</p>
      </Details>
    </div>
  );
}

type AddressProps = { form: FormState; at: string; texts: StepUpPageTexts['address'] };

/** The address as it stands, to read; its questions come on request, or where one of its parts is refused. */
function Address({ form, at, texts }: AddressProps) {
  const { locale } = usePortal().boot;
  const [isChanging, setChanging] = useState(texts === undefined);
  const focusField = useFocusField();
  const change = () => {
    setChanging(true);
    focusField(`${at}.line1`);
  };
  const hasFault = form.faults.some(({ field }) => field.startsWith(`${at}.`));
  if (texts === undefined || isChanging || hasFault) return <AddressQuestion form={form} at={at} />;
  return (
    <AnsweredField id={`${controlId(at)}-given`} label={texts.label} changeLabel={texts.change} onChange={change}>
      {addressLines(form.values, at, locale).map((line, place) => (
        <Fragment key={line}>
          {place > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </AnsweredField>
  );
}
