import { parseIndustries } from '../parse-industries.ts';

/** Arts, sports and entertainment. */
export const LEISURE = parseIndustries(
  20,
  `
  311 7997 | Gym or fitness studio
  312 7997 | Yoga or pilates studio
  313 7997 | Martial arts school
  314 7997 | Private or country club
  315 7999 | Sports lessons and recreation
  316 7999 | Local tours and guides
  317 7999 | Escape room or family fun
  318 7941 | Sports team or league
  319 7992 | Golf course
  320 7933 | Bowling alley
  321 7932 | Pool hall
  322 7994 | Arcade
  323 7993 | Vending or amusement machines
  324 7996 | Amusement park, circus or fair
  325 7998 | Zoo or aquarium
  326 7991 | Museum or attraction
  327 7832 | Movie theater | Movie theatre
  328 7922 | Theater, concerts or tickets | Theatre, concerts or tickets
  329 7929 | Musician, DJ or entertainer
  330 7995 CLOSED_BY_NETWORKS | Casino or betting
  331 7801 CLOSED_BY_NETWORKS | Online gambling
  332 7802 CLOSED_BY_NETWORKS | Horse or dog racing
  333 7800 CLOSED_BY_NETWORKS | State lottery
  334 9406 CLOSED_BY_NETWORKS | Provincial or foreign lottery
  `,
);
