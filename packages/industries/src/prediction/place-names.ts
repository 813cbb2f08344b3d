/**
 * US and Canadian cities, provinces and regions that businesses name themselves after, without
 * accents; none is also a word for a trade, a dish or a product. Own compilation.
 */
const NAMES = `
toronto, montreal, vancouver, calgary, edmonton, ottawa, winnipeg, mississauga, brampton, hamilton, quebec, halifax, london ontario, markham,
vaughan, gatineau, longueuil, laval, burnaby, saskatoon, kitchener, waterloo, windsor, richmond hill, richmond, oakville, burlington, oshawa,
sherbrooke, saguenay, levis, barrie, abbotsford, coquitlam, port coquitlam, kelowna, trois rivieres, guelph, cambridge, whitby, ajax, pickering,
clarington, bowmanville, kingston, nanaimo, kamloops, chilliwack, terrebonne, moncton, red deer, brantford, lethbridge, medicine hat,
saint jean sur richelieu, thunder bay, sudbury, saint jerome, st jerome, peterborough, sarnia, fredericton, saint john, st johns, charlottetown,
newmarket, thornhill, woodbridge, concord, scarborough, etobicoke, north york, east york, york region, durham, durham region, halton, peel region,
niagara, niagara falls, st catharines, welland, ancaster, dundas, stoney creek, waterdown, grimsby, orangeville, orillia, collingwood, muskoka,
kawartha, haliburton, simcoe, belleville, cornwall, brockville, timmins, north bay, sault ste marie, stratford, woodstock, chatham, leamington,
orleans, kanata, nepean, barrhaven, stouffville, uxbridge, bradford, innisfil, caledon, georgetown, bolton, unionville, airdrie, okotoks, cochrane,
strathmore, grande prairie, fort mcmurray, lloydminster, spruce grove, sherwood park, leduc, camrose, canmore, banff, moose jaw, prince albert,
swift current, yorkton, estevan, brandon, steinbach, selkirk, surrey, langley, maple ridge, white rock, new westminster, north vancouver,
west vancouver, squamish, whistler, penticton, vernon, prince george, cranbrook, courtenay, comox, campbell river, duncan, saanich, langford,
sooke, esquimalt, oak bay, salt spring, okanagan, fraser valley, yaletown, kitsilano, gastown, tsawwassen, ladner, pitt meadows, dartmouth,
bedford, truro, sydney, yarmouth, lunenburg, annapolis, bathurst, miramichi, edmundston, dieppe, riverview, summerside, corner brook, gander,
mount pearl, labrador, cape breton, repentigny, brossard, drummondville, granby, blainville, saint hyacinthe, st hyacinthe, shawinigan, rimouski,
chateauguay, mascouche, mirabel, victoriaville, saint eustache, st eustache, joliette, sorel tracy, salaberry de valleyfield, valleyfield,
rouyn noranda, val dor, alma, sept iles, baie comeau, thetford mines, magog, boucherville, vaudreuil, dorion, beloeil, chambly, candiac,
la prairie, sainte julie, varennes, boisbriand, sainte therese, ste therese, rosemere, saint sauveur, mont tremblant, tremblant, laurentides,
lanaudiere, mauricie, monteregie, estrie, outaouais, gaspesie, charlevoix, cote nord, abitibi, temiscamingue, bas saint laurent,
saguenay lac saint jean, chaudiere appalaches, beauce, portneuf, beauport, charlesbourg, sainte foy, limoilou, lac beauport, hochelaga, rosemont,
villeray, outremont, verdun, lasalle, lachine, anjou, ahuntsic, cartierville, saint laurent, saint leonard, saint michel, saint henri,
cote des neiges, notre dame de grace, ndg, westmount, pointe claire, kirkland, dollard des ormeaux, pierrefonds, dorval, ile des soeurs,
plateau mont royal, mont royal, mile end, griffintown, vieux montreal, aylmer, riviere du loup, ontario, alberta, manitoba, saskatchewan,
nova scotia, new brunswick, newfoundland, british columbia, colombie britannique, nouveau brunswick, nouvelle ecosse, prince edward island, yukon,
nunavut, canada, canadian, canadien, canadienne, quebecois, quebecoise, gta, ontarien, acadie, acadian, maritimes, rideau, mauricien, usa,
california, florida, virginia beach, west virginia, alabama, ohio, michigan, illinois, arizona, colorado, oregon, nevada, north dakota,
south dakota, north carolina, south carolina, new jersey, new mexico, new hampshire, rhode island, connecticut, massachusetts, pennsylvania,
maryland, delaware, kansas, missouri, arkansas, oklahoma, louisiana, mississippi, tennessee, nebraska, minnesota, wisconsin, indiana, iowa,
wyoming, utah, idaho, vermont, maine, kentucky, hawaii, alaska, los angeles, san diego, san jose, san francisco, sacramento, fresno, oakland,
long beach, anaheim, bakersfield, riverside, stockton, irvine, pasadena, glendale, chicago, aurora, naperville, dallas, houston, austin,
san antonio, fort worth, el paso, arlington, plano, lubbock, irving, frisco, phoenix, tucson, mesa, scottsdale, tempe, chandler, denver,
colorado springs, seattle, spokane, tacoma, bellevue, portland, eugene, salem, boise, salt lake city, provo, albuquerque, santa fe, omaha,
des moines, kansas city, st louis, springfield, wichita, tulsa, minneapolis, st paul, milwaukee, madison, green bay, detroit, grand rapids,
ann arbor, lansing, cleveland, columbus, cincinnati, toledo, akron, dayton, indianapolis, fort wayne, louisville, lexington, memphis, knoxville,
chattanooga, atlanta, savannah, macon, charlotte, raleigh, greensboro, winston salem, asheville, wilmington, charleston, greenville, myrtle beach,
miami, orlando, tampa, st petersburg, jacksonville, tallahassee, fort lauderdale, sarasota, pensacola, gainesville, fort myers, new orleans,
baton rouge, shreveport, tuscaloosa, birmingham, montgomery, huntsville, little rock, oklahoma city, norfolk, roanoke, chesapeake, baltimore,
pittsburgh, harrisburg, allentown, scranton, newark, trenton, jersey city, hoboken, brooklyn, bronx, staten island, long island, albany, rochester,
syracuse, yonkers, hartford, new haven, stamford, providence, boston, worcester, manchester, nashua, bangor, anchorage, honolulu`;

/** Place names of one to four words: they carry no information about the trade. */
export const PLACE_NAMES: ReadonlySet<string> = new Set(NAMES.trim().split(/,\s*/));

export const PLACE_FIRST_WORDS: ReadonlySet<string> = new Set(
  [...PLACE_NAMES].map((name) => name.split(' ')[0] ?? ''),
);
