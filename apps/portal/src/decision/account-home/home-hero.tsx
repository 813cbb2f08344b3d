import type { ApplicationView } from '@signet/rulebook/application-view';
import { calendarLeaf, formatDay, formatLongDate } from '@signet/rulebook/core/format-date';
import { Button, LinkButton } from '@signet/ui/button';
import { Hero } from '@signet/ui/hero';
import { StartIllustration } from '@signet/ui/illustrations';
import { ReviewIllustration } from '@signet/ui/outcome-illustrations';
import { Receipt } from '@signet/ui/receipt';
import type { ReactNode } from 'react';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { useNavigation } from '../../platform/navigation.ts';
import { useErrorTexts } from '../../platform/texts/rulebook-texts.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';
import { VerifyIdentity } from './verify-identity.tsx';

const useTexts = textsOf<typeof TEXTS>('decision/account-home');

/** A receipt until all is set, then the shop; a calendar for a review; no drawing for a decline. */
function usePicture(): ReactNode {
  const { receipt } = useTexts();
  const { locale } = usePortal().boot;
  const { home, status, applicant, company, reference } = useApplication();
  if (home.picture === 'calendar')
    return <ReviewIllustration date={home.by ? calendarLeaf(home.by, locale) : undefined} />;
  if (home.picture === 'none') return undefined;
  if (home.picture === 'shop') return <StartIllustration />;
  const person = [applicant.name?.firstName, applicant.name?.lastName].filter(Boolean).join(' ');
  const date = status.decidedOn && {
    label: receipt.date,
    value: formatLongDate(status.decidedOn, locale),
  };
  return (
    <Receipt
      name={company.dba || company.name || person}
      what={receipt.title}
      rows={[...(date ? [date] : []), { label: receipt.reference, value: reference }]}
    />
  );
}

type Shown = Pick<ApplicationView, 'home' | 'reviewRequest'>;

/** Nobody asks for anything: what was submitted is all there is to look at. */
export const isSeenInHero = ({ home, reviewRequest }: Shown): boolean =>
  home.next === undefined && !home.works.online && reviewRequest === undefined;

/** The sentence with its day in bold; whole, where it names none. */
function LeadWithDay({ lead, by }: Pick<ApplicationView['home'], 'lead' | 'by'>) {
  const { locale } = usePortal().boot;
  const day = by === undefined ? '' : formatDay(by, locale);
  const at = day === '' ? -1 : lead.indexOf(day);
  if (at < 0) return <span>{lead}</span>;
  return (
    <>
      <span>{lead.slice(0, at)}</span>
      <strong>{day}</strong>
      <span>{lead.slice(at + day.length)}</span>
    </>
  );
}

export type HomeHeroProps = { onAsk: () => void; onAdd: () => void; onSee: () => void };

/** `isBanner`: without a picture, in a partner's page. */
export function HomeHero({ isBanner = false, ...presses }: HomeHeroProps & { isBanner?: boolean }) {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const { boot } = usePortal();
  const { home, status, applicant, pageRule } = useApplication();
  const email = applicant.email.emailAddress ?? '';
  const isWarm = home.picture === 'receipt';
  const picture = usePicture();
  return (
    <Hero
      title={home.headline}
      lead={<LeadWithDay lead={home.lead} by={home.by} />}
      isWarm={isWarm}
      headingLevel={boot.embed?.headingLevel}
      picture={isBanner ? undefined : picture}
      eyebrow={
        isWarm && status.decidedOn
          ? fillIn(texts.approvedOn, { day: formatDay(status.decidedOn, boot.locale) })
          : undefined
      }
    >
      <NextButton {...presses} />
      {pageRule === 'step-unknown' && <UnknownStep />}
      {home.next?.note && <p className="meta">{home.next.note}</p>}
      {home.waits[0]?.who === 'us' && !home.lead.includes(email) && (
        <p className="meta">{fillIn(texts.emailed, { email })}</p>
      )}
    </Hero>
  );
}

/** Apart, so that no other page carries the texts of every error. */
function UnknownStep() {
  const errors = useErrorTexts();
  const fillIn = useFormatMessage();
  const { stepUpDetails } = useApplication();
  const open = stepUpDetails.findLast(({ finishedAt }) => finishedAt === undefined);
  return (
    open && <p className="meta">{fillIn(errors['stepUp.unsupported'], { type: open.type })}</p>
  );
}

/** The one primary; none where others act. */
function NextButton({ onAsk, onAdd, onSee }: HomeHeroProps) {
  const texts = useTexts();
  const { boot } = usePortal();
  const { to } = useNavigation();
  const application = useApplication();
  const { home, openPages } = application;
  const { next } = home;
  if (next?.page !== undefined) return <LinkButton href={to(next.page)}>{next.label}</LinkButton>;
  if (next?.id === 'verifyIdentity') return <VerifyIdentity label={next.label} />;
  if (next?.id === 'askReview') return <Button onClick={onAsk}>{next.label}</Button>;
  if (next?.id === 'dashboard')
    return boot.brand.dashboardUrl === undefined ? null : (
      <LinkButton href={boot.brand.dashboardUrl}>{next.label}</LinkButton>
    );
  if (home.row === 'reviewAgain' && application.reviewRequest !== undefined)
    return (
      <Button kind="secondary" onClick={onAdd}>
        {texts.addTitle}
      </Button>
    );
  if (isSeenInHero(application))
    return (
      <Button kind="secondary" onClick={onSee}>
        {texts.see}
      </Button>
    );
  // The deposits may be early.
  return home.row === 'deposits' && openPages.includes('bank-deposits') ? (
    <LinkButton kind="secondary" href={to('bank-deposits')}>
      {texts.later}
    </LinkButton>
  ) : null;
}
