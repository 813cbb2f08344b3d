import { readIndustries } from './read-industries.ts';

/** Jewelry, sports, books and hobbies: `id mcc marks | English label | French label | English keywords | French keywords`. */
export const HOBBIES = readIndustries(
  6,
  `
  86 5944 RETAIL | Jewelry store | Bijouterie | jeweler, ring, necklace, diamond, gold, engagement ring, earring, jewellery, watch, clock | bijou, bague, collier, diamant, or, bague de fiançailles, boucle d’oreille, joaillier, montre, horloge
  87 7631 | Watch and jewelry repair | Réparation de montres et de bijoux | watchmaker, watch battery, ring sizing, goldsmith, clock repair, stone setting | horloger, pile de montre, ajustement de bague, orfèvre, sertissage, réparation d’horloges
  88 5940 | Bike shop | Boutique de vélos | bicycle, e-bike, cycling, bike repair, mountain bike, bicycle tune-up | bicyclette, vélo électrique, cyclisme, réparation de vélos, vélo de montagne, mise au point de vélo
  89 5941 RETAIL | Sporting goods | Articles de sport | sports equipment, fishing tackle, camping gear, hockey, ski, golf club, skate | équipement sportif, article de pêche, matériel de camping, hockey, ski, bâton de golf, patin, plein air
  90 5942 RETAIL | Bookstore | Librairie | book, used books, comic book, textbook, bookseller, novel | livre, livre usagé, bande dessinée, manuel scolaire, libraire, roman
  91 5945 RETAIL | Toy, game and hobby shop | Jouets, jeux et loisirs | toy, board game, puzzle, model train, video game store, card game, doll | jouet, jeu de société, casse-tête, train miniature, jeu vidéo, jeu de cartes, modélisme, poupée
  92 5949 RETAIL | Fabric and sewing shop | Tissus et couture | textile, yarn, quilting, thread, knitting, needlework, sewing notions | textile, laine, courtepointe, fil, tricot, mercerie, broderie
  93 5733 RETAIL | Musical instruments | Instruments de musique | guitar, piano, drum, sheet music, violin, music store, amplifier | guitare, piano, batterie, partition, violon, magasin de musique, amplificateur
  94 5735 RETAIL | Records, CDs and movies | Disques, CD et films | vinyl, record store, dvd, music album, used cds | vinyle, disquaire, dvd, album de musique, disque usagé
  95 5946 RETAIL | Camera store | Magasin d’appareils photo | camera, lens, tripod, photo equipment, film, binoculars | appareil photo, objectif, trépied, matériel photographique, pellicule, jumelles
`,
);
