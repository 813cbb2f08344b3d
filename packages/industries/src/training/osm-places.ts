import { PLACES_A } from './zz-tools-categories-osm-places-a.ts';
import { PLACES_B } from './zz-tools-categories-osm-places-b.ts';

/** What OpenStreetMap calls a place, and our industries. */
export const OSM_PLACES: readonly string[] = [PLACES_A, PLACES_B];
