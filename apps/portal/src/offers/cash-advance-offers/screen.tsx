import { formatLongDate } from '@signet/rulebook/core/format-date';
import { OFFER_LIMITS } from '@signet/rulebook/offers/limits';
import type { CashAdvanceOfferView } from '@signet/rulebook/offers/view';
import { Button, LinkButton } from '@signet/ui/button';
import { Card } from '@signet/ui/card';
import { Actions } from '@signet/ui/page';
import { SummaryList } from '@signet/ui/summary-list';
import { useEffect } from 'react';
import { usePortal } from '../../platform/application.tsx';
import { useNavigation } from '../../platform/navigation.ts';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { track } from '../../platform/track.ts';
import { formatAmount, formatShareOfSales } from '../offer-figures.ts';
import { type OffersState, useOffers } from '../use-offers.ts';
import { WhileAsking } from '../while-asking.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('offers/cash-advance-offers');

/** The lending partner's offers, or why there are none. docs/decisions/0069. */
export function Screen() {
  const texts = useTexts();
  const { found, load } = useOffers();
  if (found.state === 'loading' || found.state === 'leaving')
    return <WhileAsking title={texts.title} asking={texts.asking} />;
  if (found.state === 'silent') return <Silent onAgain={load} />;
  return found.eligible ? (
    <Offers {...found} />
  ) : (
    <NotEligible reason={found.reason} businessName={found.businessName} onAgain={load} />
  );
}

type Found = Extract<OffersState, { state: 'found' }>;

function Offers({ offers = [], businessName }: Found) {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const { boot } = usePortal();
  const { to } = useNavigation();
  useEffect(() => track('cashAdvance.offersViewed'), []);
  const [best, ...others] = offers.toSorted((one, other) => other.offersAmount - one.offersAmount);
  if (best === undefined) return null; // an eligible business has at least one
  const mode = boot.mode && { mode: boot.mode };
  const pathOf = ({ offerId, businessId }: CashAdvanceOfferView) =>
    `${to('cash-advance-redirect')}?${new URLSearchParams({ ...mode, businessId, offerId })}`;
  const amount = formatAmount(best.offersAmount, best, boot.locale);
  const named = { amount, partner: best.partner, business: businessName ?? texts.yourBusiness };
  return (
    <ScreenPage title={fillIn(texts.upTo, named)} lead={fillIn(texts.lead, named)}>
      {[best, ...others].map((offer) => (
        <OfferCard
          key={offer.offerId}
          offer={offer}
          href={pathOf(offer)}
          kind={offer === best ? 'primary' : 'secondary'}
        />
      ))}
      <p>{fillIn(texts.whose, named)}</p>
    </ScreenPage>
  );
}

type OfferCardProps = { offer: CashAdvanceOfferView; href: string; kind: 'primary' | 'secondary' };

function OfferCard({ offer, href, kind }: OfferCardProps) {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const { locale } = usePortal().boot;
  const { costCents, yearlyRateBasisPoints, months, expiresOn } = offer;
  const amount = formatAmount(offer.offersAmount, offer, locale);
  const rows = [
    {
      label: texts.repayment,
      value: fillIn(texts.shareOfSales, {
        share: formatShareOfSales(offer.repaymentBasisPoints, locale),
      }),
    },
    ...(costCents === undefined
      ? []
      : [
          { label: texts.cost, value: formatAmount(costCents, offer, locale) },
          {
            label: texts.total,
            value: formatAmount(offer.offersAmount + costCents, offer, locale),
          },
        ]),
    {
      label: texts.yearlyRate,
      value:
        yearlyRateBasisPoints === undefined
          ? fillIn(texts.notGiven, { partner: offer.partner })
          : formatShareOfSales(yearlyRateBasisPoints, locale),
    },
    ...(months === undefined
      ? []
      : [{ label: texts.length, value: fillIn(texts.months, { count: months }) }]),
    ...(expiresOn === undefined
      ? []
      : [{ label: texts.expires, value: formatLongDate(expiresOn, locale) }]),
    { label: texts.from, value: offer.partner },
  ];
  return (
    <Card
      title={fillIn(texts.cardTitle, { amount })}
      actions={
        <LinkButton kind={kind} href={href}>
          {fillIn(texts.continue, { amount })}
        </LinkButton>
      }
    >
      <SummaryList rows={rows} />
    </Card>
  );
}

type NotEligibleProps = {
  reason: Found['reason'];
  businessName: string | undefined;
  onAgain: () => void;
};

function NotEligible({ reason = 'notApproved', businessName, onAgain }: NotEligibleProps) {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const { to } = useNavigation();
  const words = texts.notEligible[reason];
  const named = {
    business: businessName ?? texts.yourBusiness,
    count: OFFER_LIMITS.cashAdvanceHistoryMonths,
  };
  return (
    <ScreenPage title={fillIn(words.title, named)} lead={fillIn(words.lead, named)}>
      <p>{fillIn(texts.advice, named)}</p>
      {/* Full page load: in cash-advance-only mode the rest of the portal needs its header back. */}
      <Actions
        later={
          reason === 'noOffer' ? (
            <Button kind="text" onClick={onAgain}>
              {texts.lookAgain}
            </Button>
          ) : (
            reason === 'applied' && (
              <LinkButton kind="text" href={to('get-started')} target="_self">
                {texts.applyAgain}
              </LinkButton>
            )
          )
        }
      >
        {reason === 'notApproved' ? (
          <LinkButton href={to('get-started')} target="_self">
            {texts.apply}
          </LinkButton>
        ) : (
          <LinkButton href={to('accounts')} target="_self">
            {texts.accounts}
          </LinkButton>
        )}
      </Actions>
    </ScreenPage>
  );
}

function Silent({ onAgain }: { onAgain: () => void }) {
  const texts = useTexts();
  return (
    <ScreenPage title={texts.silent.title} lead={texts.silent.lead}>
      <p>{texts.silent.text}</p>
      <Actions>
        <Button onClick={onAgain}>{texts.silent.again}</Button>
      </Actions>
    </ScreenPage>
  );
}
