import { readIndustries } from './read-industries.ts';

/** Home, garden and building supplies: `id mcc marks | English label | French label | English keywords | French keywords`. */
export const HOME = readIndustries(
  4,
  `
  52 5200 RETAIL | Home improvement store | Centre de rénovation | diy, home center, renovation supply, big box hardware, home warehouse | bricolage, magasin de rénovation, matériel de rénovation, grande surface, rénovation
  53 5211 RETAIL | Lumber and building materials | Bois et matériaux de construction | lumberyard, plywood, drywall, brick, window, door, stone, deck board, kitchen cabinet, countertop | cour à bois, contreplaqué, panneau de gypse, brique, fenêtre, porte, pierre, planche, armoire de cuisine, comptoir de cuisine
  54 5231 RETAIL | Paint and wallpaper store | Magasin de peinture et papier peint | paint, stain, wallpaper, brush, roller, varnish | teinture, tapisserie, pinceau, rouleau, vernis, décoration murale
  55 5231 | Glass and mirror shop | Vitrerie | glazier, window glass, shower door, mirror, tabletop glass, stained glass | vitrier, vitre, porte de douche, miroir, verre trempé, vitrail
  56 5251 RETAIL | Hardware store | Quincaillerie | tool, nail, screw, key, power tool, fastener, awning | outil, clou, vis, clé, outil électrique, boulon, auvent
  57 5261 RETAIL | Garden center | Centre de jardin | plant nursery, seed, flower pot, lawn mower, fertilizer, christmas tree, feed store, garden centre | pépinière, jardinerie, semence, pot à fleurs, tondeuse, engrais, sapin de noël, terreau
  58 5271 RETAIL | Mobile home dealer | Vendeur de maisons mobiles | manufactured home, trailer home, modular home, tiny house, park model | maison modulaire, maison préfabriquée, mini-maison, roulotte de parc, maison usinée
  59 5712 RETAIL | Furniture store | Magasin de meubles | sofa, table, chair, bedroom set, couch, mattress, bed, office furniture, desk | meuble, divan, canapé, chaise, mobilier de chambre, meuble de jardin, matelas, lit, mobilier de bureau
  60 5713 RETAIL | Flooring and carpet store | Couvre-planchers et tapis | floor covering, hardwood, laminate, vinyl plank, ceramic tile, rug | plancher, bois franc, stratifié, vinyle, carreau de céramique, carpette
  61 5714 RETAIL | Curtains and blinds | Rideaux et stores | drapery, window treatment, shade, shutter, upholstery fabric | draperie, habillage de fenêtre, toile, persienne, tissu de rembourrage
  62 5718 RETAIL | Fireplace and stove shop | Foyers et poêles | wood stove, gas fireplace, chimney, pellet stove, mantel, hearth | poêle à bois, foyer au gaz, cheminée, poêle à granules, manteau de foyer, âtre
  63 5719 RETAIL | Home decor and housewares | Décoration et articles de maison | home goods, kitchenware, cookware, dishes, vase, candle, linens, lamp, lighting, picture frame | article de cuisine, vaisselle, chaudron, vase, chandelle, literie, déco, luminaire, lampe, encadrement
  64 5722 RETAIL | Appliance store | Magasin d’électroménagers | refrigerator, washer, dryer, stove, dishwasher, vacuum cleaner, sewing machine | réfrigérateur, laveuse, sécheuse, cuisinière, lave-vaisselle, aspirateur, machine à coudre
  65 5996 | Pools and hot tubs | Piscines et spas | swimming pool, pool supply, pool cleaning, hot tub, pool opening, sauna, chlorine | piscine hors terre, piscine creusée, entretien de piscine, spa extérieur, pisciniste, chlore, ouverture de piscine
  66 5983 RETAIL | Heating oil, propane or firewood | Mazout, propane ou bois de chauffage | fuel delivery, heating fuel, wood pellet, cordwood, gas cylinder, coal, bulk fuel | huile à chauffage, livraison de carburant, granule de bois, corde de bois, bonbonne de gaz, charbon, carburant en vrac
`,
);
