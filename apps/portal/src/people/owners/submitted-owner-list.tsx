import { PEOPLE_LIMITS } from '@signet/rulebook/people/limits';
import { BUSINESS } from '@signet/rulebook/people/ownership-tree';
import { businessInitials } from '@signet/ui/account-nav';
import { Board, Branch } from '@signet/ui/board';
import { Deck } from '@signet/ui/deck';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { WideScreen } from '../../platform/screen/wide-screen.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { formatShare, fullName, isOtherOwner } from '../format-owner.ts';
import { CompanyBranch } from '../owner-board/company-card.tsx';
import { OwnerBranch } from '../owner-board/owner-card.tsx';
import { useDayInWords } from '../owner-board/owner-invitation.tsx';
import { nextOwner, type OwnersLeft, ownersLeft } from '../owner-board/owner-state.ts';
import { OwnershipBar, useOwnershipTotal } from '../owner-board/ownership-bar.tsx';
import { AskedLines } from '../owner-board/partners-are-asked.tsx';
import type { TEXTS as BOARD } from '../owner-board/texts.en-US.ts';
import { useInvite } from '../owner-board/use-invite.ts';
import { useCompanies, useOwners } from '../owner-board/use-owners.ts';
import { OwnerActions } from './owner-actions.tsx';
import type { TEXTS } from './texts.en-US.ts';
import { useOwnersView } from './use-owners-view.ts';

const useTexts = textsOf<typeof TEXTS>('people/owners');
const useBoardTexts = textsOf<typeof BOARD>('people/owner-board');

const WHOLE = 100;

/** Who is left, until when, and what waits for them. */
function useHeading({ theirs, ours, by }: OwnersLeft): { title: string; lead?: string } {
  const { board: texts } = useTexts();
  const fillIn = useFormatMessage();
  const inWords = useDayInWords();
  const { locale } = usePortal().boot;
  const { home } = useApplication();
  const hasOthers = useOwners().some(isOtherOwner);
  const [first] = theirs.length > 0 ? theirs : ours;
  if (first === undefined)
    return hasOthers ? { title: texts.title.done, lead: texts.done } : { title: texts.title.alone };
  const name = first.firstName || fullName(first);
  if (theirs.length === 0)
    return {
      title:
        ours.length === 1 ? fillIn(texts.title.checkingOne, { name }) : texts.title.checkingMany,
      lead: texts.checking,
    };
  const isOne = theirs.length === 1;
  const names = new Intl.ListFormat(locale).format(theirs.map(({ firstName }) => firstName));
  const until = isOne ? texts.until.one : texts.until.many;
  return {
    title: isOne
      ? fillIn(texts.title.one, { name })
      : fillIn(texts.title.many, { count: theirs.length }),
    lead: [
      by === undefined ? undefined : fillIn(until, { names, day: inWords(by) }),
      home.works.online ? texts.payouts : texts.decision,
      texts.reminders,
    ]
      .filter(Boolean)
      .join(' '),
  };
}

/** People and companies that hold a quarter or more of the business. */
function useBigOwners(): number {
  const isBig = (share: string) => Number(share) >= PEOPLE_LIMITS.ownerThresholdPercent;
  const people = useOwners().filter(
    ({ ownershipPercentage, stake }) => isBig(ownershipPercentage) || stake?.countedAs === 'share',
  );
  const companies = useCompanies().filter(({ holdings }) =>
    holdings.some(({ of, share }) => of === BUSINESS && isBig(share)),
  );
  return people.length + companies.length;
}

function SmallerOwners() {
  const { small } = useBoardTexts();
  const { locale } = usePortal().boot;
  const { percent } = useOwnershipTotal();
  return (
    percent < WHOLE && (
      <Branch title={small.title} note={small.note} figure={formatShare(WHOLE - percent, locale)}>
        <p>{small.text}</p>
      </Branch>
    )
  );
}

/**
 * Unconfirmed owners can be invited, reminded and corrected, but none added or removed.
 * docs/decisions/0023 and 0063.
 */
export function SubmittedOwnerList({ stage }: { stage: 'waiting' | 'closed' }) {
  const { board: texts } = useTexts();
  const { root } = useBoardTexts();
  const fillIn = useFormatMessage();
  const inWords = useDayInWords();
  const { open } = useOwnersView();
  const { company, applicant, serverNow: now } = useApplication();
  const invite = useInvite();
  const owners = useOwners();
  const companies = useCompanies();
  const count = useBigOwners();
  const left = ownersLeft(owners, { now, dayOf: inWords });
  const next = nextOwner(owners);
  const isAsked = left.theirs.length + left.ours.length > 0;
  const business =
    company.dba || company.name || fullName({ firstName: '', lastName: '', ...applicant.name });
  return (
    <WideScreen {...useHeading(left)}>
      <Deck
        isLate
        main={
          <Board mark={businessInitials(business)} title={business} text={fillIn(root, { count })}>
            {owners.map((owner) => (
              <OwnerBranch
                key={owner.id}
                owner={owner}
                stage={stage}
                invite={invite}
                isNext={next?.id === owner.id}
                isDayTold={left.by !== undefined}
                actions={
                  <OwnerActions owner={owner} onOpen={open} isNext={next?.id === owner.id} />
                }
              />
            ))}
            {companies.map((one) => (
              <CompanyBranch key={one.id} company={one} />
            ))}
            <SmallerOwners />
          </Board>
        }
        side={
          <>
            <h2>{texts.shares}</h2>
            <div className="card">
              <OwnershipBar />
            </div>
            {isAsked && (
              <>
                <h2>{texts.asked}</h2>
                <div className="card card-small">
                  <AskedLines />
                </div>
              </>
            )}
          </>
        }
      />
    </WideScreen>
  );
}
