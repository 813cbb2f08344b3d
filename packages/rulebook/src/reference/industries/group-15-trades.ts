import { readIndustries } from './read-industries.ts';

/** Construction, trades and repairs: `id mcc marks | English label | French label | English keywords | French keywords`. */
export const TRADES = readIndustries(
  15,
  `
  221 1520 | General contractor | Entrepreneur général | home builder, construction, remodeling, renovation, home addition, house flipper | construction, constructeur, rénovation, bâtisseur, agrandissement, entrepreneur en bâtiment
  222 1711 | Plumber | Plombier | plumbing, drain cleaning, water heater, pipe, leak, septic, sewer | plomberie, débouchage, chauffe-eau, tuyau, fuite, fosse septique, égout
  223 1711 | Heating and air conditioning | Chauffage et climatisation | hvac, furnace, air conditioner, heat pump, duct, boiler, ventilation | thermopompe, fournaise, climatiseur, chaudière, conduit, ventilation, frigoriste
  224 1731 | Electrician | Électricien | electrical contractor, wiring, lighting installation, generator, breaker panel, ev charger installation, solar panel | électricité, maître électricien, câblage, génératrice, panneau électrique, panneau solaire, installation de bornes
  225 1731 | Alarm and camera installer | Installateur d’alarmes et de caméras | security system, smart home, alarm system, surveillance camera, low voltage, intercom | système de sécurité, domotique, système d’alarme, caméra de surveillance, interphone
  226 1740 | Mason, drywall or tile installer | Maçon, plâtrier ou carreleur | masonry, bricklayer, stonework, plaster, insulation, tile setter, stucco | maçonnerie, briqueteur, joint de brique, plâtre, isolation, tireur de joints, pose de céramique
  227 1750 | Carpenter | Charpentier-menuisier | carpentry, woodworker, cabinet maker, framing, deck builder, finish carpentry, millwork, kitchen cabinet | menuisier, ébéniste, charpente, terrasse en bois, moulure, finition, boiserie, armoire de cuisine
  228 1761 | Roofer or siding | Couvreur ou revêtement extérieur | roofing, shingle, gutter, siding, roof repair, sheet metal | toiture, bardeau, gouttière, parement, réparation de toiture, ferblantier
  229 1771 | Concrete or paving | Béton ou pavage | cement, driveway, asphalt, sidewalk, foundation, stamped concrete, patio | ciment, asphalte, entrée de garage, fondation, trottoir, pavé, coffrage
  230 1799 | Painter | Peintre en bâtiment | painting, house painter, interior painting, wallpapering, exterior painting | peinture résidentielle, peintre, peinture intérieure, peinture commerciale, teinture de patio
  231 1799 | Handyman | Homme à tout faire | odd jobs, small repairs, furniture assembly, home maintenance, fix-it, handywoman | petits travaux, bricoleur, assemblage de meubles, réparations mineures, entretien de maison
  232 1799 | Excavation, fence or demolition | Excavation, clôture ou démolition | excavator, fencing, demolition, grading, trenching, garage door, well drilling | pelle mécanique, clôture, démolition, terrassement, porte de garage, forage de puits
  233 1799 | Special trade contractor | Entrepreneur spécialisé | flooring installer, waterproofing, scaffold, mold removal, window installer, fire sprinkler, subcontractor | pose de planchers, imperméabilisation, échafaudage, décontamination, pose de fenêtres, gicleur, sous-traitant
  234 0780 | Landscaper | Paysagiste | landscaping, garden design, gardener, paver, irrigation, sod, horticulture | aménagement paysager, jardinier, pavé uni, irrigation, gazon en plaques, horticulteur
  235 0780 | Lawn care | Entretien de pelouse | lawn mowing, grass cutting, yard work, weed control, leaf cleanup, fertilizing | tonte de gazon, gazon, tonte, mauvaise herbe, ramassage de feuilles, fertilisation
  236 0780 | Snow removal | Déneigement | snow plowing, snow shoveling, de-icing, salting, driveway plowing | déneigeur, pelletage, souffleuse, épandage de sel, abrasif, neige
  237 0780 | Tree service | Émondage et abattage d’arbres | arborist, tree trimming, stump removal, tree removal, pruning | arboriculteur, élagage, essouchage, émondeur, coupe d’arbres
  238 7623 | Air conditioner or refrigerator repair | Réparation de climatiseurs et de réfrigérateurs | refrigeration repair, fridge repair, freezer repair, cooler repair, ice machine repair | réfrigération, réparation de congélateur, frigoriste, réparation de climatiseur, machine à glace
  239 7629 | Appliance repair | Réparation d’électroménagers | washer repair, dryer repair, small appliance, vacuum repair, oven repair, dishwasher repair | réparation de laveuse, réparation de sécheuse, petit électroménager, réparation d’aspirateur, réparation de four
  240 7641 | Furniture repair or upholstery | Réparation de meubles ou rembourrage | reupholstery, upholsterer, refinishing, furniture restoration, wood stripping | rembourreur, restauration de meubles, décapage, recouvrement, garnissage, réparation de chaises
  241 7692 | Welder | Soudeur | welding, metal fabrication, ironwork, mobile welding, railing | soudure, fabrication métallique, fer forgé, soudure mobile, rampe
  242 7699 | Locksmith | Serrurier | lock, key cutting, rekey, safe, lockout service, car key | serrure, taille de clés, clé, coffre-fort, déverrouillage de porte, clé d’auto
  243 7699 | Repair shop | Atelier de réparation | fix-it shop, small engine repair, bike tune-up, instrument repair, sharpening, tool repair | réparation de petits moteurs, affûtage, réparation d’outils, réparation d’instruments, réparateur
`,
);
