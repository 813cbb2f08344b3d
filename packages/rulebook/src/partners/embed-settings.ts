import { ONBOARDING_MODES } from '../reference/enumerations.ts';
import { EMBED_PARAMETERS, type EmbedParameter } from './embed-messages.ts';

/** How the page is shown inside a parent's page. */
export type EmbedSettings = {
  /** Where messages go; without it the frame works in silence. */
  parentOrigin?: string;
  /** The frame fills the window, so its height is nobody's to follow. */
  isFullscreen: boolean;
  isGlobalLoaderHidden: boolean;
  isMultistepNavigationHidden: boolean;
  emitValidationErrors: boolean;
  onboardingMode: (typeof ONBOARDING_MODES)[number];
  minHeight?: number;
  headingLevel: 1 | 2;
};

const maxHeightPx = 4_000;

/** The settings that a query holds; undefined without `isEmbedMode`. What a parameter cannot be counts as absent. */
export function readEmbedSettings(query: URLSearchParams): EmbedSettings | undefined {
  const isSet = (name: EmbedParameter): boolean => query.get(name) === 'true';
  if (!isSet('isEmbedMode')) return undefined;
  const origin = query.get('parentOrigin') ?? '';
  const minHeight = Number(query.get('minHeight') ?? '');
  const [REGULAR, CAPITAL] = ONBOARDING_MODES;
  const isCapital = query.get('onboardingMode') === CAPITAL || query.get('mode') === CAPITAL;
  return {
    ...(URL.parse(origin)?.origin === origin ? { parentOrigin: origin } : {}),
    isFullscreen: isSet('isFullscreen'),
    isGlobalLoaderHidden: isSet('isGlobalLoaderHidden'),
    isMultistepNavigationHidden: isSet('isMultistepNavigationHidden'),
    emitValidationErrors: isSet('emitValidationErrors'),
    onboardingMode: isCapital ? CAPITAL : REGULAR,
    ...(Number.isInteger(minHeight) && minHeight > 0 && minHeight <= maxHeightPx ? { minHeight } : {}),
    headingLevel: query.get('headingLevel') === '2' ? 2 : 1,
  };
}

/** `mode` leads to its page by itself, and stays in no other address. */
const NAMES = (Object.keys(EMBED_PARAMETERS) as EmbedParameter[]).filter((name) => name !== 'mode'); // keys of EMBED_PARAMETERS itself

/** What concerns the frame in a query, each parameter once, and the rest of it. */
export function splitEmbedQuery(search: string): { frame: URLSearchParams; rest: string } {
  const query = new URLSearchParams(search);
  const frame = new URLSearchParams(NAMES.flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? '']] : [])));
  for (const name of frame.keys()) query.delete(name);
  return { frame, rest: query.size === 0 ? '' : `?${query}` };
}
