import './help-answers.css';
import { ROUTES } from '@signet/rulebook/routes';
import { Details } from '@signet/ui/details';
import { TextField } from '@signet/ui/text-field';
import { useDeferredValue, useMemo, useState } from 'react';
import { usePortal } from '../../platform/application.tsx';
import { useNavigation } from '../../platform/navigation.ts';
import { useIsOwnerPage } from '../../platform/owner-journey.ts';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { searchTopics } from './search-topics.ts';
import type { TEXTS } from './texts.en-US.ts';
import { HELP_TOPICS, stageOf, type TopicId, topicsFor } from './topics.ts';

const useTexts = textsOf<typeof TEXTS>('shell/help-answers');
const searchMaxChars = 100;

/** What is asked on this page first; a search goes through every answer that concerns the person. */
export function HelpAnswers() {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const { boot, application } = usePortal();
  const { matched } = useNavigation();
  const isOwnerPage = useIsOwnerPage();
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed.trim());
  const market = application?.market ?? boot.market;
  const stage = stageOf(application);
  const screen = matched && ROUTES[matched.route].screen;
  const mine = useMemo(
    () => topicsFor({ market, stage, isOwnerPage }),
    [market, stage, isOwnerPage],
  );
  const search = useMemo(() => searchTopics(texts.answers, mine), [texts, mine]);
  const found = useMemo(() => (wanted === '' ? [] : search(wanted)), [search, wanted]);
  const here = mine.filter(
    (id) => screen !== undefined && HELP_TOPICS[id].screens.includes(screen),
  );
  const others = mine.filter((id) => !here.includes(id));
  return (
    <section className="help-answers">
      <TextField
        name="help-search"
        type="search"
        label={texts.search}
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={searchMaxChars}
      />
      <p role="status" className={found.length > 0 ? 'meta' : undefined}>
        {wanted !== '' &&
          (found.length > 0
            ? fillIn(texts.found, { count: found.length })
            : `${texts.nothing}. ${texts.nothingText}`)}
      </p>
      {wanted === '' ? (
        <>
          {here.length > 0 && <Answers title={texts.onThisPage} ids={here} />}
          {here.length > 0 ? (
            <Details summary={texts.all}>
              <List ids={others} />
            </Details>
          ) : (
            <Answers title={texts.all} ids={others} />
          )}
        </>
      ) : (
        <List ids={found} />
      )}
    </section>
  );
}

function Answers({ title, ids }: { title: string; ids: readonly TopicId[] }) {
  return (
    <>
      <h3>{title}</h3>
      <List ids={ids} />
    </>
  );
}

function List({ ids }: { ids: readonly TopicId[] }) {
  const { answers } = useTexts();
  return ids.map((id) => (
    <Details key={id} summary={answers[id].question}>
      <p>{answers[id].answer}</p>
    </Details>
  ));
}
