import './case.css';
import { portalRow } from '@signet/rulebook/reference/portals';
import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { Icon } from '@signet/ui/icon';
import { KeyHint } from '@signet/ui/key-hint';
import { Skeleton } from '@signet/ui/skeleton';
import { StatusPill } from '@signet/ui/status-pill';
import { Timeline } from '@signet/ui/timeline';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { call } from '../../platform/call.ts';
import { serverNow, useNow } from '../../platform/clock.ts';
import { useKeys } from '../../platform/keys.ts';
import { TEXTS as PLATFORM } from '../../platform/texts.en-US.ts';
import { errorText, fillIn } from '../../platform/texts.tsx';
import { useAction } from '../../platform/use-action.ts';
import { useMay, useSession } from '../../session/session.tsx';
import { Bar, NotFound } from '../../shell/frame.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import type { CaseHistory, FoundCase } from '../case-history.ts';
import { DueMark } from '../case-parts.tsx';
import { claimOf, decideStep } from '../claim.ts';
import { DecideDrawer } from '../decide/drawer.tsx';
import { momentWords, timeWords } from '../due-words.ts';
import { KeysDialog } from '../keys-dialog.tsx';
import { languageName } from '../language-name.ts';
import { useQueueCounts } from '../queue-counts.tsx';
import { queueToReturnTo } from '../queue-return.ts';
import { TEXTS as ROOM } from '../texts.en-US.ts';
import { useTakeNext } from '../use-take-next.ts';
import { timelineDays } from './case-timeline.ts';
import { type ClaimAct, ClaimBar } from './claim-bar.tsx';
import { ConflictBanner } from './conflict-banner.tsx';
import { MessagesCard, OwnersCard, SourcesCard, StepUpsCard, TypedCard } from './facts-cards.tsx';
import { SettleCard, type Settlement } from './settle-card.tsx';
import { TEXTS } from './texts.en-US.ts';
import { type OpenCase, useCase } from './use-case.ts';
import { WhyCard } from './why-card.tsx';

const minuteTickMs = 60_000;

/** One application and all its cases: why it waits, what is known, and what can be done. */
export function CaseScreen({ reference }: { reference: string }) {
  const open = useCase(reference);
  if (open.history !== undefined) return <Case open={open} history={open.history} />;
  if (open.error?.code === 'application.notFound') return <UnknownCase reference={reference} />;
  return (
    <>
      <PageTitle page={reference} />
      <CaseBar reference={reference} />
      <main id="main" className="case-waiting" tabIndex={-1}>
        {open.error ? (
          <Banner tone="bad" title={TEXTS.failed} role="alert">
            <p>{errorText(open.error)}</p>
            <Button kind="secondary" busy={open.isLoading} onClick={() => void open.reload()}>
              {PLATFORM.tryAgain}
            </Button>
          </Banner>
        ) : (
          <>
            <p className="visually-hidden" role="status">
              {PLATFORM.loading}
            </p>
            <Skeleton kind="card" count={4} />
          </>
        )}
      </main>
    </>
  );
}

function UnknownCase({ reference }: { reference: string }) {
  return (
    <>
      <CaseBar reference={reference} />
      <NotFound text={`${fillIn(TEXTS.notFound, { reference })} ${TEXTS.notFoundText}`} />
    </>
  );
}

function CaseBar({ reference, children }: { reference: string; children?: ReactNode }) {
  return (
    <Bar crumbs={[{ label: TEXTS.back, href: queueToReturnTo() }, { label: reference }]}>
      {children}
    </Bar>
  );
}

type Done = keyof typeof TEXTS.done;

function Case({ open, history }: { open: OpenCase; history: CaseHistory }) {
  const { review } = history;
  const [path, navigate] = useLocation();
  const drawer = new URLSearchParams(useSearch()).get('do');
  const { staff } = useSession();
  const may = useMay();
  const { recount } = useQueueCounts();
  const next = useTakeNext();
  const [done, setDone] = useState<Done>();
  const [areKeysOpen, setKeysOpen] = useState(false);
  const { pending, error, act } = useAction<ClaimAct | 'settle'>(async ({ code }) => {
    await open.reload();
    return code === 'application.versionConflict';
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const now = useNow(minuteTickMs);
  const isMine = claimOf(review, staff.id, serverNow()).is === 'mine';
  const isOpen = review.cases.length > 0 || review.decisions.length > 0;
  const mayDecide = may('case.decide') && review.decisions.length > 0;
  const openDrawer = () => {
    if (!mayDecide) return;
    const step = decideStep(review, staff.id, serverNow());
    const isSecond = review.proposal !== undefined && step !== 'withdraw';
    navigate(`${path}?do=${isSecond ? 'second' : 'decide'}`);
  };
  const params = { id: review.id };
  const onClaimAct = (what: ClaimAct) => {
    if (!may('case.work')) return;
    void act(what, async () => {
      const reply = await call(CLAIM_CALLS[what], { params });
      setDone(what === 'withdraw' ? 'withdrawn' : what === 'release' ? 'released' : undefined);
      await open.follow(reply.review);
      recount();
    });
  };
  const onSettle = (found: FoundCase, { action, reason }: Settlement) =>
    act(
      'settle',
      async (idempotencyKey) => {
        const { review: after } = await call('settleReviewCase', {
          params,
          body: {
            case: found.case,
            action,
            ...(reason !== undefined && { reason }),
            ...(found.owner && { ownerId: found.owner.id }),
          },
          version: review.version,
          idempotencyKey,
        });
        setDone('settled');
        await open.follow(after);
        recount();
      },
      `${found.case} ${found.owner?.id ?? ''} ${action} ${reason ?? ''} ${review.version}`,
    );
  useKeys({
    d: openDrawer,
    c: () => onClaimAct('claim'),
    e: () => isMine && onClaimAct('release'),
    n: () => may('case.work') && next.takeNext(),
    u: () => navigate(queueToReturnTo()),
    '?': () => setKeysOpen(true),
  });

  return (
    <>
      <PageTitle page={review.reference} />
      <CaseBar reference={review.reference}>
        {mayDecide && (
          <Button onClick={openDrawer}>
            {TEXTS.decide} <KeyHint keys={['D']} />
          </Button>
        )}
      </CaseBar>
      <main id="main" className={open.error ? 'case stale-case' : 'case'} tabIndex={-1}>
        <CaseHead {...{ history, now }} headingRef={heading} />
        <div className="case-notices">
          {done && <DoneBanner done={done} business={review.businessName} next={next} />}
          {open.error && open.readAt !== undefined && (
            <Banner tone="warn" role="status">
              {fillIn(TEXTS.failedSince, { time: timeWords(open.readAt) })}
            </Banner>
          )}
          {open.newer && drawer === null && (
            <ConflictBanner before={history} now={open.newer} onRead={open.readNewer} />
          )}
          {error && (
            <Banner tone="bad" role="alert">
              {errorText(error)}
            </Banner>
          )}
          {isOpen ? (
            <ClaimBar {...{ review, pending }} onAct={onClaimAct} onSecondLook={openDrawer} />
          ) : (
            <Banner>{TEXTS.claim.nothing}</Banner>
          )}
        </div>
        <div className="case-columns">
          <div className="case-main">
            <WhyCard history={history} />
            {may('case.decide') &&
              review.cases.map((found) => (
                <SettleCard
                  key={`${found.case} ${found.owner?.id ?? ''}`}
                  {...{ found, isMine }}
                  pending={pending === 'settle'}
                  onSettle={(settlement) => void onSettle(found, settlement)}
                />
              ))}
            <SourcesCard decisions={history.decisions} />
            <TypedCard typed={history.typed} />
            <OwnersCard owners={history.owners} companies={history.companies} />
            <StepUpsCard stepUps={history.stepUps} />
            <MessagesCard messages={history.messages} />
          </div>
          <section className="case-side" aria-label={TEXTS.timeline.title}>
            <h2>{TEXTS.timeline.title}</h2>
            <Timeline days={timelineDays(history)} />
          </section>
        </div>
      </main>
      {mayDecide && (drawer === 'decide' || drawer === 'second') && (
        <DecideDrawer
          mode={drawer}
          {...{ open, history }}
          onClose={() => navigate(path, { replace: true })}
          onDone={(what) => {
            setDone(what);
            navigate(path, { replace: true });
            recount();
          }}
        />
      )}
      <KeysDialog open={areKeysOpen} onClose={() => setKeysOpen(false)} />
    </>
  );
}

const CLAIM_CALLS = {
  claim: 'claimReview',
  release: 'releaseReview',
  withdraw: 'withdrawProposal',
} as const satisfies Record<ClaimAct, string>;

function CaseHead({
  history: { review, locale, dueBy, leftAt },
  now,
  headingRef,
}: {
  history: CaseHistory;
  now: number;
  headingRef: RefObject<HTMLHeadingElement | null>;
}) {
  return (
    <header className="case-head">
      <h1 ref={headingRef} tabIndex={-1}>
        {review.businessName}
      </h1>
      <ul className="case-facts" aria-label={TEXTS.facts}>
        <li>
          <span className="reference">{review.reference}</span>
        </li>
        <li>
          <StatusPill tone="info">{ROOM.decision[review.decision]}</StatusPill>
        </li>
        {dueBy && (
          <li>
            <DueMark dueBy={dueBy} market={review.market} now={now} />
          </li>
        )}
        <li>
          <Icon name="globe" size={14} />
          <span>{`${ROOM.market[review.market]} · ${languageName(locale)}`}</span>
        </li>
        <li>
          <span>{portalRow(review.portal).brand.name}</span>
        </li>
        <li>
          <span>
            {review.sentAt === undefined
              ? TEXTS.draft
              : fillIn(TEXTS.sent, { when: momentWords(review.sentAt) })}
          </span>
        </li>
        {leftAt !== undefined && (
          <li>
            <span>{fillIn(TEXTS.left, { when: momentWords(leftAt) })}</span>
          </li>
        )}
      </ul>
    </header>
  );
}

/** After an act, the next case is one press away, and never opens by itself. */
function DoneBanner({
  done,
  business,
  next,
}: {
  done: Done;
  business: string;
  next: ReturnType<typeof useTakeNext>;
}) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => bar.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={bar}>
      <Banner tone="good" role="status">
        <div className="bar-line">
          <span>{fillIn(TEXTS.done[done], { business })}</span>
          <Button busy={next.isTaking} busyLabel={ROOM.takingNext} onClick={next.takeNext}>
            {ROOM.takeNext} <KeyHint keys={['N']} />
          </Button>
        </div>
        {next.notice && <p>{next.notice}</p>}
      </Banner>
    </div>
  );
}
