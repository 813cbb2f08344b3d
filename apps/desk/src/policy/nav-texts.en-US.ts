/** Loaded by every page; the texts of the room itself are not. */
export const TEXTS = { nav: 'Policy lab', looks: 'Blind looks' };
