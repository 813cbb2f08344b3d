// Inside of the vendor's card frame: number, expiry date, security code and postal code. Input is sent only to the vendor.
const boot = JSON.parse(document.querySelector('#boot').textContent);
const { texts } = boot;
const inputs = Object.fromEntries(
  [...document.querySelectorAll('input')].map((input) => [input.name, input]),
);
const { cardnumber: number, 'exp-date': expiry, cvc, postal } = inputs;
const post = (message) => window.parent.postMessage(message, boot.origin);
const digits = (input) => input.value.replace(/\D/g, '');

function paint({ base = {}, invalid = {} } = {}) {
  const root = document.documentElement.style;
  root.setProperty('--ink', base.color ?? '#000');
  root.setProperty('--soft', base['::placeholder']?.color ?? '#666');
  root.setProperty('--bad', invalid.color ?? '#a00');
  root.setProperty('--size', base.fontSize ?? '16px');
  root.setProperty('--row', base.lineHeight ?? '24px');
  root.setProperty('--font', base.fontFamily ?? 'sans-serif');
}

function passesLuhn(value) {
  let sum = 0;
  for (const [at, digit] of [...value].reverse().entries()) {
    const twice = Number(digit) * (at % 2 === 0 ? 1 : 2);
    sum += twice > 9 ? twice - 9 : twice;
  }
  return sum % 10 === 0;
}

const CHECKS = [
  [number, 'incomplete_number', () => digits(number).length >= 13],
  [number, 'invalid_number', () => passesLuhn(digits(number))],
  [expiry, 'incomplete_expiry', () => digits(expiry).length === 4],
  [cvc, 'incomplete_cvc', () => digits(cvc).length >= 3],
  [postal, 'incomplete_zip', () => postal.value.trim().length >= 5],
];

/** The first invalid field among those left so far, or among all. */
function firstErrorIn(fields) {
  const found = CHECKS.find(([input, , isRight]) => fields.includes(input) && !isRight());
  for (const input of Object.values(inputs)) {
    if (input === found?.[0]) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
  }
  return (
    found && { type: 'validation_error', code: found[1], message: texts[found[1]], input: found[0] }
  );
}

const shown = (error) => error && { type: error.type, code: error.code, message: error.message };
const left = new Set();
function stateNow() {
  const all = Object.values(inputs);
  const error = shown(firstErrorIn(all.filter((input) => left.has(input) && input.value !== '')));
  return {
    empty: all.every(({ value }) => value === ''),
    complete: CHECKS.every(([, , isRight]) => isRight()),
    error,
  };
}
let lastSent = JSON.stringify(stateNow());
// Like the vendor: reports only when the state differs, not for every digit.
const postChange = () => {
  const change = stateNow();
  if (JSON.stringify(change) === lastSent) return;
  lastSent = JSON.stringify(change);
  post({ stripe: 'change', change });
};

number.addEventListener('input', () => {
  const typed = digits(number).slice(0, 19);
  number.value = typed.replace(/(\d{4})(?=\d)/g, '$1 ');
});
expiry.addEventListener('input', (event) => {
  const typed = digits(expiry).slice(0, 4);
  expiry.value =
    typed.length > 2 || (typed.length === 2 && event.inputType !== 'deleteContentBackward')
      ? `${typed.slice(0, 2)} / ${typed.slice(2)}`
      : typed;
});
for (const input of Object.values(inputs)) {
  input.addEventListener('input', postChange);
  input.addEventListener('focus', () => post({ stripe: 'focus' }));
  input.addEventListener('blur', () => {
    left.add(input);
    postChange();
  });
}

async function createMethod() {
  const error = firstErrorIn(Object.values(inputs));
  if (error) {
    error.input.focus();
    return { error: shown(error) };
  }
  const form = new URLSearchParams({
    type: 'card',
    'card[number]': digits(number),
    'card[exp_month]': digits(expiry).slice(0, 2),
    'card[exp_year]': `20${digits(expiry).slice(2)}`,
    'card[cvc]': digits(cvc),
    'billing_details[address][postal_code]': postal.value.trim(),
  });
  try {
    const answer = await fetch('/v1/payment_methods', {
      method: 'POST',
      headers: { authorization: `Bearer ${boot.key}` },
      body: form,
    });
    const body = await answer.json();
    if (answer.ok) return { paymentMethod: body };
    return { error: { ...body.error, message: texts[body.error?.code] ?? texts.unavailable } };
  } catch {
    return { error: { type: 'api_connection_error', message: texts.unavailable } };
  }
}

window.addEventListener('message', async ({ source, data }) => {
  if (source !== window.parent || !data?.stripe) return;
  if (data.stripe === 'focus')
    (Object.values(inputs).find((input) => input.hasAttribute('aria-invalid')) ?? number).focus();
  if (data.stripe === 'update') {
    if (data.style) paint(data.style);
    if (data.disabled !== undefined)
      for (const input of Object.values(inputs)) input.readOnly = data.disabled;
  }
  if (data.stripe === 'method')
    post({ stripe: 'method', id: data.id, result: await createMethod() });
});

paint(boot.style);
new ResizeObserver(() =>
  post({ stripe: 'height', height: document.querySelector('form').offsetHeight }),
).observe(document.querySelector('form'));
post({ stripe: 'ready' });
