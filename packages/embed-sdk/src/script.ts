import { defineElement } from './element.ts';
import { mount } from './mount.ts';

declare global {
  interface Window {
    SignetOnboarding: { mount: typeof mount };
  }
}

/** What the script tag brings: the element, and `SignetOnboarding.mount`. The portal is where the script came from. */
const { currentScript } = document;
const portal = currentScript instanceof HTMLScriptElement && currentScript.src ? new URL(currentScript.src).origin : undefined;

defineElement(portal);
window.SignetOnboarding = { mount: (element, options) => mount(element, { portal, ...options }) };
