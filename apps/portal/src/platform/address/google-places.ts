import { LIMITS } from '@signet/rulebook/core/limits';
import type { Market } from '@signet/rulebook/reference/locales';
import type { PlaceComponent } from './address-parts.ts';

type Formatted = { text: string };
type Prediction = {
  placeId: string;
  mainText: Formatted | null;
  secondaryText: Formatted | null;
  toPlace: () => Place;
};
type Place = {
  addressComponents?: PlaceComponent[];
  websiteURI?: string | null;
  fetchFields: (request: { fields: string[] }) => Promise<unknown>;
};
type Request = {
  input: string;
  includedRegionCodes: string[];
  language: string;
  region: string;
  sessionToken: object;
};

/** The subset of the vendor's library that we use. docs/readings.md 125. */
type PlacesLibrary = {
  AutocompleteSessionToken: new () => object;
  AutocompleteSuggestion: {
    fetchAutocompleteSuggestions: (
      request: Request,
    ) => Promise<{ suggestions: { placePrediction: Prediction | null }[] }>;
  };
};
type MapsWindow = Window & {
  google?: { maps?: { importLibrary?: (name: 'places') => Promise<PlacesLibrary> } };
  signetPlacesReady?: () => void;
};

export type ChosenPlace = {
  components: readonly PlaceComponent[];
  websiteHost: string | undefined;
};
export type AddressSuggestion = {
  id: string;
  main: string;
  secondary: string;
  open: () => Promise<ChosenPlace>;
};
export type AddressSuggester = { suggest: (input: string) => Promise<AddressSuggestion[]> };

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    (window as MapsWindow).signetPlacesReady = resolve; // the callback name given to the vendor
    script.src = address;
    script.async = true;
    script.onerror = () => {
      script.remove();
      reject(new Error('the places script did not load'));
    };
    document.head.append(script);
  });
}

export const hostOf = (address: string): string | undefined =>
  URL.parse(address)?.hostname.replace(/^www\./, '') || undefined;

/** Script URL in the page's language. docs/readings.md 125. */
function scriptAddress(script: string, locale: string): string {
  const address = new URL(script);
  address.searchParams.set('language', locale);
  address.searchParams.set('loading', 'async');
  address.searchParams.set('callback', 'signetPlacesReady');
  return address.href;
}

/** Shared by the whole document: once used up, later pages try once without waiting. */
let retriesLeft: number = LIMITS.mapsRetries;

async function loadLibrary(script: string, locale: string): Promise<PlacesLibrary> {
  for (;;) {
    try {
      await loadScript(scriptAddress(script, locale));
      break;
    } catch (error) {
      if (retriesLeft === 0) throw error;
      retriesLeft -= 1;
      await wait(LIMITS.mapsRetryMs);
    }
  }
  // Set by the script just loaded.
  const library = await (window as MapsWindow).google?.maps?.importLibrary?.('places');
  if (library === undefined) throw new Error('the places script brought no library');
  return library;
}

/** Territories of the US are countries of their own to the vendor. docs/readings.md 276. */
const OUTLYING: Readonly<Record<Market, readonly string[]>> = {
  US: ['pr', 'gu', 'vi', 'as', 'mp'],
  CA: [],
};

let loaded: Promise<PlacesLibrary> | undefined;

/**
 * Rejects once this document's retries are used up; later pages then try once more.
 * docs/readings.md 125.
 */
export async function loadPlaces({
  script,
  locale,
  market,
  isHome,
}: {
  script: string;
  locale: string;
  market: Market;
  isHome: boolean;
}): Promise<AddressSuggester> {
  loaded ??= loadLibrary(script, locale);
  const library = await loaded.catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  let sessionToken = new library.AutocompleteSessionToken();
  const region = market.toLowerCase();
  const suggest = async (input: string): Promise<AddressSuggestion[]> => {
    const request = {
      input,
      includedRegionCodes: [region, ...(isHome ? OUTLYING[market] : [])],
      language: locale,
      region,
      sessionToken,
    };
    const { suggestions } =
      await library.AutocompleteSuggestion.fetchAutocompleteSuggestions(request);
    return suggestions.flatMap(({ placePrediction: found }) =>
      found === null
        ? []
        : [
            {
              id: found.placeId,
              main: found.mainText?.text ?? '',
              secondary: found.secondaryText?.text ?? '',
              open: () => open(found),
            },
          ],
    );
  };
  const open = async (found: Prediction): Promise<ChosenPlace> => {
    const place = found.toPlace();
    await place.fetchFields({ fields: ['addressComponents', 'websiteURI'] });
    // Choosing a place ends the vendor's billing session.
    sessionToken = new library.AutocompleteSessionToken();
    return {
      components: place.addressComponents ?? [],
      websiteHost: hostOf(place.websiteURI ?? ''),
    };
  };
  return { suggest };
}
