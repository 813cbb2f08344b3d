import { parseIndustries } from '../parse-industries.ts';

/** Restaurants and bars; one block each, in the shape that `read-industries.ts` explains. */
export const FOOD_INDUSTRIES = parseIndustries(
  1,
  `
  1 5812 RESTAURANT | Restaurant | Restaurant
    en eatery, dining room, bistro, grill, dinner, lunch, diner, buffet, vegan food, cafe and restaurant, fine dining, family restaurant, restaurateur, soul food, gastropub
    en ghost kitchen, supper club, african restaurant, caribbean food, jerk chicken, soup, chef, takeaway, sports grill, filipino food, food hall
    fr resto, bistro, brasserie, salle à manger, souper, dîner, table d’hôte, buffet, cuisine familiale, mets végétaliens, fine cuisine, cabane à sucre, cuisine africaine
    fr cuisine antillaise, cuisine fantôme, chef cuisinier, menu du jour, bouffe, halte gourmande, cuisine créole
  2 5812 RESTAURANT | Pizzeria | Pizzéria
    en pizza restaurant, pizza parlor, wood-fired pizza, slice, calzone, takeout, pizza delivery, pizza place, pizza, italian pizza, pizza truck, stromboli, pizzaiolo
    fr pizza, restaurant de pizza, four à bois, pointe de pizza, calzone, pizza pour emporter, livraison de pizza, pizzéria de quartier, comptoir à pizza, pizza napolitaine
    fr pizza maison
  3 5812 RESTAURANT | Italian restaurant | Restaurant italien
    en trattoria, pasta, lasagna, spaghetti, osteria, risotto, italian food, pasta bar, tiramisu
    fr trattoria, pâtes, lasagne, spaghetti, osteria, risotto, cuisine italienne, resto italien, bar à pâtes, pâtes fraîches
  4 5812 RESTAURANT | Chinese or Korean restaurant | Restaurant chinois ou coréen
    en asian food, dim sum, dumpling, noodle, hot pot, wok, korean barbecue, szechuan, wonton, ramyeon, mongolian grill, bibimbap
    fr cuisine asiatique, dim sum, dumpling, nouille, fondue chinoise, wok, barbecue coréen, sichuan, mets chinois, buffet chinois, resto chinois, cuisine coréenne, general tao
  5 5812 RESTAURANT | Sushi or Japanese restaurant | Restaurant de sushis ou japonais
    en sashimi, ramen, teriyaki, izakaya, poke bowl, hibachi, tempura, sushi bar, sushi, japanese food, omakase, bento, udon, hawaiian poke
    fr sashimi, ramen, teriyaki, izakaya, bol poké, hibachi, tempura, comptoir à sushis, cuisine japonaise, okonomiyaki, poké
  6 5812 RESTAURANT | Thai or Vietnamese restaurant | Restaurant thaï ou vietnamien
    en pho, pad thai, banh mi, spring roll, curry, satay, vietnamese food, lao food, asian fusion, malaysian food, cambodian food, bun cha
    fr soupe tonkinoise, pho, pad thaï, banh mi, rouleau de printemps, cari, cuisine thaïlandaise, cuisine vietnamienne, resto vietnamien, cuisine cambodgienne
  7 5812 RESTAURANT | Indian or Pakistani restaurant | Restaurant indien ou pakistanais
    en curry house, tandoori, naan, biryani, dosa, halal food, indian cuisine, roti, samosa, bengali food, nepali food, momo, butter chicken, tiffin
    fr cari, tandouri, pain naan, biryani, dosa, cuisine halal, cuisine indienne, poulet au beurre, rôti, bouffe indienne, resto indien
  8 5812 RESTAURANT | Mexican or Latin restaurant | Restaurant mexicain ou latino
    en taqueria, taco, burrito, cantina, tex-mex, quesadilla, pupusa, tortilla, mexican food, tamales, ceviche, peruvian restaurant, cuban food, empanada, salvadoran food
    en brazilian restaurant, churros
    fr taquéria, taco, burrito, tex-mex, quesadilla, pupusa, tortilla, cuisine mexicaine, resto mexicain, péruvien, brésilien
  9 5812 RESTAURANT | Greek or Middle Eastern restaurant | Restaurant grec ou moyen-oriental
    en mediterranean food, lebanese, gyro, falafel, shawarma, kebab, hummus, turkish food, persian food, souvlaki, donair, donor kebab, pita, syrian food, mezze
    fr cuisine méditerranéenne, libanais, gyros, falafel, chawarma, kébab, houmous, cuisine grecque, cuisine libanaise, shawarma, cuisine turque, resto grec, cuisine syrienne
    fr cuisine marocaine, couscous
  10 5812 RESTAURANT | Steakhouse or barbecue | Grilladerie ou barbecue
    en steak, bbq, smokehouse, ribs, brisket, wings, chophouse, steak house, bbq restaurant, barbeque, smoked meat, pitmaster, rotisserie chicken, churrascaria
    en argentinian grill
    fr steak, grillade, viande fumée, côte levée, fumoir, rôtisserie, poulet grillé, steakhouse, bbq, ailes de poulet, boucherie-resto
  11 5812 RESTAURANT | Seafood restaurant | Restaurant de fruits de mer
    en fish, lobster, oyster bar, crab, fish and chips, shrimp, crawfish, seafood boil, fish fry, clam shack, raw bar, lobster roll, chip shop
    fr poisson, homard, bar à huîtres, crabe, poisson-frites, crevette, moule, resto de poissons, guédille au homard, comptoir de poisson, huîtres
  12 5812 RESTAURANT | Breakfast or brunch restaurant | Restaurant de déjeuners
    en pancake house, waffle, crepe, omelet, egg, morning cafe, breakfast, brunch, breakfast diner, pancake, bacon and eggs, breakfast spot
    fr brunch, déjeuner, crêperie, gaufre, omelette, œuf bénédictine, resto déjeuner, petit déjeuner, déjeuner-dîner, œuf
  13 5814 RESTAURANT | Fast food | Restauration rapide
    en burger, hamburger, fries, fried chicken, hot dog, drive-thru, quick service, snack bar, cafeteria, takeout, burger joint, poutine, chip truck, chip stand, french fries
    en wings, concession stand, takeout restaurant, chicken shop, food court, canteen, lunch truck, food kiosk
    fr casse-croûte, hamburger, frite, poutine, poulet frit, hot-dog, service au volant, comptoir, cafétéria, mets pour emporter, cantine, roulotte à patates, burger, fast-food
    fr resto rapide, pogo, binerie, halte routière
  14 5814 RESTAURANT | Coffee shop | Café
    en cafe, espresso bar, latte, cappuccino, coffeehouse, barista, donut, coffee roaster, coffee house, coffee cart, coffee truck, doughnut shop, cafe owner, mobile coffee
    en internet cafe, cat cafe
    fr café-bistro, espresso, cappuccino, brûlerie, barista, café de quartier, beigne, torréfacteur, espresso-bar, torréfaction, comptoir à café, chariot à café, café mobile
    fr salon de café
  15 5814 RESTAURANT | Sandwich or bagel shop | Sandwicherie
    en sub, submarine, hoagie, panini, wrap, lunch counter, bagel, salad bar, sandwich, deli sandwich, cheesesteak, lunch spot, salad, grilled cheese, soup and sandwich
    fr sandwich, sous-marin, panini, wrap, bagel, comptoir à lunch, bar à salades, salade, lunch, boîte à lunch, pain à sandwich
  16 5814 RESTAURANT | Food truck | Camion de cuisine de rue
    en mobile kitchen, street food, food trailer, food cart, mobile canteen, hot dog cart, taco truck, food vendor, kettle corn, lemonade stand, concession trailer, food stall
    en fair food, bbq trailer
    fr camion-restaurant, cuisine de rue, cantine mobile, remorque de restauration, chariot à hot-dogs, bouffe de rue, food truck, marchand ambulant, kiosque de nourriture
    fr roulotte de restauration, kiosque de festival
  17 5814 RESTAURANT | Ice cream shop | Bar laitier
    en gelato, frozen yogurt, soft serve, ice cream truck, sundae, shaved ice, milkshake, gelateria, froyo, dairy bar, popsicle, snow cone, frozen dessert, paletas, italian ice
    fr crème glacée, crémerie, gélato, yogourt glacé, sorbet, lait frappé, camion de crème glacée, molle, cornet, yogourt, glacier, slush
  18 5814 RESTAURANT | Juice or smoothie bar | Bar à jus ou à smoothies
    en fresh juice, smoothie, cold-pressed juice, protein shake, wheatgrass, slush, juices, juice press, acai bowl, kombucha, lemonade
    fr jus frais, smoothie, frappé aux fruits, jus pressé à froid, boisson protéinée, barbotine, jus, açaï, bol açaï
  19 5814 RESTAURANT | Tea house or bubble tea shop | Salon de thé ou thé aux perles
    en boba, tea room, bubble tea, matcha, milk tea, tapioca, bubbletea, teahouse, chai, high tea, afternoon tea
    fr bubble tea, boba, matcha, thé au lait, tapioca, maison de thé, thé aux perles, salon de thé, thé, boutique de thé
  20 5811 RESTAURANT | Caterer | Traiteur
    en catering, banquet, buffet service, wedding meal, corporate lunch, party food, personal chef, mobile bar, meal prep, event catering, private chef, bartender, meal delivery
    en charcuterie boards, grazing table, cook, office lunch
    fr service de traiteur, banquet, buffet froid, repas de mariage, boîte à lunch, réception, chef à domicile, barman, repas préparé, chef privé, plats préparés, buffet
    fr cocktail dînatoire, service de bar, cuisinier, popote, bouchées, méchoui, plateau charcuterie, popote roulante, repas livrés
  21 5813 RESTAURANT | Bar or pub | Bar ou pub
    en tavern, cocktail lounge, sports bar, beer, saloon, wine bar, karaoke, happy hour, bar, pub, dive bar, irish pub, bartender bar, brew pub, tavern owner, gay bar, piano bar
    fr taverne, bar à cocktails, bar sportif, bière, bar à vin, karaoké, 5 à 7, bar de quartier, resto-bar, pub irlandais, brasserie, bistro-bar, bar à tapas
  22 5813 RESTAURANT | Nightclub | Boîte de nuit
    en dance club, disco, lounge, dj night, bottle service, after-hours club, club, dancing, rave, party venue
    fr discothèque, club, piste de danse, bar-salon, soirée dansante, après-bar, night-club, disco, salle de danse, spectacle de nuit
  23 5813 RESTAURANT | Brewery or taproom | Microbrasserie
    en brewpub, craft beer, tap house, beer garden, microbrewery, ale, ipa, brewery, beer maker, home brew, nano brewery, beer tasting
    fr brasserie artisanale, bière de microbrasserie, salon de dégustation, brasseur, ale, broue-pub, brouepub
  24 5813 RESTAURANT | Winery, cidery or distillery | Vignoble, cidrerie ou distillerie
    en tasting room, vineyard, cider, whiskey, gin, mead, spirits, winery, vineyard tour, distillery, craft distillery, moonshine, wine maker, sake
    fr salle de dégustation, vigneron, cidre, whisky, gin, hydromel, spiritueux, vignoble, distillerie, vin, hydromellerie, microdistillerie, domaine viticole
`,
);
