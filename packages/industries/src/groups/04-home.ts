import { parseIndustries } from '../parse-industries.ts';

/** Home, garden and building supplies; one block each, in the shape that `read-industries.ts` explains. */
export const HOME = parseIndustries(
  4,
  `
  52 5200 RETAIL | Home improvement store | Centre de rénovation
    en diy, home center, renovation supply, big box hardware, home warehouse, home depot, rona, building center
    fr bricolage, magasin de rénovation, matériel de rénovation, grande surface, rénovation, rénovation domiciliaire, centre du rénovateur, matériaux de rénovation
  53 5211 RETAIL | Lumber and building materials | Bois et matériaux de construction
    en lumberyard, plywood, drywall, brick, window, door, stone, deck board, kitchen cabinet, countertop, lumber yard, building supply, building supplies, wood supplier, sawmill
    en granite countertops, insulation supplier, roofing supply
    fr cour à bois, contreplaqué, panneau de gypse, brique, fenêtre, porte, pierre, planche, armoire de cuisine, comptoir de cuisine, matériaux, bois d’œuvre, moulin à scie
    fr scierie, comptoirs de granite, armoires, marchand de bois, fournisseur de pierre
  54 5231 RETAIL | Paint and wallpaper store | Magasin de peinture et papier peint
    en paint, stain, wallpaper, brush, roller, varnish, wall coverings, house paint, paint supplier
    fr teinture, tapisserie, pinceau, rouleau, vernis, décoration murale, peintures, décorateur peinture, couleurs
  55 5231 | Glass and mirror shop | Vitrerie
    en glazier, window glass, shower door, mirror, tabletop glass, stained glass, glass, glass repair, glass cutting, window pane, glass installer, glassblower
    fr vitrier, vitre, porte de douche, miroir, verre trempé, vitrail, verre, vitre cassée, réparation de vitres, verre sur mesure, artiste vitrail, souffleur de verre
  56 5251 RETAIL | Hardware store | Quincaillerie
    en tool, nail, screw, key, power tool, fastener, awning, ironmonger, bolts
    fr outil, clou, vis, clé, outil électrique, boulon, auvent, visserie, outillage, rona, matériel
  57 5261 RETAIL | Garden center | Centre de jardin | Garden centre
    en plant nursery, seed, flower pot, lawn mower, fertilizer, christmas tree, feed store, garden centre, pesticide, shrub, nursery, plants, house plants, succulents
    en greenhouse, garden supplies, mulch, soil, topsoil, pet and feed, hydroponics
    fr pépinière, jardinerie, semence, pot à fleurs, tondeuse, engrais, sapin de noël, terreau, plantes, serre, plantes d’intérieur, terre, paillis, arbres, graines, sapins
    fr horticole, fleurs annuelles, plantes vertes, compost
  58 5271 RETAIL | Mobile home dealer | Vendeur de maisons mobiles
    en manufactured home, trailer home, modular home, tiny house, park model, prefab homes, container homes
    fr maison modulaire, maison préfabriquée, mini-maison, roulotte de parc, maison usinée, maison préfab
  59 5712 RETAIL | Furniture store | Magasin de meubles
    en sofa, table, chair, bedroom set, couch, mattress, bed, office furniture, desk, furniture maker, mattresses, home furniture, patio furniture, used furniture
    en custom furniture, bunk beds, recliners, dining tables, outdoor furniture
    fr meuble, divan, canapé, chaise, mobilier de chambre, meuble de jardin, matelas, lit, mobilier de bureau, ameublement, sofa, mobilier, fabricant de meubles
    fr meubles sur mesure, meubles de jardin, meubles de patio
  60 5713 RETAIL | Flooring and carpet store | Couvre-planchers et tapis
    en floor covering, hardwood, laminate, vinyl plank, ceramic tile, rug, linoleum, flooring, carpets, tiles
    fr plancher, bois franc, stratifié, vinyle, carreau de céramique, carpette, tapis, céramique, tuiles, moquette, prélart, plancher flottant
  61 5714 RETAIL | Curtains and blinds | Rideaux et stores
    en drapery, window treatment, shade, shutter, upholstery fabric, blinds, curtains, window coverings, curtain maker, roller shades
    fr draperie, habillage de fenêtre, toile, persienne, tissu de rembourrage, rideaux, stores, toiles solaires, stores verticaux, fabricant de rideaux
  62 5718 RETAIL | Fireplace and stove shop | Foyers et poêles
    en wood stove, gas fireplace, chimney, pellet stove, mantel, hearth, fireplaces, stoves, hearth and patio
    fr poêle à bois, foyer au gaz, cheminée, poêle à granules, manteau de foyer, âtre, foyers, poêles, foyer extérieur, foyer électrique
  63 5719 RETAIL | Home decor and housewares | Décoration et articles de maison
    en home goods, kitchenware, cookware, dishes, vase, candle, linens, lamp, lighting, picture frame, duvet, towels, silverware, lightbulb, decor, kitchen store
    en dishes and glassware, bedding, pottery dishes, custom framing, wall art, housewares, pillows, knives
    fr article de cuisine, vaisselle, chaudron, vase, chandelle, literie, déco, luminaire, lampe, encadrement, douillette, serviette, coutellerie, décoration, décor, bougies
    fr encadreur, cadres, coussins, vaisselle artisanale, lingerie de maison, accessoires déco
  64 5722 RETAIL | Appliance store | Magasin d’électroménagers
    en refrigerator, washer, dryer, stove, dishwasher, vacuum cleaner, sewing machine, fridge, used appliances, kitchen appliances, vacuums, freezer
    fr réfrigérateur, laveuse, sécheuse, cuisinière, lave-vaisselle, aspirateur, machine à coudre, frigo, appareils ménagers, four, congélateur, électros usagés
  65 5996 | Pools and hot tubs | Piscines et spas
    en swimming pool, pool supply, pool cleaning, hot tub, pool opening, sauna, chlorine, pools, pool maintenance, pool guy, pool installer, pool builder, pool contractor, spas
    en pool repair
    fr piscine hors terre, piscine creusée, entretien de piscine, spa extérieur, pisciniste, chlore, ouverture de piscine, nettoyage de piscine, installation de piscine
    fr fermeture de piscine, spa
  66 5983 RETAIL | Heating oil, propane or firewood | Mazout, propane ou bois de chauffage
    en fuel delivery, heating fuel, wood pellet, cordwood, gas cylinder, coal, bulk fuel, kerosene, propane, firewood, diesel delivery, logs, wood seller, propane refill
    fr huile à chauffage, livraison de carburant, granule de bois, corde de bois, bonbonne de gaz, charbon, carburant en vrac, kérosène, mazout, bois de poêle, granules, pétrole
    fr bûches, bois sec
`,
);
