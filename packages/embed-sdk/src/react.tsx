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
 * Renders sign-up, or one page of an application, in a frame. Locale and theme update in place; any
 * other change of what is shown remounts it.
 */
export function SignetOnboarding({ className, ref, ...options }: SignetOnboardingProps) {
  const element = useRef<HTMLDivElement>(null);
  const onboarding = useRef<Onboarding>(null);
  const latest = useRef<OnboardingOptions>(options);
  const { portal, referral, path, component, applicationId, onboardingMode, locale } = options;
  const theme = JSON.stringify(options.theme);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    if (element.current === null) return;
    // Handlers are looked up when an event arrives, so they can change between renders.
    const current = new Proxy(
      { portal, referral, path, component, applicationId, onboardingMode },
      { get: (own, name) => Reflect.get({ ...latest.current, ...own }, name) },
    );
    onboarding.current = mount(element.current, current);
    return () => onboarding.current?.destroy();
  }, [portal, referral, path, component, applicationId, onboardingMode]);
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

export type SignetComponentProps = Omit<SignetOnboardingProps, 'component' | 'path'> & {
  applicationId: string;
};

/** Where an application stands, what is due and by when, as a banner. */
export const SignetStatus = (props: SignetComponentProps) => (
  <SignetOnboarding {...props} component="status" />
);
/** The owners of a business, who of them has confirmed, and links sent again. */
export const SignetOwners = (props: SignetComponentProps) => (
  <SignetOnboarding {...props} component="owners" />
);
/** The bank account that payouts go to. */
export const SignetBank = (props: SignetComponentProps) => (
  <SignetOnboarding {...props} component="bank" />
);
/** A photo ID, where one is asked for. */
export const SignetDocuments = (props: SignetComponentProps) => (
  <SignetOnboarding {...props} component="documents" />
);
