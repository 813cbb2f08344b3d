import { formatDay } from '@signet/rulebook/core/format-date';
import { mayRequestReview } from '@signet/rulebook/review-request';
import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { Actions } from '@signet/ui/page';
import { type ComponentType, useEffect, useState } from 'react';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { useFocusField } from '../../platform/form/use-form.ts';
import { retryUntilLoaded, whenIdle } from '../../platform/lazy-load.ts';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('decision/review-request');

/** A separate chunk because few applicants need it; preloaded when idle. */
const loadForm = () => retryUntilLoaded(() => import('./request-form.tsx'));

/**
 * Offers to request a manual review where the status allows it, then shows the date of our reply.
 * docs/decisions/0054.
 */
export function ReviewRequest() {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const { boot } = usePortal();
  const { status, applicant, reviewRequest } = useApplication();
  const [opened, setOpened] = useState<{ Form: ComponentType<{ onSent: () => void }> }>();
  const focus = useFocusField();
  const mayAsk = mayRequestReview(status.id) && reviewRequest === undefined;
  useEffect(() => {
    if (mayAsk) whenIdle(() => void loadForm());
  }, [mayAsk]);
  const email = applicant.email.emailAddress ?? '';
  if (opened !== undefined) return <opened.Form onSent={() => setOpened(undefined)} />;
  if (reviewRequest !== undefined)
    return (
      <div role="status">
        <Banner tone="good">
          {fillIn(texts.sent, { email, day: formatDay(reviewRequest.by, boot.locale) })}
        </Banner>
      </div>
    );
  if (!mayAsk) return null;
  const open = async () => {
    const { RequestForm } = await loadForm();
    setOpened({ Form: RequestForm });
    focus('message');
  };
  return (
    <Actions isStill>
      <Button kind="secondary" onClick={() => void open()}>
        {texts.open}
      </Button>
    </Actions>
  );
}
