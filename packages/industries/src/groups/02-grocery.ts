import { parseIndustries } from '../parse-industries.ts';

/** Grocery, food and drink stores; one block each, in the shape that `read-industries.ts` explains. */
export const GROCERY = parseIndustries(
  2,
  `
  25 5411 RETAIL | Grocery store | Épicerie
    en supermarket, food market, food store, online grocery, bodega, asian market, halal, kosher, food coop, ethnic grocery, mexican grocery, indian grocery, market, meal kit
    en grocery delivery, african market, caribbean market, international foods, supermarket owner
    fr supermarché, marché d’alimentation, magasin d’alimentation, épicerie en ligne, épicerie asiatique, halal, cacher, marché, épicerie de quartier, épicerie ethnique
    fr aliments importés, livraison d’épicerie, prêt-à-cuisiner, coop alimentaire, magasin de bouffe
  26 5499 RETAIL | Convenience store | Dépanneur
    en corner store, mini-mart, mini-market, bodega, snack, soft drink, lottery ticket, quick mart, quickie mart, variety store, newsstand snack, bottle return
    en gas and convenience, milk store, party store
    fr magasin du coin, grignotine, boisson gazeuse, bière froide, billet de loterie, accommodation, dép, magasin de quartier, tabagie dépanneur, bière et vin, chips, liqueurs
    fr petit magasin
  27 5499 RETAIL | Farm stand or produce market | Kiosque de fruits et légumes
    en farmers market, fruit, vegetable, greengrocer, farm store, maple syrup, honey, egg, produce, market vendor, market gardener, u-pick, local produce, beekeeper
    en fresh produce, sugar shack, sugar bush, berries, roadside stand, plants and produce
    fr marché public, fruiterie, légume, maraîcher, produit de la ferme, sirop d’érable, miel, œuf, panier bio, marché de producteurs, autocueillette, petits fruits, fraises
    fr apiculteur, apiculture, érablière, cabane à sucre, primeurs, marchand de fruits
  28 5422 RETAIL | Butcher or fish market | Boucherie ou poissonnerie
    en meat, butcher, sausage, beef, pork, chicken, frozen meat, seafood, fish counter, fishmonger, deli meats, halal meat, jerky, fresh fish, meat delivery, smoked fish
    en carniceria
    fr viande, boucher, saucisse, bœuf, porc, poulet, charcuterie, poisson, poissonnier, fruits de mer, boucherie halal, viande à fondue, gibier, comptoir de viande
    fr fumoir à poisson, homards
  29 5441 RETAIL | Candy or chocolate shop | Confiserie ou chocolaterie
    en sweets, fudge, confectionery, chocolatier, nuts, popcorn, gummy, chocolate maker, cotton candy, candy apples, caramel, toffee, lollipop
    fr bonbon, chocolat, sucre à la crème, chocolatier, noix, friandise, caramel, confiserie, fudge, barbe à papa, pommes caramélisées, maïs soufflé, sucreries
  30 5451 RETAIL | Cheese or dairy store | Fromagerie ou laiterie
    en cheese, milk, butter, yogurt, creamery, egg, cheesemonger, cheese maker, dairy, fromagerie, goat cheese, milk delivery
    fr fromage, lait, beurre, yogourt, crémerie, fromage en grains, produits laitiers, fromage de chèvre, comptoir fromager
  31 5462 RETAIL | Bakery | Boulangerie-pâtisserie
    en bread, pastry, croissant, bagel, muffin, cookie, pie, donut, home bakery, sourdough, pastries, pastry chef, doughnuts, cupcakes, baked goods, patisserie, micro bakery
    en cottage bakery, tortilleria, panaderia, brownies, macarons, cinnamon rolls
    fr pain, pâtisserie, croissant, viennoiserie, muffin, biscuit, tarte, beigne, boulangerie, levain, baguette, brioche, microboulangerie, macaron
  32 5462 RETAIL | Custom cakes | Gâteaux sur mesure
    en cake, wedding cake, birthday cake, home baker, cake decorator, dessert, wedding dessert, cake maker, cupcake, custom cookies, cake pops, cake designer, dessert catering
    en decorated cookies, sugar cookies, cheesecake, treats
    fr gâteau, petit gâteau, gâteau de mariage, gâteau d’anniversaire, dessert, décoration de gâteaux, gâteaux, gâteaux personnalisés, biscuits décorés, pâtissière, cake design
    fr gâteau au fromage, gâterie, pâtisserie maison
  33 5499 RETAIL | Deli or gourmet food shop | Épicerie fine
    en delicatessen, specialty food, charcuterie, olive oil, spice, gourmet gift basket, tea, coffee bean, cocoa, deli, hot sauce, sauces, jam, jams and jellies, salsa maker
    en tea seller, packaged food, pickles, condiments, imported food, gourmet popcorn, maple products, fleur de sel, fine foods
    fr produit fin, charcuterie, huile d’olive, épice, panier gourmand, produit du terroir, thé, café en grains, cacao, confitures, sauce piquante, marinades, café en vrac
    fr produits régionaux, aliments fins, sirop, conserves, tisanes, fleur de sel, produits gourmands
  34 5499 RETAIL | Health food store | Magasin d’aliments naturels
    en organic, natural food, gluten-free, bulk food, vegan, whole food, organic grocery, refill store
    fr bio, produit naturel, sans gluten, vrac, végane, aliment santé, épicerie en vrac, zéro déchet, alimentation naturelle
  35 5499 RETAIL | Vitamins and supplements | Vitamines et suppléments
    en protein powder, nutrition store, supplement, herbal product, vitamin, sports nutrition, protein, herbalife, herbs, sea moss, essential oils, wellness products
    en pre-workout, collagen
    fr protéine en poudre, supplément alimentaire, nutrition sportive, vitamine, produit de santé naturel, herboristerie, suppléments, protéines, oméga, huiles essentielles
    fr herbes, collagène, produit amaigrissant
  36 5921 RETAIL | Liquor, wine or beer store | Magasin de vins, bières et spiritueux
    en spirits, package store, whiskey, rum, bottle shop, wine, beer, liquor, booze, wine merchant, alcohol delivery, wine club, wine importer
    fr whisky, rhum, boisson alcoolisée, vin, bière, caviste, alcool, vin en ligne, marchand de vin, spiritueux, importation de vins, livraison d’alcool
    fr grands crus
`,
);
