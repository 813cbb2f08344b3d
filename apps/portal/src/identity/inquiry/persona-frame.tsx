import { IDENTITY_LIMITS } from '@signet/rulebook/identity/limits';
import { languageOf } from '@signet/rulebook/reference/locales';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { usePortal } from '../../platform/application.tsx';
import type { InquiryFrameProps } from './use-inquiry.ts';

/**
 * The vendor's preferred height, capped so that small screens can still scroll past the frame.
 * docs/readings.md 75.
 */
const height = `min(${IDENTITY_LIMITS.identityFrameHeightPx}px, 85dvh)`;

/**
 * The vendor's frame, set up by its browser SDK, which is loaded only here. docs/readings.md 121.
 */
export function PersonaFrame({ session, title, ...events }: InquiryFrameProps) {
  const { locale } = usePortal().boot;
  const frame = useRef<HTMLIFrameElement>(null);
  const containerId = useId().replaceAll(/\W/g, '');
  const onEnd = useEffectEvent(events.onEnd);
  const onCancel = useEffectEvent(events.onCancel);
  const onError = useEffectEvent(events.onError);
  const { inquiryId, sessionToken, host } = session;
  useEffect(() => {
    let leave: (() => void) | undefined;
    let isGone = false;
    const open = async (): Promise<void> => {
      const { setupEvents, setupIframe } = await import('persona');
      if (isGone || frame.current === null) return;
      leave = setupEvents(containerId, {
        onLoad: null,
        onReady: null,
        onEvent: null,
        templateId: null,
        templateVersionId: null,
        eventsAllowlist: null,
        host,
        onComplete: () => onEnd(),
        onCancel: () => onCancel(),
        onError: (error) => onError(error?.code ?? 'unknown'),
      });
      const language = languageOf(locale);
      setupIframe(frame.current, containerId, 'inline', {
        inquiryId,
        sessionToken,
        host,
        language,
        iframeTitle: title,
        frameHeight: `${IDENTITY_LIMITS.identityFrameHeightPx}px`,
        messageTargetOrigin: window.location.origin,
      });
    };
    open().catch(() => onError('load'));
    return () => {
      isGone = true;
      leave?.();
    };
  }, [containerId, host, inquiryId, locale, sessionToken, title]);
  return (
    <iframe
      ref={frame}
      title={title}
      style={{ display: 'block', width: '100%', height, border: 0 }}
    />
  );
}
