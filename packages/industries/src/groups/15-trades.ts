import { parseIndustries } from '../parse-industries.ts';

/** Construction, trades and repairs. */
export const TRADES = parseIndustries(
  15,
  `
  221 1520 | General contractor
  222 1711 | Plumber
  223 1711 | Heating and air conditioning
  224 1731 | Electrician
  225 1731 | Alarm and camera installer
  226 1740 | Mason, drywall or tile installer
  227 1750 | Carpenter
  228 1761 | Roofing or siding
  229 1771 | Concrete or paving
  230 1799 | Painter
  231 1799 | Handyman
  232 1799 | Excavation, fence or demolition
  233 1799 | Special trade contractor
  234 0780 | Landscaper
  235 0780 | Lawn care
  236 0780 | Snow removal
  237 0780 | Tree service
  238 7623 | Air conditioner or refrigerator repair
  239 7629 | Appliance repair
  240 7641 | Furniture repair or upholstery
  241 7692 | Welder
  242 7699 | Locksmith
  243 7699 | Repair shop
  `,
);
