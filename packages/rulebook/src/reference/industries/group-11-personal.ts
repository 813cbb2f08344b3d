import { readIndustries } from './read-industries.ts';

/** Personal, pet and household services: `id mcc marks | English label | French label | English keywords | French keywords`. */
export const PERSONAL = readIndustries(
  11,
  `
  158 7299 | Personal services | Services personnels | errand, concierge, personal assistant, house sitting, personal shopper, genealogy | course, conciergerie, assistant personnel, gardiennage de maison, magasineur personnel, généalogie
  159 7299 | Pet grooming | Toilettage d’animaux | dog groomer, dog wash, cat grooming, mobile groomer, nail trim | toiletteur, toilettage de chiens, bain pour chien, toilettage mobile, toilettage de chats
  160 7299 | Pet boarding, walking or training | Pension, promenade ou dressage d’animaux | kennel, pet sitter, dog daycare, dog walker, cattery, dog trainer, breeder | chenil, gardien d’animaux, garderie pour chiens, promeneur de chiens, pension pour chats, dresseur, éleveur
  161 7299 | Wedding or event planner | Organisateur de mariages et d’événements | event planning, wedding coordinator, party planner, event decorator, officiant | planificateur d’événements, coordonnatrice de mariage, organisation de fêtes, décoration d’événement, célébrant
  162 7299 | Event venue | Salle de réception | banquet hall, wedding venue, reception hall, hall rental, party room | salle de banquet, lieu de mariage, location de salle, salle à louer, salle de fête
  163 7349 | House cleaning | Entretien ménager | maid, housekeeper, cleaning lady, home cleaning, move-out cleaning, short-term rental cleaning | femme de ménage, ménage, nettoyage résidentiel, aide ménagère, grand ménage, ménage après déménagement
  164 7217 | Carpet and upholstery cleaning | Nettoyage de tapis et de meubles | carpet cleaner, rug cleaning, steam cleaning, sofa cleaning, mattress cleaning, stain removal | nettoyage de moquette, nettoyage à la vapeur, nettoyage de divan, nettoyage de matelas, détachage
  165 7211 | Laundromat | Buanderie | laundry, coin laundry, wash and fold, washing machine, self-service laundry, laundry delivery, linen service | laverie, lavoir, lessive, lavage et pliage, buanderie libre-service, livraison de linge, nettoyage de literie
  166 7216 | Dry cleaner | Nettoyeur à sec | dry cleaning, pressing, suit cleaning, garment cleaning, leather cleaning | nettoyage à sec, pressage, nettoyage de complets, nettoyeur, teinturerie
  167 7251 | Shoe repair | Cordonnerie | cobbler, shoe shine, resoling, heel repair, hat cleaning, boot repair | cordonnier, cirage, ressemelage, talon, réparation de bottes, nettoyage de chapeaux
  168 7261 | Funeral home | Salon funéraire | funeral director, cremation, burial, cemetery, mortuary, memorial | thanatologue, crémation, inhumation, cimetière, pompes funèbres, crématorium, coopérative funéraire
  169 7273 SUPER_PROHIBITED | Dating service | Agence de rencontres | matchmaking, matchmaker, singles, dating app, dating site, speed dating | site de rencontres, rencontre, célibataire, entremetteur, application de rencontre, rencontre express
  170 7273 SUPER_PROHIBITED | Escort service | Service d’escortes | escort, companion, call girl, sugar dating, prostitution, brothel | escorte, dame de compagnie, prostitution, travail du sexe, maison close
  171 7999 | Psychic or fortune teller | Voyant ou astrologue | tarot, astrology, medium, palm reading, horoscope, spiritual reading | voyance, tarot, astrologie, médium, horoscope, lignes de la main
`,
);
