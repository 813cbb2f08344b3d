import './embed-bridge.css';
import { embedOutcome } from '@signet/rulebook/embed-outcome';
import { EMBED_LIMITS } from '@signet/rulebook/partners/embed-messages';
import type { EmbedSettings } from '@signet/rulebook/partners/embed-settings';
import { isLocale } from '@signet/rulebook/reference/locales';
import { isBinding, type RouteId } from '@signet/rulebook/routes';
import { Banner } from '@signet/ui/banner';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePortal } from '../platform/application.tsx';
import { useNotifications } from '../platform/feedback/notifications.ts';
import { useNavigation } from '../platform/navigation.ts';
import { useOpenedLender } from '../platform/opened-lender.ts';
import { usePageJourney } from '../platform/page-journey.ts';
import { useErrorTexts } from '../platform/texts/rulebook-texts.tsx';
import { textsOf, useFormatMessage } from '../platform/texts/text-provider.tsx';

import { followFocus } from './follow-focus.ts';
import { followParent, useFrameAddress } from './frame-language.ts';
import { followHeight, fullScreenReporter } from './frame-size.ts';
import { useCoveredPresses } from './guard-presses.ts';
import { buttonsOfPage, focusNext, pressBack, pressNext } from './page-buttons.ts';
import { openParentPort, type ParentPort } from './parent-port.ts';
import type { TEXTS } from './texts.en-US.ts';
import { applyTheme, followScheme } from './theme.ts';
import { useValidationErrors } from './use-validation-errors.ts';
import { WayOut } from './way-out.tsx';

/**
 * Connects the framed page with its parent, and offers a separate tab when the frame is too
 * restricted. docs/decisions/0093.
 */
export function EmbedBridge({ settings }: { settings: EmbedSettings }) {
  const [port] = useState(() => openParentPort(settings.parentOrigin));
  const { matched } = useNavigation();
  const stepId = matched?.route ?? 'incorrect-url';
  useParentMessages(port, stepId, useValidationErrors(port, settings, stepId));
  useSteps(port, stepId);
  useFrame(port, settings, isBinding(stepId));
  useEnd(port);
  useErrors(port);
  useAnalytics(port);
  useFrameAddress();
  const refusals = useCoveredPresses();
  useEffect(
    () =>
      followFocus({
        onHidden: (top) => port.post('focusMoved', { top }),
        onShown: (top) => port.post('focusShown', { top }),
      }),
    [port],
  );
  return (
    <>
      <WayOut port={port} stepId={stepId} />
      {refusals > 0 && isBinding(stepId) && <Covered key={refusals} />}
    </>
  );
}

function useParentMessages(port: ParentPort, stepId: RouteId, onShown: (id: string) => void): void {
  const { locale } = usePortal().boot;
  const start = useEffectEvent(() => port.post('ready', { stepId }));
  const shown = useEffectEvent(onShown);
  const stepNow = useEffectEvent(() => stepId);
  useEffect(() => {
    const stop = port.listen((message) => {
      if (message.type === 'nextStep') (isBinding(stepNow()) ? focusNext : pressNext)();
      if (message.type === 'previousStep') pressBack();
      if (message.type === 'validationErrorShown') shown(message.id);
      if (message.type !== 'init') return;
      if (message.theme !== undefined) applyTheme(message.theme);
      const { locale: requested = '' } = message;
      if (isLocale(requested)) followParent(requested, locale);
    });
    const stopScheme = followScheme();
    const leave = (): void => port.post('left', {});
    window.addEventListener('pagehide', leave);
    start();
    return () => {
      stop();
      stopScheme();
      window.removeEventListener('pagehide', leave);
    };
  }, [port, locale]);
}

function useSteps(port: ParentPort, stepId: string): void {
  const reported = useRef(stepId); // `ready` has already reported the first step
  useEffect(() => {
    if (reported.current === stepId) return;
    reported.current = stepId;
    port.post('stepChanged', { stepId });
  }, [port, stepId]);
}

/**
 * Reports height, overlays and the page's buttons by observing the DOM, so that no screen has to
 * know about the frame.
 */
function useFrame(port: ParentPort, settings: EmbedSettings, isOwnPress: boolean): void {
  const journey = usePageJourney();
  const steps = {
    maxStep: journey?.steps.length ?? EMBED_LIMITS.maxStepDefault,
    currentStep: journey?.next?.nth ?? 0,
  };
  const reported = useRef('');
  const reportButtons = useEffectEvent(() => {
    const buttons = buttonsOfPage(steps, isOwnPress);
    const text = JSON.stringify(buttons);
    if (text === reported.current) return;
    reported.current = text;
    port.post('multistepNavigationChanged', buttons);
  });
  useEffect(() => {
    document.documentElement.toggleAttribute('data-own-press', isOwnPress);
    reportButtons();
  }, [isOwnPress]);
  useEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute('data-no-steps', settings.isMultistepNavigationHidden);
    root.toggleAttribute('data-no-loader', settings.isGlobalLoaderHidden);
    const full = fullScreenReporter((isFullScreen) =>
      port.post('fullScreenChanged', { isFullScreen }),
    );
    const isHeld = () => settings.isFullscreen || full.isFull();
    const stopHeight = followHeight((height) => port.post('heightChanged', { height }), {
      minHeight: settings.minHeight,
      isHeld,
    });
    const observer = new MutationObserver(() => {
      full.look();
      reportButtons();
    });
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    reportButtons();
    return () => {
      stopHeight();
      full.stop();
      observer.disconnect();
    };
  }, [port, settings]);
}

function useEnd(port: ParentPort): void {
  const { application } = usePortal();
  const { matched } = useNavigation();
  const hasOpenedLender = useOpenedLender();
  const outcome = embedOutcome(matched?.route, application, hasOpenedLender);
  const applicationId = application?.id;
  const reported = useRef<string>(undefined);
  useEffect(() => {
    if (outcome === undefined || outcome === reported.current) return;
    reported.current = outcome;
    port.post('completed', { outcome, applicationId });
  }, [port, outcome, applicationId]);
}

function useErrors(port: ParentPort): void {
  const { messages, dialog, page } = useNotifications();
  const texts = useErrorTexts();
  const fillIn = useFormatMessage();
  const errors = [
    ...messages.flatMap((message) => ('error' in message ? [message.error] : [])),
    dialog,
    page,
  ].filter((one) => one !== undefined);
  const reported = useRef<readonly object[]>([]);
  useEffect(() => {
    for (const error of errors)
      if (!reported.current.includes(error))
        port.post('error', {
          errorType: error.code,
          message: fillIn(texts[error.code], error.data),
        });
    reported.current = errors;
  });
}

/**
 * Hooks into the page's own dataLayer, so events of visitors who declined tracking never reach the
 * parent either.
 */
function useAnalytics(port: ParentPort): void {
  useEffect(() => {
    window.dataLayer ??= [];
    const layer = window.dataLayer;
    const push = layer.push.bind(layer);
    layer.push = (...events) => {
      for (const event of events) {
        const {
          event: name,
          virtualPath: _path,
          ...properties
        } = event as { event?: string; virtualPath?: string };
        if (name !== undefined) port.post('analytics', { event: name, properties });
      }
      return push(...events);
    };
    return () => {
      layer.push = push;
    };
  }, [port]);
}

const useTexts = textsOf<typeof TEXTS>('embed');

/** Explains why a press was ignored, and scrolls itself into view. docs/decisions/0119. */
function Covered() {
  const texts = useTexts();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Block body: newer browsers return a promise, which is not a valid effect cleanup.
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div className="page-banner" ref={place}>
      <Banner tone="warn" title={texts.coveredTitle} role="status">
        <p>{texts.coveredText}</p>
      </Banner>
    </div>
  );
}
