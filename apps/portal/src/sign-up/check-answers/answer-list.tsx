import { wordsIn } from '@signet/rulebook/core/field-texts';
import type { Answers } from '@signet/rulebook/forms';
import { SALES_BANDS } from '@signet/rulebook/reference/sales-ranges';
import { SummaryList, type SummaryRow } from '@signet/ui/summary-list';
import { Fragment, type ReactNode } from 'react';
import { addressLines } from '../../platform/address/format-address.ts';
import { answersOf, givenOf, useApplication, usePortal } from '../../platform/application.tsx';
import { phoneText } from '../../platform/format-phone.ts';
import { useNavigation } from '../../platform/navigation.ts';
import { useFill, useShellTexts, useTexts, useWords } from '../../platform/texts/text-provider.tsx';
import { bandText } from '../format-sales-range.ts';
import { type AnswerLine, type Section, sectionsOf } from './answer-sections.ts';

/** Every answer by section, each with a link that changes it and comes back here. */
export function AnswerList() {
  const texts = useTexts('check-answers');
  const shell = useShellTexts();
  const words = useWords().fields;
  const { boot } = usePortal();
  const { to } = useNavigation();
  const application = useApplication();
  const answers = answersOf(application);
  const tell = useTelling(answers);
  const rowOf = (line: AnswerLine, page: Section['page']): SummaryRow => {
    const own = application.market === 'CA' ? texts.labelsCanada[line.path] : undefined;
    const label = own ?? texts.labels[line.path] ?? wordsIn(words[line.field], application.market).label;
    return {
      label,
      value: tell(line),
      changeHref: to(boot.flags.isMultistepFlow ? page : 'update'),
      changeLabel: shell.change,
      changeHidden: label,
    };
  };
  return sectionsOf(answers, { market: application.market, flags: boot.flags }).map(({ form, page, lines }) => (
    <Fragment key={form}>
      <h2>{texts.sections[form]}</h2>
      <SummaryList rows={lines.map((line) => rowOf(line, page))} />
    </Fragment>
  ));
}

/** How each kind of answer is told; a secret only says that it is on file. */
function useTelling(answers: Answers): (line: AnswerLine) => ReactNode {
  const texts = useTexts('check-answers');
  const shell = useShellTexts();
  const fillIn = useFill();
  const words = useWords().fields;
  const { boot } = usePortal();
  const application = useApplication();
  const given = givenOf(application);
  const bands = SALES_BANDS[application.market];
  return ({ path, field, kind }) => {
    const value = answers[path] ?? '';
    const last4 = given.get(path)?.last4;
    const band = bands.find(({ id }) => id === value);
    const tellings: Record<AnswerLine['kind'], () => ReactNode> = {
      text: () =>
        value || (path === 'company.dba' && answers['company.registered'] === 'NO' ? texts.ownName : texts.empty[path]) || texts.none,
      choice: () => wordsIn(words[field], application.market).options?.[value]?.label ?? value,
      band: () => band && bandText(band, words.salesRange.options?.[band.kind]?.label ?? '', boot),
      industry: () => application.company.mccDetails?.label ?? '',
      phone: () => (value === '' ? (texts.empty[path] ?? texts.none) : phoneText(value, boot.locale)),
      // The last four of an SSN are all that was asked: they are not shown again.
      secret: () => (!given.has(path) ? texts.none : last4 && field !== 'ssn4' ? fillIn(shell.givenLast4, { last4 }) : shell.given),
      address: () => <Lines lines={addressLines(answers, path.replace(/\.line1$/, ''), boot.locale)} />,
    };
    return tellings[kind]();
  };
}

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line, at) => (
    <Fragment key={line}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ));
