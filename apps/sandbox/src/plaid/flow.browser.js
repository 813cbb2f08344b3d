// Script of Link's window: bank, sign-in, code if required, account. Each step is one form with a focused heading.
const boot = JSON.parse(document.querySelector('#boot').textContent);
const { texts } = boot;
const step = document.querySelector('#step');
const status = document.querySelector('#status');
const isFramed = window.parent !== window;
let institution = null;
let credentials = {};
let login = null;
let lastError = null;
let viewName = 'CONSENT';
let isOpen = false;
let isBankMissing = false;

function postToParent(message) {
  if (isFramed && boot.origin) window.parent.postMessage(message, boot.origin);
}

function event(name, more = {}) {
  if (!isOpen) return; // the window loads before it is opened
  const metadata = {
    institution_id: institution?.id ?? null,
    institution_name: institution?.name ?? null,
    link_session_id: boot.linkSessionId,
    request_id: null,
    timestamp: new Date().toISOString(),
    view_name: viewName,
    ...more,
  };
  postToParent({ plaid: 'event', name, metadata });
}

function exit() {
  event('EXIT', { exit_status: viewName.toLowerCase() });
  const bank = institution ? { name: institution.name, institution_id: institution.id } : null;
  postToParent({
    plaid: 'exit',
    error: lastError,
    metadata: {
      institution: bank,
      status: exitStatus(),
      link_session_id: boot.linkSessionId,
      request_id: '',
    },
  });
  showBanks();
}

function exitStatus() {
  const byView = {
    CREDENTIAL: 'requires_credentials',
    MFA: 'requires_code',
    SELECT_ACCOUNT: 'requires_account_selection',
  };
  if (isBankMissing) return 'institution_not_found';
  return byView[viewName] ?? (institution ? 'requires_credentials' : null);
}

async function post(path, body) {
  status.textContent = texts.working;
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: boot.token, ...body }),
  });
  status.textContent = '';
  if (answer.status === 410) return { kind: 'expired' };
  if (!answer.ok) throw new Error('refused');
  return answer.json();
}

function element(tag, properties = {}, ...children) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

function render(view, title, ...children) {
  viewName = view;
  const heading = element('h1', { tabIndex: -1 }, title);
  const close = element(
    'button',
    { type: 'button', className: 'quiet', onclick: exit },
    texts.close,
  );
  step.replaceChildren(heading, ...children, close);
  document.title = title;
  heading.focus();
  event('TRANSITION_VIEW');
}

function field(name, label, type, autocomplete) {
  const input = element('input', {
    id: name,
    name,
    type,
    autocomplete,
    required: true,
    spellcheck: false,
  });
  input.autocapitalize = 'none';
  return element('div', { className: 'field' }, element('label', { htmlFor: name }, label), input);
}

function form(onSubmit, ...children) {
  const error = element('p', { className: 'error', id: 'error' });
  error.setAttribute('role', 'alert');
  const made = element(
    'form',
    { noValidate: true },
    error,
    ...children,
    element('button', { type: 'submit' }, texts.submit),
  );
  let isBusy = false;
  made.addEventListener('submit', async (submitted) => {
    submitted.preventDefault();
    if (isBusy) return;
    isBusy = true;
    error.textContent = '';
    try {
      error.textContent = (await onSubmit(Object.fromEntries(new FormData(made)))) ?? '';
    } catch {
      error.textContent = texts.failedTitle;
    }
    isBusy = false;
  });
  return made;
}

function backButton() {
  return element('button', { type: 'button', className: 'quiet', onclick: showBanks }, texts.back);
}

function showExpired() {
  lastError = {
    error_type: 'INVALID_INPUT',
    error_code: 'INVALID_LINK_TOKEN',
    error_message: 'the link token has expired',
    display_message: texts.expired,
  };
  render('ERROR', texts.expiredTitle, element('p', {}, texts.expired));
}

function showFailure(error) {
  lastError = error;
  event('ERROR', {
    error_type: error.error_type,
    error_code: error.error_code,
    error_message: error.error_message,
  });
  render(
    'ERROR',
    texts.failedTitle,
    element('p', {}, texts.failed),
    element('p', { className: 'soft' }, error.error_code),
    backButton(),
  );
}

function showBanks() {
  institution = null;
  lastError = null;
  isBankMissing = false;
  const rows = boot.institutions.map((bank) =>
    element(
      'li',
      {},
      element(
        'button',
        { type: 'button', className: 'row', onclick: () => choose(bank) },
        bank.name,
      ),
    ),
  );
  const list = element('ul', {}, ...rows);
  list.style.cssText = 'list-style:none;padding:0;margin:0';
  list.setAttribute('aria-label', texts.banks);
  const missing = element(
    'button',
    { type: 'button', className: 'quiet', onclick: leaveUnlisted },
    texts.unlisted,
  );
  render(
    'SELECT_INSTITUTION',
    texts.title,
    element('p', { className: 'soft' }, texts.lead),
    list,
    missing,
  );
}

// The vendor reports when a search found no bank.
function leaveUnlisted() {
  isBankMissing = true;
  exit();
}

function choose(bank) {
  institution = bank;
  event('SELECT_INSTITUTION');
  showSignIn();
}

function showSignIn() {
  const fields = [
    field('username', texts.username, 'text', 'off'),
    field('password', texts.password, 'password', 'off'),
  ];
  const hint = element('p', { className: 'soft' }, texts.signInHint);
  render(
    'CREDENTIAL',
    texts.signIn.replace('{}', institution.name),
    hint,
    form(submitSignIn, ...fields),
    backButton(),
  );
}

function showCode() {
  const hint = element('p', { className: 'soft' }, texts.codeHint);
  render(
    'MFA',
    texts.codeTitle,
    hint,
    form(submitSignIn, field('code', texts.code, 'text', 'one-time-code')),
    backButton(),
  );
}

async function submitSignIn(values) {
  credentials = { ...credentials, code: undefined, ...values };
  if (!credentials.username || !credentials.password) return texts.missing;
  event('SUBMIT_CREDENTIALS');
  const result = await post('/link/flow/sign-in', {
    institutionId: institution.id,
    ...credentials,
  });
  if (result.kind === 'expired') return void showExpired();
  if (result.kind === 'code') return void showCode();
  if (result.kind === 'in') return void showAccounts(result);
  lastError = result.error;
  if (result.error.error_code === 'INVALID_CREDENTIALS') return texts.wrongCredentials;
  if (result.error.error_code === 'INVALID_MFA') return texts.wrongCode;
  return void showFailure(result.error);
}

function showAccounts(result) {
  login = result;
  credentials = {};
  const choices = result.accounts.map((account, index) => {
    const radio = element('input', {
      type: 'radio',
      name: 'accountId',
      value: account.id,
      checked: index === 0,
    });
    const words = element(
      'span',
      {},
      `${texts[account.subtype]} ${texts.ending.replace('{}', account.mask)}`,
    );
    return element('label', { className: 'choice' }, radio, words);
  });
  const group = element(
    'fieldset',
    { className: 'field' },
    element('legend', {}, texts.chooseOne),
    ...choices,
  );
  render('SELECT_ACCOUNT', texts.choose, form(finish, group), backButton());
}

async function finish({ accountId }) {
  const result = await post('/link/flow/finish', {
    loginId: login.loginId,
    accountId,
    linkSessionId: boot.linkSessionId,
  });
  if (result.kind === 'expired') return void showExpired();
  lastError = null;
  event('HANDOFF');
  postToParent({ plaid: 'success', publicToken: result.publicToken, metadata: result.metadata });
  return undefined;
}

window.addEventListener('message', (message) => {
  if (message.source !== window.parent) return;
  if (message.data?.plaid === 'exit') exit();
  if (message.data?.plaid !== 'open') return;
  isOpen = true;
  event('OPEN');
  step.querySelector('h1')?.focus();
});
document.addEventListener('keydown', (pressed) => {
  if (pressed.key === 'Escape') exit();
});

if (boot.isExpired) showExpired();
else showBanks();
postToParent({ plaid: 'ready' });
