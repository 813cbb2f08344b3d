import { LIMITS } from '@signet/rulebook/core/limits';
import { type Locale, languageOf } from '@signet/rulebook/reference/locales';
import { ApiError } from '@signet/web/api';
import { loadVendorScript } from '../platform/vendor-script.ts';

type VendorError = { code?: string; message?: string };
type CardElement = {
  mount: (place: HTMLElement) => void;
  on: ((event: 'ready' | 'loaderror' | 'focus', listener: () => void) => void) &
    ((event: 'change', listener: (change: CardChange) => void) => void);
  focus: () => void;
  update: (options: { style?: CardStyle; disabled?: boolean }) => void;
  destroy: () => void;
};
type CardChange = { error?: VendorError };
type CardStyle = {
  base: Readonly<Record<string, unknown>>;
  invalid: Readonly<Record<string, string>>;
};

/** The subset of the provider's script that we use. */
export type CardVendor = (publishableKey: string) => {
  elements: (options: { locale: string }) => {
    create: (type: 'card', options: { style: CardStyle; disableLink: boolean }) => CardElement;
  };
  createPaymentMethod: (method: {
    type: 'card';
    card: CardElement;
  }) => Promise<{ paymentMethod?: { id: string }; error?: VendorError }>;
  handleNextAction: (intent: { clientSecret: string }) => Promise<{ error?: VendorError }>;
};

/**
 * The provider rejected the card; the message is already localized, or empty when it gives none.
 */
export class CardRefused extends Error {
  override readonly name = 'CardRefused';
}

/** A field inside the provider's frame, so that card data never reaches our page. */
export type CardField = {
  /** Returns the card's token; throws CardRefused. */
  token: () => Promise<string>;
  /**
   * Runs the bank's authentication and resolves however it ended: the server asks the provider for
   * the outcome.
   */
  authenticate: (clientSecret: string) => Promise<void>;
  focus: () => void;
  setDisabled: (disabled: boolean) => void;
  remove: () => void;
};

/** The provider reports a change only when the field's state changes, not per digit. */
type CardListeners = { onChange: (problem: string | undefined) => void; onFocus: () => void };

type Loaded = { place: HTMLElement; scriptUrl: string; publishableKey: string; locale: Locale };

/** Mounts the field; throws ApiError `card.failed` when the script or the frame does not load. */
export async function mountCardField(
  { place, scriptUrl, publishableKey, locale }: Loaded,
  { onChange, onFocus }: CardListeners,
  timeLimitMs: number = LIMITS.providerTimeoutMs,
): Promise<CardField> {
  const vendor = (
    await loadVendorScript<CardVendor>({ url: scriptUrl, global: 'Stripe', error: 'card.failed' })
  )(publishableKey);
  const element = vendor
    .elements({ locale: languageOf(locale) })
    .create('card', { style: styleAt(place), disableLink: true });
  await new Promise<void>((resolve, reject) => {
    const fail = () => {
      element.destroy();
      reject(new ApiError('card.failed'));
    };
    const timer = setTimeout(fail, timeLimitMs);
    element.on('ready', () => {
      clearTimeout(timer);
      resolve();
    });
    element.on('loaderror', () => {
      clearTimeout(timer);
      fail();
    });
    element.mount(place);
  });
  element.on('change', ({ error }) => onChange(error?.message));
  element.on('focus', onFocus);
  const scheme = window.matchMedia('(prefers-color-scheme: dark)');
  const repaint = () => element.update({ style: styleAt(place) });
  scheme.addEventListener('change', repaint);
  // A partner's page may switch our frame to dark mode at any time.
  const theme = new MutationObserver(repaint);
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return {
    token: async () => {
      const { paymentMethod, error } = await vendor.createPaymentMethod({
        type: 'card',
        card: element,
      });
      if (paymentMethod === undefined) throw new CardRefused(error?.message ?? '');
      return paymentMethod.id;
    },
    authenticate: async (clientSecret) => {
      await vendor.handleNextAction({ clientSecret });
    },
    focus: () => element.focus(),
    setDisabled: (disabled) => element.update({ disabled }),
    remove: () => {
      scheme.removeEventListener('change', repaint);
      theme.disconnect();
      element.destroy();
    },
  };
}

/**
 * Runs the bank's authentication on a page without the field; throws ApiError `card.failed` when
 * the script does not load.
 */
export async function openBankStep(
  { scriptUrl, publishableKey }: Pick<Loaded, 'scriptUrl' | 'publishableKey'>,
  clientSecret: string,
): Promise<void> {
  const vendor = (
    await loadVendorScript<CardVendor>({ url: scriptUrl, global: 'Stripe', error: 'card.failed' })
  )(publishableKey);
  await vendor.handleNextAction({ clientSecret });
}

function styleAt(place: HTMLElement): CardStyle {
  const color = (token: string): string => rgbOf(`var(${token})`, place);
  const { fontFamily } = getComputedStyle(place);
  return {
    base: {
      color: color('--ink'),
      iconColor: color('--ink-soft'),
      fontFamily,
      fontSize: '17px',
      lineHeight: '34px',
      '::placeholder': { color: color('--ink-soft') },
    },
    invalid: { color: color('--bad'), iconColor: color('--bad') },
  };
}

/** Converts to rgb(): the vendor does not parse newer color notations. */
function rgbOf(color: string, place: HTMLElement): string {
  const probe = place.appendChild(document.createElement('span'));
  probe.style.color = color;
  const computed = getComputedStyle(probe).color;
  probe.remove();
  const pen = new OffscreenCanvas(1, 1).getContext('2d');
  if (pen === null) return computed;
  pen.fillStyle = computed;
  pen.fillRect(0, 0, 1, 1);
  const [red, green, blue] = pen.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}
