import { parseIndustries } from '../parse-industries.ts';

/** Wholesale, farming and direct sales; one block each, in the shape that `read-industries.ts` explains. */
export const SUPPLY = parseIndustries(
  18,
  `
  284 0763 | Farm or agricultural co-op | Ferme ou coopérative agricole
    en farmer, ranch, livestock, crop, hay, cooperative, orchard, agriculture, dairy farm, cattle, poultry farm, chicken farm, grain, horses, alpaca farm, hobby farm
    en organic farm, beekeeping, bees, honey farm, ag services, custom farming, crop spraying, livestock feed, goat farm, fish farm, hog farm, maple producer, lavender farm
    en mushroom farm, berry farm, microgreens
    fr agriculteur, élevage, bétail, récolte, foin, coopérative, verger, érablière, fermes, ferme laitière, ferme bio, éleveur de bovins, vaches, poules, poulets
    fr grandes cultures, céréales, grains, pomiculteur, producteur agricole, production agricole, apiculteur, acériculteur, bovins, chevaux, moutons, chèvres, porcherie
    fr coop agricole, maraîchage, travaux agricoles, pisciculture, champignonnière, micropousses, producteur
  285 5039 | Construction supplies wholesale | Grossiste en matériaux de construction
    en ready-mix concrete, sand and gravel, rebar, structural steel, glass wholesale, construction materials, construction supply, gravel, sand, aggregate supplier
    en bricks wholesale, quarry, crushed stone, precast concrete
    fr béton préparé, sable et gravier, barre d’armature, charpente d’acier, agrégat, gravier, sable, carrière, pierre concassée, fournisseur de béton, matériaux en gros
    fr concassé
  286 5046 | Restaurant and store equipment | Équipement de restaurant et de magasin
    en commercial kitchen, vending machine supply, shelving, scale, display case, commercial oven, restaurant supplies, store fixtures, pos equipment, commercial refrigerators
    en coffee machines, bar supplies, shop fittings
    fr cuisine commerciale, étagère, balance, présentoir, four commercial, distributrice, fournitures de restaurant, équipement de restauration, équipements commerciaux
    fr machines à café, comptoirs réfrigérés, mobilier de magasin
  287 5074 | Plumbing and heating supplies | Fournitures de plomberie et de chauffage
    en pipe supply, faucet, bathtub, boiler supply, bathroom fixture, plumbing parts, hvac supply, sinks, toilets, vanities, pipes and fittings, kitchen sinks, bath showroom
    fr tuyauterie, robinet, baignoire, toilette, raccord, appareil sanitaire, robinetterie, pièces de plomberie, éviers, vanités, tuyaux et raccords
  288 5085 | Industrial supplies | Fournitures industrielles
    en machinery, bearing, hose, valve, safety equipment, packing material, metal supplier, hardware distributor, machine parts, hydraulic hoses, hydraulics, packaging supplies
    en metals, tool supplier, machine sales, welding supply, ppe supplier, fasteners, pumps, manufacturing equipment, cnc machining, injection molding
    fr machinerie, roulement, boyau, valve, équipement de sécurité, matériel d’emballage, fournisseur de métaux, visserie, équipement industriel, pièces de machinerie
    fr outillage industriel, boyaux, hydraulique, pompes, valves et raccords, boulonnerie, soudure fournitures, atelier d’usinage, courroies
  289 5094 | Wholesale jewelry and gold | Grossiste en bijoux et métaux précieux | Wholesale jewellery and gold
    en gold buyer, gemstone, precious metal, diamond dealer, silver, loose diamond, jewellery wholesale, cash for gold, gold, gems, jewelry supplier, bullion dealer, sell gold
    en coins and bullion
    fr acheteur d’or, pierre précieuse, diamantaire, argent, métal précieux, bijoux en gros, achat d’or, or, rachat d’or, pierres fines, gemmes, diamants en gros, vendre de l’or
    fr fournisseur de bijoux, grossiste en bijou, gemmologue, lingots d’or
  290 5099 | Wholesale goods | Grossiste
    en distributor, importer, exporter, wholesaler, manufacturer, steel, electronic parts, auto parts distributor, distribution, trading, factory, b2b sales, product distributor
    en steel supplier, supplier, product maker, production plant, industrial manufacturer, furniture manufacturer, pallets, machine manufacturer, wholesale toys, textile mill
    en electronic components, private label, equipment manufacturer
    fr distributeur, importateur, exportateur, fabricant, manufacturier, acier, pièces électroniques, distributeur de pièces, gros, vente en gros, importation, import-export
    fr exportation, fabrication, usine, fabrique, fournisseur, commerce de gros, palettes, production industrielle, usinage de produits, composants électroniques
    fr grossiste en biens durables
  291 5169 | Chemicals and cleaning products | Produits chimiques et nettoyants
    en chemical supplier, solvent, detergent, cleaning supply, disinfectant, plastic resin, chemicals, cleaning supplies, janitorial supplies, soap manufacturer, sanitizer
    en hand sanitizer, resins, industrial chemicals, lubricants, fertilizers wholesale, pool chemicals, epoxy resin, adhesives
    fr solvant, détergent, produit d’entretien, désinfectant, résine, nettoyant industriel, nettoyants, produits ménagers, résine époxy, fournitures sanitaires, savon industriel
    fr lubrifiants, plastiques
  292 5199 | Food and everyday goods wholesale | Grossiste alimentaire et de produits courants
    en promotional item, food distributor, swag, corporate gift, food importer, packaging supply, food distribution, food manufacturer, beverage distributor, wholesale groceries
    en promotional products, promo products, branded merchandise, packaging, produce wholesaler, meat wholesaler, seafood wholesaler, coffee wholesaler, snack distributor
    en paper goods, food company, beverage company, wholesale candy, bottled water, wholesale bakery, egg distributor, spice importer
    fr objet promotionnel, distributeur alimentaire, cadeau d’entreprise, importateur d’aliments, article promotionnel, grossiste en alimentation, distribution alimentaire
    fr transformation alimentaire, cadeaux corporatifs, emballages, aliments en gros, fournisseur alimentaire, fabricant d’aliments, boissons en gros, café en gros
    fr importation alimentaire, grossiste en viande, embouteilleur
  293 5964 | Mail-order or catalog sales | Vente par catalogue | Mail-order or catalogue sales
    en catalog, mail order, order by phone, catalogue merchant
    fr catalogue, vente par correspondance, commande postale, commande par téléphone, achat par catalogue
  294 5963 | Door-to-door sales | Vente porte-à-porte
    en door knocking, home party sales, traveling salesperson, canvassing, independent consultant, home parties, tupperware, direct sales, direct selling, salesman, peddler
    en scentsy, pampered chef, salesperson, avon rep, thirty-one, kirby vacuum
    fr colporteur, représentant itinérant, vente à domicile, démarchage, vente directe, démonstration à domicile, conseillère tupperware, vendeur itinérant, vente en réunion
    fr ateliers à domicile, vente à la maison, marchand itinérant, démonstratrice
  295 5963 PROHIBITED | Multi-level marketing | Vente à paliers multiples
    en mlm, network marketing, downline, pyramid, home-based opportunity, direct selling network, multilevel marketing, pyramid scheme, amway, herbalife distributor, upline
    en affiliate downline, matrix program, beachbody coach
    fr mlm, marketing de réseau, vente pyramidale, recrutement de vendeurs, occasion d’affaires à domicile, marketing relationnel, marketing multiniveau, multiniveau
    fr système pyramidal, pyramide, herbalife, doterra
  296 5968 PROHIBITED | Subscription boxes or free trials | Boîtes par abonnement ou essais gratuits
    en subscription box, continuity program, auto-ship, monthly box, negative option, free trial offer, subscription service, monthly club, auto renewal, snack box, beauty box
    en continuity, book box, recurring subscription, mystery box
    fr boîte-cadeau mensuelle, abonnement mensuel, envoi automatique, essai gratuit, renouvellement automatique, abonnements, boîte surprise, club mensuel
    fr facturation récurrente, abonnement par la poste, box
  297 5969 PROHIBITED | Direct marketing offers | Offres de marketing direct
    en infomercial, direct response, business opportunity, get rich quick, work from home kit, dropshipping course, business opportunities, biz opp, wealth seminar
    en dropshipping guru
    fr publireportage, réponse directe, occasion d’affaires, enrichissement rapide, travail à domicile, télé-achat, infopublicité, revenus passifs, travailler de la maison
    fr programme d’enrichissement, séminaire d’enrichissement, vu à la télé, trousse d’affaires, opportunité d’affaires
  298 7278 PROHIBITED | Buying or membership discount club | Club d’achat
    en buyers club, shopping club, discount membership, coupon club, group buying, savings club, savings program, rewards club, group purchasing
    fr club de rabais, abonnement à rabais, achat de groupe, club privilège, club d’acheteurs, carte de rabais, club d’épargne, regroupement d’achats
  299 5966 CLOSED_BY_NETWORKS | Telemarketing | Télémarketing
    en cold calling, outbound calling, phone sales, telemarketer, robocall, telesales, boiler room, phone solicitation, lead calls, robo calls
    fr sollicitation téléphonique, télévente, appel à froid, vente par téléphone, appel automatisé, télévendeur, appels sortants, sollicitation, démarchage téléphonique
    fr télémarketeur
  300 5967 CLOSED_BY_NETWORKS | Pay-per-call or chat line | Ligne payante ou de clavardage
    en premium-rate number, phone psychic line, chat line, inbound telemarketing, 900 number, sex line, psychic hotline, adult chat, party line, teleservices, hotline
    fr numéro surtaxé, ligne de voyance, clavardage, ligne 900, ligne érotique, ligne de rencontre, téléphone rose, appel payant, sexe au téléphone, ligne chaude
`,
);
