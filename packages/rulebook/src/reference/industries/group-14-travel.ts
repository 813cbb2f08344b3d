import { readIndustries } from './read-industries.ts';

/** Travel and lodging: `id mcc marks | English label | French label | English keywords | French keywords`. */
export const TRAVEL = readIndustries(
  14,
  `
  213 7011 | Hotel or motel | Hôtel ou motel | inn, resort, lodge, hostel, lodging, extended stay | auberge, centre de villégiature, hébergement, auberge de jeunesse, hôtellerie
  214 7011 | Bed and breakfast | Gîte touristique | guest house, b&b, country inn, farm stay, guest room | gîte, maison d’hôtes, couette et café, chambre d’hôte, auberge de campagne
  215 6513 | Vacation rental | Location de chalets et hébergement touristique | short-term rental, cottage, cabin, holiday home, beach house, condo rental | location à court terme, chalet à louer, résidence de tourisme, maison de vacances, condo à louer
  216 7033 | Campground or RV park | Camping | campsite, trailer park, tent site, glamping, rv site | terrain de camping, emplacement de tente, prêt-à-camper, parc de vr, campement
  217 7032 | Summer or sports camp | Camp de vacances | day camp, kids camp, hunting lodge, fishing camp, youth camp | camp de jour, colonie de vacances, pourvoirie, camp de pêche, camp sportif
  218 4722 PROHIBITED | Travel agency or tour operator | Agence de voyages ou voyagiste | travel agent, vacation package, trip planner, honeymoon planner, group trip, cruise booking | conseiller en voyages, forfait voyage, planificateur de voyages, voyage de groupe, voyage organisé
  219 5962 PROHIBITED | Travel club or travel by phone | Club de voyages ou vente de voyages par téléphone | discount travel membership, travel telemarketing, vacation certificate, travel voucher | voyage à rabais, certificat-vacances, bon de voyage, abonnement voyage
  220 7012 PROHIBITED | Timeshare | Multipropriété | vacation ownership, timeshare resale, fractional ownership, timeshare exit | temps partagé, revente de multipropriété, propriété fractionnée, copropriété de vacances
`,
);
