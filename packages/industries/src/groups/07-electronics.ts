import { parseIndustries } from '../parse-industries.ts';

/** Electronics, phone and digital; one block each, in the shape that `read-industries.ts` explains. */
export const ELECTRONICS = parseIndustries(
  7,
  `
  96 5732 RETAIL | Electronics store | Magasin d’électronique
    en television, stereo, speaker, home theater, audio, drone, gadget, tvs, headphones, vacuum robots, used electronics
    fr télévision, chaîne stéréo, haut-parleur, cinéma maison, audio, drone, gadget, télés, appareils électroniques, écouteurs, audio-vidéo, son
  97 5734 RETAIL | Computer store | Magasin d’informatique
    en laptop, desktop computer, software, printer, tablet, computer accessory, computer reseller, pc builder, custom pcs, gaming pc, refurbished computers, computer parts
    en mac reseller
    fr ordinateur, portable, logiciel, imprimante, tablette, accessoire informatique, revendeur informatique, pièces d’ordinateur, ordinateurs usagés, pc sur mesure
    fr vente d’ordinateurs
  98 4812 RETAIL | Cell phone store | Magasin de cellulaires
    en mobile phone, smartphone, phone case, wireless dealer, phone accessory, sim card, iphone reseller, phones, phone accessories, used phones
    fr cellulaire, téléphone intelligent, étui, téléphone mobile, accessoire de téléphone, carte sim, sans-fil, téléphones, téléphones usagés, iphone
  99 7622 | Phone, TV and electronics repair | Réparation de cellulaires et d’électronique
    en screen repair, phone repair, tablet repair, television repair, game console repair, stereo repair, iphone repair, phone fix, cracked screen, ipad repair, phone technician
    en device repair
    fr réparation d’écran, réparation de téléphone, réparation de tablette, télévision, console de jeu, chaîne stéréo, réparation iphone, réparation de télé, écran brisé
  100 7379 | Computer repair and IT support | Réparation d’ordinateurs et soutien informatique
    en tech support, virus removal, managed services, network, help desk, data recovery, cybersecurity, it consultant, it company, computer technician, pc repair, msp, geek
    en laptop repair, cyber security, tech company, system administrator, information technology, it consulting, network installation
    fr dépannage informatique, virus, services gérés, réseau, technicien informatique, récupération de données, cybersécurité, informatique, soutien technique, technicien
    fr services ti, réparation pc, consultant ti, administrateur réseau, sécurité informatique, réseautique, support informatique, dépanneur informatique
  101 7372 | Software or app development | Développement de logiciels et d’applications
    en programmer, developer, coding, mobile app, it services, database, artificial intelligence, data processing, software, software engineer, app, ai, chatbot
    en machine learning, data scientist, data analyst, game developer, blockchain developer, web app, web applications, custom software, it contractor, software consultant
    en devops, python developer, tech startup, software lab
    fr programmeur, développeur, programmation, application mobile, services informatiques, base de données, intelligence artificielle, logiciel, application, ingénieur logiciel
    fr programmation web, ia, analyste de données, science des données, consultant logiciel, codeur, entreprise techno, logiciels
  102 7372 | Web design | Conception de sites Web
    en website, web developer, website builder, ux design, online store setup, webmaster, web development, wordpress developer, shopify developer, website creator, landing pages
    en ecommerce websites, website maintenance, ui designer, web agency, wix
    fr site web, développeur web, concepteur web, conception ux, création de boutique en ligne, webmestre, designer web, wordpress, agence web, intégrateur web, site internet
    fr webdesign, refonte de site
  103 4816 | Web hosting or online service | Hébergement Web ou service en ligne
    en domain name, server, cloud, email hosting, streaming platform, online membership, web portal, hosting, domains, domain registrar, online community, internet services
    en membership site, website membership, online directory, marketplace website, patreon
    fr nom de domaine, serveur, infonuagique, courriel, diffusion en continu, abonnement en ligne, portail web, hébergement de sites, hébergeur, plateforme en ligne
    fr communauté en ligne
  104 5817 | Software subscriptions and apps | Abonnements logiciels et applications
    en saas, software license, app store, plugin, digital tool, cloud software, saas startup, b2b software
    fr logiciel-service, licence de logiciel, extension, outil numérique, appli, logiciel en nuage, saas, licences, plugiciels
  105 5816 | Online games | Jeux en ligne
    en video game, game credits, in-game item, mobile game, game studio, game key, indie games, gaming, game publisher, esports game, roblox, game server
    fr jeu vidéo, crédit de jeu, objet virtuel, jeu mobile, studio de jeux, clé de jeu, jeux, développeur de jeux
  106 5815 | Digital books, music and courses | Livres, musique et cours numériques
    en e-book, download, digital product, podcast, stock photo, video course, printable, ebooks, online courses, presets, audiobooks, digital planner, templates, course creator
    en beats, youtuber, content creator, streamer, newsletter, blogger, twitch streamer, gumroad
    fr livre numérique, téléchargement, produit numérique, balado, banque de photos, formation vidéo, fichier à imprimer, cours en ligne, podcast, baladodiffusion, youtubeur
    fr créateur de contenu, blogueuse, infolettre, gabarits, livre audio
  107 4814 | Phone or internet provider | Fournisseur de téléphonie ou d’Internet
    en telecom, isp, wireless carrier, voip, fiber, answering service, telecommunications, phone company, telephone company, mobile carrier, call answering
    fr télécom, fournisseur internet, téléphonie ip, fibre optique, forfait mobile, service de réponse téléphonique, internet, fournisseur d’accès, téléphonie
    fr compagnie de téléphone, fibre, télécommunications, ligne téléphonique, voip
  108 4814 PROHIBITED | Prepaid phone cards | Cartes téléphoniques prépayées
    en calling card, phone minutes, top-up, prepaid minutes, airtime, long distance card, prepaid sim
    fr carte d’appel, minutes prépayées, recharge, interurbain, temps d’antenne, recharge mobile, sim prépayée
  109 4899 | TV, radio or streaming service | Télévision, radio ou diffusion en continu
    en cable, satellite, broadcaster, radio station, pay tv, channel, radio, iptv, radio host
    fr câble, satellite, télédiffuseur, station de radio, télé payante, chaîne, webdiffusion, télévision, télé, poste de radio, câblodistributeur, diffuseur, streaming
    fr radiodiffuseur
  110 7841 | Video and game rental | Location de films et de jeux
    en movie rental, dvd rental, video store, console rental, game rental, rent movies
    fr location de dvd, club vidéo, location de consoles, film à louer, vidéoclub
`,
);
