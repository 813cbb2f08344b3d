import '@signet/ui/text-field.css';
import '../search.css';
import '../../decision/case/case.css';
import { portalRow } from '@signet/rulebook/reference/portals';
import { Banner, type Tone } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { ColumnHeads } from '@signet/ui/column-heads';
import { Skeleton } from '@signet/ui/skeleton';
import { StatusPill } from '@signet/ui/status-pill';
import { useEffect, useRef } from 'react';
import { CaseCard } from '../../decision/case/card.tsx';
import { channelText } from '../../decision/case/case-timeline.ts';
import { messageStateWords, templateWords } from '../../decision/case/record-words.ts';
import { dayIn, momentWords } from '../../decision/due-words.ts';
import { languageName } from '../../decision/language-name.ts';
import { TEXTS as DECISION } from '../../decision/texts.en-US.ts';
import { call } from '../../platform/call.ts';
import { useNow } from '../../platform/clock.ts';
import { TEXTS as PLATFORM } from '../../platform/texts.en-US.ts';
import { errorText, fillIn } from '../../platform/texts.tsx';
import { useLoadedData } from '../../platform/use-loaded-data.ts';
import { useMay } from '../../session/session.tsx';
import { Bar, NotFound } from '../../shell/frame.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import { TEXTS as ROOM } from '../texts.en-US.ts';
import { SeePagesCard } from './see-pages-card.tsx';
import { storyParts } from './story-bar.ts';
import { StoryNotes } from './story-notes.tsx';
import { type Story, storySteps } from './story-words.ts';
import { TEXTS } from './texts.en-US.ts';

/** What support may say of an application, and a way to see its pages. */
export function StoryScreen({ reference }: { reference: string }) {
  const { data, error, isLoading, reload, replace } = useLoadedData(reference, () =>
    call('readStory', { params: { id: reference } }),
  );
  return (
    <>
      <PageTitle page={reference} />
      <Bar crumbs={[{ label: TEXTS.search, href: '/search' }, { label: reference }]}>
        <p className="soft">{TEXTS.readOnly}</p>
      </Bar>
      {data && <StoryPage story={data} onAdded={replace} />}
      {!data && error?.code === 'application.notFound' && <NotFound />}
      {!data && error?.code !== 'application.notFound' && (
        <main id="main" className="case-waiting" tabIndex={-1}>
          {error ? (
            <Banner tone="bad" title={TEXTS.failed} role="alert">
              <p>{errorText(error)}</p>
              <Button kind="secondary" busy={isLoading} onClick={() => void reload()}>
                {PLATFORM.tryAgain}
              </Button>
            </Banner>
          ) : (
            <>
              <p className="visually-hidden" role="status">
                {PLATFORM.loading}
              </p>
              <Skeleton kind="card" count={3} />
            </>
          )}
        </main>
      )}
    </>
  );
}

const LONG_DAY = { weekday: 'long', month: 'long', day: 'numeric' } as const;

function StoryPage({ story, onAdded }: { story: Story; onAdded: (story: Story) => void }) {
  const { reference, businessName, market, locale, portal, shown, promisedBy } = story;
  const may = useMay();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <main id="main" className="story-page" tabIndex={-1}>
      <header className="case-head story-head">
        <h1 ref={heading} tabIndex={-1}>
          {businessName || ROOM.noBusiness}
        </h1>
        <ul className="case-facts" aria-label={TEXTS.facts}>
          <li>
            <span className="reference">{reference}</span>
          </li>
          <li>{story.person}</li>
          {promisedBy && <li>{fillIn(TEXTS.promised, { day: dayIn(promisedBy, LONG_DAY) })}</li>}
          <li>{`${DECISION.market[market]} · ${languageName(locale)}`}</li>
          <li>{portalRow(portal).brand.name}</li>
        </ul>
      </header>
      <div className="story-main">
        <CaseCard title={TEXTS.stands.title} isMain>
          <div className="story-stands">
            <p>
              <strong>{shown.title}</strong>
            </p>
            <p>{shown.text}</p>
            <p className="soft">{TEXTS.stands.say}</p>
          </div>
          <StoryBar story={story} />
        </CaseCard>
        <CaseCard title={TEXTS.steps.title}>
          <ol className="plain-rows">
            {storySteps(story).map(({ key, text, at }) => (
              <li key={key}>
                <span>{text}</span>
                <span className="soft">{momentWords(at)}</span>
              </li>
            ))}
          </ol>
        </CaseCard>
        <MessagesTable messages={story.messages} />
      </div>
      <aside className="search-side">
        {may('story.view') && <SeePagesCard reference={reference} />}
        <StoryNotes reference={reference} notes={story.notes} onAdded={onAdded} />
      </aside>
    </main>
  );
}

const minuteTickMs = 60_000;

/** How far they are, in the order in which it comes to everybody. */
function StoryBar({ story }: { story: Story }) {
  const now = useNow(minuteTickMs);
  return (
    <ol className="story-bar" aria-label={TEXTS.bar.label}>
      {storyParts(story, now).map(({ key, title, is, notes }) => (
        <li key={key} className={`story-${is}`} aria-current={is === 'here' ? 'step' : undefined}>
          <strong>{title}</strong>
          {notes.map((note) => (
            <span key={note} className="soft">
              {note}
            </span>
          ))}
        </li>
      ))}
    </ol>
  );
}

const TONES: Readonly<Record<string, Tone>> = { sent: 'good', failed: 'bad', waiting: 'info' };

function MessagesTable({ messages }: Pick<Story, 'messages'>) {
  return (
    <CaseCard title={TEXTS.messages.title} aside={TEXTS.messages.deleted}>
      {messages.length === 0 ? (
        <p className="soft">{TEXTS.messages.none}</p>
      ) : (
        <table className="answers answers-stacked">
          <caption className="visually-hidden">{TEXTS.messages.title}</caption>
          <ColumnHeads heads={Object.values(TEXTS.messages.column)} />
          <tbody>
            {messages.map(({ id, channel, template, state, createdAt, sentAt }) => (
              <tr key={id}>
                <th scope="row">{templateWords(template)}</th>
                <td className="soft">{momentWords(sentAt ?? createdAt)}</td>
                <td className="soft">{channelText(channel)}</td>
                <td>
                  <StatusPill tone={TONES[state] ?? 'plain'}>{messageStateWords(state)}</StatusPill>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </CaseCard>
  );
}
