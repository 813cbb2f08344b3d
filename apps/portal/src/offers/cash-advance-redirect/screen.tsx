import { Button, LinkButton } from '@signet/ui/button';
import { Actions } from '@signet/ui/page';
import { call } from '../../platform/api.ts';
import { usePortal } from '../../platform/application.tsx';
import { showError } from '../../platform/feedback/show-error.ts';
import { useNavigation } from '../../platform/navigation.ts';
import { rememberOpenedLender } from '../../platform/opened-lender.ts';
import { wayToTheirSite } from '../../platform/own-tab.ts';
import { ScreenFailure } from '../../platform/screen/screen-boundary.tsx';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { track } from '../../platform/track.ts';
import { useMutation } from '../../platform/use-mutation.ts';
import { hasEnded, namedInAddress, useOffers } from '../use-offers.ts';
import { WhileAsking } from '../while-asking.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('offers/cash-advance-redirect');

/**
 * Names the partner and the data shared. Leaving takes a press, and leads only into the partner's
 * own flow.
 */
export function Screen() {
  const texts = useTexts();
  const { found, load } = useOffers();
  if (found.state === 'loading' || found.state === 'leaving')
    return <WhileAsking title={texts.title} asking={texts.asking} />;
  if (found.state === 'silent') return <ScreenFailure onAgain={load} />;
  const offer = found.offers?.find(({ offerId }) => offerId === namedInAddress('offerId'));
  return offer === undefined ? <Ended /> : <Leaving {...offer} />;
}

type LeavingProps = { offerId: string; businessId: string; partner: string };

function Leaving({ offerId, businessId, partner }: LeavingProps) {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const offersPath = useOffersPath();
  const { boot } = usePortal();
  const { pending, error, mutate } = useMutation<'leaving'>({
    onError: (failed) => {
      if (!hasEnded(failed)) showError({ code: failed.code, data: failed.data });
    },
  });
  if (hasEnded(error)) return <Ended />;
  const leave = () => {
    const way = wayToTheirSite(boot.embed !== undefined);
    return mutate('leaving', async (idempotencyKey) => {
      try {
        const { redirectUrl } = await call('openCashAdvanceOffer', {
          params: { offerId },
          body: { businessId },
          idempotencyKey,
        });
        track('cashAdvance.continued');
        way.go(redirectUrl);
        rememberOpenedLender(); // a partner's frame reports it as the outcome
      } catch (error) {
        way.stay();
        throw error;
      }
    });
  };
  return (
    <ScreenPage title={fillIn(texts.leaving, { partner })} lead={fillIn(texts.lead, { partner })}>
      <p>{fillIn(texts.shared, { partner })}</p>
      <Actions
        later={
          <LinkButton kind="text" href={offersPath}>
            {texts.back}
          </LinkButton>
        }
      >
        <Button busy={pending === 'leaving'} busyLabel={texts.going} onClick={() => void leave()}>
          {fillIn(texts.go, { partner })}
        </Button>
      </Actions>
    </ScreenPage>
  );
}

function useOffersPath(): string {
  const { mode } = usePortal().boot;
  const { to } = useNavigation();
  const businessId = namedInAddress('businessId');
  const query = new URLSearchParams({ ...(mode && { mode }), ...(businessId && { businessId }) });
  return query.size === 0 ? to('cash-advance-offers') : `${to('cash-advance-offers')}?${query}`;
}

function Ended() {
  const texts = useTexts();
  const offersPath = useOffersPath();
  return (
    <ScreenPage title={texts.ended.title} lead={texts.ended.lead}>
      <Actions>
        <LinkButton href={offersPath}>{texts.ended.again}</LinkButton>
      </Actions>
    </ScreenPage>
  );
}
