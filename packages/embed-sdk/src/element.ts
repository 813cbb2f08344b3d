import { mount } from './mount.ts';
import type { Onboarding, OnboardingLook, OnboardingOptions } from './options.ts';

const LOOK = ['locale', 'color-scheme', 'accent-color', 'corner-radius-px'];

const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Reads kebab-case attributes as options. A flag without a value is true; any other attribute
 * without one counts as absent.
 */
function optionsOf(element: Element): OnboardingOptions {
  const attributes: Record<string, string | boolean | undefined> = {};
  for (const { name, value } of element.attributes) {
    if (value || /^(is|emit)-/.test(name))
      attributes[camelCase(name)] = value !== 'false' && (value || true);
  }
  const { colorScheme, accentColor, cornerRadiusPx, ...options } = attributes;
  const theme = { colorScheme, accentColor, cornerRadiusPx: Number(cornerRadiusPx) };
  return { ...options, theme } as OnboardingOptions; // attributes are plain strings; the frame drops values it does not accept
}

/** The element, with the controls of its frame. */
export type SignetOnboardingElement = HTMLElement & Pick<Onboarding, 'next' | 'back' | 'update'>;

/**
 * Defines `<signet-onboarding>`; `portal` is the default when the attribute is missing. Events are
 * dispatched on the element.
 */
export function defineElement(portal?: string): void {
  class SignetOnboarding extends HTMLElement {
    static observedAttributes = LOOK;
    #onboarding: Onboarding | undefined;

    connectedCallback(): void {
      this.style.display ||= 'block';
      this.#onboarding = mount(this, { portal, ...optionsOf(this) });
    }
    disconnectedCallback(): void {
      this.#onboarding?.destroy();
    }
    connectedMoveCallback(): void {
      // Must exist: without it, `moveBefore` would run disconnectedCallback and destroy the frame.
    }
    attributeChangedCallback(): void {
      const { locale, theme } = optionsOf(this);
      this.update({ locale, theme });
    }
    next(): void {
      this.#onboarding?.next();
    }
    back(): void {
      this.#onboarding?.back();
    }
    update(look: OnboardingLook): void {
      this.#onboarding?.update(look);
    }
  }
  if (!customElements.get('signet-onboarding'))
    customElements.define('signet-onboarding', SignetOnboarding);
}
