import { defineElement } from './element.ts';
import { mount } from './mount.ts';

declare global {
  interface Window {
    SignetOnboarding: { mount: typeof mount };
  }
}

/** What the script tag brings: the element, and `SignetOnboarding.mount`. The portal is where the script came from. */
const { src } = (document.currentScript ?? {}) as Partial<HTMLScriptElement>; // a script tag of HTML; none where a bundler took it in
const portal = src && new URL(src).origin;

defineElement(portal);
window.SignetOnboarding = { mount: (element, options) => mount(element, { portal, ...options }) };
