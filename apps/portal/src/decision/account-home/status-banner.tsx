import { formatDay } from '@signet/rulebook/core/format-date';
import { Checklist } from '@signet/ui/checklist';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { HomeHero, type HomeHeroProps } from './home-hero.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('decision/account-home');

/** Home as a partner's page shows it among its own things. docs/decisions/0338. */
export function StatusBanner(presses: HomeHeroProps) {
  return (
    <>
      <HomeHero {...presses} isBanner />
      <AlsoDue />
    </>
  );
}

/** What the sentence above does not tell, unless only we act. */
function AlsoDue() {
  const { alsoWaiting, stages } = useTexts();
  const fillIn = useFormatMessage();
  const { locale } = usePortal().boot;
  const others = useApplication()
    .home.waits.slice(1)
    .filter(({ who }) => who !== 'us');
  if (others.length === 0) return null;
  return (
    <section className="deck-block">
      <h2>{alsoWaiting}</h2>
      <Checklist
        items={others.map(({ what, by, note }) => ({
          icon: 'clock',
          title: what,
          text: by === undefined ? note : fillIn(stages.by, { day: formatDay(by, locale) }),
        }))}
      />
    </section>
  );
}
