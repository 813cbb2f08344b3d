import { readIndustries } from './read-industries.ts';

/** Shops and specialty stores: `id mcc marks | English label | French label | English keywords | French keywords`. */
export const SHOPS = readIndustries(
  5,
  `
  67 5999 RETAIL | Retail store | Magasin de détail | shopping, specialty shop, online store, storefront, kiosk, merchandise, e-commerce, pop-up shop | magasinage, boutique spécialisée, boutique en ligne, commerce de détail, kiosque, cybercommerce, boutique éphémère
  68 5399 RETAIL | General store | Magasin général | general merchandise, country store, trading post, assorted goods, catalog showroom | marchandise générale, articles variés, magasin de campagne, comptoir de vente
  69 5310 RETAIL | Discount store | Magasin de rabais | outlet, bargain store, closeout, liquidation, overstock, clearance, warehouse club, duty-free | solderie, liquidation, centre de liquidation, surplus, aubaine, fin de série, club-entrepôt, hors taxes
  70 5311 RETAIL | Department store | Grand magasin | big box store, mall anchor, chain store, superstore | magasin à rayons, grande surface, magasin de chaîne, hypermarché
  71 5331 RETAIL | Dollar or variety store | Magasin à un dollar | five and dime, variety, dollar shop, cheap goods, bargain shop | bazar, magasin de variétés, bon marché, petit prix, articles à bas prix
  72 5931 RETAIL | Thrift or secondhand store | Friperie ou magasin d’occasion | consignment, used goods, vintage clothing, resale, charity shop, preowned, flea market | seconde main, usagé, consignation, vêtement vintage, revente, marché aux puces, bazar
  73 5932 RETAIL | Antique shop | Antiquaire | antique furniture, collectible, vintage decor, restoration, estate sale, auction, auctioneer | antiquité, meuble ancien, brocante, objet de collection, restauration de meubles, encan, encanteur
  74 5933 RETAIL | Pawn shop | Prêteur sur gages | pawnbroker, pawn, collateral, buy and sell, quick cash for goods | mont-de-piété, gage, achat et vente, regrattier, comptoir d’échange
  75 5943 RETAIL | Office and school supplies | Fournitures de bureau et scolaires | stationery, paper, pen, toner, ink cartridge, notebook, planner, copier, printer | papeterie, papier, crayon, cartouche d’encre, cahier, agenda, photocopieur, imprimante
  76 5947 RETAIL | Gift shop | Boutique de cadeaux | souvenir, greeting card, novelty, gift basket, balloon, party supply, candle, trophy, engraving | souvenir, carte de souhaits, panier-cadeau, ballon, article de fête, bougie, trophée, gravure
  77 5970 RETAIL | Art and craft supplies | Matériel d’artiste et de bricolage | canvas, paintbrush, bead, scrapbook, craft store, clay | toile, pinceau, perle, loisir créatif, argile
  78 5970 RETAIL | Handmade crafts | Artisanat | artisan, maker, pottery, craft fair, woodworking, knitting, handcrafted goods, soap maker, candle maker | artisan, métier d’art, poterie, salon d’artisans, travail du bois, tricot, fait main, savonnerie, fabricant de bougies
  79 5971 RETAIL | Art gallery or artist | Galerie d’art ou artiste | painting, sculpture, fine art, print, art dealer, painter | tableau, sculpture, beaux-arts, œuvre, marchand d’art, peintre
  80 5972 RETAIL | Coins, stamps and collectibles | Monnaies, timbres et objets de collection | coin dealer, stamp, trading card, memorabilia, bullion, sports card | numismate, pièce de monnaie, philatélie, carte à collectionner, collectionneur, lingot
  81 5973 RETAIL | Religious goods store | Articles religieux | bible, rosary, church supply, christian gift, prayer book, menorah | bible, chapelet, objet de piété, livre de prières, statue religieuse, encens
  82 5977 RETAIL | Cosmetics and perfume | Cosmétiques et parfums | makeup, skin care, fragrance, lipstick, soap, beauty product, beauty supply, hair product | maquillage, soin de la peau, parfumerie, rouge à lèvres, savon, produit de beauté, fournitures de coiffure, produit capillaire
  83 5992 RETAIL | Florist | Fleuriste | flower shop, bouquet, wedding flowers, flower delivery, floral design, wreath, flower wholesale | fleur, bouquet, arrangement floral, livraison de fleurs, couronne, design floral, fleurs en gros
  84 5994 RETAIL | Newsstand | Kiosque à journaux | newspaper, magazine, news dealer, periodical, press shop | journal, magazine, revue, marchand de journaux
  85 5995 RETAIL | Pet store | Animalerie | pet food, aquarium, puppy, kitten, dog toy, bird seed, reptile | nourriture pour animaux, aquarium, chiot, chaton, jouet pour chien, oiseau, reptile
`,
);
