import { parseIndustries } from '../parse-industries.ts';

/** Transportation and delivery. */
export const TRANSPORT = parseIndustries(
  13,
  `
  192 4789 TRANSPORTATION | Transportation service
  193 4121 TRANSPORTATION | Taxi or ride service
  194 4121 TRANSPORTATION | Limousine service
  195 4131 TRANSPORTATION | Bus line or charter
  196 4111 | Ferry or commuter transit
  197 4112 | Passenger train
  198 4011 | Rail freight
  199 4214 | Moving company
  200 4214 | Trucking or hauling
  201 4215 | Courier or delivery
  202 4225 | Self-storage or warehouse
  203 7512 | Car rental
  204 7513 | Truck and trailer rental
  205 7519 | RV rental
  206 7523 | Parking lot or valet
  207 4784 | Toll road or bridge
  208 4457 | Boat rental
  209 4468 | Marina
  210 4582 | Airport or flight service
  211 4511 | Airline or charter flights
  212 4411 | Cruise line
  `,
);
