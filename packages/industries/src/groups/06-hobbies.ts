import { parseIndustries } from '../parse-industries.ts';

/** Jewelry, sports, books and hobbies; one block each, in the shape that `read-industries.ts` explains. */
export const HOBBIES = parseIndustries(
  6,
  `
  86 5944 RETAIL | Jewelry store | Bijouterie | Jewellery store
    en jeweler, ring, necklace, diamond, gold, engagement ring, earring, jewellery, watch, clock, jewelry designer, permanent jewelry, bracelets, fine jewelry, silver jewelry
    en luxury watches
    fr bijou, bague, collier, diamant, or, bague de fiançailles, boucle d’oreille, joaillier, montre, horloge, bijoux, créatrice de bijoux, bijoux permanents
  87 7631 | Watch and jewelry repair | Réparation de montres et de bijoux | Watch and jewellery repair
    en watchmaker, watch battery, ring sizing, goldsmith, clock repair, stone setting, ring resizing, jeweler repair
    fr horloger, pile de montre, ajustement de bague, orfèvre, sertissage, réparation d’horloges, réparation de bijou, horlogère, changement de pile
  88 5940 | Bike shop | Boutique de vélos
    en bicycle, e-bike, cycling, bike repair, mountain bike, bicycle tune-up, bike mechanic, ebikes, electric bikes
    fr bicyclette, vélo électrique, cyclisme, réparation de vélos, vélo de montagne, mise au point de vélo, mécanicien de vélo, atelier de vélo
  89 5941 RETAIL | Sporting goods | Articles de sport
    en sports equipment, fishing tackle, camping gear, hockey, ski, golf club, skate, sports store, bait and tackle, bait shop, outdoor gear, surf shop, skateboard shop, archery
    en hunting gear, fitness equipment, gym equipment, snowboard, pickleball paddles
    fr équipement sportif, article de pêche, matériel de camping, hockey, ski, bâton de golf, patin, plein air, articles de chasse, boutique de sport, vélos et skis
    fr planche à neige, skateboard, surf, équipement d’entraînement, appâts
  90 5942 RETAIL | Bookstore | Librairie
    en book, used books, comic book, textbook, bookseller, novel, bookshop, comics, manga, rare books
    fr livre, livre usagé, bande dessinée, manuel scolaire, libraire, roman, bouquins, librairie jeunesse, bd, mangas, livres rares
  91 5945 RETAIL | Toy, game and hobby shop | Jouets, jeux et loisirs
    en toy, board game, puzzle, model train, video game store, card game, doll, teddy bear, games, model kits, rc cars, magic cards, retro games, lego, plushies
    en educational toys
    fr jouet, jeu de société, casse-tête, train miniature, jeu vidéo, jeu de cartes, modélisme, poupée, toutou, jeux, modèles réduits, peluches, ludothèque, jeux de rôle
  92 5949 RETAIL | Fabric and sewing shop | Tissus et couture
    en textile, yarn, quilting, thread, knitting, needlework, sewing notions, button, zipper, fabric, sewing supplies, wool, embroidery supplies
    fr textile, laine, courtepointe, fil, tricot, mercerie, broderie, bouton, tissus, couture fournitures, patrons de couture
  93 5733 RETAIL | Musical instruments | Instruments de musique
    en guitar, piano, drum, sheet music, violin, music store, amplifier, saxophone, accordion, ukulele, trumpet, instruments, luthier, music gear, band instruments
    fr guitare, piano, batterie, partition, violon, magasin de musique, amplificateur, accordéon, trompette, équipement de musique
  94 5735 RETAIL | Records, CDs and movies | Disques, CD et films
    en vinyl, record store, dvd, music album, used cds, cds
    fr vinyle, disquaire, dvd, album de musique, disque usagé, disques, cd, films, musique usagée
  95 5946 RETAIL | Camera store | Magasin d’appareils photo
    en camera, lens, tripod, photo equipment, film, binoculars, photo gear, lenses
    fr appareil photo, objectif, trépied, matériel photographique, pellicule, jumelles, caméras, lentilles photo, équipement photo
`,
);
