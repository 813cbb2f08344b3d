import { parseIndustries } from '../parse-industries.ts';

/** Shops and specialty stores; one block each, in the shape that `read-industries.ts` explains. */
export const SHOPS = parseIndustries(
  5,
  `
  67 5999 RETAIL | Retail store | Magasin de détail
    en shopping, specialty shop, online store, storefront, kiosk, merchandise, e-commerce, pop-up shop, ecommerce, internet store, shop, store, amazon seller, ebay seller, ebay
    en shopify store, reseller, dropshipping, facebook marketplace, market stall, vendor, online sales, seller, crystals, flags, small shop, tiktok shop
    fr magasinage, boutique spécialisée, boutique en ligne, commerce de détail, kiosque, cybercommerce, boutique éphémère, boutique, magasin, vente en ligne
    fr commerce électronique, détaillant, vendeur amazon, boutique shopify, revendeur, cristaux, commerçant, boutique web, marketplace
  68 5399 RETAIL | General store | Magasin général
    en general merchandise, country store, trading post, assorted goods, catalog showroom, trading company, miscellaneous goods, mixed goods, rural store
    fr marchandise générale, articles variés, magasin de campagne, comptoir de vente, marchandises variées, bric-à-brac, marchandise diverse, commerce de village
  69 5310 RETAIL | Discount store | Magasin de rabais
    en outlet, bargain store, closeout, liquidation, overstock, clearance, warehouse club, duty-free, liquidator, pallet sales, bin store, wholesale club, off-price
    fr solderie, liquidation, centre de liquidation, surplus, aubaine, fin de série, club-entrepôt, hors taxes, liquidateur, magasin d’escompte
  70 5311 RETAIL | Department store | Grand magasin
    en big box store, mall anchor, chain store, superstore, walmart
    fr magasin à rayons, grande surface, magasin de chaîne, hypermarché, centre commercial
  71 5331 RETAIL | Dollar or variety store | Magasin à un dollar
    en five and dime, variety, dollar shop, cheap goods, bargain shop, dollar general, dollarama, five below
    fr bazar, magasin de variétés, bon marché, petit prix, articles à bas prix, tout à un dollar
  72 5931 RETAIL | Thrift or secondhand store | Friperie ou articles d’occasion
    en consignment, used goods, vintage clothing, resale, charity shop, preowned, flea market, thrift, second hand, vintage seller, goodwill, upcycled clothing, preloved clothes
    fr seconde main, usagé, consignation, vêtement vintage, revente, marché aux puces, bazar, friperie, vintage, magasin d’occasion, linge usagé, comptoir familial, ressourcerie
    fr puces, friperie ou magasin d’occasion
  73 5932 RETAIL | Antique shop | Antiquaire
    en antique furniture, collectible, vintage decor, restoration, estate sale, auction, auctioneer, antique dealer, auction house, antique mall, online auction
    en restored furniture
    fr antiquité, meuble ancien, brocante, objet de collection, restauration de meubles, encan, encanteur, brocanteur, vente aux enchères, enchères, meubles antiques
    fr vieilleries
  74 5933 RETAIL | Pawn shop | Prêteur sur gages
    en pawnbroker, pawn, collateral, buy and sell, quick cash for goods, pawn loans, pawn broker, gold and pawn
    fr mont-de-piété, gage, achat et vente, regrattier, comptoir d’échange, prêt sur gage, pawn shop, prêteur
  75 5943 RETAIL | Office and school supplies | Fournitures de bureau et scolaires
    en stationery, paper, pen, toner, ink cartridge, notebook, planner, copier, printer, pencil, office depot, staples, photocopier sales, stickers
    fr papeterie, papier, crayon, cartouche d’encre, cahier, agenda, photocopieur, imprimante, articles de bureau, bureau en gros, encre, autocollants, planificateurs
    fr matériel de bureau
  76 5947 RETAIL | Gift shop | Boutique de cadeaux
    en souvenir, greeting card, novelty, gift basket, balloon, party supply, candle, trophy, engraving, gift boxes, balloon decor, balloon artist, party store, party supplies
    en trophies, custom gifts, personalized gifts, tumblers, laser engraving, cards
    fr souvenir, carte de souhaits, panier-cadeau, ballon, article de fête, bougie, trophée, gravure, idées cadeaux, décoration de ballons, cartes, graveur
    fr cadeaux personnalisés, gravure laser, cartes de vœux
  77 5970 RETAIL | Art and craft supplies | Matériel d’artiste et de bricolage
    en canvas, paintbrush, bead, scrapbook, craft store, clay, paint by numbers, resin supplies, diy kits
    fr toile, pinceau, perle, loisir créatif, argile, fournitures d’art, bricolage, trousse de bricolage
  78 5970 RETAIL | Handmade crafts | Artisanat
    en artisan, maker, pottery, craft fair, woodworking, knitting, handcrafted goods, soap maker, candle maker, handmade, crafts, craft vendor, etsy, etsy seller
    en handmade jewelry, soap, candles, ceramics, crochet, resin art, macrame, quilter, hand crafted, craft market, wood crafts, leather crafts, homemade crafts
    fr artisan, métier d’art, poterie, salon d’artisans, travail du bois, tricot, fait main, savonnerie, fabricant de bougies, boutique etsy, savons, savon artisanal, chandelles
    fr céramiste, macramé, bijoux artisanaux, travail du cuir, produits artisanaux, céramique artisanale, tournage sur bois
  79 5971 RETAIL | Art gallery or artist | Galerie d’art ou artiste
    en painting, sculpture, fine art, print, art dealer, painter, artist, visual artist, muralist, sculptor, illustrator prints, portrait artist, gallery, art seller, art studio
    en digital artist, caricature artist
    fr tableau, sculpture, beaux-arts, œuvre, marchand d’art, peintre, artiste, artiste visuel, toiles, peintures, galerie, sculpteur, murale, aquarelle, caricaturiste
  80 5972 RETAIL | Coins, stamps and collectibles | Monnaies, timbres et objets de collection
    en coin dealer, stamp, trading card, memorabilia, bullion, sports card, coins, pokemon cards, collectibles, baseball cards, card shop, comics and collectibles, gold bullion
    en autographs, funko
    fr numismate, pièce de monnaie, philatélie, carte à collectionner, collectionneur, lingot, monnaies, timbres, cartes de hockey, cartes pokémon, cartes sportives
    fr figurines de collection
  81 5973 RETAIL | Religious goods store | Articles religieux
    en bible, rosary, church supply, christian gift, prayer book, menorah, church supplies, catholic gifts, rosaries, prayer beads, judaica, islamic store
    fr bible, chapelet, objet de piété, livre de prières, statue religieuse, encens, boutique religieuse, bougies d’église
  82 5977 RETAIL | Cosmetics and perfume | Cosmétiques et parfums
    en makeup, skin care, fragrance, lipstick, soap, beauty product, beauty supply, hair product, razor, deodorant, cosmetics, perfume, skincare, natural skincare, lip gloss
    en bath bombs, body butter, lashes supplier, avon, mary kay, sephora, press on nails, cologne, lotion, beard oil
    fr maquillage, soin de la peau, parfumerie, rouge à lèvres, savon, produit de beauté, fournitures de coiffure, produit capillaire, rasoir, désodorisant, cosmétique
    fr cosmétiques naturels, beurre corporel, bombes de bain, crème, huile à barbe, baume à lèvres
  83 5992 RETAIL | Florist | Fleuriste
    en flower shop, bouquet, wedding flowers, flower delivery, floral design, wreath, flower wholesale, floral arrangements, floral, flower arranging, roses, funeral flowers
    en flower truck, dried flowers, flower farm
    fr fleur, bouquet, arrangement floral, livraison de fleurs, couronne, design floral, fleurs en gros, fleurs de mariage, fleurs séchées, arrangements floraux, ferme florale
    fr fleurs funéraires
  84 5994 RETAIL | Newsstand | Kiosque à journaux
    en newspaper, magazine, news dealer, periodical, press shop, magazine stand, newsagent
    fr journal, magazine, revue, marchand de journaux, journaux, presse
  85 5995 RETAIL | Pet store | Animalerie
    en pet food, aquarium, puppy, kitten, dog toy, bird seed, reptile, pet supplies, pet products, dog treats, cat food, fish store, dog collars, pet accessories, puppies
    fr nourriture pour animaux, aquarium, chiot, chaton, jouet pour chien, oiseau, reptile, animaux, gâteries pour chiens, accessoires pour animaux, moulée, poissons
    fr produits pour animaux, colliers pour chiens
`,
);
