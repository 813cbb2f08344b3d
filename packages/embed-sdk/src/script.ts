import { defineElement } from './element.ts';
import { mount } from './mount.ts';

declare global {
  interface Window {
    SignetOnboarding: { mount: typeof mount };
  }
}

/**
 * Entry point of the script tag: defines the element and `SignetOnboarding.mount`, with the
 * script's own origin as portal.
 */
const { src } = (document.currentScript ?? {}) as Partial<HTMLScriptElement>; // an HTML script element; null when bundled as a module
const portal = src && new URL(src).origin;

defineElement(portal);
window.SignetOnboarding ??= { mount: (element, options) => mount(element, { portal, ...options }) };
