import { defineElement, type SignetOnboardingElement } from './element.ts';

declare global {
  interface HTMLElementTagNameMap {
    'signet-onboarding': SignetOnboardingElement;
  }
}

// Importing the module is enough; a server that draws pages has no elements.
if (typeof customElements !== 'undefined') defineElement();
