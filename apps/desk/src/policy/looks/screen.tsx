import '@signet/ui/select-field.css';
import '../../decision/case/case.css';
import '../../decision/facts/facts.css';
import '../policy.css';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { BLIND_ANSWERS, type BlindAnswer } from '@signet/rulebook/policy/blind-sample';
import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { Segments } from '@signet/ui/segments';
import { StatusPill } from '@signet/ui/status-pill';
import { type FormEvent, useState } from 'react';
import { CaseCard } from '../../decision/case/card.tsx';
import { sourceAnswers } from '../../decision/case/source-words.ts';
import { TEXTS as CASE } from '../../decision/case/texts.en-US.ts';
import { businessRows, personRows } from '../../decision/facts/fact-rows.ts';
import { FactsTable } from '../../decision/facts/facts-table.tsx';
import { call } from '../../platform/call.ts';
import { TEXTS as PLATFORM } from '../../platform/texts.en-US.ts';
import { errorText, fillIn } from '../../platform/texts.tsx';
import { useAction } from '../../platform/use-action.ts';
import { useLoadedData } from '../../platform/use-loaded-data.ts';
import { Bar } from '../../shell/frame.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import { ReadingFailed } from '../../shell/reading-failed.tsx';
import { TEXTS as NAV } from '../nav-texts.en-US.ts';
import { TEXTS } from './texts.en-US.ts';

type Look = NonNullable<ReplyOf<'takeBlindLook'>['look']>;

/** Decisions of the rules, one after the other, as if nobody had decided yet. */
export function BlindLooksScreen() {
  const { data, error, isLoading, reload } = useLoadedData('look', () => call('takeBlindLook', {}));
  const [isKept, setKept] = useState(false);
  return (
    <>
      <PageTitle page={NAV.looks} />
      <Bar crumbs={[{ label: NAV.looks }]} isTitle />
      <main id="main" className="policy-page" tabIndex={-1}>
        <div role="status">{isKept && <Banner tone="good">{TEXTS.kept}</Banner>}</div>
        {error && <ReadingFailed title={TEXTS.failed} error={error} retry={reload} />}
        {isLoading && data === undefined && <p role="status">{PLATFORM.loading}</p>}
        {data && data.look === undefined && <p className="soft">{TEXTS.none}</p>}
        {data?.look && (
          <OneLook
            key={data.look.id}
            look={data.look}
            answered={async () => {
              setKept(true);
              await reload();
            }}
          />
        )}
      </main>
    </>
  );
}

function OneLook({ look, answered }: { look: Look; answered: () => Promise<void> }) {
  const { businessName, typed, evidence, market } = look;
  const known = sourceAnswers(evidence);
  return (
    <>
      <p className="soft">{TEXTS.lead}</p>
      <CaseCard isMain title={businessName} aside={<span>{TEXTS.business}</span>}>
        <FactsTable
          caption={fillIn(TEXTS.caption, { name: businessName })}
          rows={businessRows({ typed, evidence })}
          show={undefined}
        />
      </CaseCard>
      <CaseCard title={TEXTS.person}>
        <FactsTable
          caption={fillIn(TEXTS.caption, { name: TEXTS.person })}
          rows={personRows({ typed, evidence, market, side: 'applicant' })}
          show={undefined}
        />
      </CaseCard>
      <CaseCard title={TEXTS.knew}>
        {known.length === 0 ? (
          <p className="soft">{TEXTS.nothing}</p>
        ) : (
          <p className="pills">
            {known.map(({ source, answer, tone }) => (
              <StatusPill key={source} tone={tone}>
                {fillIn(CASE.sources.said, { source, answer })}
              </StatusPill>
            ))}
          </p>
        )}
      </CaseCard>
      <Answer id={look.id} answered={answered} />
    </>
  );
}

function Answer({ id, answered }: { id: string; answered: () => Promise<void> }) {
  const [answer, setAnswer] = useState<BlindAnswer>();
  const [isMissing, setMissing] = useState(false);
  const { pending, error, act } = useAction<'keep'>();
  const keep = (event: FormEvent) => {
    event.preventDefault();
    setMissing(answer === undefined);
    if (answer === undefined) return;
    void act(
      'keep',
      async (idempotencyKey) => {
        await call('answerBlindLook', { params: { id }, body: { answer }, idempotencyKey });
        await answered();
      },
      `${id} ${answer}`,
    );
  };
  return (
    <form className="policy-look" onSubmit={keep} noValidate>
      <p>{TEXTS.ask}</p>
      <Segments
        legend={TEXTS.ask}
        value={answer}
        onChange={setAnswer}
        options={BLIND_ANSWERS.map((value) => ({ value, label: TEXTS.answers[value] }))}
      />
      <Button type="submit" busy={pending !== undefined} busyLabel={TEXTS.keeping}>
        {TEXTS.keep}
      </Button>
      {isMissing && answer === undefined && (
        <Banner tone="bad" role="alert">
          {TEXTS.choose}
        </Banner>
      )}
      {error && (
        <Banner tone="bad" role="alert">
          {errorText(error)}
        </Banner>
      )}
    </form>
  );
}
