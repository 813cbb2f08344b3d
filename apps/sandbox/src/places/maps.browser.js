// Served at the URL of the vendor's loader; defines the part of google.maps that an address field uses.
(() => {
  const source = new URL(document.currentScript.src);
  const sandbox = source.origin;
  const key = source.searchParams.get('key') ?? 'none';
  const pageLanguage = source.searchParams.get('language') ?? 'en';
  const headers = { 'content-type': 'application/json', 'x-goog-api-key': key };

  class AutocompleteSessionToken {
    value = crypto.randomUUID();
  }

  class Place {
    constructor({ id, requestedLanguage }) {
      this.id = id;
      this.requestedLanguage = requestedLanguage ?? pageLanguage;
    }

    async fetchFields({ fields }) {
      const names = fields.map((field) => (field === 'websiteURI' ? 'websiteUri' : field));
      const address = `${sandbox}/v1/places/${this.id}?languageCode=${encodeURIComponent(this.requestedLanguage)}`;
      const answer = await fetch(address, {
        headers: { ...headers, 'x-goog-fieldmask': names.join(',') },
      });
      if (!answer.ok) throw new Error(`Places answered ${answer.status}`);
      const found = await answer.json();
      Object.assign(this, found, {
        displayName: found.displayName?.text,
        websiteURI: found.websiteUri ?? null,
      });
      return { place: this };
    }
  }

  const formatted = (text) => ({ text: text ?? '', matches: [], toString: () => text ?? '' });

  class PlacePrediction {
    constructor(row) {
      this.placeId = row.placeId;
      this.types = row.types;
      this.text = formatted(row.text.text);
      this.mainText = formatted(row.structuredFormat.mainText.text);
      this.secondaryText = formatted(row.structuredFormat.secondaryText?.text);
    }

    toPlace() {
      return new Place({ id: this.placeId });
    }
  }

  class AutocompleteSuggestion {
    constructor(row) {
      this.placePrediction = new PlacePrediction(row.placePrediction);
    }

    static async fetchAutocompleteSuggestions(request) {
      const body = {
        input: request.input,
        includedRegionCodes: request.includedRegionCodes,
        includedPrimaryTypes: request.includedPrimaryTypes,
        languageCode: request.language ?? pageLanguage,
        regionCode: request.region,
      };
      const answer = await fetch(`${sandbox}/v1/places:autocomplete`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(`Places answered ${answer.status}`);
      const { suggestions = [] } = await answer.json();
      return { suggestions: suggestions.map((row) => new AutocompleteSuggestion(row)) };
    }
  }

  const places = { AutocompleteSuggestion, AutocompleteSessionToken, Place };
  const google = window.google ?? {};
  window.google = google;
  google.maps = Object.assign(google.maps ?? {}, {
    places,
    importLibrary: async (name) => (name === 'places' ? places : {}),
  });

  const callback = source.searchParams.get('callback');
  const call = callback?.split('.').reduce((found, part) => found?.[part], window);
  if (typeof call === 'function') call();
})();
