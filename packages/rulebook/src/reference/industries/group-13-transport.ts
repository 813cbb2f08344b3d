import { readIndustries } from './read-industries.ts';

/** Transportation and delivery: `id mcc marks | English label | French label | English keywords | French keywords`. */
export const TRANSPORT = readIndustries(
  13,
  `
  192 4789 TRANSPORTATION | Transportation service | Service de transport | transport, shuttle, non-emergency medical transport, horse carriage, airport transfer, sightseeing bus, pedicab | transport adapté, navette, calèche, transfert à l’aéroport, transport de personnes, vélo-taxi
  193 4121 TRANSPORTATION | Taxi or ride service | Taxi ou transport de personnes | cab, rideshare, taxicab, driver for hire, ride-hailing | chauffeur de taxi, covoiturage, chauffeur, voiture avec chauffeur
  194 4121 TRANSPORTATION | Limousine service | Service de limousine | limo, chauffeur, black car, party bus, wedding car | chauffeur privé, voiture de luxe, autobus de fête, voiture de mariage
  195 4131 TRANSPORTATION | Bus line or charter | Transport par autobus | coach, charter bus, school bus, tour bus, minibus | autocar, autobus nolisé, autobus scolaire, minibus, transporteur scolaire
  196 4111 | Ferry or commuter transit | Traversier ou transport en commun | subway, tram, transit pass, water taxi, light rail | métro, tramway, titre de transport, bateau-taxi, train de banlieue
  197 4112 | Passenger train | Train de passagers | railway, tourist train, rail ticket, scenic railroad | chemin de fer, train touristique, billet de train, gare
  198 4011 | Rail freight | Transport ferroviaire de marchandises | railroad, freight train, boxcar, rail cargo | chemin de fer, train de marchandises, wagon, fret ferroviaire
  199 4214 | Moving company | Entreprise de déménagement | mover, movers, household moving, packing, moving truck, relocation | déménageur, déménagement, emballage, camion de déménagement, relocalisation
  200 4214 | Trucking or hauling | Camionnage | freight, trucker, hauler, dump truck, flatbed, long-haul, logistics | transport de marchandises, camionneur, fret, camion à benne, longue distance, logistique
  201 4215 | Courier or delivery | Messagerie ou livraison | messenger, package delivery, parcel, food delivery driver, freight forwarder, shipping | coursier, livreur, colis, livraison de repas, transitaire, expédition
  202 4225 | Self-storage or warehouse | Entreposage | storage unit, mini-storage, warehouse, storage locker, fulfillment, cold storage | mini-entrepôt, entrepôt, garde-meuble, libre-entreposage, casier, entrepôt frigorifique
  203 7512 | Car rental | Location d’autos | rent a car, van rental, exotic car rental, peer-to-peer car sharing, vehicle hire | auto à louer, location de voiture, autopartage, location de fourgonnette
  204 7513 | Truck and trailer rental | Location de camions et de remorques | moving truck rental, box truck, cargo van, utility trailer rental, truck hire | camion à louer, remorque à louer, fourgon, location de camion de déménagement
  205 7519 | RV rental | Location de VR | motor home rental, camper rental, campervan hire, travel trailer rental | location d’autocaravane, roulotte à louer, véhicule récréatif, location de fourgonnette aménagée
  206 7523 | Parking lot or valet | Stationnement | parking garage, valet, car park, airport parking, parking permit | parc de stationnement, voiturier, service de valet, stationnement à étages, place de stationnement
  207 4784 | Toll road or bridge | Route ou pont à péage | toll, highway fee, bridge fee, tollway | péage, autoroute, frais de pont, poste de péage
  208 4457 | Boat rental | Location de bateaux | kayak rental, canoe rental, yacht charter, pontoon rental, paddleboard, houseboat | location de kayak, canot, planche à pagaie, nolisement de yacht, ponton, pédalo
  209 4468 | Marina | Marina | boat slip, dock, boat storage, boat repair, yacht club service, mooring | quai, port de plaisance, remisage de bateaux, réparation de bateaux, amarrage
  210 4582 | Airport or flight service | Aéroport ou service d’aviation | flying field, hangar, airfield, fixed-base operator, aircraft maintenance | aérodrome, hangar, piste d’atterrissage, entretien d’aéronefs
  211 4511 | Airline or charter flights | Compagnie aérienne | air charter, plane ticket, flight, helicopter tour, air carrier, private jet | vol, avion nolisé, billet d’avion, hélicoptère, transporteur aérien, jet privé
  212 4411 | Cruise line | Croisières | cruise, dinner cruise, ship, river cruise, boat tour | bateau de croisière, croisiériste, navire, souper-croisière, excursion en bateau
`,
);
