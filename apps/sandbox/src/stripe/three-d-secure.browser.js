// The bank's authentication page: the customer's choice goes only to the vendor.
const boot = JSON.parse(document.querySelector('#boot').textContent);
const { texts } = boot;
const postResult = (result) =>
  window.parent.postMessage({ stripe: 'authenticated', result }, boot.origin);

async function answer(outcome) {
  const form = new URLSearchParams({ source: boot.source, outcome });
  const reply = await fetch('/v1/3ds2/authenticate', {
    method: 'POST',
    headers: { authorization: `Bearer ${boot.key}` },
    body: form,
  });
  const body = await reply.json();
  const failure = {
    type: 'invalid_request_error',
    code: 'setup_intent_authentication_failure',
    message: texts.authenticationFailed,
  };
  postResult(outcome === 'pass' && reply.ok ? { setupIntent: body } : { error: failure });
}

for (const button of document.querySelectorAll('[data-outcome]'))
  button.addEventListener('click', () => void answer(button.dataset.outcome));
document.querySelector('[data-close]').addEventListener('click', () =>
  postResult({
    error: { code: 'setup_intent_authentication_failure', message: texts.authenticationFailed },
  }),
);
document.querySelector('h1').focus();
