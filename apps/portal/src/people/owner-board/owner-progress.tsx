import type { OwnerView } from '@signet/rulebook/people/view';
import { useEffect, useRef, useState } from 'react';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { useApplicationEvents } from '../../platform/application-events/use-application-events.ts';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { fullName } from '../format-owner.ts';
import { progressOf } from './owner-state.ts';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('people/owner-board');

const isAwaited = (owner: OwnerView): boolean =>
  progressOf(owner) !== undefined && owner.verification !== 'verified';

/**
 * Watches the other owners' progress and announces changes to screen readers, but not the initial
 * state.
 */
export function OwnerProgress() {
  const { progress, news } = useTexts();
  const fillIn = useFormatMessage();
  const { reload } = usePortal();
  const { id, owners } = useApplication();
  const list = owners?.list ?? [];
  useApplicationEvents(
    list.some(isAwaited),
    { id },
    () => reload(id),
    () => undefined,
  );
  const seen = useRef(new Map(list.map((owner) => [owner.id, owner.verification])));
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const changed = list.filter((owner) => seen.current.get(owner.id) !== owner.verification);
    seen.current = new Map(list.map((owner) => [owner.id, owner.verification]));
    const lines = changed.flatMap((owner) => {
      const reached = progressOf(owner);
      return reached === undefined
        ? []
        : [fillIn(news, { name: fullName(owner), state: progress[reached] })];
    });
    if (lines.length > 0) setAnnouncement(lines.join('\n'));
  });
  return (
    <p className="visually-hidden" role="status">
      {announcement}
    </p>
  );
}
