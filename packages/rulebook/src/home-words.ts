import { formatDay } from './core/format-date.ts';
import { formatMessage } from './core/format-message.ts';
import { dueOf } from './due.ts';
import type { Home, Wait } from './home.ts';
import type { HistoryId } from './home-history.ts';
import type { HomeRowTexts, HomeTexts } from './home-texts.en-US.ts';
import { BANK_WAITS, type HomeView } from './home-view.ts';
import { minutesAtPage } from './journey.ts';
import type { Locale } from './reference/locales.ts';

export type HistoryEntry = { id: HistoryId; at: number; name?: string };

/** What the texts name, beside the partners of the waits. */
export type HomeNames = {
  email: string;
  last4?: string | undefined;
  /** The reason of a decline as the applicant may read it. */
  reason?: string | undefined;
  /** How many business days we take once a step is done. */
  review?: { from: number; to: number } | undefined;
  /** How many answers we asked to have changed. */
  changeCount?: number | undefined;
  history: readonly HistoryEntry[];
};

type Fill = (text: string, wait?: Pick<Wait, 'by' | 'name'>) => string;
type Words = { home: Home; names: HomeNames; texts: HomeTexts; locale: Locale; fill: Fill };

const isPartner = ({ who, name }: Wait): boolean => who === 'owner' || name !== undefined;

/** A state that is late is told so, and no date takes the place of the one that passed. */
const isDue = (text: string, wait: Wait | undefined): boolean =>
  text.includes('{day}') && wait?.by === undefined;

function alsoOf(rest: readonly Wait[], { texts, fill }: Words): string[] {
  const several = rest.filter(({ id }) => id === 'owner').length > 1;
  return rest.flatMap((wait, at) => {
    const { also, alsoMany }: HomeRowTexts = texts.rows[wait.id];
    const isRepeated = rest.findIndex(({ id }) => id === wait.id) !== at && wait.id === 'owner';
    const text = several && wait.id === 'owner' ? alsoMany : also;
    return text === undefined || isRepeated ? [] : [fill(text, wait)];
  });
}

/** Why a step is asked, and how long an answer takes after it. docs/readings.md 33. */
function aboutStep({ home, names, texts, locale }: Words): string[] {
  if (home.row === 'decision') return names.reason === undefined ? [] : [names.reason];
  if (home.row !== 'step' && home.row !== 'lastStep') return [];
  const after = names.review && formatMessage(texts.afterwards, names.review, locale);
  return [names.reason, after].filter((text) => text !== undefined);
}

function afterOf(wait: Wait, { texts, fill }: Pick<Words, 'texts' | 'fill'>): [string] | undefined {
  const due = dueOf(wait);
  return due && [fill(texts.due[due.ends], wait)];
}

/** The row's own sentence, and one for each other thing that is waited for. */
function leadOf(words: Words): string {
  const { home, names, texts, fill } = words;
  const row: HomeRowTexts = texts.rows[home.row];
  const [first, ...rest] = home.waits;
  const onlyPartners = rest.length > 0 && rest.every(({ id }) => id === 'owner');
  const together = onlyPartners
    ? rest.length > 1 || first?.id === 'owner' || rest[0]?.name === undefined
      ? row.many
      : row.one
    : undefined;
  if (home.row === 'declined') return names.reason ?? row.lead;
  if (together !== undefined) return fill(together, rest[0]);
  // Why a step is asked says that it is asked.
  const own =
    home.row === 'step' && names.reason !== undefined
      ? []
      : [fill(isDue(row.lead, first) ? (row.late ?? row.lead) : row.lead, first)];
  const after = first && afterOf(first, words);
  return [...own, ...(after ?? []), ...alsoOf(rest, words), ...aboutStep(words)].join(' ');
}

function headlineOf({ home, texts, fill }: Words): string {
  const { headline, lead, lateHeadline, manyHeadline }: HomeRowTexts = texts.rows[home.row];
  const [first, second] = home.waits;
  const several = first?.id === 'owner' && (second?.id === 'owner' || first.name === undefined);
  if (several && manyHeadline !== undefined) return manyHeadline;
  return fill(isDue(lead, first) ? (lateHeadline ?? headline) : headline, first);
}

function nextWords({ home, texts, locale, fill }: Words): HomeView['next'] {
  const { next, waits } = home;
  if (next === undefined) return undefined;
  const minutes = next.page && minutesAtPage(next.page);
  const partners = waits.filter(isPartner);
  const [partner] = partners;
  const noNeed =
    (next.id === 'linkBank' || next.id === 'linkBankAgain') && partner !== undefined
      ? partners.length > 1 || partner.name === undefined
        ? texts.notes.noNeedToWaitMany
        : fill(texts.notes.noNeedToWait, partner)
      : undefined;
  const note = [
    ...(minutes === undefined || next.page === 'owners' || next.id === 'resume'
      ? []
      : [formatMessage(texts.notes.minutes, { minutes }, locale)]),
    ...(noNeed === undefined ? [] : [noNeed]),
  ].join(' ');
  return {
    id: next.id,
    label:
      ((next.id === 'step' || next.id === 'goOn') && texts.steps[next.page ?? '']) ||
      texts.next[next.id],
    ...(next.page === undefined ? {} : { page: next.page }),
    ...(note === '' ? {} : { note }),
  };
}

/** The same sentences on the page of the account, whatever else comes first on Home. */
function bankOf({ home, texts, fill }: Words): HomeView['bank'] {
  for (const wait of home.waits) {
    const id = BANK_WAITS.find((one) => one === wait.id);
    if (id === undefined) continue;
    const { headline, lead, late }: HomeRowTexts = texts.rows[id];
    return {
      wait: id,
      headline: fill(headline, wait),
      lead: fill(isDue(lead, wait) ? (late ?? lead) : lead, wait),
      ...(wait.by === undefined ? {} : { by: wait.by }),
    };
  }
  return undefined;
}

/** The state in a language. */
export function homeInWords(
  home: Home,
  names: HomeNames,
  texts: HomeTexts,
  locale: Locale,
): HomeView {
  const fill: Fill = (text, { name, by } = {}) =>
    formatMessage(
      text,
      {
        email: names.email,
        last4: names.last4 ?? '',
        changeCount: names.changeCount ?? 0,
        name: name ?? texts.someone,
        ...(by === undefined ? {} : { day: formatDay(by, locale) }),
      },
      locale,
    );
  const words: Words = { home, names, texts, locale, fill };
  const { short }: HomeRowTexts = texts.rows[home.row];
  const [first] = home.waits;
  const headline = headlineOf(words);
  const next = nextWords(words);
  const bank = bankOf(words);
  return {
    row: home.row,
    picture: home.picture,
    headline,
    lead: leadOf(words),
    short: short === undefined ? headline : fill(short, first),
    ...(first?.by === undefined ? {} : { by: first.by }),
    works: home.works,
    waits: home.waits.map((wait) => {
      const { what, note, late } = texts.waits[wait.id];
      const [after] = afterOf(wait, words) ?? [];
      return {
        id: wait.id,
        who: wait.who,
        holdsPayouts: wait.holdsPayouts,
        what: fill(what, wait),
        note: fill(isDue(note, wait) ? (late ?? note) : note, wait),
        ...(wait.by === undefined ? {} : { by: wait.by }),
        ...(after === undefined ? {} : { after }),
      };
    }),
    ...(next === undefined ? {} : { next }),
    ...(bank === undefined ? {} : { bank }),
    history: names.history.map(({ id, at, name }) => ({
      id,
      at,
      what: formatMessage(texts.history[id], { name: name ?? texts.someone }, locale),
    })),
  };
}
