// Served at the URL of the vendor's script; defines the same window.Plaid, which opens the sandbox's window.
(() => {
  const sandbox = new URL(document.currentScript.src).origin;

  function create(config) {
    const { token, onSuccess, onExit, onEvent, onLoad } = config;
    let opener = null;
    let isReady = false;
    let isWanted = false;
    let isGone = false;
    let hidden = [];

    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    dialog.setAttribute('aria-modal', 'true');
    dialog.setAttribute('aria-label', 'Plaid Link');
    dialog.style.cssText =
      'position:fixed;inset:0;z-index:2147483000;display:none;background:Canvas';
    const frame = document.createElement('iframe');
    frame.title = 'Plaid Link';
    frame.style.cssText = 'display:block;width:100%;height:100%;border:0';
    frame.src = `${sandbox}/link/flow?token=${encodeURIComponent(token)}&origin=${encodeURIComponent(window.location.origin)}`;
    dialog.append(frame);

    function show() {
      opener = document.activeElement;
      hidden = [...document.body.children].filter((child) => child !== dialog && !child.inert);
      for (const child of hidden) child.inert = true;
      document.documentElement.style.overflow = 'hidden';
      dialog.style.display = 'block';
      frame.focus();
      frame.contentWindow.postMessage({ plaid: 'open' }, sandbox);
    }

    function hide() {
      if (dialog.style.display === 'none') return;
      dialog.style.display = 'none';
      document.documentElement.style.overflow = '';
      for (const child of hidden) child.inert = false;
      if (opener instanceof HTMLElement) opener.focus();
    }

    function listen(event) {
      if (event.source !== frame.contentWindow || event.origin !== sandbox || !event.data?.plaid)
        return;
      const { plaid, name, error, metadata, publicToken } = event.data;
      if (plaid === 'ready') {
        isReady = true;
        onLoad?.();
        if (isWanted) show();
      }
      if (plaid === 'event') onEvent?.(name, metadata);
      if (plaid === 'success') {
        hide();
        onSuccess?.(publicToken, metadata);
      }
      if (plaid === 'exit') {
        hide();
        onExit?.(error ?? null, metadata);
      }
    }

    function mount() {
      document.body.append(dialog);
    }

    window.addEventListener('message', listen);
    if (document.body) mount();
    else document.addEventListener('DOMContentLoaded', mount);

    return {
      open() {
        isWanted = true;
        if (isReady && !isGone) show();
      },
      exit(_options, callback) {
        frame.contentWindow?.postMessage({ plaid: 'exit' }, sandbox);
        callback?.();
      },
      submit() {
        return undefined;
      },
      destroy() {
        isGone = true;
        hide();
        window.removeEventListener('message', listen);
        dialog.remove();
      },
    };
  }

  window.Plaid = { create, createEmbedded: create, version: '2.0.0-sandbox' };
})();
