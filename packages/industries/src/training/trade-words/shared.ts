/**
 * Terms that several trades share, one sample for each: `industries | English | French`. Own
 * compilation.
 */
export const SHARED_WORDS = `
78,246,44,76,32,38,161 | creations, kreations, kreationz, creationz, creation, kustom kreations, custom creations | créations, création
201,200,192,249,290 | logistics, logistic, logistics group, logistics llc | logistique
200,192,193,201,194 | transport, transportation, transit, express, xpress, trans | transport
163,263 | cleaning | nettoyage
79,247,311,246,310,305,146,248 | studio, studios, studio space, art studio, creative studio, loft, atelier | studio, atelier
136,132,135,137,152,249,127,35 | wellness, health and wellness, wellness group, holistic, wellness llc, healing, balance | mieux être, santé, bien être
244,248,109,247,246,260 | media, media group, multimedia, media services, creative media | média, médias
248,329,161,328 | productions, production, entertainment, events and entertainment | productions
246,250,38,78,86,44,234,76 | designs, design, designs by, designz, design group | designs, design
25,26,27,33,36,67 | market, marketplace, mart, food market, supermarket, corner market, groceries | marché, alimentation
21,22,146,149,114,13 | lounge, the lounge, bar and lounge | lounge
272,283,249,282,268,267 | investments, holdings, capital, ventures, investment group, holding, equity | placements, investissements, gestion, capital
158,201,267 | errand, errands, errand service, concierge | commissions, conciergerie
137,258,136,124 | healthcare, health care, home health, healthcare staffing, health resources, nursing | soins de santé
75,97,267,100,239,286 | copiers, copier, business machines, office machines, office equipment, business products, office systems | photocopieurs, équipement de bureau
100,101,225,224,107,97 | technologies, technology, tech, systems, technical solutions, technical services, electronics, networks, communications | technologies, techno, systèmes
275,252,272,270 | adjustment, adjusters, recovery, claims | recouvrement
263,231,163,223,267,234 | maintenance, maintenance group, property services, special services, services, facility services, property maintenance | maintenance, entretien
36,26,25 | package store, beer and tobacco, beverage, wine and spirits market | dépanneur bières et vins
26,190 | gas and go, gas mart, quick stop, food mart, one stop, superstop, fuel mart, travel center, express mart | essence, gaz bar
31,29,33,32,17 | treats, sweet treats, sweets, goodies, snacks, delights, desserts, bites | gâteries, douceurs, délices
161,162,20,328,317 | event, events, celebrations, experience, the venue, event center, hospitality, party | événements, réceptions
76,71,63,67,78,72 | treasures, novelties, things, gifts and things, collectibles, finds, this and that, odds and ends | trésors, trouvailles
44,78,260,76,245,246 | tees, teez, sublimation, vinyl, prints, custom prints, personalized gifts, engraving, embroidery | broderie, impressions
249,304,251,307,133,309 | coaching, training, leadership, learning, mentoring, academy, education, institute | formation, coaching, académie
311,315,310,318,217 | athletics, sports, performance, athletic, sport training, youth sports | sport, sports, athlétique
283,282,221 | development, developments, properties, land, land company, homes, estates, property, building, investment properties | développement, propriétés, terrains, habitations
222,223,221,233 | mechanical, mechanical contractors, piping, utility construction, industrial contractors | mécanique du bâtiment, tuyauterie
224,225,107,100 | low voltage, cabling, wiring, communications contractor, wire, network cabling, fiber | câblage, réseaux
250,59,63,221 | interiors, interior | intérieurs
221,227,231,52 | kitchen and bath, kitchens and baths, bath and kitchen | cuisines et salles de bain, cuisine et salle de bain
221,230,231,227,228,233,226 | contracting, contractor, contractors, home improvement, improvements, remodeling, handyman services, exteriors | rénovation, rénovations, entrepreneur, travaux
288,290,285,287 | supply, supplies, supply company, industrial, products, distributors, manufacturing, fabrication | fournitures, distribution, produits, industries
179,182,184,189,188,173 | automotive, auto, motor, car, truck, cars, auto center, motorsports, truck and trailer | auto, autos, automobile
142,129,128 | sight and hearing, eye and ear | vue et audition
82,149,146,150,48 | beauty, beauty collection, beauty supply, cosmetics, glam, hair collection, charm beauty | beauté
16,20,1,13 | food, foods, cuisine, kitchen, catering, cook, cooking, mobile kitchen, meal prep, concession, concessions, eats, grub | cuisine, bouffe, mets
17,16 | snow cones, snow cone, shaved ice, sno, snoballs, italian ice, ice cream truck, popsicles, paletas | crème glacée mobile, glaces
1,21,13 | grill, bar and grill, pub and grill, tavern, cafe and bar, wings and beer, taproom and kitchen | resto bar, resto pub, brasserie
160,85,159 | pets, pet, animal, dog, cat, bully, kennels, doggy, puppy | animaux, chiens
253,272,254,249 | legal and tax, trust, estate planning, fiduciary, wealth and legal, advisors | fiducie, successions
171,81,135 | spiritual, metaphysical, intuitive, mystic, crystals and healing | ésotérique, spirituel
193,192,194 | ride, rides, airport, chauffeur, driver, shuttle, private car | chauffeur, navette, raccompagnement
215,283,213,214 | short term rental, guest rooms, furnished apartments, lodging, room rental, stay, stays, suites rental | location court terme, chambres
69,72,68,71,63 | outlet, liquidation, flea market, swap shop, discount, trading post, variety | liquidation, bazar, marché aux puces
107,98 | wireless, mobile, cellular, telecom, communications store, mobility | cellulaire, sans fil, mobilité
290,292,293,67,267 | import, imports, import export, trading, trading company, international trading, global trading, e commerce, online sales, distribution | importation, import export, commerce
234,235,237,236,232 | yard, outdoor, grounds, property care, green, lawn and tree, landscaping and snow removal, outdoor services | terrain, extérieur, paysagement et déneigement
323,322,317 | games, amusements, amusement, coin machines, gaming | jeux, amusement
258,249,267,259 | staffing, workforce, resources, solutions, administrative, support, business solutions, office solutions | ressources, soutien, solutions
335,337,338,336 | community, foundation, society, association, club, league, alliance, center for, council, outreach, friends of | fondation, association, société, club, centre, amis
133,131,335,136 | therapy, therapeutic, counseling center, recovery, autism, behavior, developmental, therapies, speech and therapy | thérapie, thérapies, centre de thérapie
`;
