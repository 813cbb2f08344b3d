import { useEffect, useRef, useState } from 'react';
import { loadSdk, type Onboarding, type Options } from './load-sdk.ts';

export type Message = {
  id: number;
  direction: 'received' | 'sent' | 'found';
  type: string;
  fields: unknown;
};
export type Look = Pick<Options, 'locale' | 'theme'>;
/** Options that require a new frame; a change reopens it. */
export type Opening = Pick<
  Options,
  'referral' | 'onboardingMode' | 'component' | 'applicationId'
> & { nth: number };

const kept = 200;
const lookKey = (look: Look): string => JSON.stringify(look);

/** The frame in `element`, and the messages exchanged with it, newest first. */
export function useOnboarding(
  portal: string | undefined,
  { referral, onboardingMode, component, applicationId, nth }: Opening,
  look: Look,
) {
  const element = useRef<HTMLDivElement>(null);
  const onboarding = useRef<Onboarding>(null);
  const latest = useRef(look);
  const [messages, setMessages] = useState<readonly Message[]>([]);
  latest.current = look;
  useEffect(() => {
    let isGone = false;
    const note = (direction: Message['direction'], type: string, fields: unknown) =>
      setMessages((before) =>
        [{ id: (before[0]?.id ?? 0) + 1, direction, type, fields }, ...before].slice(0, kept),
      );
    const open = async () => {
      if (portal === undefined) return;
      const sdk = await loadSdk(portal);
      if (isGone || element.current === null) return;
      onboarding.current = sdk.mount(element.current, {
        portal,
        referral,
        onboardingMode,
        component,
        applicationId,
        ...latest.current,
        headingLevel: 2,
        onMessage: (direction, { type, namespace: _namespace, version: _version, ...fields }) =>
          note(direction, type, fields),
        onExit: (fields) => note('found', 'exit', fields),
        onError: ({ errorType, ...fields }) => note('found', errorType, { ...fields, nth }),
      });
    };
    open().catch((error: unknown) => note('found', 'script', String(error)));
    return () => {
      isGone = true;
      onboarding.current?.destroy();
      onboarding.current = null;
    };
  }, [portal, referral, onboardingMode, component, applicationId, nth]);
  const key = lookKey(look);
  useEffect(() => {
    onboarding.current?.update(JSON.parse(key));
  }, [key]);
  return { element, onboarding, messages };
}
