import { mount } from './mount.ts';
import type { Onboarding, OnboardingLook, OnboardingOptions } from './options.ts';

const LOOK = ['locale', 'color-scheme', 'accent-color', 'corner-radius-px'];

const camelCase = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Options as attributes say them, in kebab case; a bare one is true. */
function optionsOf(element: Element): OnboardingOptions {
  const said = Object.fromEntries([...element.attributes].map(({ name, value }) => [camelCase(name), value || true]));
  const { colorScheme, accentColor, cornerRadiusPx, ...options } = said;
  const theme = { colorScheme, accentColor, cornerRadiusPx: cornerRadiusPx && Number(cornerRadiusPx) };
  return { ...options, theme } as OnboardingOptions; // attributes are texts: what is none of theirs is dropped by the frame
}

/** Defines `<signet-onboarding>`; `portal` counts where the attribute is missing. Events come to the element. */
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
      // Its being there keeps the frame alive where a page moves the element by `moveBefore`.
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
  if (!customElements.get('signet-onboarding')) customElements.define('signet-onboarding', SignetOnboarding);
}
