import { parseIndustries } from '../parse-industries.ts';

/** Transportation and delivery; one block each, in the shape that `read-industries.ts` explains. */
export const TRANSPORT = parseIndustries(
  13,
  `
  192 4789 TRANSPORTATION | Transportation service | Service de transport
    en transport, shuttle, non-emergency medical transport, horse carriage, airport transfer, sightseeing bus, pedicab, nemt, senior transportation, passenger transport
    en wheelchair transport, rickshaw, school transportation, party shuttle, passenger van
    fr transport adapté, navette, calèche, transfert à l’aéroport, transport de personnes, vélo-taxi, transport de passagers, accompagnement transport, transport collectif
  193 4121 TRANSPORTATION | Taxi or ride service | Taxi ou transport de personnes
    en cab, rideshare, taxicab, driver for hire, ride-hailing, uber, lyft, ride share, taxis, driver, car service, airport taxi, chauffeured rides
    fr chauffeur de taxi, covoiturage, chauffeur, voiture avec chauffeur, chauffeur uber, eva, taxi aéroport, compagnie de taxi, taximan
  194 4121 TRANSPORTATION | Limousine service | Service de limousine
    en limo, chauffeur, black car, party bus, wedding car, limo driver, luxury transportation, party buses
    fr chauffeur privé, voiture de luxe, autobus de fête, voiture de mariage, limo, location de limousine, transport de luxe, berline de luxe, limobus
  195 4131 TRANSPORTATION | Bus line or charter | Transport par autobus
    en coach, charter bus, school bus, tour bus, minibus, bus, buses, motor coach, bus rental, coach hire
    fr autocar, autobus nolisé, autobus scolaire, minibus, transporteur scolaire, autobus, nolisement d’autobus, location d’autobus, voyages en autocar
  196 4111 | Ferry or commuter transit | Traversier ou transport en commun
    en subway, tram, transit pass, water taxi, light rail, ferry, ferries, public transit, transit, bus pass, city transit, passenger ferry
    fr métro, tramway, titre de transport, bateau-taxi, train de banlieue, traversiers, transport public, métro et autobus, bac, autobus de ville, société de transport
    fr navette fluviale
  197 4112 | Passenger train | Train de passagers
    en railway, tourist train, rail ticket, scenic railroad, train
    fr chemin de fer, train touristique, billet de train, gare, via rail, voyage en train
  198 4011 | Rail freight | Transport ferroviaire de marchandises
    en railroad, freight train, boxcar, rail cargo, railway freight, rail shipping, rail cars
    fr chemin de fer, train de marchandises, wagon, fret ferroviaire, fret par rail, train cargo
  199 4214 | Moving company | Entreprise de déménagement
    en mover, movers, household moving, packing, moving truck, relocation, moving and storage, local movers, furniture movers, piano movers, moving help, furniture delivery
    en house movers
    fr déménageur, déménagement, emballage, camion de déménagement, relocalisation, transport de meubles, déménagement de piano, aide au déménagement, livraison de meubles
  200 4214 | Trucking or hauling | Camionnage
    en freight, trucker, hauler, dump truck, flatbed, long-haul, logistics, truck driver, haulage, hot shot, hotshot trucking, owner operator, freight broker, semi truck
    en transport company, car hauler, livestock hauling, gravel hauling, load hauling, cargo transport, auto transport, log hauling, dispatcher
    fr transport de marchandises, camionneur, fret, camion à benne, longue distance, logistique, transport routier, chauffeur de camion, transport général
    fr compagnie de transport, transport de vrac, transport lourd, voiturier, transporteur, camionneur artisan, camions, transport de gravier, transport de bois, répartiteur
    fr transport de véhicules
  201 4215 | Courier or delivery | Messagerie ou livraison
    en messenger, package delivery, parcel, food delivery driver, freight forwarder, shipping, delivery, doordash, door dash, dasher, instacart, uber eats, ubereats, grubhub
    en skip the dishes, skipthedishes, amazon flex, courier service, medical courier, mail service, bike courier, shopper delivery
    fr coursier, livreur, colis, livraison de repas, transitaire, expédition, livraison, skip, messagerie, livraison à domicile, livreur de restaurant, vélo-courrier
    fr livreur de pizza, courrier
  202 4225 | Self-storage or warehouse | Entreposage
    en storage unit, mini-storage, warehouse, storage locker, fulfillment, cold storage, storage, storage facility, storage rental, 3pl, order fulfillment, container storage
    en document storage
    fr mini-entrepôt, entrepôt, garde-meuble, libre-entreposage, casier, entrepôt frigorifique, location d’entrepôt, unités d’entreposage, rangement, logistique d’entrepôt
    fr hivernage, locker, espace de rangement
  203 7512 | Car rental | Location d’autos
    en rent a car, van rental, exotic car rental, peer-to-peer car sharing, vehicle hire, auto rental, turo, turo host, scooter rental, motorcycle rental
    fr auto à louer, location de voiture, autopartage, location de fourgonnette, location de véhicules, location de scooters, location de motos
  204 7513 | Truck and trailer rental | Location de camions et de remorques
    en moving truck rental, box truck, cargo van, utility trailer rental, truck hire, uhaul, u-haul, trailers for rent
    fr camion à louer, remorque à louer, fourgon, location de camion de déménagement, location de cube, location de van
  205 7519 | RV rental | Location de VR
    en motor home rental, camper rental, campervan hire, travel trailer rental, motorhome rental, outdoorsy
    fr location d’autocaravane, roulotte à louer, véhicule récréatif, location de fourgonnette aménagée, location de campeur, van à louer
  206 7523 | Parking lot or valet | Stationnement
    en parking garage, valet, car park, airport parking, parking permit, parking, parking spaces, event parking, parking attendant, paid parking
    fr parc de stationnement, voiturier, service de valet, stationnement à étages, place de stationnement, terrain de stationnement, stationnement payant
    fr location de stationnement
  207 4784 | Toll road or bridge | Route ou pont à péage
    en toll, highway fee, bridge fee, tollway, toll booth
    fr péage, autoroute, frais de pont, poste de péage, pont payant
  208 4457 | Boat rental | Location de bateaux
    en kayak rental, canoe rental, yacht charter, pontoon rental, paddleboard, houseboat, kayaks, boat hire, sup rental, party boat, kayak tours, sailing charter, pontoons
    fr location de kayak, canot, planche à pagaie, nolisement de yacht, ponton, pédalo, location bateau, location de motomarines, bateaux à louer, location de voilier, kayak
  209 4468 | Marina | Marina
    en boat slip, dock, boat storage, boat repair, yacht club service, mooring, boat mechanic, marine repair, boat winterizing, boat launch
    fr quai, port de plaisance, remisage de bateaux, réparation de bateaux, amarrage, réparation de bateau, mécanicien de bateaux, mécanique marine, entreposage de bateaux
  210 4582 | Airport or flight service | Aéroport ou service d’aviation
    en flying field, hangar, airfield, fixed-base operator, aircraft maintenance, airport, fbo, flying club, aircraft mechanic, aviation services, airplane hangar, avionics
    fr aérodrome, hangar, piste d’atterrissage, entretien d’aéronefs, aéroport, aviation, mécanicien d’aéronefs, services aéroportuaires, club d’aviation
  211 4511 | Airline or charter flights | Compagnie aérienne
    en air charter, plane ticket, flight, helicopter tour, air carrier, private jet, airline, helicopter rides, bush plane, air taxi, scenic flights
    fr vol, avion nolisé, billet d’avion, hélicoptère, transporteur aérien, jet privé, compagnies aériennes, tours d’hélicoptère, hydravion, vols panoramiques, avion de brousse
  212 4411 | Cruise line | Croisières
    en cruise, dinner cruise, ship, river cruise, boat tour, sunset cruise, sailing cruise, lunch cruise
    fr bateau de croisière, croisiériste, navire, souper-croisière, excursion en bateau, croisières aux baleines, tour de bateau, bateaux de croisière, croisière sur le fleuve
    fr bateau-mouche
`,
);
