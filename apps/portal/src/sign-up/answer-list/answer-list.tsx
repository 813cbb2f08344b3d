import type { Answers } from '@signet/rulebook/answer-rows';
import { wireText } from '@signet/rulebook/core/answers';
import { fieldTextsFor } from '@signet/rulebook/core/field-texts';
import { formatLongDate } from '@signet/rulebook/core/format-date';
import { formatPhone } from '@signet/rulebook/reference/locales';
import { SALES_RANGES } from '@signet/rulebook/reference/sales-ranges';
import { formatSalesRange } from '@signet/rulebook/sign-up/format-sales-range';
import { addressAbove } from '@signet/rulebook/sign-up/forms';
import { Card } from '@signet/ui/card';
import { SummaryList, type SummaryRow } from '@signet/ui/summary-list';
import { Fragment, type ReactNode } from 'react';
import { addressLines } from '../../platform/address/format-address.ts';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { useFormTexts } from '../../platform/form/form-texts.ts';
import { applicationAnswers, applicationSecrets } from '../../platform/form/use-form.ts';
import { useNavigation } from '../../platform/navigation.ts';
import { useFieldTexts } from '../../platform/texts/rulebook-texts.tsx';
import { textsOf, useFormatMessage, useShellTexts } from '../../platform/texts/text-provider.tsx';
import { useRegistryName } from '../../tax-id/registry-name.ts';
import { readBack } from '../use-application-step.ts';
import { answerSections, type Section, type SummaryLine } from './answer-sections.ts';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('sign-up/answer-list');

const FIRST_NAME = 'applicant.name.firstName';
const LAST_NAME = 'applicant.name.lastName';
const ONE_NAME = 'applicant.name.hasOneName';

const nameOf = (answers: Answers): string =>
  [answers[FIRST_NAME], answers[LAST_NAME]].filter(Boolean).join(' ');

/** The answers by page, each with the way back to it while they can still be changed. */
export function AnswerList({ canEdit = true }: { canEdit?: boolean }) {
  const texts = useTexts();
  const shell = useShellTexts();
  const words = useFieldTexts();
  const { boot } = usePortal();
  const { to } = useNavigation();
  const application = useApplication();
  const answers = applicationAnswers(application);
  const formatAnswer = useFormatAnswer(answers);
  const rowOf = (line: SummaryLine): SummaryRow => {
    const own =
      application.market === 'CA'
        ? (texts.labelsOfField[line.field] ?? texts.labelsCanada[line.path])
        : undefined;
    const label =
      own ?? texts.labels[line.path] ?? fieldTextsFor(words[line.field], application.market).label;
    if (line.path === FIRST_NAME) return { label: texts.name, value: nameOf(answers) };
    return { label, value: formatAnswer(line) };
  };
  /**
   * The name is one row, and optional answers left empty are offered only through the card's Edit.
   */
  const isShown = ({ path }: SummaryLine): boolean =>
    path !== LAST_NAME &&
    path !== ONE_NAME &&
    (texts.empty[path] === undefined || (answers[path] ?? '') !== '');
  const editLink = (page: Section['page'], section: string) => (
    <a className="card-edit" href={to(boot.flags.isMultistepFlow ? page : 'update')}>
      {shell.edit}
      <span className="visually-hidden"> {section}</span>
    </a>
  );
  return (
    <>
      {answerSections(answers, { market: application.market, flags: boot.flags }).map(
        ({ form, page, lines }) => (
          <Card
            key={form}
            title={texts.sections[form]}
            edit={canEdit && editLink(page, texts.sections[form])}
          >
            {lines.length === 1 ? (
              <p className="answer">{lines.map(formatAnswer)}</p>
            ) : (
              <SummaryList rows={lines.filter(isShown).map(rowOf)} />
            )}
          </Card>
        ),
      )}
    </>
  );
}

function useFormatAnswer(answers: Answers): (line: SummaryLine) => ReactNode {
  const texts = useTexts();
  const formTexts = useFormTexts();
  const fillIn = useFormatMessage();
  const words = useFieldTexts();
  const { boot } = usePortal();
  const application = useApplication();
  const secretsOnFile = applicationSecrets(application);
  const registryName = useRegistryName();
  const bands = SALES_RANGES[application.market];
  return ({ path, field, kind }) => {
    const value = wireText(answers[path] ?? '');
    const last4 = secretsOnFile.get(path)?.last4;
    const none = texts.empty[path] || texts.none;
    const band = bands.find(({ id }) => id === value);
    const formatters: Record<SummaryLine['kind'], () => ReactNode> = {
      text: () =>
        (field === 'registeredIn' ? registryName(value) : value) ||
        (path === 'company.dba' && answers['company.registered'] === false ? texts.ownName : none),
      choice: () => {
        if (value === '') return none;
        return band && field === 'salesRange'
          ? formatSalesRange(band, words.salesRange.options?.[band.kind]?.label ?? '', boot)
          : (fieldTextsFor(words[field], application.market).options?.[value]?.label ?? value);
      },
      industry: () => application.company.mccDetails?.label ?? '',
      phone: () => (value === '' ? none : formatPhone(value, boot.locale)),
      // An SSN's last four digits can be the whole answer, so they are not shown again.
      secret: () => {
        if (!secretsOnFile.has(path)) return texts.none;
        const typed = readBack(application.id, path, last4);
        if (typed !== undefined)
          return field === 'ein' ? `${typed.slice(0, 2)}-${typed.slice(2)}` : typed;
        return last4 && field !== 'ssn4'
          ? fillIn(formTexts.givenLast4, { last4 })
          : formTexts.given;
      },
      date: () => {
        const typed = readBack(application.id, path, undefined);
        return typed === undefined ? formTexts.given : formatLongDate(typed, boot.locale);
      },
      address: () => (
        <Lines
          lines={addressLines(answers, addressAbove(path) ?? 'company.address', boot.locale)}
        />
      ),
    };
    return formatters[kind]();
  };
}

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line, at) => (
    <Fragment key={line}>
      {at > 0 && <br />}
      <span>{line}</span>
    </Fragment>
  ));
