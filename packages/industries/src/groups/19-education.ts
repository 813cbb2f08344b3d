import { parseIndustries } from '../parse-industries.ts';

/** Education and child care. */
export const EDUCATION = parseIndustries(
  19,
  `
  301 8351 | Daycare
  302 8211 | Private school
  303 8220 | College or university
  304 8299 | Tutoring
  305 8299 | Music or art lessons
  306 8299 | Driving school
  307 8299 | Language school or other classes
  308 8249 | Trade or vocational school
  309 8244 | Business or computer school
  310 7911 | Dance school or studio
  `,
);
