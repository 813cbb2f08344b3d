import { keysOf } from '../core/keys-of.ts';
import { ONBOARDING_MODES } from '../reference/enumerations.ts';
import { isMarket, type Locale, localeNamed, type Market } from '../reference/locales.ts';
import { EMBED_COMPONENTS, type EmbedComponent } from './embed-components.ts';
import { EMBED_PARAMETERS, type EmbedParameter } from './embed-messages.ts';

export type EmbedSettings = {
  /** Target of messages; without it the frame sends none. */
  parentOrigin?: string;
  /** The frame fills the window, so it reports no height. */
  isFullscreen: boolean;
  isGlobalLoaderHidden: boolean;
  isMultistepNavigationHidden: boolean;
  emitValidationErrors: boolean;
  onboardingMode: (typeof ONBOARDING_MODES)[number];
  minHeight?: number;
  headingLevel: 1 | 2;
  /** Left out where the frame shows sign-up. */
  component?: EmbedComponent;
};

const maxHeightPx = 4_000;

const isFrameQuery = (query: URLSearchParams): boolean => query.get('isEmbedMode') === 'true';

/** Undefined without `isEmbedMode`. An invalid parameter counts as absent. */
export function readEmbedSettings(query: URLSearchParams): EmbedSettings | undefined {
  const isSet = (name: EmbedParameter): boolean => query.get(name) === 'true';
  if (!isFrameQuery(query)) return undefined;
  const origin = query.get('parentOrigin') ?? '';
  const minHeight = Number(query.get('minHeight') ?? '');
  const [REGULAR, CAPITAL] = ONBOARDING_MODES;
  const component = EMBED_COMPONENTS.find((name) => name === query.get('component'));
  const isCapital = query.get('onboardingMode') === CAPITAL || query.get('mode') === CAPITAL;
  return {
    ...(URL.parse(origin)?.origin === origin ? { parentOrigin: origin } : {}),
    isFullscreen: isSet('isFullscreen'),
    isGlobalLoaderHidden: isSet('isGlobalLoaderHidden'),
    isMultistepNavigationHidden: isSet('isMultistepNavigationHidden'),
    emitValidationErrors: isSet('emitValidationErrors'),
    onboardingMode: isCapital ? CAPITAL : REGULAR,
    ...(Number.isInteger(minHeight) && minHeight > 0 && minHeight <= maxHeightPx
      ? { minHeight }
      : {}),
    headingLevel: query.get('headingLevel') === '2' ? 2 : 1,
    ...(component && { component }),
  };
}

export type FramePlace = { locale?: Locale; market?: Market };

export function readPlace(query: URLSearchParams): FramePlace {
  const named = query.get('market') ?? '';
  const market = isMarket(named) ? named : undefined;
  const locale = localeNamed(query.get('locale') ?? '', market);
  return { ...(locale && { locale }), ...(market && { market }) };
}

/** Locale and market from a frame's URL; empty for any other. docs/decisions/0122. */
export const readFramePlace = (query: URLSearchParams): FramePlace =>
  isFrameQuery(query) ? readPlace(query) : {};

/** `mode` redirects to its own page and is kept in no other URL. */
const NAMES = keysOf(EMBED_PARAMETERS).filter((name) => name !== 'mode');

/** Outside a frame these are ordinary link parameters that apply once. */
const OF_ANY_LINK: readonly EmbedParameter[] = ['locale', 'market'];

export function splitEmbedQuery(search: string): { frame: URLSearchParams; rest: string } {
  const query = new URLSearchParams(search);
  const isFrame = isFrameQuery(query);
  const names = NAMES.filter((name) => query.has(name) && (isFrame || !OF_ANY_LINK.includes(name)));
  const frame = new URLSearchParams(names.map((name) => [name, query.get(name) ?? '']));
  for (const name of frame.keys()) query.delete(name);
  return { frame, rest: query.size === 0 ? '' : `?${query}` };
}
