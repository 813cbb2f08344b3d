// Script of an inquiry's window. It speaks the vendor's postMessage protocol to the embedding page.
const { boot, words } = JSON.parse(document.querySelector('#boot').textContent);
const isFramed = window.parent !== window;
const find = (selector) => document.querySelector(selector);
let isBusy = false;

function post(name, metadata, error) {
  if (isFramed && boot.origin)
    window.parent.postMessage(
      { containerId: boot.containerId, name, metadata, error },
      boot.origin,
    );
}

function leave() {
  post('exit', { inquiryId: boot.inquiryId, sessionToken: boot.sessionToken });
}

async function act(name) {
  find('#status').textContent = words.working;
  const claim = {
    inquiryId: boot.inquiryId,
    sessionToken: boot.sessionToken,
    code: boot.code,
    act: name,
  };
  const answer = await fetch('/widget/act', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(claim),
  });
  if (!answer.ok) throw new Error('refused');
  const result = await answer.json();
  const isTimeout = name === 'timeout';
  find('#choices').remove();
  find('#status').textContent = '';
  find('#lead').textContent = isTimeout ? words.expired : words.done;
  if (isTimeout) find('h1').textContent = words.expiredTitle;
  find('h1').focus();
  if (isTimeout) return;
  const isFailed = name === 'fail';
  post(isFailed ? 'fail' : 'complete', {
    inquiryId: boot.inquiryId,
    status: isFailed ? 'failed' : 'completed',
    fields: result.fields,
  });
  if (!isFramed && result.redirectUri) window.location.assign(result.redirectUri);
}

async function actOnce(name) {
  if (isBusy) return;
  isBusy = true;
  try {
    await act(name);
  } catch {
    find('#status').textContent = words.failed;
  }
  isBusy = false;
}

for (const button of document.querySelectorAll('[data-act]')) {
  button.addEventListener('click', () =>
    button.dataset.act === 'close' ? leave() : actOnce(button.dataset.act),
  );
}
window.addEventListener('message', (event) => {
  if (event.data?.action === 'exit') leave();
});

post('load', {});
post('ready', { preferredDimensions: { minimumWidth: 320, minimumHeight: 560 } });
if (boot.problem)
  post('error', { status: 409, code: 'unauthenticated' }, { status: 409, code: 'unauthenticated' });
else post('start', { inquiryId: boot.inquiryId, sessionToken: boot.sessionToken });
