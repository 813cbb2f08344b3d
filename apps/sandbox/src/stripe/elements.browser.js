// Served at the URL of the vendor's script; defines the same window.Stripe: a card field in a frame of the sandbox's origin.
(() => {
  const sandbox = new URL(document.currentScript.src).origin;

  function framed(path, title, style) {
    const frame = document.createElement('iframe');
    frame.title = title;
    frame.style.cssText = style;
    frame.src = `${sandbox}${path}`;
    return frame;
  }

  function createCard(key, locale, options) {
    const listeners = {};
    const pending = new Map();
    const query = new URLSearchParams({
      key,
      locale,
      origin: window.location.origin,
      style: JSON.stringify(options.style ?? {}),
    });
    // Like the vendor: its document has no dark scheme, and without this would be white in a dark page.
    const style = 'display:block;width:100%;height:34px;border:0;color-scheme:light only';
    const frame = framed(`/stripe/card-frame?${query}`, 'Secure card payment input frame', style);
    const post = (message) => frame.contentWindow?.postMessage(message, sandbox);
    const emit = (name, payload) => {
      for (const listener of listeners[name] ?? []) listener(payload);
    };
    let label = null;

    function focus() {
      frame.focus();
      post({ stripe: 'focus' });
    }

    function listen(event) {
      if (event.source !== frame.contentWindow || event.origin !== sandbox || !event.data?.stripe)
        return;
      const { stripe, id, height, change, result } = event.data;
      if (stripe === 'ready' || stripe === 'focus') emit(stripe);
      if (stripe === 'height') frame.style.height = `${height}px`;
      if (stripe === 'change') emit('change', { elementType: 'card', ...change });
      if (stripe === 'method') {
        pending.get(id)?.(result);
        pending.delete(id);
      }
    }

    return {
      mount(place) {
        window.addEventListener('message', listen);
        frame.addEventListener('error', () => emit('loaderror'));
        place.replaceChildren(frame);
        label = place.id ? document.querySelector(`label[for="${place.id}"]`) : null;
        label?.addEventListener('click', focus);
      },
      on(name, listener) {
        listeners[name] = [...(listeners[name] ?? []), listener];
      },
      focus,
      update: (changed) => post({ stripe: 'update', ...changed }),
      destroy() {
        window.removeEventListener('message', listen);
        label?.removeEventListener('click', focus);
        frame.remove();
      },
      createMethod() {
        const id = crypto.randomUUID();
        post({ stripe: 'method', id });
        return new Promise((resolve) => pending.set(id, resolve));
      },
    };
  }

  /** Shows the bank's page above the current one; resolves to its result. */
  function authenticate(key, locale, clientSecret) {
    const opener = document.activeElement;
    const query = new URLSearchParams({
      key,
      locale,
      origin: window.location.origin,
      source: clientSecret,
    });
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    dialog.setAttribute('aria-modal', 'true');
    dialog.setAttribute('aria-label', '3D Secure');
    dialog.style.cssText = 'position:fixed;inset:0;z-index:2147483000;background:Canvas';
    const frame = framed(
      `/stripe/three-d-secure?${query}`,
      '3D Secure',
      'display:block;width:100%;height:100%;border:0',
    );
    dialog.append(frame);
    const hidden = [...document.body.children].filter((child) => !child.inert);
    for (const child of hidden) child.inert = true;
    // The bank's page takes the focus itself: a call from here may arrive later and take it away again.
    document.body.append(dialog);
    return new Promise((resolve) => {
      function listen(event) {
        if (
          event.source !== frame.contentWindow ||
          event.origin !== sandbox ||
          event.data?.stripe !== 'authenticated'
        )
          return;
        window.removeEventListener('message', listen);
        dialog.remove();
        for (const child of hidden) child.inert = false;
        if (opener instanceof HTMLElement) opener.focus();
        resolve(event.data.result);
      }
      window.addEventListener('message', listen);
    });
  }

  window.Stripe = (key) => {
    let locale = 'en';
    return {
      elements(options = {}) {
        locale = options.locale ?? 'en';
        return { create: (_type, more = {}) => createCard(key, locale, more) };
      },
      createPaymentMethod: ({ card }) => card.createMethod(),
      handleNextAction: ({ clientSecret }) => authenticate(key, locale, clientSecret),
    };
  };
})();
