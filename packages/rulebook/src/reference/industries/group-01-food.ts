import { readIndustries } from './read-industries.ts';

/** Restaurants and bars: `id mcc marks | English label | French label | English keywords | French keywords`. */
export const FOOD = readIndustries(
  1,
  `
  1 5812 RESTAURANT | Restaurant | Restaurant | eatery, dining room, bistro, grill, dinner, lunch, diner, buffet, vegan food | resto, bistro, brasserie, salle à manger, souper, dîner, table d’hôte, buffet, cuisine familiale, mets végétaliens
  2 5812 RESTAURANT | Pizzeria | Pizzéria | pizza restaurant, pizza parlor, wood-fired pizza, slice, calzone, takeout, pizza delivery | pizza, restaurant de pizza, four à bois, pointe de pizza, calzone, pizza pour emporter, livraison de pizza
  3 5812 RESTAURANT | Italian restaurant | Restaurant italien | trattoria, pasta, lasagna, spaghetti, osteria, risotto | trattoria, pâtes, lasagne, spaghetti, osteria, risotto
  4 5812 RESTAURANT | Chinese or Korean restaurant | Restaurant chinois ou coréen | asian food, dim sum, dumpling, noodle, hot pot, wok, korean barbecue, szechuan | cuisine asiatique, dim sum, dumpling, nouille, fondue chinoise, wok, barbecue coréen, sichuan
  5 5812 RESTAURANT | Sushi or Japanese restaurant | Restaurant de sushis ou japonais | sashimi, ramen, teriyaki, izakaya, poke bowl, hibachi, tempura | sashimi, ramen, teriyaki, izakaya, bol poké, hibachi, tempura
  6 5812 RESTAURANT | Thai or Vietnamese restaurant | Restaurant thaï ou vietnamien | pho, pad thai, banh mi, spring roll, curry, satay | soupe tonkinoise, pho, pad thaï, banh mi, rouleau de printemps, cari
  7 5812 RESTAURANT | Indian or Pakistani restaurant | Restaurant indien ou pakistanais | curry house, tandoori, naan, biryani, dosa, halal food | cari, tandouri, pain naan, biryani, dosa, cuisine halal
  8 5812 RESTAURANT | Mexican or Latin restaurant | Restaurant mexicain ou latino | taqueria, taco, burrito, cantina, tex-mex, quesadilla, pupusa, tortilla | taquéria, taco, burrito, tex-mex, quesadilla, pupusa, tortilla
  9 5812 RESTAURANT | Greek or Middle Eastern restaurant | Restaurant grec ou moyen-oriental | mediterranean food, lebanese, gyro, falafel, shawarma, kebab, hummus | cuisine méditerranéenne, libanais, gyros, falafel, chawarma, kébab, houmous
  10 5812 RESTAURANT | Steakhouse or barbecue | Grilladerie ou barbecue | steak, bbq, smokehouse, ribs, brisket, wings, chophouse | steak, grillade, viande fumée, côte levée, fumoir, rôtisserie, poulet grillé
  11 5812 RESTAURANT | Seafood restaurant | Restaurant de fruits de mer | fish, lobster, oyster bar, crab, fish and chips, shrimp, crawfish | poisson, homard, bar à huîtres, crabe, poisson-frites, crevette, moule
  12 5812 RESTAURANT | Breakfast or brunch restaurant | Restaurant de déjeuners | pancake house, waffle, crepe, omelet, egg, morning cafe | brunch, déjeuner, crêperie, gaufre, omelette, œuf bénédictine
  13 5814 RESTAURANT | Fast food | Restauration rapide | burger, hamburger, fries, fried chicken, hot dog, drive-thru, quick service, snack bar, cafeteria, takeout | casse-croûte, hamburger, frite, poutine, poulet frit, hot-dog, service au volant, comptoir, cafétéria, mets pour emporter
  14 5814 RESTAURANT | Coffee shop | Café | cafe, espresso bar, latte, cappuccino, coffeehouse, barista, donut, coffee roaster | café-bistro, espresso, cappuccino, brûlerie, barista, café de quartier, beigne, torréfacteur
  15 5814 RESTAURANT | Sandwich or bagel shop | Sandwicherie | sub, submarine, hoagie, panini, wrap, lunch counter, bagel, salad bar | sandwich, sous-marin, panini, wrap, bagel, comptoir à lunch, bar à salades
  16 5814 RESTAURANT | Food truck | Camion de cuisine de rue | mobile kitchen, street food, food trailer, food cart, mobile canteen, hot dog cart, taco truck | camion-restaurant, cuisine de rue, cantine mobile, remorque de restauration, chariot à hot-dogs, bouffe de rue
  17 5814 RESTAURANT | Ice cream shop | Bar laitier | gelato, frozen yogurt, soft serve, ice cream truck, sundae, shaved ice, milkshake | crème glacée, crémerie, gélato, yogourt glacé, sorbet, lait frappé, camion de crème glacée
  18 5814 RESTAURANT | Juice or smoothie bar | Bar à jus ou à smoothies | fresh juice, smoothie, cold-pressed juice, protein shake, wheatgrass, slush | jus frais, smoothie, frappé aux fruits, jus pressé à froid, boisson protéinée, barbotine
  19 5814 RESTAURANT | Tea house or bubble tea shop | Salon de thé ou thé aux perles | boba, tea room, bubble tea, matcha, milk tea, tapioca | bubble tea, boba, matcha, thé au lait, tapioca, maison de thé
  20 5811 RESTAURANT | Caterer | Traiteur | catering, banquet, buffet service, wedding meal, corporate lunch, party food, personal chef, mobile bar, meal prep | service de traiteur, banquet, buffet froid, repas de mariage, boîte à lunch, réception, chef à domicile, barman, repas préparé
  21 5813 RESTAURANT | Bar or pub | Bar ou pub | tavern, cocktail lounge, sports bar, beer, saloon, wine bar, karaoke, happy hour | taverne, bar à cocktails, bar sportif, bière, bar à vin, karaoké, 5 à 7
  22 5813 RESTAURANT | Nightclub | Boîte de nuit | dance club, disco, lounge, dj night, bottle service, after-hours club | discothèque, club, piste de danse, bar-salon, soirée dansante, après-bar
  23 5813 RESTAURANT | Brewery or taproom | Microbrasserie | brewpub, craft beer, tap house, beer garden, microbrewery, ale, ipa | brasserie artisanale, bière de microbrasserie, salon de dégustation, brasseur, ale, broue-pub
  24 5813 RESTAURANT | Winery, cidery or distillery | Vignoble, cidrerie ou distillerie | tasting room, vineyard, cider, whiskey, gin, mead, spirits | salle de dégustation, vigneron, cidre, whisky, gin, hydromel, spiritueux
`,
);
