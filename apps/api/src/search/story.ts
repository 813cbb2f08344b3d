import type { ReplyOf } from '@signet/rulebook/endpoints';
import { type Locale, localeForMarket } from '@signet/rulebook/reference/locales';
import { statusOf } from '@signet/rulebook/status';
import { factsOf } from '../application/facts.ts';
import { homeViewOf } from '../application/home.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/http/problem.ts';

/**
 * What support may say: the applicant's own page in the reader's language, the steps and messages
 * that they know of, and what support itself noted or was told by name. Nothing here reads evidence,
 * rules or reasons of staff, so an application on a watch list reads like any other.
 * docs/decisions/0228 and 0248.
 */
export async function storyOf(
  { store, clock }: Pick<Deps, 'store' | 'clock'>,
  id: string,
  staffLocale: Locale,
): Promise<ReplyOf<'readStory'>> {
  const found = await store.reviews.find(id);
  const application = found && (await store.applications.loadForWork(found.id));
  if (found === undefined || application === undefined) throw new AppError('application.notFound');
  const { reference, portal, market, locale, createdAt, answers } = application;
  const readIn = localeForMarket(market, staffLocale);
  const home = homeViewOf({ ...application, locale: readIn }, { locale: readIn, clock });
  const { messages } = await store.reviews.story(found.id);
  return {
    ...{ reference, portal, market, locale },
    businessName: found.businessName,
    person: [answers['applicant.name.firstName'], answers['applicant.name.lastName']]
      .filter(Boolean)
      .join(' '),
    statusId: statusOf(factsOf(application)).id,
    shown: { title: home.headline, text: home.lead },
    promisedBy: found.promisedBy,
    createdAt,
    history: home.history,
    stepUps: application.stepUps.map(({ type, requestedAt, finishedAt }) => ({
      ...{ type, requestedAt, finishedAt },
    })),
    messages: messages.map(({ id: messageId, channel, template, state, createdAt, sentAt }) => ({
      ...{ id: messageId, channel, template, state, createdAt, sentAt },
    })),
    notes: await store.caseNotes.supportNotesOf(application),
  };
}
