import type { COMPONENT_PAGES } from '@signet/rulebook/component-pages';
import type { EmbedComponent } from '@signet/rulebook/partners/embed-components';
import type {
  EMBED_LIMITS,
  EmbedParameter,
  FromParentFields,
  FromParentMessage,
  FromParentType,
  ToParentMessage,
} from '@signet/rulebook/partners/embed-messages';
import type { ROUTES } from '@signet/rulebook/routes';
import { FINDINGS, type Finding, findCause } from './doctor.ts';
import { findingIn, isFrameMessage, namespace, version } from './frame-message.ts';
import type {
  Onboarding,
  OnboardingEvents,
  OnboardingExit,
  OnboardingLook,
  OnboardingOptions,
} from './options.ts';
import { coverPage, createSurface } from './surface.ts';

export type {
  Onboarding,
  OnboardingError,
  OnboardingEvents,
  OnboardingExit,
  OnboardingLook,
  OnboardingOptions,
} from './options.ts';

const silentAfterMs: (typeof EMBED_LIMITS)['silentAfterMs'] = 3_000;

/**
 * A foreign page in the frame, such as sign-in, cannot report its height: it gets a phone's height
 * instead of the previous page's.
 */
const GUEST = { afterMs: 1_000, heightPx: 640 };

const PATHS: {
  [Name in EmbedComponent]: (typeof ROUTES)[(typeof COMPONENT_PAGES)[Name][0]]['path'];
} = {
  status: '/{id}/success',
  owners: '/{id}/owners',
  bank: '/{id}/bank',
  documents: '/{id}/identification',
};

const PARAMETERS: readonly (EmbedParameter & keyof OnboardingOptions)[] = [
  'isFullscreen',
  'isGlobalLoaderHidden',
  'isMultistepNavigationHidden',
  'emitValidationErrors',
  'minHeight',
  'headingLevel',
  'component',
];

const mounted = new WeakMap<Element, Onboarding>();

/**
 * Mounts sign-up in `element`, replacing any earlier mount. Each event reaches its handler in
 * `options` and is dispatched on `element` as a `CustomEvent`. Throws TypeError when `portal` is
 * not a valid URL, or a component names no application.
 */
export function mount(element: HTMLElement, options: OnboardingOptions): Onboarding {
  mounted.get(element)?.destroy();
  const portal = new URL(options.portal ?? '').origin;
  const referral = options.referral ?? '';
  const url = addressOf(portal, referral, options);
  const place = { portal, referral, page: origin };
  const look: OnboardingLook = { locale: options.locale, theme: options.theme };
  const reported = new Set<Finding>();
  const ending = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  let isReady = false;
  let isLoaded = false;
  let isBlocked = false;
  let isOurs = false; // the page that is arriving said `loading`
  let wasPressed = false;
  let uncover: (() => void) | undefined;
  let exit: OnboardingExit | undefined; // once the frame has opened

  const surface = createSurface(element, url, options, () => start());
  const { frame } = surface;

  const emit = <Type extends keyof OnboardingEvents>(
    type: Type,
    fields: OnboardingEvents[Type],
  ): boolean => {
    const handler = options[`on${type[0]?.toUpperCase()}${type.slice(1)}` as 'onError']; // each handler takes the fields of its own event
    const isAnswered = (handler as ((given: unknown) => unknown) | undefined)?.(fields) === true;
    return (
      !element.dispatchEvent(new CustomEvent(type, { detail: fields, cancelable: true })) ||
      isAnswered
    );
  };

  const send = <Type extends FromParentType>(type: Type, fields: FromParentFields<Type>): void => {
    const message = { ...fields, namespace, version, type } as FromParentMessage;
    options.onMessage?.('sent', message);
    frame.contentWindow?.postMessage(message, portal);
  };

  const report = (finding: Finding): void => {
    if (reported.has(finding)) return;
    reported.add(finding);
    const [message = '', change = ''] = FINDINGS[finding].map((text) =>
      text.replace(/\{(\w+)\}/, (_, name: keyof typeof place) => place[name]),
    );
    console.error(`[${namespace}] ${finding}: ${message} ${change}`);
    emit('error', { errorType: `embed.${finding}`, message, change });
  };

  const examine = async (): Promise<void> => {
    const finding = await findCause(frame, portal, referral, () => isBlocked);
    if (isReady || !frame.isConnected) return;
    if (finding !== 'silent') surface.draw('failed');
    else if (isLoaded)
      surface.draw('shown'); // the frame may show a foreign page, such as sign-in
    else return wait(); // still loading: a slow connection is not an error
    report(finding);
  };
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(examine, silentAfterMs);
  };
  const start = (): void => {
    isReady = isLoaded = isBlocked = false;
    reported.clear();
    surface.setHeight(options.minHeight ?? 320);
    frame.src = url;
    surface.draw('loading');
    wait();
  };

  const handle = (message: ToParentMessage): void => {
    if (message.type === 'ready' || message.type === 'loading') {
      isReady = true;
      clearTimeout(timer);
      surface.draw('shown');
      send('init', look);
      if ((frame as Policed).featurePolicy?.allowsFeature('camera') === false)
        report('cameraBlocked');
    }
    if ('stepId' in message) exit = { reason: 'abandoned', ...exit, stepId: message.stepId };
    if (message.type === 'completed' && exit)
      exit = { ...exit, reason: 'completed', outcome: message.outcome };
    if (message.type === 'loading') {
      isOurs = true;
      uncover?.(); // the last page's overlay went with it
    }
    if ('top' in message) surface.reveal(message.top, message.type === 'focusShown');
    if (message.type === 'heightChanged' && message.height > 0) surface.setHeight(message.height);
    if (message.type === 'stepChanged') {
      surface.turnTo(wasPressed);
      wasPressed = false;
    }
    if (message.type === 'fullScreenChanged') {
      uncover?.();
      if (message.isFullScreen) uncover = coverPage(surface.root, frame);
    }
    const { namespace: _namespace, version: _version, type, ...fields } = message;
    const finding = findingIn(message);
    if (finding !== undefined) report(finding);
    else if (emit(type, fields as never) && type === 'validationError')
      send('validationErrorShown', { id: message.id }); // of this type
  };

  const onMessage = ({ source, origin: from, data }: MessageEvent): void => {
    if (source !== frame.contentWindow || from !== portal || !isFrameMessage(data)) return;
    options.onMessage?.('received', data);
    handle(data);
  };
  const onViolation = ({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent): void => {
    if (blockedURI.startsWith(portal) && /frame|connect|child/.test(effectiveDirective))
      isBlocked = true;
  };
  const retry = (): void => {
    if (!isReady) start();
  };

  frame.onload = () => {
    if (isLoaded) {
      surface.turnTo(false);
      if (!isOurs) {
        uncover?.();
        setTimeout(() => isOurs || surface.setHeight(GUEST.heightPx), GUEST.afterMs);
      }
    }
    isLoaded = true;
    isOurs = false;
  };
  addEventListener('message', onMessage, ending);
  addEventListener('online', retry, ending);
  addEventListener('securitypolicyviolation', onViolation, ending);
  start();

  const press = (type: 'nextStep' | 'previousStep'): void => {
    wasPressed = true;
    send(type, {});
  };
  const onboarding: Onboarding = {
    next: () => press('nextStep'),
    back: () => press('previousStep'),
    update: (changed) => {
      Object.assign(look, changed);
      surface.speak(look.locale);
      if (isReady) send('init', changed);
    },
    destroy: () => {
      clearTimeout(timer);
      ending.abort();
      uncover?.();
      surface.root.remove();
      if (exit) emit('exit', exit);
      exit = undefined;
    },
  };
  mounted.set(element, onboarding);
  return onboarding;
}

function addressOf(portal: string, referral: string, options: OnboardingOptions): string {
  const { component, applicationId, path = '/' } = options;
  const url = new URL(portal);
  if (component && !applicationId) throw new TypeError(`${component} needs an applicationId`);
  url.pathname =
    (referral && `/r/${encodeURIComponent(referral)}`) +
    (component ? PATHS[component].replace('{id}', `${applicationId}`) : path);
  const query = new URLSearchParams(options.query);
  if (options.locale) query.set('locale', options.locale);
  if (options.onboardingMode) query.set('mode', options.onboardingMode);
  query.set('isEmbedMode', 'true'); // addressed to the frame only; the link to a new tab strips everything from here on
  query.set('parentOrigin', origin);
  for (const name of PARAMETERS) if (options[name]) query.set(name, String(options[name]));
  url.search = String(query);
  return url.href;
}

type Policed = { featurePolicy?: { allowsFeature(feature: string): boolean } };
