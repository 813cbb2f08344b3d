/**
 * Words of business names that carry no information about the trade: places, then praise. For
 * synthetic training names. Own compilation.
 */
export const PLACE_WORDS =
  `north south east west northside southside eastside westside downtown uptown midtown main street avenue park hill hills valley river creek lake lakeside lakeview mountain ridge bay beach coast coastal ocean harbor harbour island shore forest woods oak oakwood pine maple cedar elm willow birch aspen magnolia spring springs summit highland heights crossing point plaza village town city county metro capital central center square corner bridge mill station canyon desert prairie plains gulf delta southern northern eastern western midwest pacific atlantic american america usa us national canadian canada texas california florida georgia carolina virginia tennessee alabama ohio michigan illinois arizona colorado oregon nevada montana dakota carolina york jersey boston chicago dallas houston austin denver phoenix seattle portland atlanta miami orlando tampa nashville memphis birmingham charlotte raleigh toronto vancouver calgary edmonton ottawa winnipeg montreal quebec laval gatineau sherbrooke longueuil halifax victoria surrey burnaby richmond brampton mississauga hamilton london kitchener alberta ontario manitoba bc rive nord sud est ouest centre ville saint sainte st mont lac riviere`.split(
    /\s+/,
  );
export const GENERIC_WORDS =
  `premier elite superior quality best first choice ace a1 aaa all pro professional professionals expert experts master masters royal golden gold silver diamond star stars sun sunshine sunset moon sky blue green red black white rose royal eagle lion tiger bear wolf phoenix dragon dream dreams vision legacy heritage pride unity trinity alpha omega delta apex summit pinnacle peak prime ultimate supreme perfect precision total complete absolute advanced modern new classic vintage old original authentic true real pure simple smart bright clear fresh clean fast quick rapid express speedy instant easy happy lucky joy joyful bliss heaven blessed grace faith hope love angel angels family families brothers bros sisters sons and son daughters friends neighbors home house place spot shop store center group global international universal world worldwide national united allied associated associates partners partnership alliance union enterprises enterprise solutions services service systems concepts creations ventures holdings industries works unlimited plus one two three 4u 247 360 2000 magic wonder miracle divine infinity victory champion titan atlas liberty freedom patriot pioneer frontier empire kingdom crown queen king prince princess elegant luxury deluxe grand majestic noble rustic urban country southern your my our local hometown reliable trusted affordable budget value discount mobile online virtual digital direct quality groupe entreprise entreprises services solutions plus expert maitre royal etoile soleil nouveau nouvelle belle beau petit petite grand bon bonne mon ma le la les chez`.split(
    /\s+/,
  );
/**
 * Praise of several words, or in French: "rapide" is not food, "les vents" not ventilation, "fleur
 * de lys" not a florist. Own compilation.
 */
export const PROMOTIONAL_WORDS =
  `rapide, rapide, minute, éclair, éclair, express, express, ultra, prestige, élite, précision, excellence, horizon, horizons, boréal, boréale, nordique, nordik, aurore, lumière, lune,
  du coin, du quartier, du village, du nord, du lac, du parc, du fleuve, du vieux moulin, de la gare, de la montagne, de la rive, des quatre vents, quatre vents, des vents, du vent,
  aux quatre vents, bon vent, vents et marées, des érables, des pins, fleur de lys, lys, arc en ciel, sans frontières, sans souci, plus que parfait, l'avenir, avantage, futur, moderne,
  nouvelle vision, nouvel horizon, maison, la maison, chez nous, familiale, 5 star, 7 star, 5 stars, 3 brothers, 2 brothers, 7 days, 360, 24 7, 100, 1st, number 1, a plus, wind, four winds,
  glory, the chase, maple leaf, trillium, beaver, moose, loon, true north, great north, north star, house of, world of, city of, land of, palace, kingdom of, galaxy, edge, zone, point, hub`.split(
    /,\s+/,
  );
export const COMPANY_SUFFIXES = [
  '',
  '',
  '',
  '',
  'llc',
  'llc',
  'inc',
  'inc',
  'ltd',
  'co',
  'corp',
  'services',
  'company',
  'group',
  'enterprises',
  'inc.',
  'ltee',
  'enr',
  'pllc',
  'pc',
];
