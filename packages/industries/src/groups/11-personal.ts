import { parseIndustries } from '../parse-industries.ts';

/** Personal, pet and household services. */
export const PERSONAL = parseIndustries(
  11,
  `
  158 7299 | Personal services
  159 7299 | Pet grooming
  160 7299 | Pet boarding, walking or training
  161 7299 | Wedding or event planner
  162 7299 | Event venue
  163 7349 | House cleaning
  164 7217 | Carpet and upholstery cleaning
  165 7211 | Laundromat
  166 7216 | Dry cleaner
  167 7251 | Shoe repair
  168 7261 | Funeral home
  169 7273 CLOSED_BY_NETWORKS | Dating service
  170 7273 CLOSED_BY_NETWORKS | Escort service
  171 7999 | Psychic or fortune teller
  `,
);
