import { parseIndustries } from '../parse-industries.ts';

/** Construction, trades and repairs; one block each, in the shape that `read-industries.ts` explains. */
export const TRADES = parseIndustries(
  15,
  `
  221 1520 | General contractor | Entrepreneur général
    en home builder, construction, remodeling, renovation, home addition, house flipper, contractor, general contracting, builder, renovator, kitchen remodeling
    en bathroom remodeling, basement renovation, basement finishing, custom homes, adu builder, design build, restoration contractor, fix and flip, gc, shed builder
    en barn builder, log homes, steel building
    fr construction, constructeur, rénovation, bâtisseur, agrandissement, entrepreneur en bâtiment, entrepreneurs, constructeur de maisons, rénovation de cuisine, rénovateur
    fr maisons neuves, réno, contracteur, construction résidentielle, sous-sol, bâtiment, cabanon
  222 1711 | Plumber | Plombier
    en plumbing, drain cleaning, water heater, pipe, leak, septic, sewer, plumbing contractor, drain unclogging, clogged drain, pipe fitter, pipefitter, leak repair, septic tank
    en septic pumping, toilet repair, gas line, water softener, faucet repair, sump pump, rooter, drain, well pump, backflow testing, drain snake
    en water treatment
    fr plomberie, débouchage, chauffe-eau, tuyau, fuite, fosse septique, égout, plomberie et chauffage, débouchage de drain, tuyauterie, toilette bouchée, déboucheur
    fr réparation de plomberie, adoucisseur d’eau, drain français, entrepreneur en plomberie, pompe, traitement d’eau
  223 1711 | Heating and air conditioning | Chauffage et climatisation
    en hvac, furnace, air conditioner, heat pump, duct, boiler, ventilation, heating, cooling, ac repair, a/c, hvac technician, hvac contractor, hvac installation, duct cleaning
    en hvac tech, mini split, geothermal, vent cleaning, thermostat, hvac controls
    fr thermopompe, fournaise, climatiseur, chaudière, conduit, ventilation, frigoriste, climatisation, chauffage, air climatisé, cvac, installation de thermopompe
    fr réparation de thermopompe, nettoyage de conduits, géothermie, échangeur d’air, mécanicien en réfrigération, climatisation centrale, hvac, air conditionné
    fr régulation
  224 1731 | Electrician | Électricien
    en electrical contractor, wiring, lighting installation, generator, breaker panel, ev charger installation, solar panel, electric, electrical, electrical work
    en electrical repair, master electrician, rewiring, lighting, solar, solar installer, solar energy, panel upgrade
    fr électricité, maître électricien, câblage, génératrice, panneau électrique, panneau solaire, installation de bornes, électricienne, entrepreneur électricien, électrique
    fr travaux électriques, filage, panneaux solaires, éclairage, énergie solaire, réparation électrique, compagnon électricien, solaire
  225 1731 | Alarm and camera installer | Installateur d’alarmes et de caméras
    en security system, smart home, alarm system, surveillance camera, low voltage, intercom, alarm, camera installation, home automation, tv mounting, cctv, access control
    en fire alarm, network cabling, data cabling, av installer, doorbell camera
    fr système de sécurité, domotique, système d’alarme, caméra de surveillance, interphone, alarmes, caméras, sécurité résidentielle, contrôle d’accès, maison intelligente
    fr alarme incendie, câblage réseau, installation de caméras, installation de télé, intercom
  226 1740 | Mason, drywall or tile installer | Maçon, plâtrier ou carreleur
    en masonry, bricklayer, stonework, plaster, insulation, tile setter, stucco, drywall, drywall contractor, drywall repair, tile, tile work, tile installation, mason
    en brick mason, brickwork, stone mason, stonemason, plastering, spray foam, sheetrock, taper, chimney repair, bathroom tile, backsplash, acoustic ceilings, marble installer
    en terrazzo
    fr maçonnerie, briqueteur, joint de brique, plâtre, isolation, tireur de joints, pose de céramique, gypse, céramiste carreleur, carreleur, pose de tuiles, maçon
    fr brique et pierre, uréthane giclé, réparation de plâtre, crépi, stuc, installation de céramique, cheminée réparation, isolateur, tuile, plafond suspendu
  227 1750 | Carpenter | Charpentier-menuisier
    en carpentry, woodworker, cabinet maker, framing, deck builder, finish carpentry, millwork, kitchen cabinet, cabinetry, cabinets, custom cabinets, house framing
    en trim carpenter, trim work, deck, deck contractor, deck repair, joiner, stairs, staircase builder, closets, pergola, porch, built-ins, door installation, deck staining
    en railings, garage doors, kitchen cabinets
    fr menuisier, ébéniste, charpente, terrasse en bois, moulure, finition, boiserie, armoire de cuisine, ébénisterie, patio en bois, patios, galerie, terrasses, armoires
    fr cuisiniste, escaliers, menuisier finisseur, travail du bois, constructeur de patios, balcon, rampes, garde-corps, portes de garage, armoires de cuisine
  228 1761 | Roofing or siding | Couvreur ou revêtement extérieur
    en roofing, shingle, gutter, siding, roof repair, sheet metal, roofing contractor, roof replacement, gutter installation, gutter installer, eavestrough, flat roof
    en soffit and fascia, roof leak, roof cleaning, tin roof, vinyl siding, exterior renovations, skylight, seamless gutters, gutter guards, roofer or siding
    fr toiture, bardeau, gouttière, parement, réparation de toiture, ferblantier, couvreurs, toit, bardeaux, réfection de toiture, pose de gouttières, revêtement, toit plat
    fr toiture métallique, soffite, fascia, tôle, installation de gouttières, déneigement de toiture, entrepreneur en toiture, vinyle extérieur
  229 1771 | Concrete or paving | Béton ou pavage
    en cement, driveway, asphalt, sidewalk, foundation, stamped concrete, patio, concrete, concrete contractor, concrete finisher, concrete work, paving, driveway sealing
    en sealcoating, foundation repair, concrete cutting, epoxy floors, concrete pumping, slab, retaining wall, flatwork, cement mason
    fr ciment, asphalte, entrée de garage, fondation, trottoir, pavé, coffrage, pavage, asphaltage, bétonnage, béton estampé, finisseur de béton, coffreur
    fr réparation de fondation, fissure de fondation, scellant d’asphalte, plancher de béton, époxy, bétonnière, entrée asphaltée, sciage de béton, muret
  230 1799 | Painter | Peintre en bâtiment
    en painting, house painter, interior painting, wallpapering, exterior painting, painting contractor, commercial painter, residential painter, wall painting, wallpaper hanger
    en wallpaper installer, cabinet painting, staining, spray painting, mural painting, deck staining, fence staining, drywall and paint, stucco painting, epoxy coating
    fr peinture résidentielle, peintre, peinture intérieure, peinture commerciale, teinture de patio, peinture, peintre résidentiel, peinture de maison, entrepreneur peintre
    fr peinture extérieure, travaux de peinture, peinture d’armoires, tapissier, teinture de terrasses, peinture au fusil
  231 1799 | Handyman | Homme à tout faire
    en odd jobs, small repairs, furniture assembly, home maintenance, fix-it, handywoman, handymen, handy man, handy person, house repair, maintenance, property maintenance
    en repairman, minor repairs, property preservation, general maintenance, ikea assembly
    fr petits travaux, bricoleur, assemblage de meubles, réparations mineures, entretien de maison, homme de maintenance, réparations, entretien, entretien général
    fr bricolage à domicile, travaux divers, petite rénovation, menus travaux, entretien de bâtiments
  232 1799 | Excavation, fence or demolition | Excavation, clôture ou démolition
    en excavator, fencing, demolition, grading, trenching, garage door, well drilling, excavation, excavating, excavation contractor, fence installation, fence builder
    en fence repair, overhead door, land clearing, backhoe, bobcat service, bulldozer, skid steer, septic installation, water well, drilling, hydrovac, dirt work, gate installer
    en earthwork, digging, site prep, forestry mulching, wrecking, pile driving, automatic gates, trenchless
    fr pelle mécanique, clôture, démolition, terrassement, porte de garage, forage de puits, excavations, excavateur, entrepreneur en excavation, pelle, mini-pelle
    fr installation de clôture, pose de clôture, démolisseur, nivellement, forage, puits artésien, puisatier, installation septique, déboisement, bobcat, défrichage, creusage
    fr drain agricole, barrière
  233 1799 | Special trade contractor | Entrepreneur spécialisé
    en flooring installer, waterproofing, scaffold, mold removal, window installer, fire sprinkler, subcontractor, flooring installation, floor refinishing, floor sanding
    en carpet installer, basement waterproofing, mold remediation, asbestos removal, restoration company, window replacement, sprinkler fitter, sandblasting, insulation removal
    en elevator contractor, radon mitigation, steel erector, caulking, countertop installer, bathtub refinishing, crane service, glass installation, water damage
    en awning installer, closet installer, elevator repair, curtain wall, glazing
    fr pose de planchers, imperméabilisation, échafaudage, décontamination, pose de fenêtres, gicleur, sous-traitant, installation de planchers, sablage de planchers
    fr sableur de plancher, imperméabilisation de fondation, moisissure, désamiantage, amiante, dégât d’eau, après-sinistre, sinistre, calfeutrage, calfeutreur, sablage au jet
    fr radon, grue, vernissage de plancher, ascenseur, poseur de comptoirs, mur-rideau
  234 0780 | Landscaper | Paysagiste
    en landscaping, garden design, gardener, paver, irrigation, sod, horticulture, landscape architect, landscape contractor, garden maintenance, hardscaping, paver patio
    en sprinkler system, sprinkler repair, sod installation, artificial turf, landscape lighting, outdoor lighting, holiday lighting, planting, retaining walls
    en pond installation, stonework landscaping
    fr aménagement paysager, jardinier, pavé uni, irrigation, gazon en plaques, horticulteur, aménagement, paysagement, aménagement extérieur, aménagement de terrain
    fr architecte paysagiste, jardinage, pose de pavé, muret de pierre, entretien paysager, irrigation de pelouse, tourbe, gazon synthétique, horticulture, éclairage extérieur
    fr lumières de noël, plates-bandes, haie, taille de haies, terrassement paysager
  235 0780 | Lawn care | Entretien de pelouse
    en lawn mowing, grass cutting, yard work, weed control, leaf cleanup, fertilizing, lawn, mowing, lawn maintenance, lawncare, grass, lawn treatment, weeding, leaf removal
    en leaf blowing, aeration, lawn guy, fall cleanup, spring cleanup, dethatching, hedge trimming
    fr tonte de gazon, gazon, tonte, mauvaise herbe, ramassage de feuilles, fertilisation, pelouse, coupe de gazon, tondre le gazon, aération, feuilles mortes, désherbage
    fr traitement de pelouse, entretien de terrain, fermeture de terrain, engrais gazon, ouverture de terrain, taille de haie
  236 0780 | Snow removal | Déneigement
    en snow plowing, snow shoveling, de-icing, salting, driveway plowing, snow, snowplow, snow shovelling, snow clearing, snowblowing, snow blower, snow contractor
    en ice management, salt spreading, plowing, snow hauling, winter maintenance, snow ploughing
    fr déneigeur, pelletage, souffleuse, épandage de sel, abrasif, neige, déneigement résidentiel, déneigement d’entrée, déneigement de toit, déneigement commercial
    fr contrat de déneigement, déblaiement, enlèvement de la neige, gratte, pelleter, pelleteur, entrée de cour, déneigement de stationnement, tracteur souffleur
  237 0780 | Tree service | Émondage et abattage d’arbres
    en arborist, tree trimming, stump removal, tree removal, pruning, tree cutting, tree surgeon, tree care, stump grinding, tree climber, logging, hedge cutting
    en firewood and trees, tree felling, brush removal, limb removal
    fr arboriculteur, élagage, essouchage, émondeur, coupe d’arbres, abattage, émondage, élagueur, arbre, arboriculture, taille d’arbres, dessouchage, souche, haies de cèdres
    fr débroussaillage, essoucheur
  238 7623 | Air conditioner or refrigerator repair | Réparation de climatiseurs et de réfrigérateurs
    en refrigeration repair, fridge repair, freezer repair, cooler repair, ice machine repair, ac repair, commercial refrigeration, fridge, hvac repair, walk-in cooler
    en cold room, refrigeration technician, freezers
    fr réfrigération, réparation de congélateur, frigoriste, réparation de climatiseur, machine à glace, réparation de frigo, réparation frigidaire, réparation climatisation
    fr chambre froide, réfrigération commerciale, technicien en réfrigération
  239 7629 | Appliance repair | Réparation d’électroménagers
    en washer repair, dryer repair, small appliance, vacuum repair, oven repair, dishwasher repair, appliance technician, stove repair, microwave repair, appliance service
    en appliance installer, dryer vent
    fr réparation de laveuse, réparation de sécheuse, petit électroménager, réparation d’aspirateur, réparation de four, réparateur d’électroménagers, réparation de cuisinière
    fr réparation de poêle, technicien en électroménagers
  240 7641 | Furniture repair or upholstery | Réparation de meubles ou rembourrage
    en reupholstery, upholsterer, refinishing, furniture restoration, wood stripping, upholstery, reupholstering, auto upholstery, furniture flipping, chair caning
    en boat upholstery
    fr rembourreur, restauration de meubles, décapage, recouvrement, garnissage, réparation de chaises, rembourrage, rembourrage auto, finition de meubles, rénovation de meubles
    fr tapissier de meubles
  241 7692 | Welder | Soudeur
    en welding, metal fabrication, ironwork, mobile welding, railing, metal fabricator, metal work, metal shop, fabrication, fabricator, blacksmith, steel fabrication
    en ornamental iron, pipe welder, machinist, cnc shop
    fr soudure, fabrication métallique, fer forgé, soudure mobile, rampe, soudure et usinage, soudure générale, atelier de soudure, métal ouvré, forgeron, métallurgie
    fr structures d’acier, ferronnerie, usinage, machiniste, tôlier
  242 7699 | Locksmith | Serrurier
    en lock, key cutting, rekey, safe, lockout service, car key, key, rekeying, lock repair, mobile locksmith, key copy, key maker, lock installation
    fr serrure, taille de clés, clé, coffre-fort, déverrouillage de porte, clé d’auto, double de clé, barrure, débarrage, porte barrée, serrurier mobile
  243 7699 | Repair shop | Atelier de réparation
    en fix-it shop, small engine repair, bike tune-up, instrument repair, sharpening, tool repair, lawnmower repair, chainsaw repair, knife sharpening, guitar repair
    en equipment repair, generator repair, piano tuner, drone repair, scooter repair, snowblower repair, watch and clock, septic
    fr réparation de petits moteurs, affûtage, réparation d’outils, réparation d’instruments, réparateur, réparation, moteurs, réparation de tondeuses, réparation de souffleuse
    fr affûtage de couteaux, aiguisage, réparation de scies, accordeur de piano, réparation de guitares, affûteur, aiguiseur
`,
);
