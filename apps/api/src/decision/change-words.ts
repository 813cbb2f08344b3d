import type { ApplicationView } from '@signet/rulebook/application-view';
import { formatDay } from '@signet/rulebook/core/format-date';
import { formatMessage } from '@signet/rulebook/core/format-message';
import type { StepUpPageTexts } from '@signet/rulebook/core/step-up-page-texts';
import {
  type ChangeableAnswer,
  type ChangeableDocument,
  type ChangeMark,
  type ChangeState,
  isDocumentMark,
} from '@signet/rulebook/decision/change-reasons';
import type { ChangeTexts } from '@signet/rulebook/decision/change-texts.en-US';
import { CHANGES_STEP_UP } from '@signet/rulebook/decision/step-ups';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { DOCUMENT_KIND } from '@signet/rulebook/identity/documents';
import type { EmailId } from '@signet/rulebook/messages/choose-message';
import type { Locale } from '@signet/rulebook/reference/locales';
import { openMarksOf } from '../application/facts.ts';
import type { StoredApplication } from '../application/stored-application.ts';
import type { Deps } from '../deps.ts';
import type { OutboxMessage } from '../messages/outbox-message.ts';
import { renderMessage } from '../messages/render-message.ts';
import { textsByLocale } from '../platform/texts-by-locale.ts';
import type { PastChangeRequest } from './change-request-store.ts';
import { isComparable, valueOfChangeable, wordsOfChangeable } from './change-values.ts';

const TEXTS = await textsByLocale<{ CHANGE_TEXTS: ChangeTexts }>(
  import.meta.resolve('@signet/rulebook/decision/change-texts.en-US'),
);
const PAGES = await textsByLocale<{ STEP_UP_TEXTS: { changes: StepUpPageTexts } }>(
  import.meta.resolve('@signet/rulebook/step-up-texts.en-US'),
);

type MarkWords = { what: string; why: string; line?: string | undefined };

const markWords = ({ changeable, reason, line }: ChangeMark, locale: Locale): MarkWords => {
  const { changeables, reasons } = TEXTS[locale].CHANGE_TEXTS;
  return { what: changeables[changeable], why: reasons[reason], line };
};

const inMail = (mark: ChangeMark, locale: Locale): string => {
  const { line, ...words } = markWords(mark, locale);
  const said = formatMessage(TEXTS[locale].CHANGE_TEXTS.inMail, words, locale);
  return line === undefined ? said : `${said} ${line}`;
};

/** What an applicant sees of an open request for changes. */
export function changesViewOf(
  application: StoredApplication,
  locale: Locale,
): ApplicationView['changes'] {
  const marks = openMarksOf(application);
  const { changeRequest } = application;
  return changeRequest === undefined || marks.length === 0
    ? undefined
    : {
        by: changeRequest.by,
        marks: marks.map((mark) => ({ changeable: mark.changeable, ...markWords(mark, locale) })),
      };
}

type Asked = { marks: readonly ChangeMark[]; by: string };

/** The mail that asks for changes, or reminds of them. */
export const changesMail = (
  application: StoredApplication,
  { config }: Pick<Deps, 'config'>,
  { marks, by }: Asked,
  mail: EmailId = 'informationNeeded',
): OutboxMessage =>
  renderMessage(mail, application, config, {
    need: CHANGES_STEP_UP,
    day: by,
    changes: marks.map((mark) => inMail(mark, application.locale)),
  });

/** Page and mail of a request for changes, rendered by what shows and sends them. */
export function changesWords(application: StoredApplication, deps: Deps, asked: Asked) {
  const { locale } = application;
  const day = formatDay(asked.by, locale);
  const { title, lead, action = '' } = PAGES[locale].STEP_UP_TEXTS.changes;
  const { subject = '', text } = changesMail(application, deps, asked);
  return {
    locale,
    page: {
      ...{ title, text: formatMessage(lead, { day }, locale), action },
      fields: asked.marks.map((mark) => markWords(mark, locale)),
    },
    email: { subject, text },
  };
}

function stateOf({ withdrawnAt, finishedAt, result }: PastChangeRequest): ChangeState {
  if (withdrawnAt !== undefined) return 'withdrawn';
  if (finishedAt === undefined) return 'open';
  return result === 'replaced' ? 'decided' : 'answered';
}

type MarkView = ReplyOf<'explainApplication'>['changes'][number]['marks'][number];

/** The document that lay there when it was asked for again, and the one that came since. */
function documentMark(
  kind: ChangeableDocument,
  { askedAt }: PastChangeRequest,
  { inquiries }: StoredApplication,
): MarkView['document'] {
  const settled = inquiries
    .filter(({ mode, result }) => DOCUMENT_KIND[mode] === kind && result !== undefined)
    .toSorted((one, other) => (one.settledAt ?? 0) - (other.settledAt ?? 0));
  return {
    before: settled.findLast(({ settledAt = 0 }) => settledAt < askedAt)?.id,
    now: settled.find(({ settledAt = 0 }) => settledAt >= askedAt)?.id,
  };
}

function answerMark(
  { before, ...mark }: PastChangeRequest['marks'][number] & { changeable: ChangeableAnswer },
  isAnswered: boolean,
  { application, locale }: { application: StoredApplication; locale: Locale },
): MarkView {
  const { value } = valueOfChangeable(mark.changeable, application);
  const isCompared =
    isAnswered && before !== undefined && isComparable(mark.changeable, before, application);
  const inWords = (text: string) => wordsOfChangeable(mark.changeable, text, application, locale);
  return {
    ...mark,
    before: before && inWords(before),
    now: inWords(value),
    isChanged: isCompared ? before !== value : undefined,
  };
}

/** Requests for changes as staff see them. */
export const changeRequestsView = (
  requests: readonly PastChangeRequest[],
  application: StoredApplication,
  locale: Locale,
): ReplyOf<'explainApplication'>['changes'] =>
  requests.map((request) => {
    const state = stateOf(request);
    return {
      reviewer: request.reviewer,
      askedAt: request.askedAt,
      by: request.by,
      state,
      answeredAt: state === 'answered' ? request.finishedAt : undefined,
      marks: request.marks.map(({ changeable, ...mark }) =>
        isDocumentMark(changeable)
          ? { ...mark, changeable, document: documentMark(changeable, request, application) }
          : answerMark({ ...mark, changeable }, state === 'answered', { application, locale }),
      ),
    };
  });
