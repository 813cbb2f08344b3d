import { parseIndustries } from '../parse-industries.ts';

/** Travel and lodging; one block each, in the shape that `read-industries.ts` explains. */
export const TRAVEL = parseIndustries(
  14,
  `
  213 7011 | Hotel or motel | Hôtel ou motel
    en inn, resort, lodge, hostel, lodging, extended stay, hotels, motels, hotel owner, youth hostel, hospitality
    fr auberge, centre de villégiature, hébergement, auberge de jeunesse, hôtellerie, hôtels, complexe hôtelier
  214 7011 | Bed and breakfast | Gîte touristique
    en guest house, b&b, country inn, farm stay, guest room, bnb, inn keeper, agritourism lodging, homestay
    fr gîte, maison d’hôtes, couette et café, chambre d’hôte, auberge de campagne, gîte du passant, bed and breakfast, b&b, agrotourisme hébergement, pension de famille
  215 6513 | Vacation rental | Location de chalets et hébergement touristique
    en short-term rental, cottage, cabin, holiday home, beach house, condo rental, airbnb, airbnb host, vrbo, chalet rental, chalets, furnished rental
    fr location à court terme, chalet à louer, résidence de tourisme, maison de vacances, condo à louer, hôte airbnb, chalet, chalets locatifs, logement touristique
    fr location saisonnière
  216 7033 | Campground or RV park | Camping
    en campsite, trailer park, tent site, glamping, rv site, campgrounds, camping, rv resort, yurts, koa, hipcamp, camping cabins
    fr terrain de camping, emplacement de tente, prêt-à-camper, parc de vr, campement, glamping, yourtes, camping saisonnier
  217 7032 | Summer or sports camp | Camp de vacances
    en day camp, kids camp, hunting lodge, fishing camp, youth camp, hockey camp, soccer camp, hunting outfitter, outfitter, sleepaway camp, retreat center
    fr camp de jour, colonie de vacances, pourvoirie, camp de pêche, camp sportif, camp d’été, camp de hockey, camp de soccer, camp de chasse, centre de retraite
  218 4722 PROHIBITED | Travel agency or tour operator | Agence de voyages ou voyagiste
    en travel agent, vacation package, trip planner, honeymoon planner, group trip, cruise booking, tour company, travel advisor, travel consultant, trips, travel business
    en pilgrimage tours, umrah packages
    fr conseiller en voyages, forfait voyage, planificateur de voyages, voyage de groupe, voyage organisé, agent de voyage, voyages, conseillère en voyage, tour opérateur
    fr organisateur de voyages, croisières agence
  219 5962 PROHIBITED | Travel club or travel by phone | Club de voyages ou vente de voyages par téléphone
    en discount travel membership, travel telemarketing, vacation certificate, travel voucher
    fr voyage à rabais, certificat-vacances, bon de voyage, abonnement voyage
  220 7012 PROHIBITED | Timeshare | Multipropriété
    en vacation ownership, timeshare resale, fractional ownership, timeshare exit, time share, resort timeshare, timeshare cancellation, timeshare rental
    fr temps partagé, revente de multipropriété, propriété fractionnée, copropriété de vacances, time-share, timeshare, annulation de multipropriété
`,
);
