import type { ApplicationView } from '@signet/rulebook/application-view';
import { localDay } from '@signet/rulebook/core/dates';
import { formatLongDate } from '@signet/rulebook/core/format-date';
import type { HistoryId } from '@signet/rulebook/home-history';
import type { Locale } from '@signet/rulebook/reference/locales';
import { SLAS } from '@signet/rulebook/reference/slas';
import { LinkButton } from '@signet/ui/button';
import { Card } from '@signet/ui/card';
import { Checklist, type ChecklistItem } from '@signet/ui/checklist';
import { Deck } from '@signet/ui/deck';
import { Icon } from '@signet/ui/icon';
import { LinkRows } from '@signet/ui/link-rows';
import { isOtherOwner } from '../../people/format-owner.ts';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { laterPart } from '../../platform/later-part.tsx';
import { useNavigation } from '../../platform/navigation.ts';
import { SupportContact } from '../../platform/support-contact.tsx';
import { textsOf, useFormatMessage, useShellTexts } from '../../platform/texts/text-provider.tsx';
import { markNewApplication } from '../../sign-up/draft.ts';
import { ApplicationHistory } from '../application-history/application-history.tsx';
import { isSeenInHero } from './home-hero.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('decision/account-home');

const OtherPages = laterPart(() =>
  import('../../orders/home/home-orders.tsx').then((module) => module.OtherPages),
);
const OrderCard = laterPart(() =>
  import('../../orders/home/home-orders.tsx').then((module) => module.OrderCard),
);
const OpenPartners = laterPart(() =>
  import('../../people/owner-board/open-partners.tsx').then((module) => module.OpenPartners),
);

const ConfirmedOwners = laterPart(() =>
  import('../../people/owner-board/open-partners.tsx').then((module) => module.ConfirmedOwners),
);

/**
 * Loaded before Home is shown: its facts change soon after it stands, and a card that came only then
 * would push down what stands below it. The owners' cards are most of it, and come only where
 * others were named.
 */
export function loadDeck(_locale: Locale, application?: ApplicationView): Promise<unknown> {
  const hasOthers = application?.owners?.list.some(isOtherOwner) === true;
  const parts = [OtherPages, OrderCard, ...(hasOthers ? [OpenPartners, ConfirmedOwners] : [])];
  return Promise.all(parts.map((part) => part.load()));
}

export function HomeDeck({ onSee }: { onSee: () => void }) {
  const { home, order } = useApplication();
  const isOpen = home.works.online;
  return (
    <Deck
      main={
        <>
          {isOpen && <Partners />}
          {order && <OrderCard />}
          {isOpen && <BankAccount />}
          {isOpen && <Owners />}
          {isOpen && <ExpiringIds />}
          {isOpen ? <OtherPages /> : <NotYet />}
        </>
      }
      side={<Records onSee={onSee} />}
    />
  );
}

const PARTNER_WAITS: readonly string[] = [
  'owner',
  'ownerDetails',
  'ownerMail',
  'ownerDenied',
  'ownerLink',
  'ownerLate',
];

function Partners() {
  const texts = useTexts();
  const { to } = useNavigation();
  const { home, openPages } = useApplication();
  if (!home.waits.some(({ id }) => PARTNER_WAITS.includes(id))) return null;
  return (
    <>
      <OpenPartners title={texts.partnersTitle} />
      {openPages.includes('owners') && (
        <p>
          <LinkButton kind="text" href={to('owners')}>
            {texts.owners}
          </LinkButton>
        </p>
      )}
    </>
  );
}

function Owners() {
  const { home, owners } = useApplication();
  const isWaiting = home.waits.some(({ id }) => PARTNER_WAITS.includes(id));
  const others = owners?.list.filter(isOtherOwner) ?? [];
  const isConfirmed =
    others.length > 0 && others.every(({ verification }) => verification === 'verified');
  return !isWaiting && isConfirmed && <ConfirmedOwners />;
}

function BankAccount() {
  const { bank: texts } = useTexts();
  const fillIn = useFormatMessage();
  const { to } = useNavigation();
  const { locale } = usePortal().boot;
  const { bank, openPages, market, home } = useApplication();
  const linkedAt = home.history.find(({ id }) => id === 'bankLinked')?.at;
  if (bank === undefined || !openPages.includes('bank-success')) return null;
  return (
    <Card
      title={bank.bankName ?? texts.title}
      actions={
        <LinkButton kind="text" href={to('bank-success')}>
          {texts.see}
        </LinkButton>
      }
    >
      <p className="meta">
        {linkedAt === undefined
          ? fillIn(texts.number, { last4: bank.last4 })
          : fillIn(texts.linked, {
              last4: bank.last4,
              day: formatLongDate(localDay(market, linkedAt), locale),
            })}
      </p>
    </Card>
  );
}

const EXPIRING: readonly string[] = ['photoId', 'ownerPhotoId'];

/** Photo IDs that expire while something else is more urgent, which the hero shows. */
function ExpiringIds() {
  const { showId } = useTexts();
  const { to } = useNavigation();
  const { home, openPages } = useApplication();
  const [, ...rest] = home.waits;
  return rest
    .filter(({ id }) => EXPIRING.includes(id))
    .map(({ id, what, note }) => (
      <Card
        key={what}
        title={what}
        actions={
          id === 'photoId' &&
          openPages.includes('identification') && (
            <LinkButton kind="text" href={to('identification')}>
              {showId}
            </LinkButton>
          )
        }
      >
        <p className="meta">{note}</p>
      </Card>
    ));
}

/** What a review or a decline means, and the terminal that may be chosen meanwhile. */
function NotYet() {
  const texts = useTexts();
  const { to } = useNavigation();
  const { home, order, openPages, changes } = useApplication();
  const isDeclined = home.row === 'declined' || home.row === 'reviewAgain';
  return (
    <>
      {home.row === 'changes' && changes && (
        <>
          <h2>{texts.changesTitle}</h2>
          <div className="card">
            <Checklist
              items={changes.marks.map(({ what, why, line }) => ({
                icon: 'pencil',
                title: what,
                text: [why, line].filter(Boolean).join(' '),
              }))}
            />
          </div>
        </>
      )}
      {!isDeclined && order === undefined && openPages.includes('order') && (
        <>
          <h2>{texts.waitTitle}</h2>
          <LinkRows rows={[{ icon: 'contactless', href: to('order'), ...texts.terminal }]} />
        </>
      )}
      <h2>{texts.meaningTitle}</h2>
      {isDeclined ? (
        <Declined />
      ) : (
        <div className="card">
          <Checklist
            items={[
              { icon: 'card', ...texts.notYet },
              { icon: 'bank', ...texts.bankLater },
            ]}
          />
        </div>
      )}
    </>
  );
}

const { from, to: until } = SLAS.reviewRequest;

/** Meaning, who decided, and what can be done. docs/readings.md 33. */
function Declined() {
  const { declined: texts } = useTexts();
  const { personTitle } = useShellTexts();
  const fillIn = useFormatMessage();
  const { applicant, status, home } = useApplication();
  const email = applicant.email.emailAddress ?? '';
  const decided = status.decidedBy === 'person' ? texts.person : texts.software;
  const ask: ChecklistItem = {
    icon: 'person',
    title: texts.askTitle,
    text: fillIn(texts.ask, { from, to: until }),
  };
  return (
    <>
      <div className="card">
        <Checklist
          items={[
            { icon: 'card', title: texts.title, text: texts.text },
            { icon: 'info', title: texts.who, text: decided },
            ...(home.row === 'declined' ? [ask] : []),
            { icon: 'doc', title: texts.againTitle, text: texts.again },
          ]}
        />
      </div>
      <h2>{personTitle}</h2>
      <div className="card contact-lines">
        <SupportContact other={fillIn(texts.other, { email })} />
      </div>
    </>
  );
}

/** What the stages above tell already; the history is shown for what it adds to them. */
const IN_STAGES: readonly HistoryId[] = ['submitted', 'declined', 'reviewAsked'];

function Records({ onSee }: { onSee: () => void }) {
  const texts = useTexts();
  const { to } = useNavigation();
  const application = useApplication();
  const { locale } = usePortal().boot;
  const { home, reference, openPages, market, submittedAt, status } = application;
  const isOver = home.row === 'declined' || home.row === 'reviewAgain';
  return (
    <>
      {!(isOver && home.history.every(({ id }) => IN_STAGES.includes(id))) && (
        <ApplicationHistory />
      )}
      <h2>{texts.recordsTitle}</h2>
      <div className="card">
        <dl className="records">
          <div>
            <dt>{texts.reference}</dt>
            <dd>{reference}</dd>
          </div>
          {isOver && status.decidedOn ? (
            <div>
              <dt>{texts.decided}</dt>
              <dd>{formatLongDate(status.decidedOn, locale)}</dd>
            </div>
          ) : (
            submittedAt && (
              <div>
                <dt>{texts.submitted}</dt>
                <dd>{formatLongDate(localDay(market, submittedAt), locale)}</dd>
              </div>
            )
          )}
        </dl>
        <div className="record-links">
          {!isSeenInHero(application) && (
            <button type="button" className="btn btn-text" onClick={onSee}>
              <Icon name="doc" size={18} />
              <span>{texts.see}</span>
            </button>
          )}
          <button type="button" className="btn btn-text" onClick={() => window.print()}>
            <Icon name="print" size={18} />
            <span>
              {isOver
                ? texts.print.decision
                : home.works.online
                  ? texts.print.approval
                  : texts.print.page}
            </span>
          </button>
          {isOver && (
            <a className="btn btn-text" href={to('applicant')} onClick={markNewApplication}>
              <Icon name="plus" size={18} />
              <span>{texts.new}</span>
            </a>
          )}
          {openPages.includes('close-account') && (
            <a className="btn btn-text" href={to('close-account')}>
              {texts.close}
            </a>
          )}
        </div>
      </div>
    </>
  );
}
