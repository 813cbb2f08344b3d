import { parseWords } from '../parse-words.ts';

/** What people call each industry in French, its label first. */
export const FRENCH_WORDS = parseWords(`
  1 Restaurant
    resto, bistro, brasserie, salle à manger, souper, dîner, table d’hôte, buffet, cuisine familiale, mets végétaliens, fine cuisine, cabane à sucre, cuisine africaine
    cuisine antillaise, cuisine fantôme, chef cuisinier, menu du jour, bouffe, halte gourmande, cuisine créole
  2 Pizzéria
    pizza, restaurant de pizza, four à bois, pointe de pizza, calzone, pizza pour emporter, livraison de pizza, pizzéria de quartier, comptoir à pizza, pizza napolitaine
    pizza maison
  3 Restaurant italien
    trattoria, pâtes, lasagne, spaghetti, osteria, risotto, cuisine italienne, resto italien, bar à pâtes, pâtes fraîches
  4 Restaurant chinois ou coréen
    cuisine asiatique, dim sum, dumpling, nouille, fondue chinoise, wok, barbecue coréen, sichuan, mets chinois, buffet chinois, resto chinois, cuisine coréenne, general tao
  5 Restaurant de sushis ou japonais
    sashimi, ramen, teriyaki, izakaya, bol poké, hibachi, tempura, comptoir à sushis, cuisine japonaise, okonomiyaki, poké
  6 Restaurant thaï ou vietnamien
    soupe tonkinoise, pho, pad thaï, banh mi, rouleau de printemps, cari, cuisine thaïlandaise, cuisine vietnamienne, resto vietnamien, cuisine cambodgienne
  7 Restaurant indien ou pakistanais
    cari, tandouri, pain naan, biryani, dosa, cuisine halal, cuisine indienne, poulet au beurre, rôti, bouffe indienne, resto indien
  8 Restaurant mexicain ou latino
    taquéria, taco, burrito, tex-mex, quesadilla, pupusa, tortilla, cuisine mexicaine, resto mexicain, péruvien, brésilien
  9 Restaurant grec ou moyen-oriental
    cuisine méditerranéenne, libanais, gyros, falafel, chawarma, kébab, houmous, cuisine grecque, cuisine libanaise, shawarma, cuisine turque, resto grec, cuisine syrienne
    cuisine marocaine, couscous
  10 Grilladerie ou barbecue
    steak, grillade, viande fumée, côte levée, fumoir, rôtisserie, poulet grillé, steakhouse, bbq, ailes de poulet, boucherie-resto
  11 Restaurant de fruits de mer
    poisson, homard, bar à huîtres, crabe, poisson-frites, crevette, moule, resto de poissons, guédille au homard, comptoir de poisson, huîtres
  12 Restaurant de déjeuners
    brunch, déjeuner, crêperie, gaufre, omelette, œuf bénédictine, resto déjeuner, petit déjeuner, déjeuner-dîner, œuf
  13 Restauration rapide
    casse-croûte, hamburger, frite, poutine, poulet frit, hot-dog, service au volant, comptoir, cafétéria, mets pour emporter, cantine, roulotte à patates, burger, fast-food
    resto rapide, pogo, binerie, halte routière
  14 Café
    café-bistro, espresso, cappuccino, brûlerie, barista, café de quartier, beigne, torréfacteur, espresso-bar, torréfaction, comptoir à café, chariot à café, café mobile
    salon de café
  15 Sandwicherie
    sandwich, sous-marin, panini, wrap, bagel, comptoir à lunch, bar à salades, salade, lunch, boîte à lunch, pain à sandwich
  16 Camion de cuisine de rue
    camion-restaurant, cuisine de rue, cantine mobile, remorque de restauration, chariot à hot-dogs, bouffe de rue, food truck, marchand ambulant, kiosque de nourriture
    roulotte de restauration, kiosque de festival
  17 Bar laitier
    crème glacée, crémerie, gélato, yogourt glacé, sorbet, lait frappé, camion de crème glacée, molle, cornet, yogourt, glacier, slush
  18 Bar à jus ou à smoothies
    jus frais, smoothie, frappé aux fruits, jus pressé à froid, boisson protéinée, barbotine, jus, açaï, bol açaï
  19 Salon de thé ou thé aux perles
    bubble tea, boba, matcha, thé au lait, tapioca, maison de thé, thé aux perles, salon de thé, thé, boutique de thé
  20 Traiteur
    service de traiteur, banquet, buffet froid, repas de mariage, boîte à lunch, réception, chef à domicile, barman, repas préparé, chef privé, plats préparés, buffet
    cocktail dînatoire, service de bar, cuisinier, popote, bouchées, méchoui, plateau charcuterie, popote roulante, repas livrés
  21 Bar ou pub
    taverne, bar à cocktails, bar sportif, bière, bar à vin, karaoké, 5 à 7, bar de quartier, resto-bar, pub irlandais, brasserie, bistro-bar, bar à tapas
  22 Boîte de nuit
    discothèque, club, piste de danse, bar-salon, soirée dansante, après-bar, night-club, disco, salle de danse, spectacle de nuit
  23 Microbrasserie
    brasserie artisanale, bière de microbrasserie, salon de dégustation, brasseur, ale, broue-pub, brouepub
  24 Vignoble, cidrerie ou distillerie
    salle de dégustation, vigneron, cidre, whisky, gin, hydromel, spiritueux, vignoble, distillerie, vin, hydromellerie, microdistillerie, domaine viticole

  25 Épicerie
    supermarché, marché d’alimentation, magasin d’alimentation, épicerie en ligne, épicerie asiatique, halal, cacher, marché, épicerie de quartier, épicerie ethnique
    aliments importés, livraison d’épicerie, prêt-à-cuisiner, coop alimentaire, magasin de bouffe
  26 Dépanneur
    magasin du coin, grignotine, boisson gazeuse, bière froide, billet de loterie, accommodation, dép, magasin de quartier, tabagie dépanneur, bière et vin, chips, liqueurs
    petit magasin
  27 Kiosque de fruits et légumes
    marché public, fruiterie, légume, maraîcher, produit de la ferme, sirop d’érable, miel, œuf, panier bio, marché de producteurs, autocueillette, petits fruits, fraises
    apiculteur, apiculture, érablière, cabane à sucre, primeurs, marchand de fruits
  28 Boucherie ou poissonnerie
    viande, boucher, saucisse, bœuf, porc, poulet, charcuterie, poisson, poissonnier, fruits de mer, boucherie halal, viande à fondue, gibier, comptoir de viande
    fumoir à poisson, homards
  29 Confiserie ou chocolaterie
    bonbon, chocolat, sucre à la crème, chocolatier, noix, friandise, caramel, confiserie, fudge, barbe à papa, pommes caramélisées, maïs soufflé, sucreries
  30 Fromagerie ou laiterie
    fromage, lait, beurre, yogourt, crémerie, fromage en grains, produits laitiers, fromage de chèvre, comptoir fromager
  31 Boulangerie-pâtisserie
    pain, pâtisserie, croissant, viennoiserie, muffin, biscuit, tarte, beigne, boulangerie, levain, baguette, brioche, microboulangerie, macaron
  32 Gâteaux sur mesure
    gâteau, petit gâteau, gâteau de mariage, gâteau d’anniversaire, dessert, décoration de gâteaux, gâteaux, gâteaux personnalisés, biscuits décorés, pâtissière, cake design
    gâteau au fromage, gâterie, pâtisserie maison
  33 Épicerie fine
    produit fin, charcuterie, huile d’olive, épice, panier gourmand, produit du terroir, thé, café en grains, cacao, confitures, sauce piquante, marinades, café en vrac
    produits régionaux, aliments fins, sirop, conserves, tisanes, fleur de sel, produits gourmands
  34 Magasin d’aliments naturels
    bio, produit naturel, sans gluten, vrac, végane, aliment santé, épicerie en vrac, zéro déchet, alimentation naturelle
  35 Vitamines et suppléments
    protéine en poudre, supplément alimentaire, nutrition sportive, vitamine, produit de santé naturel, herboristerie, suppléments, protéines, oméga, huiles essentielles
    herbes, collagène, produit amaigrissant
  36 Magasin de vins, bières et spiritueux
    whisky, rhum, boisson alcoolisée, vin, bière, caviste, alcool, vin en ligne, marchand de vin, spiritueux, importation de vins, livraison d’alcool
    grands crus

  37 Magasin de vêtements
    vêtement, mode, habillement, jeans, manteau, linge, fourrure, imperméable, bas, ligne de vêtements, marque de vêtements, manteaux, chandails
  38 Boutique de mode
    boutique, vêtement griffé, créateur de mode, boutique en ligne, mode urbaine, vêtement unisexe, designer de mode, boutique vestimentaire, mode éthique, styliste de mode
    streetwear
  39 Vêtements pour femmes
    robe, blouse, jupe, taille plus, vêtement de maternité, lingerie, prêt-à-porter féminin, soutien-gorge, mode féminine
  40 Boutique de mariage
    robe de mariée, mariée, demoiselle d’honneur, voile, robe de bal, robe de soirée, tenue de mariée
  41 Vêtements pour hommes
    complet, cravate, chemise, veston, taille forte, smoking, costumes, habits, mode masculine, linge pour hommes, chemisier
  42 Vêtements pour enfants et bébés
    linge pour bébé, boutique pour bébé, nouveau-né, bambin, tout-petit, poussette, articles pour bébés, mode enfantine
  43 Vêtements de sport
    vêtement athlétique, chandail d’équipe, legging, maillot de bain, tenue d’équitation, tenue d’entraînement, maillots, vêtements de golf, linge de sport
  44 T-shirts et vêtements personnalisés
    chandail imprimé, broderie, coton ouaté, tee-shirt, vêtement promotionnel, sérigraphie, costume, vêtement de danse, impression sur demande, vêtement corporatif
    casquettes
  45 Magasin de chaussures
    chaussure, espadrille, botte, sandale, talon haut, soulier, pantoufles, revente de sneakers, mocassins, chausseur
  46 Accessoires de mode
    sacoche, foulard, chapeau, lunettes de soleil, ceinture, sac à main, accessoire à cheveux, parapluie, accessoires, sacs, chapeaux, tuques, mitaines, bandeaux, chouchous
    bijoux de fantaisie, chapelier, chapellerie
  47 Maroquinerie et bagages
    valise, cuir, portefeuille, porte-documents, sac de voyage, sac à dos, maroquinier, bagages, articles en cuir, artisan du cuir
  48 Perruques et rallonges
    perruque, postiche, toupet, rallonge capillaire, prothèse capillaire, extensions, rallonges de cheveux, mèches
  49 Tailleur ou couturière
    couture, retouche, ourlet, ajustement, réparation de vêtements, sur mesure, altérations, réparation de linge, tailleur, bord de pantalon
  50 Location de vêtements et de costumes
    location de smoking, location de robe, location d’uniformes, costume à louer, habit de gala, location de tuxedo, costumier
  51 Uniformes et vêtements de travail
    sarrau, bottes de travail, veste de sécurité, salopette, uniforme scolaire, uniforme médical, uniformes, linge de travail, gants de travail

  52 Centre de rénovation
    bricolage, magasin de rénovation, matériel de rénovation, grande surface, rénovation, rénovation domiciliaire, centre du rénovateur, matériaux de rénovation
  53 Bois et matériaux de construction
    cour à bois, contreplaqué, panneau de gypse, brique, fenêtre, porte, pierre, planche, armoire de cuisine, comptoir de cuisine, matériaux, bois d’œuvre, moulin à scie
    scierie, comptoirs de granite, armoires, marchand de bois, fournisseur de pierre
  54 Magasin de peinture et papier peint
    teinture, tapisserie, pinceau, rouleau, vernis, décoration murale, peintures, décorateur peinture, couleurs
  55 Vitrerie
    vitrier, vitre, porte de douche, miroir, verre trempé, vitrail, verre, vitre cassée, réparation de vitres, verre sur mesure, artiste vitrail, souffleur de verre
  56 Quincaillerie
    outil, clou, vis, clé, outil électrique, boulon, auvent, visserie, outillage, rona, matériel
  57 Centre de jardin
    pépinière, jardinerie, semence, pot à fleurs, tondeuse, engrais, sapin de noël, terreau, plantes, serre, plantes d’intérieur, terre, paillis, arbres, graines, sapins
    horticole, fleurs annuelles, plantes vertes, compost
  58 Vendeur de maisons mobiles
    maison modulaire, maison préfabriquée, mini-maison, roulotte de parc, maison usinée, maison préfab
  59 Magasin de meubles
    meuble, divan, canapé, chaise, mobilier de chambre, meuble de jardin, matelas, lit, mobilier de bureau, ameublement, sofa, mobilier, fabricant de meubles
    meubles sur mesure, meubles de jardin, meubles de patio
  60 Couvre-planchers et tapis
    plancher, bois franc, stratifié, vinyle, carreau de céramique, carpette, tapis, céramique, tuiles, moquette, prélart, plancher flottant
  61 Rideaux et stores
    draperie, habillage de fenêtre, toile, persienne, tissu de rembourrage, rideaux, stores, toiles solaires, stores verticaux, fabricant de rideaux
  62 Foyers et poêles
    poêle à bois, foyer au gaz, cheminée, poêle à granules, manteau de foyer, âtre, foyers, poêles, foyer extérieur, foyer électrique
  63 Décoration et articles de maison
    article de cuisine, vaisselle, chaudron, vase, chandelle, literie, déco, luminaire, lampe, encadrement, douillette, serviette, coutellerie, décoration, décor, bougies
    encadreur, cadres, coussins, vaisselle artisanale, lingerie de maison, accessoires déco
  64 Magasin d’électroménagers
    réfrigérateur, laveuse, sécheuse, cuisinière, lave-vaisselle, aspirateur, machine à coudre, frigo, appareils ménagers, four, congélateur, électros usagés
  65 Piscines et spas
    piscine hors terre, piscine creusée, entretien de piscine, spa extérieur, pisciniste, chlore, ouverture de piscine, nettoyage de piscine, installation de piscine
    fermeture de piscine, spa
  66 Mazout, propane ou bois de chauffage
    huile à chauffage, livraison de carburant, granule de bois, corde de bois, bonbonne de gaz, charbon, carburant en vrac, kérosène, mazout, bois de poêle, granules, pétrole
    bûches, bois sec

  67 Magasin de détail
    magasinage, boutique spécialisée, boutique en ligne, commerce de détail, kiosque, cybercommerce, boutique éphémère, boutique, magasin, vente en ligne
    commerce électronique, détaillant, vendeur amazon, boutique shopify, revendeur, cristaux, commerçant, boutique web, marketplace
  68 Magasin général
    marchandise générale, articles variés, magasin de campagne, comptoir de vente, marchandises variées, bric-à-brac, marchandise diverse, commerce de village
  69 Magasin de rabais
    solderie, liquidation, centre de liquidation, surplus, aubaine, fin de série, club-entrepôt, hors taxes, liquidateur, magasin d’escompte
  70 Grand magasin
    magasin à rayons, grande surface, magasin de chaîne, hypermarché, centre commercial
  71 Magasin à un dollar
    bazar, magasin de variétés, bon marché, petit prix, articles à bas prix, tout à un dollar
  72 Friperie ou articles d’occasion
    seconde main, usagé, consignation, vêtement vintage, revente, marché aux puces, bazar, friperie, vintage, magasin d’occasion, linge usagé, comptoir familial, ressourcerie
    puces, friperie ou magasin d’occasion
  73 Antiquaire
    antiquité, meuble ancien, brocante, objet de collection, restauration de meubles, encan, encanteur, brocanteur, vente aux enchères, enchères, meubles antiques
    vieilleries
  74 Prêteur sur gages
    mont-de-piété, gage, achat et vente, regrattier, comptoir d’échange, prêt sur gage, pawn shop, prêteur
  75 Fournitures de bureau et scolaires
    papeterie, papier, crayon, cartouche d’encre, cahier, agenda, photocopieur, imprimante, articles de bureau, bureau en gros, encre, autocollants, planificateurs
    matériel de bureau
  76 Boutique de cadeaux
    souvenir, carte de souhaits, panier-cadeau, ballon, article de fête, bougie, trophée, gravure, idées cadeaux, décoration de ballons, cartes, graveur
    cadeaux personnalisés, gravure laser, cartes de vœux
  77 Matériel d’artiste et de bricolage
    toile, pinceau, perle, loisir créatif, argile, fournitures d’art, bricolage, trousse de bricolage
  78 Artisanat
    artisan, métier d’art, poterie, salon d’artisans, travail du bois, tricot, fait main, savonnerie, fabricant de bougies, boutique etsy, savons, savon artisanal, chandelles
    céramiste, macramé, bijoux artisanaux, travail du cuir, produits artisanaux, céramique artisanale, tournage sur bois
  79 Galerie d’art ou artiste
    tableau, sculpture, beaux-arts, œuvre, marchand d’art, peintre, artiste, artiste visuel, toiles, peintures, galerie, sculpteur, murale, aquarelle, caricaturiste
  80 Monnaies, timbres et objets de collection
    numismate, pièce de monnaie, philatélie, carte à collectionner, collectionneur, lingot, monnaies, timbres, cartes de hockey, cartes pokémon, cartes sportives
    figurines de collection
  81 Articles religieux
    bible, chapelet, objet de piété, livre de prières, statue religieuse, encens, boutique religieuse, bougies d’église
  82 Cosmétiques et parfums
    maquillage, soin de la peau, parfumerie, rouge à lèvres, savon, produit de beauté, fournitures de coiffure, produit capillaire, rasoir, désodorisant, cosmétique
    cosmétiques naturels, beurre corporel, bombes de bain, crème, huile à barbe, baume à lèvres
  83 Fleuriste
    fleur, bouquet, arrangement floral, livraison de fleurs, couronne, design floral, fleurs en gros, fleurs de mariage, fleurs séchées, arrangements floraux, ferme florale
    fleurs funéraires
  84 Kiosque à journaux
    journal, magazine, revue, marchand de journaux, journaux, presse
  85 Animalerie
    nourriture pour animaux, aquarium, chiot, chaton, jouet pour chien, oiseau, reptile, animaux, gâteries pour chiens, accessoires pour animaux, moulée, poissons
    produits pour animaux, colliers pour chiens

  86 Bijouterie
    bijou, bague, collier, diamant, or, bague de fiançailles, boucle d’oreille, joaillier, montre, horloge, bijoux, créatrice de bijoux, bijoux permanents
  87 Réparation de montres et de bijoux
    horloger, pile de montre, ajustement de bague, orfèvre, sertissage, réparation d’horloges, réparation de bijou, horlogère, changement de pile
  88 Boutique de vélos
    bicyclette, vélo électrique, cyclisme, réparation de vélos, vélo de montagne, mise au point de vélo, mécanicien de vélo, atelier de vélo
  89 Articles de sport
    équipement sportif, article de pêche, matériel de camping, hockey, ski, bâton de golf, patin, plein air, articles de chasse, boutique de sport, vélos et skis
    planche à neige, skateboard, surf, équipement d’entraînement, appâts
  90 Librairie
    livre, livre usagé, bande dessinée, manuel scolaire, libraire, roman, bouquins, librairie jeunesse, bd, mangas, livres rares
  91 Jouets, jeux et loisirs
    jouet, jeu de société, casse-tête, train miniature, jeu vidéo, jeu de cartes, modélisme, poupée, toutou, jeux, modèles réduits, peluches, ludothèque, jeux de rôle
  92 Tissus et couture
    textile, laine, courtepointe, fil, tricot, mercerie, broderie, bouton, tissus, couture fournitures, patrons de couture
  93 Instruments de musique
    guitare, piano, batterie, partition, violon, magasin de musique, amplificateur, accordéon, trompette, équipement de musique
  94 Disques, CD et films
    vinyle, disquaire, dvd, album de musique, disque usagé, disques, cd, films, musique usagée
  95 Magasin d’appareils photo
    appareil photo, objectif, trépied, matériel photographique, pellicule, jumelles, caméras, lentilles photo, équipement photo

  96 Magasin d’électronique
    télévision, chaîne stéréo, haut-parleur, cinéma maison, audio, drone, gadget, télés, appareils électroniques, écouteurs, audio-vidéo, son
  97 Magasin d’informatique
    ordinateur, portable, logiciel, imprimante, tablette, accessoire informatique, revendeur informatique, pièces d’ordinateur, ordinateurs usagés, pc sur mesure
    vente d’ordinateurs
  98 Magasin de cellulaires
    cellulaire, téléphone intelligent, étui, téléphone mobile, accessoire de téléphone, carte sim, sans-fil, téléphones, téléphones usagés, iphone
  99 Réparation de cellulaires et d’électronique
    réparation d’écran, réparation de téléphone, réparation de tablette, télévision, console de jeu, chaîne stéréo, réparation iphone, réparation de télé, écran brisé
  100 Réparation d’ordinateurs et soutien informatique
    dépannage informatique, virus, services gérés, réseau, technicien informatique, récupération de données, cybersécurité, informatique, soutien technique, technicien
    services ti, réparation pc, consultant ti, administrateur réseau, sécurité informatique, réseautique, support informatique, dépanneur informatique
  101 Développement de logiciels et d’applications
    programmeur, développeur, programmation, application mobile, services informatiques, base de données, intelligence artificielle, logiciel, application, ingénieur logiciel
    programmation web, ia, analyste de données, science des données, consultant logiciel, codeur, entreprise techno, logiciels
  102 Conception de sites Web
    site web, développeur web, concepteur web, conception ux, création de boutique en ligne, webmestre, designer web, wordpress, agence web, intégrateur web, site internet
    webdesign, refonte de site
  103 Hébergement Web ou service en ligne
    nom de domaine, serveur, infonuagique, courriel, diffusion en continu, abonnement en ligne, portail web, hébergement de sites, hébergeur, plateforme en ligne
    communauté en ligne
  104 Abonnements logiciels et applications
    logiciel-service, licence de logiciel, extension, outil numérique, appli, logiciel en nuage, saas, licences, plugiciels
  105 Jeux en ligne
    jeu vidéo, crédit de jeu, objet virtuel, jeu mobile, studio de jeux, clé de jeu, jeux, développeur de jeux
  106 Livres, musique et cours numériques
    livre numérique, téléchargement, produit numérique, balado, banque de photos, formation vidéo, fichier à imprimer, cours en ligne, podcast, baladodiffusion, youtubeur
    créateur de contenu, blogueuse, infolettre, gabarits, livre audio
  107 Fournisseur de téléphonie ou d’Internet
    télécom, fournisseur internet, téléphonie ip, fibre optique, forfait mobile, service de réponse téléphonique, internet, fournisseur d’accès, téléphonie
    compagnie de téléphone, fibre, télécommunications, ligne téléphonique, voip
  108 Cartes téléphoniques prépayées
    carte d’appel, minutes prépayées, recharge, interurbain, temps d’antenne, recharge mobile, sim prépayée
  109 Télévision, radio ou diffusion en continu
    câble, satellite, télédiffuseur, station de radio, télé payante, chaîne, webdiffusion, télévision, télé, poste de radio, câblodistributeur, diffuseur, streaming
    radiodiffuseur
  110 Location de films et de jeux
    location de dvd, club vidéo, location de consoles, film à louer, vidéoclub

  111 Tabagie
    tabac, cigarette, cigare, pipe, tabac à chiquer, sachet de nicotine, produits du tabac, tabagiste, cigarillo, cave à cigares
  112 Boutique de vapotage
    cigarette électronique, vapoteuse, e-liquide, vapoter, vape, nicotine, puff
  113 Boutique d’accessoires pour fumeurs
    bong, pipe en verre, papier à rouler, moulin à herbe, attirail de consommation, vaporisateur, grinder, head shop, articles pour fumeurs
  114 Bar à chicha
    chicha, narguilé, pipe à eau, salon de cigares, houka, chicha lounge, shisha
  115 Produits de chanvre ou de CBD
    cannabidiol, huile de cbd, huile de chanvre, jujube au cbd, fleur de chanvre, chanvre, cbd, delta-8, graines de chanvre, cbd pour animaux, bonbons au cbd
  116 Magasin de cannabis
    marijuana, dispensaire, pot, thc, cannabis comestible, cannabis médical, graine de cannabis, weed, mari, sqdc, livraison de cannabis, haschich, culture de cannabis
  117 Kratom, kava ou champignons
    kratom, kava, champignon magique, plante psychoactive, psilocybine, euphorisant, sauge divinatoire, champignons hallucinogènes, psychédéliques, microdose, psilo
    kratom en poudre
  118 Armes à feu
    armurerie, arme, fusil, carabine, pistolet, armurier, pièce d’arme, armurerie en ligne, vente d’armes, armes de chasse, champ de tir, club de tir, révolver
  119 Munitions ou armes
    balle, cartouche, rechargement, silencieux, gilet pare-balles, pistolet électrique, gaz poivré, explosif, munition, balles de fusil, armes blanches, poudre à canon
    poivre de cayenne, vente de munitions, poing américain
  120 Feux d’artifice
    pétard, pyrotechnie, feu de bengale, fusée, pièce pyrotechnique, artificier, pyrotechnicien, spectacle pyrotechnique
  121 Boutique érotique
    jouet sexuel, érotique, sex-shop, produit intime, article pour adultes, boutique coquine, vibrateur, lingerie érotique
  122 Contenu ou divertissement pour adultes
    porno, pornographie, xxx, site pour adultes, vidéo pour adultes, bar de danseuses, webcam, danseuse nue, danseuses, danseuse exotique, film pornographique, strip-tease
    films érotiques, photos érotiques, créatrice onlyfans, effeuilleuse
  123 Pharmacie en ligne ou par correspondance
    pharmacie internet, ordonnance par la poste, médicament en ligne, médicament amaigrissant, peptide, stéroïdes, pharmacie virtuelle

  124 Médecin
    clinique médicale, médecin de famille, pédiatre, dermatologue, cardiologue, clinique sans rendez-vous, chirurgien, psychiatre, docteur, docteure, clinique
    cabinet médical, médecin spécialiste, pédiatrie, gynécologue, dermatologie, psychiatrie, chirurgien plasticien, omnipraticien, super-clinique
  125 Dentiste
    clinique dentaire, orthodontiste, broches, nettoyage des dents, denturologiste, implant, chirurgien dentaire, dentaire, hygiéniste dentaire, orthodontie
    blanchiment des dents, prothèses dentaires, denturologie, parodontiste, cabinet dentaire, endodontiste
  126 Ostéopathe
    ostéopathie, clinique d’ostéopathie, thérapie crânienne, thérapie manuelle, ostéo, soins d’ostéopathie, ostéopathie pour bébés, thérapeute manuel
  127 Chiropraticien
    chiro, chiropratique, colonne vertébrale, mal de dos, ajustement, douleur au cou, chiropraticienne, clinique chiropratique, chiropracteur, dos, soins chiropratiques
    maux de dos
  128 Optométriste
    examen de la vue, clinique visuelle, ophtalmologiste, santé des yeux, ophtalmologue, optométrie, yeux, docteur des yeux
  129 Opticien ou lunetterie
    lunettes, lunetterie, verres de contact, monture, opticien d’ordonnances, lentille, lunetier, lentilles cornéennes, opticienne, optique
  130 Podiatre
    soin des pieds, podologue, orthèse plantaire, ongle incarné, clinique podiatrique, podiatrie, pieds, orthèses
  131 Physiothérapeute
    physiothérapie, réadaptation, ergothérapeute, orthophoniste, kinésiologue, thérapie sportive, physio, clinique de physiothérapie, ergothérapie, orthophonie
    réadaptation physique, kinésithérapeute, thérapeute du sport, rééducation, kinésiologie, physiatre
  132 Massothérapeute
    massothérapie, massage thérapeutique, massage suédois, massage sportif, réflexologie, masso, massothérapie à domicile, massothérapeute agréée, massage thaï
    drainage lymphatique, massage sur chaise, massage prénatal, massage californien, kinésithérapie, fasciathérapie
  133 Psychologue ou psychothérapeute
    psychologie, psychothérapie, santé mentale, thérapeute, toxicomanie, anxiété, sexologue, psychologues, psychothérapeute, travailleuse sociale, art-thérapie, zoothérapie
    psychoéducateur, neuropsychologue, intervenante, deuil, psy, sexologie, psychologue pour enfants, dépendance
  134 Thérapeute conjugal ou familial
    thérapie de couple, thérapie familiale, conseiller conjugal, médiation familiale, relation d’aide, médiateur familial, couple, conseiller matrimonial
  135 Acupuncture ou médecine naturelle
    acupuncteur, naturopathe, homéopathie, holistique, herboriste, reiki, hypnothérapie, naturothérapeute, naturothérapie, naturopathie, homéopathe, médecine douce
    médecine alternative, soins énergétiques, énergéticienne, guérisseur, hypnose, hypnothérapeute, maître reiki, phytothérapie, aromathérapie, médecine chinoise, bain sonore
    ayurvéda, thérapeute holistique
  136 Clinique médicale ou de mieux-être
    praticien de la santé, infirmière, prise de sang, sage-femme, vaccination, perfusion, diététiste, nutritionniste, perte de poids, nutrition, coach santé
    accompagnante à la naissance, consultante en lactation, télémédecine, soins infirmiers, infirmière praticienne, prélèvements, diététicienne, clinique du sommeil
    services de santé
  137 Soins à domicile ou résidence pour aînés
    résidence pour personnes âgées, proche aidant, préposé aux bénéficiaires, maintien à domicile, chsld, soins palliatifs, résidence privée, aide à domicile, aînés
    préposée aux bénéficiaires, maison de retraite, rpa, foyer de groupe, répit, auxiliaire familiale, ressource intermédiaire, dame de compagnie pour aînés
  138 Hôpital
    centre hospitalier, urgence, centre médical, centre de chirurgie, soins hospitaliers, hôpitaux, chirurgie, clinique de chirurgie, centre de santé
  139 Laboratoire médical ou dentaire
    analyse, radiographie, imagerie, radiologie, laboratoire d’analyses, irm, prothèse dentaire, laboratoire, échographie, rayons x, résonance magnétique, test d’adn
    échographie 3d
  140 Pharmacie
    ordonnance, pharmacien, médicament, préparation magistrale, comptoir d’ordonnances, drugstore, apothicaire
  141 Fournitures médicales
    fauteuil roulant, déambulateur, aide à la mobilité, matériel dentaire, équipement hospitalier, oxygène, triporteur, lits d’hôpital, équipement de soins, quadriporteur
    matériel orthopédique
  142 Appareils auditifs
    audioprothésiste, prothèse auditive, audiologiste, test auditif, audition, audiologie, centre auditif, perte auditive, malentendant
  143 Orthèses et prothèses
    membre artificiel, orthopédie, bas de compression, attelle, orthésiste, prothèses, semelles orthopédiques, bas compressifs, orthopédiste boutique, orthopédiques
  144 Service d’ambulance
    paramédic, transport médical, ambulance aérienne, transport de patients, ambulancier, paramédical, transport d’urgence, premiers répondants
  145 Vétérinaire
    clinique vétérinaire, hôpital vétérinaire, soin des animaux, vaccin pour animaux, stérilisation, véto, vétérinaire mobile, médecin vétérinaire, vétérinaire équin

  146 Salon de coiffure
    coiffeur, coiffeuse, coupe de cheveux, coloration, mèche, mise en plis, tresse, coiffure, styliste, coupe, cheveux, teinture, tresses africaines, coiffeur mobile
    coiffeuse à domicile, brushing, coloriste, coiffure afro
  147 Barbier
    salon de barbier, coupe pour hommes, rasage, taille de barbe, dégradé, barbier mobile, coiffeur pour hommes, rasage à l’ancienne
  148 Salon de manucure
    manucure, pédicure, pose d’ongles, ongles en gel, styliste ongulaire, onglerie, ongles, prothésiste ongulaire, technicienne en ongles, gel uv, pédicure spa, bar à ongles
    nails
  149 Institut de beauté
    esthéticienne, esthétique, soin du visage, salon de beauté, cosméticienne, location de chaise, centre d’esthétique, beauté, facial, esthéticienne à domicile
    clinique d’esthétique
  150 Cils et sourcils
    extension de cils, technicienne en cils, microlame, épilation au fil, rehaussement de cils, teinture de sourcils, cils, sourcils, pose de cils, bar à sourcils
    microblading, lamination des sourcils, rehaussement, browlift
  151 Maquillage professionnel
    maquilleuse, maquillage de mariée, maquillage permanent, maquillage, maquillage artistique, artiste maquilleuse, maquilleuse professionnelle, maquillage pour enfants
    maquillage événementiel, maquilleur
  152 Spa et centre de détente
    spa urbain, spa nordique, hydrothérapie, enveloppement, bain de vapeur, bain flottant, détente, bains, sauna infrarouge, spa de jour, spa santé, flottaison, cryothérapie
    bain froid
  153 Épilation
    épilation au laser, épilation à la cire, électrolyse, épilation au sucre, cire, laser, cire brésilienne, épilation définitive, sugaring, salon d’épilation, électrolyste
    bar à cire, épilation laser
  154 Clinique de médecine esthétique
    injection, agent de comblement, traitement au laser, rajeunissement de la peau, remodelage corporel, médico-esthétique, remodelage, infirmière en esthétique
    injection de botox, rides
  155 Salon de bronzage
    lit de bronzage, bronzage sans soleil, bronzage par vaporisation, bronzer, autobronzant, bronzage, spray tan, bronzage aérosol, cabine de bronzage, bronzage en jet
  156 Salon de tatouage ou de perçage
    tatoueur, tatouage, perçage corporel, piercing, détatouage, salon de tattoo, perceur, perceuse corporelle, studio de tatouage, henné, artiste tatoueur
    modification corporelle, perçage d’oreilles, tatoos
  157 Salon de massage
    massage érotique, massage de détente, massage corporel, massage oriental, sauna pour hommes, massage sensuel, massage tantrique, massage nuru

  158 Services personnels
    course, conciergerie, assistant personnel, gardiennage de maison, magasineur personnel, généalogie, services à la personne, commissions, aide personnelle
    conseillère en image, emballage de cadeaux, styliste personnel, majordome, adjoint personnel, concierge privé, gardien de maison, traitement des poux
    clinique de poux
  159 Toilettage d’animaux
    toiletteur, toilettage de chiens, bain pour chien, toilettage mobile, toilettage de chats, toilettage, toilettage canin, toiletteuse, salon de toilettage
    toilettage félin, lavage de chiens, coupe de griffes
  160 Pension, promenade ou dressage d’animaux
    chenil, gardien d’animaux, garderie pour chiens, promeneur de chiens, pension pour chats, dresseur, éleveur, gardienne d’animaux, éducateur canin, éducation canine
    élevage de chiens, gardiennage d’animaux, comportementaliste canin, pension pour chevaux, entraîneur de chiens, écurie, intervenant canin
    hôtel pour animaux
  161 Organisateur de mariages et d’événements
    planificateur d’événements, coordonnatrice de mariage, organisation de fêtes, décoration d’événement, célébrant, événements, planification d’événements, mariages
    événementiel, wedding planner, fêtes d’enfants, décoratrice événementielle, coordination de mariage, événement corporatif
  162 Salle de réception
    salle de banquet, lieu de mariage, location de salle, salle à louer, salle de fête, espace événementiel, salle de conférence, grange à mariage, centre de congrès
  163 Entretien ménager
    femme de ménage, ménage, nettoyage résidentiel, aide ménagère, grand ménage, ménage après déménagement, nettoyage, nettoyage de maison, nettoyage d’appartement
    nettoyage airbnb, nettoyage de chalets, homme de ménage, ménage à domicile, nettoyeuse, ménagère
  164 Nettoyage de tapis et de meubles
    nettoyage de moquette, nettoyage à la vapeur, nettoyage de divan, nettoyage de matelas, détachage, nettoyage de sofa, shampooing de tapis, nettoyage de carpettes
    nettoyage de fauteuils, nettoyeur de tapis
  165 Buanderie
    laverie, lavoir, lessive, lavage et pliage, buanderie libre-service, livraison de linge, nettoyage de literie, laverie automatique, nettoyage de nappes
  166 Nettoyeur à sec
    nettoyage à sec, pressage, nettoyage de complets, nettoyeur, teinturerie, nettoyeur de vêtements, repassage, pressing, nettoyage de robes, buanderie et nettoyeur
    nettoyeurs
  167 Cordonnerie
    cordonnier, cirage, ressemelage, talon, réparation de bottes, nettoyage de chapeaux, réparation de chaussures, réparation de souliers, nettoyage d’espadrilles, cireur
    réparation de sacs, réparation de cuir
  168 Salon funéraire
    thanatologue, crémation, inhumation, cimetière, pompes funèbres, crématorium, coopérative funéraire, funérailles, services funéraires, directeur funéraire
    maison funéraire, pierres tombales, urnes, embaumeur, monuments funéraires, crémation d’animaux
  169 Agence de rencontres
    site de rencontres, rencontre, célibataire, entremetteur, application de rencontre, rencontre express, rencontres en ligne, agence matrimoniale, speed-dating
    appli de rencontre, marieuse
  170 Service d’escortes
    escorte, dame de compagnie, prostitution, travail du sexe, maison close, agence d’escortes, accompagnatrice érotique, travailleuse du sexe, prostituée, bordel
    dominatrice
  171 Voyant ou astrologue
    voyance, tarot, astrologie, médium, horoscope, lignes de la main, voyante, astrologue, tirage de cartes, cartomancie, cartomancienne, numérologie, clairvoyante
    tireuse de cartes, médiumnité, chaman, spirituel, numérologue

  172 Concessionnaire automobile
    auto neuve, concession, vendeur d’autos, camion neuf, location d’auto à long terme, concessionnaire, vente d’autos, autos, vente de voitures
  173 Vendeur d’autos d’occasion
    auto usagée, voiture d’occasion, camion usagé, véhicule d’occasion, marchand d’autos, chars usagés
  174 Concessionnaire de motos ou de VTT
    motocyclette, scooter, motocross, quad, côte à côte, véhicule récréatif, réparation de motos, moto, vtt, mécanicien de motos, sports motorisés, trottinette électrique
  175 Concessionnaire de motoneiges
    motoneige, pièce de motoneige, réparation de motoneiges, habit de motoneige, mécanicien de motoneiges, vente de motoneiges
  176 Vendeur de VR et de remorques
    véhicule récréatif, autocaravane, roulotte, remorque utilitaire, fourgonnette de camping, caravane à sellette, vr, remorques, vente de roulottes, van aménagée, caravanes
    campeur, réparation de roulottes
  177 Concessionnaire de bateaux
    bateau à moteur, ponton, moteur hors-bord, yacht, motomarine, embarcation, bateaux, bateau, vente de bateaux, chaloupe, voiliers, seadoo
  178 Vendeur de machinerie agricole ou d’aéronefs
    tracteur, voiturette de golf, avion, équipement agricole, hélicoptère, machinerie lourde, machinerie, voiturettes, aéronefs
  179 Magasin de pièces d’auto
    pièce automobile, batterie d’auto, plaquette de frein, accessoire de camion, essuie-glace, pièce de rechange, radio d’auto, démarreur à distance, audio auto
    accessoires d’auto, boîte de camion
  180 Cour à ferraille
    récupération de métaux, ferrailleur, casse automobile, pièces d’auto usagées, recyclage d’autos, cour à scrap, scrap, recycleur d’autos, métaux
  181 Magasin de pneus
    pneu, roue, pose de pneus, alignement, pneu d’hiver, permutation de pneus, crevaison, réparation de pneus, pneu usagé, jantes, changement de pneus, mags, centre de pneus
  182 Garage de réparation automobile
    mécanicien, mécanique automobile, garage, changement d’huile, frein, transmission, silencieux, garagiste, mécanique, mécanicien auto, mécanique générale
    atelier mécanique, antirouille, traitement antirouille, entretien auto, inspection de véhicule, huile, mise au point, performance automobile
  183 Mécanicien mobile
    mécanique à domicile, réparation sur place, mécanicien diesel, réparation de camions, entretien de flotte, mécanique lourde, réparation de remorques
    réparation de machinerie, mécanicien sur la route
  184 Atelier de carrosserie
    carrossier, débosselage, carrosserie, réparation de collision, pare-chocs, débosselage sans peinture, carrosserie automobile, débosseleur, centre de collision
    réparation de bosses
  185 Peinture, habillage et teinte d’auto
    peinture automobile, vitre teintée, lettrage de véhicule, pellicule de protection, wrap, lettrage, film protecteur, covering
  186 Réparation de pare-brise
    vitre d’auto, pare-brise, éclat de pierre, remplacement de pare-brise, vitrier d’auto, vitres d’auto
  187 Lave-auto
    lavage d’auto, lavage à la main, lavage de camions, lave-auto libre-service, nettoyage d’auto, lavage automobile, station de lavage, lavage mobile, lavage de voitures
  188 Esthétique automobile
    polissage, nettoyage intérieur d’auto, cire, protection céramique, esthéticien automobile, esthétique de véhicule, lavage intérieur, shampoing auto, cirage auto
    traitement céramique, esthétique auto
  189 Remorquage
    remorqueuse, dépanneuse, assistance routière, dépannage routier, survoltage, towing, toueuse, boost, survoltage de batterie, dépannage auto, touage
    transport de véhicules, remorquage lourd
  190 Station-service
    essence, diesel, pompe à essence, poste d’essence, carburant, relais routier, gaz bar, essence et dépanneur, pompiste, gaz
  191 Borne de recharge
    recharge de véhicule électrique, chargeur, auto électrique, recharge rapide, bornes, station de recharge

  192 Service de transport
    transport adapté, navette, calèche, transfert à l’aéroport, transport de personnes, vélo-taxi, transport de passagers, accompagnement transport, transport collectif
  193 Taxi ou transport de personnes
    chauffeur de taxi, covoiturage, chauffeur, voiture avec chauffeur, chauffeur uber, eva, taxi aéroport, compagnie de taxi, taximan
  194 Service de limousine
    chauffeur privé, voiture de luxe, autobus de fête, voiture de mariage, limo, location de limousine, transport de luxe, berline de luxe, limobus
  195 Transport par autobus
    autocar, autobus nolisé, autobus scolaire, minibus, transporteur scolaire, autobus, nolisement d’autobus, location d’autobus, voyages en autocar
  196 Traversier ou transport en commun
    métro, tramway, titre de transport, bateau-taxi, train de banlieue, traversiers, transport public, métro et autobus, bac, autobus de ville, société de transport
    navette fluviale
  197 Train de passagers
    chemin de fer, train touristique, billet de train, gare, via rail, voyage en train
  198 Transport ferroviaire de marchandises
    chemin de fer, train de marchandises, wagon, fret ferroviaire, fret par rail, train cargo
  199 Entreprise de déménagement
    déménageur, déménagement, emballage, camion de déménagement, relocalisation, transport de meubles, déménagement de piano, aide au déménagement, livraison de meubles
  200 Camionnage
    transport de marchandises, camionneur, fret, camion à benne, longue distance, logistique, transport routier, chauffeur de camion, transport général
    compagnie de transport, transport de vrac, transport lourd, voiturier, transporteur, camionneur artisan, camions, transport de gravier, transport de bois, répartiteur
    transport de véhicules
  201 Messagerie ou livraison
    coursier, livreur, colis, livraison de repas, transitaire, expédition, livraison, skip, messagerie, livraison à domicile, livreur de restaurant, vélo-courrier
    livreur de pizza, courrier
  202 Entreposage
    mini-entrepôt, entrepôt, garde-meuble, libre-entreposage, casier, entrepôt frigorifique, location d’entrepôt, unités d’entreposage, rangement, logistique d’entrepôt
    hivernage, locker, espace de rangement
  203 Location d’autos
    auto à louer, location de voiture, autopartage, location de fourgonnette, location de véhicules, location de scooters, location de motos
  204 Location de camions et de remorques
    camion à louer, remorque à louer, fourgon, location de camion de déménagement, location de cube, location de van
  205 Location de VR
    location d’autocaravane, roulotte à louer, véhicule récréatif, location de fourgonnette aménagée, location de campeur, van à louer
  206 Stationnement
    parc de stationnement, voiturier, service de valet, stationnement à étages, place de stationnement, terrain de stationnement, stationnement payant
    location de stationnement
  207 Route ou pont à péage
    péage, autoroute, frais de pont, poste de péage, pont payant
  208 Location de bateaux
    location de kayak, canot, planche à pagaie, nolisement de yacht, ponton, pédalo, location bateau, location de motomarines, bateaux à louer, location de voilier, kayak
  209 Marina
    quai, port de plaisance, remisage de bateaux, réparation de bateaux, amarrage, réparation de bateau, mécanicien de bateaux, mécanique marine, entreposage de bateaux
  210 Aéroport ou service d’aviation
    aérodrome, hangar, piste d’atterrissage, entretien d’aéronefs, aéroport, aviation, mécanicien d’aéronefs, services aéroportuaires, club d’aviation
  211 Compagnie aérienne
    vol, avion nolisé, billet d’avion, hélicoptère, transporteur aérien, jet privé, compagnies aériennes, tours d’hélicoptère, hydravion, vols panoramiques, avion de brousse
  212 Croisières
    bateau de croisière, croisiériste, navire, souper-croisière, excursion en bateau, croisières aux baleines, tour de bateau, bateaux de croisière, croisière sur le fleuve
    bateau-mouche

  213 Hôtel ou motel
    auberge, centre de villégiature, hébergement, auberge de jeunesse, hôtellerie, hôtels, complexe hôtelier
  214 Gîte touristique
    gîte, maison d’hôtes, couette et café, chambre d’hôte, auberge de campagne, gîte du passant, bed and breakfast, b&b, agrotourisme hébergement, pension de famille
  215 Location de chalets et hébergement touristique
    location à court terme, chalet à louer, résidence de tourisme, maison de vacances, condo à louer, hôte airbnb, chalet, chalets locatifs, logement touristique
    location saisonnière
  216 Camping
    terrain de camping, emplacement de tente, prêt-à-camper, parc de vr, campement, glamping, yourtes, camping saisonnier
  217 Camp de vacances
    camp de jour, colonie de vacances, pourvoirie, camp de pêche, camp sportif, camp d’été, camp de hockey, camp de soccer, camp de chasse, centre de retraite
  218 Agence de voyages ou voyagiste
    conseiller en voyages, forfait voyage, planificateur de voyages, voyage de groupe, voyage organisé, agent de voyage, voyages, conseillère en voyage, tour opérateur
    organisateur de voyages, croisières agence
  219 Club de voyages ou vente de voyages par téléphone
    voyage à rabais, certificat-vacances, bon de voyage, abonnement voyage
  220 Multipropriété
    temps partagé, revente de multipropriété, propriété fractionnée, copropriété de vacances, time-share, timeshare, annulation de multipropriété

  221 Entrepreneur général
    construction, constructeur, rénovation, bâtisseur, agrandissement, entrepreneur en bâtiment, entrepreneurs, constructeur de maisons, rénovation de cuisine, rénovateur
    maisons neuves, réno, contracteur, construction résidentielle, sous-sol, bâtiment, cabanon
  222 Plombier
    plomberie, débouchage, chauffe-eau, tuyau, fuite, fosse septique, égout, plomberie et chauffage, débouchage de drain, tuyauterie, toilette bouchée, déboucheur
    réparation de plomberie, adoucisseur d’eau, drain français, entrepreneur en plomberie, pompe, traitement d’eau
  223 Chauffage et climatisation
    thermopompe, fournaise, climatiseur, chaudière, conduit, ventilation, frigoriste, climatisation, chauffage, air climatisé, cvac, installation de thermopompe
    réparation de thermopompe, nettoyage de conduits, géothermie, échangeur d’air, mécanicien en réfrigération, climatisation centrale, hvac, air conditionné
    régulation
  224 Électricien
    électricité, maître électricien, câblage, génératrice, panneau électrique, panneau solaire, installation de bornes, électricienne, entrepreneur électricien, électrique
    travaux électriques, filage, panneaux solaires, éclairage, énergie solaire, réparation électrique, compagnon électricien, solaire
  225 Installateur d’alarmes et de caméras
    système de sécurité, domotique, système d’alarme, caméra de surveillance, interphone, alarmes, caméras, sécurité résidentielle, contrôle d’accès, maison intelligente
    alarme incendie, câblage réseau, installation de caméras, installation de télé, intercom
  226 Maçon, plâtrier ou carreleur
    maçonnerie, briqueteur, joint de brique, plâtre, isolation, tireur de joints, pose de céramique, gypse, céramiste carreleur, carreleur, pose de tuiles, maçon
    brique et pierre, uréthane giclé, réparation de plâtre, crépi, stuc, installation de céramique, cheminée réparation, isolateur, tuile, plafond suspendu
  227 Charpentier-menuisier
    menuisier, ébéniste, charpente, terrasse en bois, moulure, finition, boiserie, armoire de cuisine, ébénisterie, patio en bois, patios, galerie, terrasses, armoires
    cuisiniste, escaliers, menuisier finisseur, travail du bois, constructeur de patios, balcon, rampes, garde-corps, portes de garage, armoires de cuisine
  228 Couvreur ou revêtement extérieur
    toiture, bardeau, gouttière, parement, réparation de toiture, ferblantier, couvreurs, toit, bardeaux, réfection de toiture, pose de gouttières, revêtement, toit plat
    toiture métallique, soffite, fascia, tôle, installation de gouttières, déneigement de toiture, entrepreneur en toiture, vinyle extérieur
  229 Béton ou pavage
    ciment, asphalte, entrée de garage, fondation, trottoir, pavé, coffrage, pavage, asphaltage, bétonnage, béton estampé, finisseur de béton, coffreur
    réparation de fondation, fissure de fondation, scellant d’asphalte, plancher de béton, époxy, bétonnière, entrée asphaltée, sciage de béton, muret
  230 Peintre en bâtiment
    peinture résidentielle, peintre, peinture intérieure, peinture commerciale, teinture de patio, peinture, peintre résidentiel, peinture de maison, entrepreneur peintre
    peinture extérieure, travaux de peinture, peinture d’armoires, tapissier, teinture de terrasses, peinture au fusil
  231 Homme à tout faire
    petits travaux, bricoleur, assemblage de meubles, réparations mineures, entretien de maison, homme de maintenance, réparations, entretien, entretien général
    bricolage à domicile, travaux divers, petite rénovation, menus travaux, entretien de bâtiments
  232 Excavation, clôture ou démolition
    pelle mécanique, clôture, démolition, terrassement, porte de garage, forage de puits, excavations, excavateur, entrepreneur en excavation, pelle, mini-pelle
    installation de clôture, pose de clôture, démolisseur, nivellement, forage, puits artésien, puisatier, installation septique, déboisement, bobcat, défrichage, creusage
    drain agricole, barrière
  233 Entrepreneur spécialisé
    pose de planchers, imperméabilisation, échafaudage, décontamination, pose de fenêtres, gicleur, sous-traitant, installation de planchers, sablage de planchers
    sableur de plancher, imperméabilisation de fondation, moisissure, désamiantage, amiante, dégât d’eau, après-sinistre, sinistre, calfeutrage, calfeutreur, sablage au jet
    radon, grue, vernissage de plancher, ascenseur, poseur de comptoirs, mur-rideau
  234 Paysagiste
    aménagement paysager, jardinier, pavé uni, irrigation, gazon en plaques, horticulteur, aménagement, paysagement, aménagement extérieur, aménagement de terrain
    architecte paysagiste, jardinage, pose de pavé, muret de pierre, entretien paysager, irrigation de pelouse, tourbe, gazon synthétique, horticulture, éclairage extérieur
    lumières de noël, plates-bandes, haie, taille de haies, terrassement paysager
  235 Entretien de pelouse
    tonte de gazon, gazon, tonte, mauvaise herbe, ramassage de feuilles, fertilisation, pelouse, coupe de gazon, tondre le gazon, aération, feuilles mortes, désherbage
    traitement de pelouse, entretien de terrain, fermeture de terrain, engrais gazon, ouverture de terrain, taille de haie
  236 Déneigement
    déneigeur, pelletage, souffleuse, épandage de sel, abrasif, neige, déneigement résidentiel, déneigement d’entrée, déneigement de toit, déneigement commercial
    contrat de déneigement, déblaiement, enlèvement de la neige, gratte, pelleter, pelleteur, entrée de cour, déneigement de stationnement, tracteur souffleur
  237 Émondage et abattage d’arbres
    arboriculteur, élagage, essouchage, émondeur, coupe d’arbres, abattage, émondage, élagueur, arbre, arboriculture, taille d’arbres, dessouchage, souche, haies de cèdres
    débroussaillage, essoucheur
  238 Réparation de climatiseurs et de réfrigérateurs
    réfrigération, réparation de congélateur, frigoriste, réparation de climatiseur, machine à glace, réparation de frigo, réparation frigidaire, réparation climatisation
    chambre froide, réfrigération commerciale, technicien en réfrigération
  239 Réparation d’électroménagers
    réparation de laveuse, réparation de sécheuse, petit électroménager, réparation d’aspirateur, réparation de four, réparateur d’électroménagers, réparation de cuisinière
    réparation de poêle, technicien en électroménagers
  240 Réparation de meubles ou rembourrage
    rembourreur, restauration de meubles, décapage, recouvrement, garnissage, réparation de chaises, rembourrage, rembourrage auto, finition de meubles, rénovation de meubles
    tapissier de meubles
  241 Soudeur
    soudure, fabrication métallique, fer forgé, soudure mobile, rampe, soudure et usinage, soudure générale, atelier de soudure, métal ouvré, forgeron, métallurgie
    structures d’acier, ferronnerie, usinage, machiniste, tôlier
  242 Serrurier
    serrure, taille de clés, clé, coffre-fort, déverrouillage de porte, clé d’auto, double de clé, barrure, débarrage, porte barrée, serrurier mobile
  243 Atelier de réparation
    réparation de petits moteurs, affûtage, réparation d’outils, réparation d’instruments, réparateur, réparation, moteurs, réparation de tondeuses, réparation de souffleuse
    affûtage de couteaux, aiguisage, réparation de scies, accordeur de piano, réparation de guitares, affûteur, aiguiseur

  244 Agence de publicité ou de marketing
    médias sociaux, référencement, marketing numérique, panneau publicitaire, image de marque, relations publiques, étude de marché, publicité, agence de pub, réseaux sociaux
    community manager, gestionnaire de communauté, marketing web, seo, stratège marketing, relationniste, influenceur, communications, placement média, création de contenu
    marketing d’affiliation, conseiller en marketing, consultante en marketing, rédaction web, sondage, génération de prospects
  245 Fabricant d’enseignes
    enseigne, affichage, bannière, enseigne au néon, lettrage, pancarte, affiches, lettrage commercial, lettreur, enseignes lumineuses, décalques, panneaux
    vinyle autocollant, signalisation
  246 Graphisme ou illustration
    graphiste, logo, illustrateur, infographie, infographiste, animation, design graphique, conception graphique, motion design, animation 2d, animation 3d, studio de design
    bédéiste, directeur artistique, modélisation 3d, conception d’emballage, graphiste pigiste
  247 Photographe
    photographie, portrait, photographe de mariage, studio de photo, photo de passeport, séance photo, photographe de famille, photographe de naissance
    photographie immobilière, photographe événementiel, photomaton, photo scolaire, photographe commercial, photographie de produits
  248 Vidéaste ou production vidéo
    vidéo, cinéaste, vidéo de mariage, montage vidéo, tournage, captation par drone, vidéographe, montage, monteur vidéo, monteuse vidéo, caméraman, réalisateur, drone
    pilote de drone, cinéma production, production cinématographique, maison de production, vidéo corporative, producteur, vidéo promotionnelle, webdiffusion en direct
    monteur
  249 Conseiller en gestion
    consultant, conseil, stratégie, coach d’affaires, gestion de projet, ressources humaines, influenceur, consultation, conseillers, coach d’entreprise, coach professionnel
    rh, conseillère rh, développement des affaires, chargé de projet, gestionnaire de projet, planification stratégique, conférencier, formateur en entreprise
    coach de carrière, firme conseil, coach exécutif, stratège, consultant indépendant, redressement d’entreprise
  250 Designer d’intérieur ou valorisation résidentielle
    design d’intérieur, décorateur, décoratrice, aménagement intérieur, désencombrement, décoration intérieure, organisatrice professionnelle, organisation résidentielle
    désencombrement maison, cuisiniste designer, consultation couleur, organisation d’espace, rangement à domicile, intérieurs
  251 Traducteur, rédacteur ou coach
    interprète, réviseur, pigiste, accompagnateur de vie, auteur, coach de vie, rédaction, traduction, traducteurs, interprétation, interprète gestuel, rédactrice
    rédaction web, conceptrice-rédactrice, correctrice, correction de textes, révision linguistique, réviseure, révision, écrivain, autrice, journaliste, coach personnel
    travail à la pige, écrivain public, biographe, scénariste, accompagnement, adjuvat, romancière, coach parental, biographie, consultante en sommeil
  252 Services professionnels
    évaluateur, commissaire à l’assermentation, médiateur, expert, travailleur autonome, inspecteur en bâtiment, services pro, inspecteur, inspection, inspection préachat
    inspecteur de maisons, évaluateur agréé, évaluateur immobilier, évaluation, estimateur, médiation, huissier, arbitre, autonome, assermentation, consultante en immigration
    conseiller en immigration, courtier en douane, recherchiste, technologue professionnel, géologue, agronome
  253 Avocat ou notaire
    cabinet d’avocats, juriste, étude notariale, conseiller juridique, divorce, immigration, parajuriste, avocats, notaires, droit, droit familial, droit de la famille
    juridique, testament, technicienne juridique, droit criminel, conseil juridique, notaire immobilier, avocat criminaliste, droit des affaires, parajuridique
  254 Comptable
    comptabilité, cpa, tenue de livres, vérificateur, paie, teneur de livres, comptable agréé, cabinet comptable, firme comptable, expert-comptable, comptabilité et impôts
    vérification comptable, technicienne comptable, commis comptable, auditeur, états financiers, technicien comptable, contrôleur
  255 Préparation de déclarations de revenus
    impôt, déclaration d’impôt, rapport d’impôt, fiscaliste, remboursement, faire des impôts, préparateur d’impôts, impôt personnel, fiscalité, impôts des particuliers
  256 Architecte ou ingénieur
    génie-conseil, architecture, arpenteur-géomètre, dessin technique, génie civil, plan, architectes, ingénieurs, firme d’ingénierie, génie, arpenteur, arpentage
    dessinateur, dessinateur en bâtiment, dessin, technologue en architecture, plans de maison, ingénieure, plans et devis, structure, dessin industriel, urbaniste
    génie mécanique, rendu 3d, design industriel
  257 Laboratoire d’essais
    analyse d’eau, analyse de sol, étalonnage, contrôle de la qualité, analyse environnementale, essais, tests, test de moisissure, qualité de l’air, test d’amiante
  258 Agence de placement
    recruteur, agence d’emploi, chasseur de têtes, travail temporaire, recrutement, main-d’œuvre, recruteuse, personnel temporaire, placement, agence d’infirmières, dotation
    emploi
  259 Adjoint virtuel ou secrétariat
    adjointe virtuelle, secrétaire, transcription, sténographe, saisie de données, rédaction de cv, adjointe administrative, adjoint administratif, assistante virtuelle
    adjointe à distance, services administratifs, secrétariat, soutien administratif, sténographie, transcriptrice, dactylo, commis de bureau, travail de bureau
    facturation médicale, sous-titrage, saisie
  260 Imprimerie ou édition
    imprimeur, sérigraphie, éditeur, carte professionnelle, dépliant, maison d’édition, impression, cartes d’affaires, édition, affiches, impression numérique, sérigraphe
    faire-part, journal édition, étiquettes, autoédition, magazine, impression offset, invitations
  261 Centre de photocopie
    photocopie, numérisation, reliure, impression 3d, reprographie, plan imprimé, imprimer, numérisation de documents, service d’impression, plastification, plans
    numérisation de photos, imprimante 3d, copie
  262 Extermination
    exterminateur, insecte, souris, punaise de lit, désinfection, gestion parasitaire, vermine, parasites, punaises, fourmis, coquerelles, rongeurs, guêpes, nid de guêpes
    moustiques, ratons laveurs, contrôle des animaux, désinsectisation, dératisation, antiparasitaire, capture d’animaux, mouffette
  263 Nettoyage commercial
    conciergerie d’immeubles, nettoyage de bureaux, concierge, entretien d’immeubles, cirage de planchers, nettoyage industriel, ménage de bureaux, décapage et cirage
    nettoyage de hottes, nettoyage de restaurants, nettoyage de bureau, entretien sanitaire, nettoyage d’écoles
  264 Lavage de vitres ou nettoyage à pression
    laveur de vitres, nettoyage à pression, nettoyage de gouttières, ramonage, ramoneur, lavage de fenêtres, vitres, ramonage de cheminées, lavage de revêtement
    lavage extérieur, nettoyage de toiture, jet d’eau, lavage de maison, graffiti, lavage de vitres ou à pression
  265 Sécurité ou détective privé
    agent de sécurité, gardien, télésurveillance, enquêteur, garde du corps, patrouille, vérification d’antécédents, sécurité, agence de sécurité, gardiennage, détective
    enquêtes, investigateur, portier, sécurité événementielle, transport de valeurs, surveillance, agence d’investigation, polygraphe
  266 Location d’outils ou d’équipement
    outil à louer, location de chapiteau, jeu gonflable, toilette portative, location de chaises, location de conteneur, location de tentes, location de tables, chapiteaux
    chapiteau, jeux gonflables, structures gonflables, toilettes chimiques, conteneurs, conteneur à déchets, location de machinerie, location de vaisselle
    location de mobilier, location de matériel, location pour fêtes, location de vélos, location de skis, location d’échafaudages, location de photobooth
    location d’outillage, location de sono, location de décors, nacelle, location pour événements
  267 Services aux entreprises
    cotravail, bureau virtuel, boîte postale, emballage, salon professionnel, centre d’appels, bureaux partagés, bureau à louer, espace de coworking, coworking
    centre d’affaires, location de bureaux, service à la clientèle, emballage et expédition, impartition, congrès, organisateur de salons, salon commercial
    traitement de commandes, déchiquetage, agent commercial, représentant, inventaire, exposition commerciale, préparation de commandes, domiciliation

  268 Banque, prêteur ou courtier hypothécaire
    services financiers, caisse, prêt, hypothèque, crédit, financement, prêt auto, banques, prêteurs, caisse populaire, prêt personnel, prêt privé, institution financière
    affacturage, société de crédit, crédit-bail, desjardins, refinancement
  269 Exploitant de guichets automatiques
    guichet automatique, distributeur de billets, guichet, retrait, guichet bancaire, machine à billets, dab
  270 Agence d’assurance
    courtier d’assurance, assurance auto, assurance habitation, assurance vie, expert en sinistre, assurances, agent d’assurance, assureur, assurance collective
    assurance maison, assurance automobile, cabinet d’assurance, conseiller en assurance, assurance voyage, assurances générales, sécurité financière
  271 Assurance vendue par téléphone ou par la poste
    garantie prolongée, assurance par téléphone, assurance par publipostage, plan de protection, garantie automobile, garantie auto, garanties, assurance directe
    garantie résidentielle
  272 Conseiller financier ou placements
    courtier en valeurs mobilières, planificateur financier, gestion de patrimoine, fonds commun, bourse, investissement, change en ligne, conseillère financière
    planification financière, placements, investisseur, gestionnaire de portefeuille, courtage, actions, fonds, épargne, capital de risque, gestion privée
    retraite placements, négociateur, coach financier, retraite
  273 Réparation de crédit ou allègement de dettes
    consolidation de dettes, redressement de crédit, règlement de dettes, syndic, modification de prêt, faillite, dettes, conseiller en crédit, proposition de consommateur
    réduction de dettes, négociation de dettes, aide aux dettes, insolvabilité, surendettement, rétablissement de crédit
  274 Dossiers de crédit ou protection d’identité
    agence d’évaluation du crédit, cote de crédit, vol d’identité, surveillance du crédit, enquête de crédit, rapport de crédit, bureau de crédit, équifax
  275 Agence de recouvrement
    recouvrement, collection de comptes, compte en souffrance, créance, agent de recouvrement, huissier de recouvrement, récupération de dettes, saisie de véhicule
    reprise de véhicule, collection, collecteur, comptes à recevoir
  276 Monnaie virtuelle
    cryptomonnaie, bitcoin, jeton, plateforme d’échange de cryptos, jeton non fongible, cybermonnaie, minage, crypto, nft, guichet bitcoin, portefeuille crypto
    actif numérique, cryptoactifs
  277 Prêt sur salaire ou encaissement de chèques
    prêt rapide, avance de fonds, prêt à court terme, comptoir d’encaissement, microprêt, avance sur paie, argent rapide, changer des chèques, prêteur sur salaire
  278 Bureau de change
    devise, change de devises, monnaie étrangère, chèque de voyage, cambiste, change, échange de devises, argent étranger, maison de change
  279 Transfert d’argent
    virement, mandat-poste, envoi d’argent, mandat, transfert de fonds, envoyer de l’argent, entreprise de services monétaires, remise d’argent, traitement de paiements
  280 Rechargement de cartes ou de portefeuilles
    carte prépayée, revente de cartes-cadeaux, portefeuille électronique, valeur stockée, recharge de carte, portefeuille numérique, rechargement, cartes rechargeables
    carte virtuelle
  281 Cautionnement judiciaire
    caution, agent de cautionnement, mise en liberté, caution pénale, cautionnements, garant de caution, chasseur de primes, agence de cautionnement
  282 Courtier immobilier
    agence immobilière, immobilier, maison à vendre, agent immobilier, vente de propriété, courtier en immeubles, courtage immobilier, agence immo, condos à vendre
    via capitale, royal lepage
  283 Propriétaire ou gestionnaire immobilier
    gestion immobilière, loyer, appartement à louer, locateur, syndicat de copropriété, logement, propriétaire, gestion d’immeubles, appartements, logements locatifs
    location d’appartement, location de chambres, locatif, immeubles à revenus, plex, gestion de condos, bail, investisseur immobilier, maison de chambres, locaux commerciaux
    administrateur de copropriété

  284 Ferme ou coopérative agricole
    agriculteur, élevage, bétail, récolte, foin, coopérative, verger, érablière, fermes, ferme laitière, ferme bio, éleveur de bovins, vaches, poules, poulets
    grandes cultures, céréales, grains, pomiculteur, producteur agricole, production agricole, apiculteur, acériculteur, bovins, chevaux, moutons, chèvres, porcherie
    coop agricole, maraîchage, travaux agricoles, pisciculture, champignonnière, micropousses, producteur
  285 Grossiste en matériaux de construction
    béton préparé, sable et gravier, barre d’armature, charpente d’acier, agrégat, gravier, sable, carrière, pierre concassée, fournisseur de béton, matériaux en gros
    concassé
  286 Équipement de restaurant et de magasin
    cuisine commerciale, étagère, balance, présentoir, four commercial, distributrice, fournitures de restaurant, équipement de restauration, équipements commerciaux
    machines à café, comptoirs réfrigérés, mobilier de magasin
  287 Fournitures de plomberie et de chauffage
    tuyauterie, robinet, baignoire, toilette, raccord, appareil sanitaire, robinetterie, pièces de plomberie, éviers, vanités, tuyaux et raccords
  288 Fournitures industrielles
    machinerie, roulement, boyau, valve, équipement de sécurité, matériel d’emballage, fournisseur de métaux, visserie, équipement industriel, pièces de machinerie
    outillage industriel, boyaux, hydraulique, pompes, valves et raccords, boulonnerie, soudure fournitures, atelier d’usinage, courroies
  289 Grossiste en bijoux et métaux précieux
    acheteur d’or, pierre précieuse, diamantaire, argent, métal précieux, bijoux en gros, achat d’or, or, rachat d’or, pierres fines, gemmes, diamants en gros, vendre de l’or
    fournisseur de bijoux, grossiste en bijou, gemmologue, lingots d’or
  290 Grossiste
    distributeur, importateur, exportateur, fabricant, manufacturier, acier, pièces électroniques, distributeur de pièces, gros, vente en gros, importation, import-export
    exportation, fabrication, usine, fabrique, fournisseur, commerce de gros, palettes, production industrielle, usinage de produits, composants électroniques
    grossiste en biens durables
  291 Produits chimiques et nettoyants
    solvant, détergent, produit d’entretien, désinfectant, résine, nettoyant industriel, nettoyants, produits ménagers, résine époxy, fournitures sanitaires, savon industriel
    lubrifiants, plastiques
  292 Grossiste alimentaire et de produits courants
    objet promotionnel, distributeur alimentaire, cadeau d’entreprise, importateur d’aliments, article promotionnel, grossiste en alimentation, distribution alimentaire
    transformation alimentaire, cadeaux corporatifs, emballages, aliments en gros, fournisseur alimentaire, fabricant d’aliments, boissons en gros, café en gros
    importation alimentaire, grossiste en viande, embouteilleur
  293 Vente par catalogue
    catalogue, vente par correspondance, commande postale, commande par téléphone, achat par catalogue
  294 Vente porte-à-porte
    colporteur, représentant itinérant, vente à domicile, démarchage, vente directe, démonstration à domicile, conseillère tupperware, vendeur itinérant, vente en réunion
    ateliers à domicile, vente à la maison, marchand itinérant, démonstratrice
  295 Vente à paliers multiples
    mlm, marketing de réseau, vente pyramidale, recrutement de vendeurs, occasion d’affaires à domicile, marketing relationnel, marketing multiniveau, multiniveau
    système pyramidal, pyramide, herbalife, doterra
  296 Boîtes par abonnement ou essais gratuits
    boîte-cadeau mensuelle, abonnement mensuel, envoi automatique, essai gratuit, renouvellement automatique, abonnements, boîte surprise, club mensuel
    facturation récurrente, abonnement par la poste, box
  297 Offres de marketing direct
    publireportage, réponse directe, occasion d’affaires, enrichissement rapide, travail à domicile, télé-achat, infopublicité, revenus passifs, travailler de la maison
    programme d’enrichissement, séminaire d’enrichissement, vu à la télé, trousse d’affaires, opportunité d’affaires
  298 Club d’achat
    club de rabais, abonnement à rabais, achat de groupe, club privilège, club d’acheteurs, carte de rabais, club d’épargne, regroupement d’achats
  299 Télémarketing
    sollicitation téléphonique, télévente, appel à froid, vente par téléphone, appel automatisé, télévendeur, appels sortants, sollicitation, démarchage téléphonique
    télémarketeur
  300 Ligne payante ou de clavardage
    numéro surtaxé, ligne de voyance, clavardage, ligne 900, ligne érotique, ligne de rencontre, téléphone rose, appel payant, sexe au téléphone, ligne chaude

  301 Garderie
    service de garde, cpe, prématernelle, gardienne, garderie en milieu familial, halte-garderie, garde d’enfants, garderie privée, rsg, gardiennage, gardien d’enfants
    nounou, éducatrice, baby-sitter, maternelle, petite enfance
  302 École privée
    école primaire, école secondaire, académie, montessori, collège privé, école, école alternative, primaire, secondaire, pensionnat, enseignement privé, école à la maison
    scolarisation à domicile
  303 Cégep, collège ou université
    enseignement supérieur, campus, droits de scolarité, établissement collégial, université, collège, cégep, études supérieures, séminaire, faculté
  304 Tutorat
    tuteur, aide aux devoirs, cours privé, préparation aux examens, soutien scolaire, orthopédagogue, tutrice, tutorat en ligne, tutorat en maths, prof privé
    professeur privé, prof, professeur, enseignante, cours particuliers, récupération scolaire, rattrapage scolaire, orthopédagogie, aide pédagogique, mentorat scolaire
    préparation aux études
  305 Cours de musique ou d’art
    professeur de piano, cours de guitare, cours de chant, école de musique, cours de peinture, cours de violon, prof de piano, cours de dessin, cours de théâtre
    cours de poterie, cours de batterie, leçons de piano, atelier de peinture, cours de céramique, académie de musique, chant
  306 École de conduite
    cours de conduite, moniteur de conduite, permis de conduire, examen routier, conduite automobile, leçons de conduite, permis, cours de moto, conduite préventive
    apprendre à conduire, auto-école
  307 École de langues et autres cours
    cours d’anglais, francisation, atelier, cours de cuisine, formation, premiers soins, école de pilotage, formation à distance, cours d’espagnol, cours de français
    professeur d’anglais, prof d’anglais, ateliers culinaires, formateur, formation continue, cours en ligne, cours, cours de couture, rcr, secourisme, pilote instructeur
    ateliers créatifs, webinaire, conférences, francisation des adultes, éducation, moniteur, cours de photo
  308 École de métiers
    formation professionnelle, école de coiffure, école de camionnage, cours technique, attestation, école d’esthétique, école de massothérapie, école de massage
    formation de cils, dep, école de soudure, formation de camionneur, école de maquillage, cours professionnel, école de tatouage
  309 École de commerce ou d’informatique
    camp de programmation, école de secrétariat, perfectionnement, formation informatique, cours d’informatique, cours d’ordinateur, formation excel, robotique
    formation en gestion, cours de codage, formation en affaires, ateliers de robotique
  310 École de danse
    ballet, cours de danse, danse sociale, studio de danse, salsa, danse en ligne, danse, professeur de danse, prof de danse, danse contemporaine, danse latine
    salsa et bachata, troupe de danse, ballet jazz, claquettes, chorégraphe, hip-hop, danse pour enfants, danse de salon

  311 Centre d’entraînement
    gym, conditionnement physique, entraîneur privé, musculation, cardiovélo, entraînement, kinésiologie, salle d’entraînement, salle de sport, fitness, entraîneuse privée
    entraîneur personnel, entraîneur, kinésiologue, coach fitness, coach sportif, spinning, cours de groupe, mise en forme, remise en forme, studio d’entraînement, zumba
    conditionnement, bootcamp, entraînement en ligne, haltérophilie
  312 Studio de yoga ou de pilates
    cours de yoga, pilates, méditation, étirement, barre, respiration, professeur de yoga, prof de yoga, professeure de yoga, enseignante de yoga, pilates reformer
    yoga chaud, yoga prénatal, yoga pour enfants, pleine conscience, tai-chi, qi gong, essentrics, retraite de yoga, centre de yoga
  313 École d’arts martiaux
    karaté, judo, boxe, jiu-jitsu, taekwondo, dojo, autodéfense, boxe française, club de boxe, gym de boxe, cours de karaté, jiujitsu, kick-boxing, muay thaï, kung-fu, lutte
    aïkido, escrime
  314 Club privé
    club de golf, club de tennis, club nautique, club social, club de membres, club de curling, club de voile, yacht club, club de chasse, club sportif, club de pickleball
    club de ski, club de motoneige, club équestre, club d’aviron, club de natation, membres, club de raquette
  315 Cours de sport et loisirs
    cours de natation, entraîneur, équitation, escalade, patinoire, ski, guide de pêche, plongée, natation, école de natation, cours de tennis, moniteur de ski
    station de ski, cours de patin, patinage, patinage artistique, école de hockey, hockey, centre équestre, gymnastique, escalade intérieure, aréna, entraîneur de soccer
    cours de surf, cours de voile, pêche guidée, guide de chasse, pêche blanche, parachutisme, tyrolienne, loisirs, sports, plein air, camp sportif, traîneau à chiens
    coach sportif, centre d’escalade
  316 Visites guidées
    guide touristique, excursion, visite à pied, tour de ville, observation de la faune, circuit gourmand, guide, observation des baleines, baleines, visites
    randonnée guidée, écotourisme, aventure, guide de montagne, tourisme, sentiers, tour gastronomique, expérience airbnb
  317 Jeu d’évasion ou centre de jeux
    parc de trampolines, lancer de la hache, paintball, minigolf, karting, jeu intérieur pour enfants, centre d’amusement, trampoline, laser-tag, fêtes d’enfants
    terrain de paintball, labyrinthe, simulateur de golf, salle de rage, autos tamponneuses, plaine de jeux, go-kart, mini-putt
  318 Équipe ou ligue sportive
    stade, tournoi, club de soccer, ligue de hockey, promoteur sportif, course, équipes, ligue, association de hockey, hockey mineur, baseball, organisateur de courses
    événement sportif, course à pied, football, ringuette, rugby, course automobile, piste de course, balle molle, ligue de garage, rodéo
  319 Terrain de golf
    champ de pratique, départ de golf, golf public, cours de golf, parcours, golfs, golf pitch, practice, disque-golf
  320 Salle de quilles
    quilles, salon de quilles, bowling, grosses quilles, ligue de quilles, petites quilles, centre de quilles, allée de quilles, jeu de quilles
  321 Salle de billard
    billard, table de billard, snooker, fléchettes, pool, salon de billard, dards
  322 Salle d’arcade
    jeu d’arcade, machine à boules, réalité virtuelle, sport électronique, salon de jeux vidéo, centre de jeux, vr, bar d’arcade
  323 Distributrices ou machines de jeux
    machine distributrice, juke-box, machine à pince, cabine photo, appareil à monnaie, distributrices automatiques, distributrice, machine à bonbons
    exploitant de distributrices
  324 Parc d’attractions, cirque ou foire
    parc thématique, carnaval, parc aquatique, fête foraine, festival, manège, maison hantée, cirque, foires, foire agricole, organisateur de festival, parc d’amusement
    glissades d’eau, exposition agricole, marché de noël, école de cirque, troupe de cirque, montagnes russes
  325 Zoo ou aquarium
    jardin zoologique, parc animalier, ferme pédagogique, safari, vie marine, zoo, aquarium public, mini-ferme, ferme d’animaux, animaux exotiques, refuge faunique, fermette
    sanctuaire animalier
  326 Musée ou attraction
    attraction touristique, exposition, site historique, centre des sciences, jardin botanique, musées, économusée, centre d’interprétation, jardins, planétarium, patrimoine
    lieu historique, site patrimonial, musée d’art
  327 Cinéma
    ciné-parc, salle de cinéma, projection, billet de cinéma, film, ciné, festival de films, cinéma de quartier
  328 Théâtre, concerts ou billetterie
    billet de spectacle, promoteur, salle de spectacle, pièce de théâtre, humour, agent d’artistes, diffuseur, théâtres, troupe de théâtre, spectacles, billets
    billetterie en ligne, revente de billets, vente de billets, producteur de spectacles, agence d’artistes, agent artistique, soirée d’humour, humoriste spectacle
    improvisation, opéra, agence de mannequins, production de spectacles, marionnettes, gérance d’artistes
  329 Musicien, DJ ou artiste de scène
    groupe de musique, disc-jockey, chanteur, magicien, clown, orchestre, studio d’enregistrement, sonorisation, musiciens, musicienne, musique, dj mobile, disco mobile
    dj mariage, groupe, chansonnier, chanteuse, auteur-compositeur, magicienne, humoriste, animateur, animation, animation de fêtes, comédien, comédienne, acteur, actrice
    mascotte, père noël, spectacle pour enfants, sonorisateur, son et éclairage, sono, preneur de son, réalisateur musical, producteur de musique
  330 Casino ou paris
    jeu de hasard, pari sportif, poker, preneur aux livres, machine à sous, bingo, mise d’argent, paris, jeux de hasard, bookmaker, salle de bingo, poker tournoi, gageure
    gambling, maison de jeu, soirée casino
  331 Jeux d’argent en ligne
    casino en ligne, pari en ligne, poker en ligne, ligue fantaisie avec prix, jeu d’adresse payant, casino web, poker internet, bingo en ligne, site de paris, appli de paris
  332 Courses de chevaux ou de chiens
    hippodrome, pari mutuel, course de lévriers, pari hippique, course sous harnais, trot attelé
  333 Loterie d’État américaine
    loterie, loto, billet à gratter, gros lot, tirage, grattteux, gratteux
  334 Loterie provinciale ou étrangère
    loterie, loto, tirage moitié-moitié, tombola, billet de loterie, loto-québec, tirages, tirage au sort, 6/49, concours payant

  335 Organisme sans but lucratif
    obnl, bienfaisance, fondation, don, banque alimentaire, collecte de fonds, organisme communautaire, osbl, organisme, organisme de charité, charité, œuvre de charité
    campagne de financement, refuge, refuge pour animaux, refuge animalier, spca, ong, bénévoles, bénévolat, aide humanitaire, soupe populaire, entraide, centre d’entraide
    maison des jeunes, organisation communautaire, maison d’hébergement, levée de fonds
  336 Église ou organisme religieux
    paroisse, mosquée, temple, synagogue, culte, dîme, lieu de culte, église, religieux, pasteur, mission religieuse, chapelle, fabrique de paroisse, congrégation, monastère
    évangélique, prêtre, centre spirituel, cathédrale, dons religieux, communauté religieuse, gurdwara, mandir, tabernacle, mosquée et centre islamique
  337 Association civique ou sociale
    club social, anciens combattants, scouts, centre communautaire, club de l’âge d’or, groupe jeunesse, club optimiste, club lions, chevaliers de colomb, légion, vétérans
    guides, centre de loisirs, association culturelle, club rotary, cercle de fermières, fadoq, fraternité, jeunesse, club d’autos, club de lecture, clubs sociaux
    maison de la culture, association de parents
  338 Association ou syndicat
    association professionnelle, chambre de commerce, ordre professionnel, regroupement, syndicat de travailleurs, syndicats, association de propriétaires
    association de quartier, fédération, confédération, adhésion, membre association, association étudiante, guilde, corporation professionnelle, association de commerçants
    association de riverains
  339 Organisation politique
    campagne électorale, parti politique, candidat, comité électoral, militantisme, politique, parti, élection, politicien, lobbyiste, militants, groupe de pression
    dons politiques, association de circonscription, député, financement politique, parti municipal
  340 Administration publique
    municipalité, hôtel de ville, ville, permis, bibliothèque publique, palais de justice, gouvernement, mairie, mrc, bibliothèque, greffe, tribunal, service public
    conseil de bande, services municipaux, fonction publique, ministère, gouvernemental, police, service incendie, organisme public, cour municipale
  341 Services publics ou collecte de déchets
    électricité, aqueduc, gaz naturel, déchets, poubelle, recyclage, ramassage de rebuts, égout, électricité fournisseur, énergie, hydro, eau, ordures, vidanges, collecte
    gestion des déchets, matières résiduelles, récupération, ramassage d’encombrants, encombrants, débarras, ramassage, débris, enlèvement de débris, vide-maison, rebuts
    compost, centre de tri, dépotoir, ramassage de meubles, écocentre
`);
