'use client';

import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { mount } from './mount.ts';
import type { Onboarding, OnboardingOptions } from './options.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'signet-onboarding': import('react').HTMLAttributes<HTMLElement> &
        Record<`${string}-${string}` | 'portal' | 'referral' | 'path' | 'locale', unknown>;
    }
  }
}

export type SignetOnboardingProps = OnboardingOptions & {
  portal: string;
  className?: string;
  ref?: Ref<Pick<Onboarding, 'next' | 'back'>>;
};

/**
 * Renders sign-up in a frame. Locale and theme update in place; a change of portal, referral, path
 * or mode remounts it.
 */
export function SignetOnboarding({ className, ref, ...options }: SignetOnboardingProps) {
  const element = useRef<HTMLDivElement>(null);
  const onboarding = useRef<Onboarding>(null);
  const latest = useRef<OnboardingOptions>(options);
  const { portal, referral, path, onboardingMode, locale } = options;
  const theme = JSON.stringify(options.theme);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    if (element.current === null) return;
    // Handlers are looked up when an event arrives, so they can change between renders.
    const current = new Proxy(
      { portal, referral, path, onboardingMode },
      { get: (own, name) => Reflect.get({ ...latest.current, ...own }, name) },
    );
    onboarding.current = mount(element.current, current);
    return () => onboarding.current?.destroy();
  }, [portal, referral, path, onboardingMode]);
  useEffect(() => {
    onboarding.current?.update({
      locale,
      theme: theme === undefined ? undefined : JSON.parse(theme),
    });
  }, [locale, theme]);
  useImperativeHandle(ref, () => ({
    next: () => onboarding.current?.next(),
    back: () => onboarding.current?.back(),
  }));
  return <div ref={element} className={className} />;
}
