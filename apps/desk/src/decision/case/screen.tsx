import './case.css';
import { portalRow } from '@signet/rulebook/reference/portals';
import { ActionMenu } from '@signet/ui/action-menu';
import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { Icon } from '@signet/ui/icon';
import { KeyHint } from '@signet/ui/key-hint';
import { LinkTabs } from '@signet/ui/link-tabs';
import { Skeleton } from '@signet/ui/skeleton';
import { StatusPill } from '@signet/ui/status-pill';
import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { call } from '../../platform/call.ts';
import { serverNow, useNow } from '../../platform/clock.ts';
import { useKeys } from '../../platform/keys.ts';
import { TEXTS as PLATFORM } from '../../platform/texts.en-US.ts';
import { errorText, fillIn } from '../../platform/texts.tsx';
import { useAction } from '../../platform/use-action.ts';
import { useMay, useSession } from '../../session/session.tsx';
import { Bar, NotFound, PhoneActs } from '../../shell/frame.tsx';
import { LoadBoundary } from '../../shell/load-boundary.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import type { CaseHistory } from '../case-history.ts';
import { DueMark } from '../case-parts.tsx';
import { claimOf, decideStep } from '../claim.ts';
import { DecideDrawer } from '../decide/drawer.tsx';
import { decisionTone } from '../decision-tone.ts';
import { dueWords, momentWords, timeWords } from '../due-words.ts';
import { KeysDialog } from '../keys-dialog.tsx';
import { languageName } from '../language-name.ts';
import { Readers } from '../presence.tsx';
import { useQueueCounts } from '../queue-counts.tsx';
import { queueNameToReturnTo, queueToReturnTo } from '../queue-return.ts';
import { TEXTS as ROOM } from '../texts.en-US.ts';
import { useTakeNext } from '../use-take-next.ts';
import { BesideCase, useBesideCase } from './beside-case.tsx';
import type { CaseAct, CaseTab } from './case-tab.ts';
import { type ClaimAct, ClaimBar } from './claim-bar.tsx';
import { ConflictBanner } from './conflict-banner.tsx';
import { CopiedReference } from './copied-reference.tsx';
import { TEXTS } from './texts.en-US.ts';
import { type OpenCase, useCase } from './use-case.ts';
import { useClaimRenewal } from './use-claim-renewal.ts';

const minuteTickMs = 60_000;

/** The rows of its parts and of its menu, and the part that the address names. */
type CaseParts = {
  tabs: readonly CaseTab[];
  acts: readonly CaseAct[];
  tab: string;
  item: string | undefined;
};

/** One application and all its cases: why it waits, what is known, and what can be done. */
export function CaseScreen({ reference, ...parts }: { reference: string } & CaseParts) {
  const open = useCase(reference);
  if (open.history !== undefined) return <Case open={open} history={open.history} {...parts} />;
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
  const [whole, own] = ['/queue/all', queueToReturnTo()];
  const name = queueNameToReturnTo();
  return (
    <Bar
      crumbs={[
        { label: TEXTS.back, href: whole },
        ...(own === whole || name === undefined ? [] : [{ label: name, href: own }]),
        { label: reference },
      ]}
    >
      {children}
    </Bar>
  );
}

function Case({
  open,
  history,
  tabs,
  acts,
  tab: tabPath,
  item,
}: { open: OpenCase; history: CaseHistory } & CaseParts) {
  const { review } = history;
  const [path, navigate] = useLocation();
  const drawer = new URLSearchParams(useSearch()).get('do');
  const { staff } = useSession();
  const may = useMay();
  const { recount } = useQueueCounts();
  const next = useTakeNext();
  const beside = useBesideCase(review.reference);
  const [done, setDone] = useState<string>();
  const [areKeysOpen, setKeysOpen] = useState(false);
  const { pending, error, act } = useAction<ClaimAct>(async ({ code }) => {
    await open.reload();
    return code === 'application.versionConflict';
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const now = useNow(minuteTickMs);
  const claim = claimOf(review, staff.id, serverNow());
  const isMine = claim.is === 'mine';
  const isOpen = review.cases.length > 0 || review.decisions.length > 0;
  const mayDecide = may('case.decide') && review.decisions.length > 0 && !history.isClosedToReader;
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
      const said = what === 'claim' ? undefined : DONE_TEXTS[what];
      setDone(said && fillIn(said, { business: review.businessName }));
      await open.follow(reply.review);
      recount();
    });
  };
  const shown = tabs.filter(
    ({ may: right, isShown }) => may(right) && (isShown?.(history) ?? true),
  );
  useClaimRenewal(review, staff.id, open.poll);
  const tab = shown.find(({ path: own }) => own === tabPath);
  const offered = acts.filter(
    ({ may: right, isOpen: canBeDone }) => may(right) && (canBeDone?.(history, isMine) ?? true),
  );
  const mayClaim = isOpen && claim.is === 'free' && may('case.work') && !history.isClosedToReader;
  const ask = isMine ? offered.find(({ id }) => id === 'ask') : undefined;
  const panel = offered.find(({ id }) => id === drawer);
  const openPanel = (id: string) => navigate(`${path}?do=${id}`);
  const close = () => navigate(path, { replace: true });
  const onDone = (said: string) => {
    setDone(said);
    recount();
  };
  useKeys({
    ...Object.fromEntries(
      offered.flatMap(({ id, key }) => (key === undefined ? [] : [[key, () => openPanel(id)]])),
    ),
    d: openDrawer,
    c: () => onClaimAct('claim'),
    e: () => isMine && onClaimAct('release'),
    n: () => may('case.work') && next.takeNext(),
    u: () => navigate(queueToReturnTo()),
    j: beside.goAfter,
    k: beside.goBefore,
    m: () => {
      const field = document.querySelector<HTMLElement>('.note-form textarea');
      if (field === null) navigate(`/a/${review.reference}`);
      else field.focus();
    },
    '?': () => setKeysOpen(true),
  });

  return (
    <>
      <PageTitle page={review.reference} />
      <CaseBar reference={review.reference}>
        <Readers reference={review.reference} />
        <BesideCase {...beside} />
        <ActionMenu
          label={TEXTS.more}
          actions={offered.map(({ id, label, key }) => ({
            key: id,
            label: (
              <>
                <span>{label}</span>
                {key && <KeyHint keys={[key.toUpperCase()]} />}
              </>
            ),
            onChoose: () => openPanel(id),
          }))}
        />
        {mayDecide && (
          <span className="act-below">
            <Button onClick={openDrawer}>
              {TEXTS.decide} <KeyHint keys={['D']} />
            </Button>
          </span>
        )}
      </CaseBar>
      <main id="main" className={open.error ? 'case stale-case' : 'case'} tabIndex={-1}>
        <CaseHead {...{ history, now }} headingRef={heading} />
        <div className="case-notices">
          {done && <DoneBanner said={done} next={next} />}
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
            <ClaimBar
              {...{ review, pending, isClosed: history.isClosedToReader }}
              onAct={onClaimAct}
              onSecondLook={openDrawer}
            />
          ) : (
            <Banner>{TEXTS.claim.nothing}</Banner>
          )}
        </div>
        {shown.length > 1 && <CaseTabs {...{ tabs: shown, tab, history }} />}
        <LoadBoundary key={tabPath}>
          <Suspense fallback={<p className="case-waiting">{PLATFORM.loading}</p>}>
            {tab === undefined ? (
              <p className="case-waiting">{TEXTS.noTab}</p>
            ) : (
              <tab.Screen {...{ open, history, isMine, onDone, item }} />
            )}
          </Suspense>
        </LoadBoundary>
      </main>
      {(mayClaim || ask || mayDecide) && (
        <PhoneActs label={TEXTS.acts}>
          {mayClaim && (
            <Button
              kind="secondary"
              busy={pending === 'claim'}
              busyLabel={TEXTS.claim.busy}
              onClick={() => onClaimAct('claim')}
            >
              {TEXTS.claim.claim}
            </Button>
          )}
          {ask && (
            <Button kind="secondary" onClick={() => openPanel(ask.id)}>
              {ask.label}
            </Button>
          )}
          {mayDecide && <Button onClick={openDrawer}>{TEXTS.decide}</Button>}
        </PhoneActs>
      )}
      {mayDecide && (drawer === 'decide' || drawer === 'second') && (
        <DecideDrawer
          mode={drawer}
          {...{ open, history }}
          onClose={close}
          onDone={(what) => {
            close();
            onDone(fillIn(TEXTS.done[what], { business: review.businessName }));
          }}
        />
      )}
      {panel && (
        <LoadBoundary key={panel.id}>
          <Suspense>
            <panel.Panel
              {...{ open, history, isMine }}
              onClose={close}
              onDone={(said) => {
                close();
                onDone(said);
              }}
            />
          </Suspense>
        </LoadBoundary>
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

const DONE_TEXTS = { withdraw: TEXTS.done.withdrawn, release: TEXTS.done.released };

function CaseTabs({
  tabs,
  tab,
  history,
}: {
  tabs: readonly CaseTab[];
  tab: CaseTab | undefined;
  history: CaseHistory;
}) {
  const base = `/a/${history.review.reference}`;
  return (
    <LinkTabs
      label={TEXTS.tabs}
      tabs={tabs.map(({ id, path, label, count }) => ({
        ...{ key: id, label, href: path === '' ? base : `${base}/${path}` },
        ...{ isHere: id === tab?.id, count: count?.(history) },
      }))}
      link={({ href, isHere }, content) => (
        <Link href={href} aria-current={isHere ? 'page' : undefined}>
          {content}
        </Link>
      )}
    />
  );
}

function CaseHead({
  history: { review, locale, dueBy, leftAt, changes },
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
          <CopiedReference key={review.reference} reference={review.reference} />
        </li>
        <li>
          <StatusPill tone={decisionTone(review.decision)}>
            {ROOM.decision[review.decision]}
          </StatusPill>
        </li>
        {review.cases.length > 0 && changes[0]?.state === 'answered' && (
          <li>
            <StatusPill tone="info">{ROOM.resubmitted}</StatusPill>
          </li>
        )}
        {dueBy && (
          <li>
            <DueFact dueBy={dueBy} market={review.market} now={now} />
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

/** A day alone would not say what it is the day of. */
function DueFact(due: { dueBy: string; market: CaseHistory['review']['market']; now: number }) {
  const { text, tone } = dueWords(due.dueBy, due.market, due.now);
  return tone === 'plain' ? (
    <span>{fillIn(TEXTS.dueBy, { due: text })}</span>
  ) : (
    <DueMark {...due} />
  );
}

/** After an act, the next case is one press away, and never opens by itself. */
function DoneBanner({ said, next }: { said: string; next: ReturnType<typeof useTakeNext> }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => bar.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={bar}>
      <Banner tone="good" role="status">
        <div className="bar-line">
          <span>{said}</span>
          <Button busy={next.isTaking} busyLabel={ROOM.takingNext} onClick={next.takeNext}>
            {ROOM.takeNext} <KeyHint keys={['N']} />
          </Button>
        </div>
        {next.notice && <p>{next.notice}</p>}
      </Banner>
    </div>
  );
}
