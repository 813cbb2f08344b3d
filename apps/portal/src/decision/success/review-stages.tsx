import { formatDay } from '@signet/rulebook/core/format-date';
import { StatusList } from '@signet/ui/status-list';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('decision/success');

export function ReviewStages() {
  const { stages, reference: words } = useTexts();
  const fillIn = useFormatMessage();
  const { locale } = usePortal().boot;
  const { status, reference } = useApplication();
  if (status.id !== 'inReview') return null;
  return (
    <StatusList
      items={[
        { state: 'done', title: stages.received, text: fillIn(words, { reference }) },
        { state: 'now', icon: 'person', title: stages.review },
        {
          state: 'later',
          title: stages.answer,
          text: status.by && fillIn(stages.by, { day: formatDay(status.by.to, locale) }),
        },
      ]}
    />
  );
}
