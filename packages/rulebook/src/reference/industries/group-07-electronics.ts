import { readIndustries } from './read-industries.ts';

/** Electronics, phone and digital: `id mcc marks | English label | French label | English keywords | French keywords`. */
export const ELECTRONICS = readIndustries(
  7,
  `
  96 5732 RETAIL | Electronics store | Magasin d’électronique | television, stereo, speaker, home theater, audio, drone, gadget | télévision, chaîne stéréo, haut-parleur, cinéma maison, audio, drone, gadget
  97 5734 RETAIL | Computer store | Magasin d’informatique | laptop, desktop computer, software, printer, tablet, computer accessory, computer reseller | ordinateur, portable, logiciel, imprimante, tablette, accessoire informatique, revendeur informatique
  98 4812 RETAIL | Cell phone store | Magasin de cellulaires | mobile phone, smartphone, phone case, wireless dealer, phone accessory, sim card | cellulaire, téléphone intelligent, étui, téléphone mobile, accessoire de téléphone, carte sim, sans-fil
  99 7622 | Phone, TV and electronics repair | Réparation de cellulaires et d’électronique | screen repair, phone repair, tablet repair, television repair, game console repair, stereo repair | réparation d’écran, réparation de téléphone, réparation de tablette, télévision, console de jeu, chaîne stéréo
  100 7379 | Computer repair and IT support | Réparation d’ordinateurs et soutien informatique | tech support, virus removal, managed services, network, help desk, data recovery, cybersecurity | dépannage informatique, virus, services gérés, réseau, technicien informatique, récupération de données, cybersécurité
  101 7372 | Software or app development | Développement de logiciels et d’applications | programmer, developer, coding, mobile app, it services, database, artificial intelligence, data processing | programmeur, développeur, programmation, application mobile, services informatiques, base de données, intelligence artificielle
  102 7372 | Web design | Conception de sites Web | website, web developer, website builder, ux design, online store setup, webmaster | site web, développeur web, concepteur web, conception ux, création de boutique en ligne, webmestre
  103 4816 | Web hosting or online service | Hébergement Web ou service en ligne | domain name, server, cloud, email hosting, streaming platform, online membership, web portal | nom de domaine, serveur, infonuagique, courriel, diffusion en continu, abonnement en ligne, portail web
  104 5817 | Software subscriptions and apps | Abonnements logiciels et applications | saas, software license, app store, plugin, digital tool, cloud software | logiciel-service, licence de logiciel, extension, outil numérique, appli, logiciel en nuage
  105 5816 | Online games | Jeux en ligne | video game, game credits, in-game item, mobile game, game studio, game key | jeu vidéo, crédit de jeu, objet virtuel, jeu mobile, studio de jeux, clé de jeu
  106 5815 | Digital books, music and courses | Livres, musique et cours numériques | e-book, download, digital product, podcast, stock photo, video course, printable | livre numérique, téléchargement, produit numérique, balado, banque de photos, formation vidéo, fichier à imprimer
  107 4814 | Phone or internet provider | Fournisseur de téléphonie ou d’Internet | telecom, isp, wireless carrier, voip, fiber, answering service, telecommunications | télécom, fournisseur internet, téléphonie ip, fibre optique, forfait mobile, service de réponse téléphonique
  108 4814 PROHIBITED | Prepaid phone cards | Cartes téléphoniques prépayées | calling card, phone minutes, top-up, prepaid minutes, airtime, long distance card | carte d’appel, minutes prépayées, recharge, interurbain, temps d’antenne
  109 4899 | TV, radio or streaming service | Télévision, radio ou diffusion en continu | cable, satellite, broadcaster, radio station, pay tv, channel | câble, satellite, télédiffuseur, station de radio, télé payante, chaîne, webdiffusion
  110 7841 | Video and game rental | Location de films et de jeux | movie rental, dvd rental, video store, console rental, game rental | location de dvd, club vidéo, location de consoles, film à louer, vidéoclub
`,
);
