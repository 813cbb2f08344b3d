import { parseIndustries } from '../parse-industries.ts';

/** Personal, pet and household services; one block each, in the shape that `read-industries.ts` explains. */
export const PERSONAL = parseIndustries(
  11,
  `
  158 7299 | Personal services | Services personnels
    en errand, concierge, personal assistant, house sitting, personal shopper, genealogy, errand runner, task rabbit, taskrabbit, closet organizer, personal stylist
    en image consultant, line sitting, surrogate, gift wrapping, wardrobe stylist, helper, lice removal, lice clinic
    fr course, conciergerie, assistant personnel, gardiennage de maison, magasineur personnel, généalogie, services à la personne, commissions, aide personnelle
    fr conseillère en image, emballage de cadeaux, styliste personnel, majordome, adjoint personnel, concierge privé, gardien de maison, traitement des poux
    fr clinique de poux
  159 7299 | Pet grooming | Toilettage d’animaux
    en dog groomer, dog wash, cat grooming, mobile groomer, nail trim, grooming, pet spa, dog salon, dog bath
    fr toiletteur, toilettage de chiens, bain pour chien, toilettage mobile, toilettage de chats, toilettage, toilettage canin, toiletteuse, salon de toilettage
    fr toilettage félin, lavage de chiens, coupe de griffes
  160 7299 | Pet boarding, walking or training | Pension, promenade ou dressage d’animaux
    en kennel, pet sitter, dog daycare, dog walker, cattery, dog trainer, breeder, cat sitter, doggy daycare, horse boarding, puppy training, rover, pet care, pooper scooper
    en dog behaviorist, stable, dog park, animal trainer, pet taxi, pet hotel
    fr chenil, gardien d’animaux, garderie pour chiens, promeneur de chiens, pension pour chats, dresseur, éleveur, gardienne d’animaux, éducateur canin, éducation canine
    fr élevage de chiens, gardiennage d’animaux, comportementaliste canin, pension pour chevaux, entraîneur de chiens, écurie, intervenant canin
    fr hôtel pour animaux
  161 7299 | Wedding or event planner | Organisateur de mariages et d’événements
    en event planning, wedding coordinator, party planner, event decorator, officiant, event organizer, event management, event decor, event designer, weddings, celebrant
    en minister weddings, conference planner, events, balloon decorator, corporate events, party host, event production
    fr planificateur d’événements, coordonnatrice de mariage, organisation de fêtes, décoration d’événement, célébrant, événements, planification d’événements, mariages
    fr événementiel, wedding planner, fêtes d’enfants, décoratrice événementielle, coordination de mariage, événement corporatif
  162 7299 | Event venue | Salle de réception
    en banquet hall, wedding venue, reception hall, hall rental, party room, event space, venue, wedding barn, conference center, meeting rooms, peerspace
    fr salle de banquet, lieu de mariage, location de salle, salle à louer, salle de fête, espace événementiel, salle de conférence, grange à mariage, centre de congrès
  163 7349 | House cleaning | Entretien ménager
    en maid, housekeeper, cleaning lady, home cleaning, move-out cleaning, short-term rental cleaning, cleaning, residential cleaning, domestic cleaning, airbnb cleaning
    en deep cleaning, apartment cleaning, house keeper, domestic help, laundry and cleaning, molly maid, green cleaning, turnover cleaning, house cleaners
    fr femme de ménage, ménage, nettoyage résidentiel, aide ménagère, grand ménage, ménage après déménagement, nettoyage, nettoyage de maison, nettoyage d’appartement
    fr nettoyage airbnb, nettoyage de chalets, homme de ménage, ménage à domicile, nettoyeuse, ménagère
  164 7217 | Carpet and upholstery cleaning | Nettoyage de tapis et de meubles
    en carpet cleaner, rug cleaning, steam cleaning, sofa cleaning, mattress cleaning, stain removal, couch cleaning, furniture cleaning, stain remover
    en carpet cleaners
    fr nettoyage de moquette, nettoyage à la vapeur, nettoyage de divan, nettoyage de matelas, détachage, nettoyage de sofa, shampooing de tapis, nettoyage de carpettes
    fr nettoyage de fauteuils, nettoyeur de tapis
  165 7211 | Laundromat | Buanderie
    en laundry, coin laundry, wash and fold, washing machine, self-service laundry, laundry delivery, linen service, laundry mat, washateria, wash and dry, laundry pickup
    en commercial laundry, laundrette, linen rental, diaper service
    fr laverie, lavoir, lessive, lavage et pliage, buanderie libre-service, livraison de linge, nettoyage de literie, laverie automatique, nettoyage de nappes
  166 7216 | Dry cleaner | Nettoyeur à sec
    en dry cleaning, pressing, suit cleaning, garment cleaning, leather cleaning, drycleaning, cleaners and press, ironing, garment care, clothes cleaning
    en dry cleaners
    fr nettoyage à sec, pressage, nettoyage de complets, nettoyeur, teinturerie, nettoyeur de vêtements, repassage, pressing, nettoyage de robes, buanderie et nettoyeur
    fr nettoyeurs
  167 7251 | Shoe repair | Cordonnerie
    en cobbler, shoe shine, resoling, heel repair, hat cleaning, boot repair, sneaker cleaning, leather repair, shoeshine, sneaker restoration
    fr cordonnier, cirage, ressemelage, talon, réparation de bottes, nettoyage de chapeaux, réparation de chaussures, réparation de souliers, nettoyage d’espadrilles, cireur
    fr réparation de sacs, réparation de cuir
  168 7261 | Funeral home | Salon funéraire
    en funeral director, cremation, burial, cemetery, mortuary, memorial, funeral, undertaker, crematorium, headstones, monuments, pet cremation, graveyard, urns, tombstone
    en mortician
    fr thanatologue, crémation, inhumation, cimetière, pompes funèbres, crématorium, coopérative funéraire, funérailles, services funéraires, directeur funéraire
    fr maison funéraire, pierres tombales, urnes, embaumeur, monuments funéraires, crémation d’animaux
  169 7273 CLOSED_BY_NETWORKS | Dating service | Agence de rencontres
    en matchmaking, matchmaker, singles, dating app, dating site, speed dating, dating website, online dating, match maker, dating coach, singles events, dating agency
    en hookup app, introduction agency
    fr site de rencontres, rencontre, célibataire, entremetteur, application de rencontre, rencontre express, rencontres en ligne, agence matrimoniale, speed-dating
    fr appli de rencontre, marieuse
  170 7273 CLOSED_BY_NETWORKS | Escort service | Service d’escortes
    en escort, companion, call girl, sugar dating, prostitution, brothel, escort agency, companionship for hire, sex worker, sugar baby, sugar daddy, prostitute, adult companion
    en dominatrix, paid companion
    fr escorte, dame de compagnie, prostitution, travail du sexe, maison close, agence d’escortes, accompagnatrice érotique, travailleuse du sexe, prostituée, bordel
    fr dominatrice
  171 7999 | Psychic or fortune teller | Voyant ou astrologue
    en tarot, astrology, medium, palm reading, horoscope, spiritual reading, psychic, tarot cards, clairvoyant, spiritualist, spiritual advisor, numerology, crystal healer
    en witch, spell caster
    fr voyance, tarot, astrologie, médium, horoscope, lignes de la main, voyante, astrologue, tirage de cartes, cartomancie, cartomancienne, numérologie, clairvoyante
    fr tireuse de cartes, médiumnité, chaman, spirituel, numérologue
`,
);
