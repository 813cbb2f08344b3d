/* The survey's script, as its vendor's: it starts by itself and asks one question. */
(() => {
  const id = 'sandbox-survey';
  document.getElementById(id)?.remove();
  const isFrench = document.documentElement.lang.startsWith('fr');
  const question = isFrench
    ? 'Nous recommanderiez-vous, de 0 à 10?'
    : 'Would you recommend us, from 0 to 10?';
  const thanks = isFrench ? 'Merci' : 'Thank you';
  const close = isFrench ? 'Fermer' : 'Close';

  // The system's colors follow the page into the dark.
  const box = document.createElement('aside');
  box.id = id;
  box.setAttribute('aria-label', question);
  box.style.cssText =
    'box-sizing:border-box;inline-size:min(480px,100% - 40px);margin:0 auto 24px;padding:16px;background:Canvas;color:CanvasText;border:1px solid GrayText;border-radius:8px;font:16px/1.4 sans-serif';
  const line = document.createElement('p');
  line.style.cssText = 'margin:0 0 8px';
  line.textContent = question;
  const buttonOf = (text, press) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = text;
    button.style.cssText =
      'min-inline-size:28px;min-block-size:28px;margin:0 4px 4px 0;color:ButtonText;background:ButtonFace;border:1px solid GrayText;border-radius:4px;font:inherit';
    button.addEventListener('click', press);
    return button;
  };
  const marks = Array.from({ length: 11 }, (_, mark) =>
    buttonOf(String(mark), () => {
      box.replaceChildren(thanks);
      box.setAttribute('role', 'status');
      setTimeout(() => box.remove(), 2000);
    }),
  );
  box.append(
    line,
    ...marks,
    buttonOf(close, () => box.remove()),
  );
  document.body.append(box);
  // It is about the page that it was shown on.
  window.navigation?.addEventListener('navigate', () => box.remove(), { once: true });
})();
