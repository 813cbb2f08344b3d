import type { HistoryId } from '@signet/rulebook/home-history';
import { History } from '@signet/ui/deck';
import { useApplication } from '../../platform/application.tsx';
import { textsOf } from '../../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';
import { useTimeText } from './use-time-text.ts';

const useTexts = textsOf<typeof TEXTS>('decision/application-history');

/** What happened, newest first; a page about one part shows `only` what concerns it. */
export function ApplicationHistory({ only }: { only?: readonly HistoryId[] }) {
  const texts = useTexts();
  const timeText = useTimeText();
  const { history } = useApplication().home;
  const shown = only === undefined ? history : history.filter(({ id }) => only.includes(id));
  if (shown.length === 0) return null;
  return (
    <>
      <h2>{texts.title}</h2>
      <div className="card">
        <History
          more={texts.earlier}
          items={shown.map(({ id, what, at }, nth) => ({
            id: `${id} ${nth}`,
            what,
            when: timeText(at),
          }))}
        />
      </div>
    </>
  );
}
