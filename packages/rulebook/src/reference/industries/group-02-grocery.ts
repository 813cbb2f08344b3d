import { readIndustries } from './read-industries.ts';

/** Grocery, food and drink stores: `id mcc marks | English label | French label | English keywords | French keywords`. */
export const GROCERY = readIndustries(
  2,
  `
  25 5411 RETAIL | Grocery store | Épicerie | supermarket, food market, food store, online grocery, bodega, asian market, halal, kosher | supermarché, marché d’alimentation, magasin d’alimentation, épicerie en ligne, épicerie asiatique, halal, cacher
  26 5499 RETAIL | Convenience store | Dépanneur | corner store, mini-mart, mini-market, bodega, snack, soft drink, lottery ticket | magasin du coin, grignotine, boisson gazeuse, bière froide, billet de loterie, accommodation
  27 5499 RETAIL | Farm stand or produce market | Kiosque de fruits et légumes | farmers market, fruit, vegetable, greengrocer, farm store, maple syrup, honey, egg | marché public, fruiterie, légume, maraîcher, produit de la ferme, sirop d’érable, miel, œuf
  28 5422 RETAIL | Butcher or fish market | Boucherie ou poissonnerie | meat, butcher, sausage, beef, pork, chicken, frozen meat, seafood, fish counter | viande, boucher, saucisse, bœuf, porc, poulet, charcuterie, poisson, poissonnier, fruits de mer
  29 5441 RETAIL | Candy or chocolate shop | Confiserie ou chocolaterie | sweets, fudge, confectionery, chocolatier, nuts, popcorn, gummy | bonbon, chocolat, sucre à la crème, chocolatier, noix, friandise, caramel
  30 5451 RETAIL | Cheese or dairy store | Fromagerie ou laiterie | cheese, milk, butter, yogurt, creamery, egg | fromage, lait, beurre, yogourt, crémerie, fromage en grains
  31 5462 RETAIL | Bakery | Boulangerie-pâtisserie | bread, pastry, croissant, bagel, muffin, cookie, pie, donut | pain, pâtisserie, croissant, viennoiserie, muffin, biscuit, tarte, beigne
  32 5462 RETAIL | Custom cakes | Gâteaux sur mesure | cake, wedding cake, birthday cake, home baker, cake decorator, dessert, wedding dessert | gâteau, petit gâteau, gâteau de mariage, gâteau d’anniversaire, dessert, décoration de gâteaux
  33 5499 RETAIL | Deli or gourmet food shop | Épicerie fine | delicatessen, specialty food, charcuterie, olive oil, spice, gourmet gift basket, tea, coffee bean | produit fin, charcuterie, huile d’olive, épice, panier gourmand, produit du terroir, thé, café en grains
  34 5499 RETAIL | Health food store | Magasin d’aliments naturels | organic, natural food, gluten-free, bulk food, vegan, whole food | bio, produit naturel, sans gluten, vrac, végane, aliment santé
  35 5499 RETAIL | Vitamins and supplements | Vitamines et suppléments | protein powder, nutrition store, supplement, herbal product, vitamin, sports nutrition | protéine en poudre, supplément alimentaire, nutrition sportive, vitamine, produit de santé naturel, herboristerie
  36 5921 RETAIL | Liquor, wine or beer store | Magasin de vins, bières et spiritueux | spirits, package store, whiskey, rum, bottle shop, wine, beer, liquor | whisky, rhum, boisson alcoolisée, vin, bière, caviste, alcool
`,
);
