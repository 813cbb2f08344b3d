import { parseIndustries } from '../parse-industries.ts';

/** Age-restricted and regulated products; one block each, in the shape that `read-industries.ts` explains. */
export const REGULATED = parseIndustries(
  8,
  `
  111 5993 RETAIL PROHIBITED | Tobacco or cigar shop | Tabagie
    en smoke shop, cigarette, cigar, tobacconist, pipe tobacco, chewing tobacco, nicotine pouch, tobacco products, tobacco, smokeshop, snuff, zyn, cigar bar, humidor
    en rolling tobacco
    fr tabac, cigarette, cigare, pipe, tabac à chiquer, sachet de nicotine, produits du tabac, tabagiste, cigarillo, cave à cigares
  112 5993 RETAIL PROHIBITED | Vape shop | Boutique de vapotage
    en e-cigarette, vaping, e-liquid, vape juice, electronic cigarette, pod, mod, vapor shop, e-cig, ecig, vaporizer shop, juul, vape pens
    fr cigarette électronique, vapoteuse, e-liquide, vapoter, vape, nicotine, puff
  113 5993 RETAIL PROHIBITED | Head shop | Boutique d’accessoires pour fumeurs
    en bong, glass pipe, rolling paper, grinder, drug paraphernalia, smoking accessory, vaporizer, pipes, smoke accessories, smoking supplies, hookah store
    fr bong, pipe en verre, papier à rouler, moulin à herbe, attirail de consommation, vaporisateur, grinder, head shop, articles pour fumeurs
  114 5993 PROHIBITED | Hookah lounge | Bar à chicha
    en shisha, hookah bar, water pipe, cigar lounge, narghile, hookah, hookah cafe
    fr chicha, narguilé, pipe à eau, salon de cigares, houka, chicha lounge, shisha
  115 5999 RETAIL PROHIBITED | Hemp or CBD products | Produits de chanvre ou de CBD
    en cannabidiol, cbd oil, hemp oil, delta-8, cbd gummy, hemp flower, cbd, hemp, cbd gummies, cbd for pets, delta 9, hhc, hemp farm
    fr cannabidiol, huile de cbd, huile de chanvre, jujube au cbd, fleur de chanvre, chanvre, cbd, delta-8, graines de chanvre, cbd pour animaux, bonbons au cbd
  116 5993 RETAIL CLOSED_BY_LAW | Cannabis store | Magasin de cannabis
    en marijuana, dispensary, weed, pot shop, thc, edible, medical marijuana, cannabis seed, weed delivery, grow op, budtender, ganja, hash
    fr marijuana, dispensaire, pot, thc, cannabis comestible, cannabis médical, graine de cannabis, weed, mari, sqdc, livraison de cannabis, haschich, culture de cannabis
  117 5499 RETAIL PROHIBITED | Kratom, kava or mushroom products | Kratom, kava ou champignons
    en kratom, kava bar, herbal high, magic mushroom, psychoactive herb, psilocybin, salvia, kava, mushrooms, shrooms, psychedelics, mushroom gummies, microdosing, ketamine
    en ayahuasca, amanita, legal highs, 7-oh
    fr kratom, kava, champignon magique, plante psychoactive, psilocybine, euphorisant, sauge divinatoire, champignons hallucinogènes, psychédéliques, microdose, psilo
    fr kratom en poudre
  118 5999 RETAIL PROHIBITED | Guns and firearms | Armes à feu
    en gun shop, firearm, gun dealer, rifle, pistol, gunsmith, shotgun, gun parts, gun seller, ffl, ar-15, handguns, hunting rifles, weapons dealer, gun range, shooting range
    en arms dealer, gun accessories
    fr armurerie, arme, fusil, carabine, pistolet, armurier, pièce d’arme, armurerie en ligne, vente d’armes, armes de chasse, champ de tir, club de tir, révolver
  119 5999 RETAIL PROHIBITED | Ammunition or weapons | Munitions ou armes
    en ammo, bullet, reloading, silencer, body armor, stun gun, pepper spray, explosives, ammunition, weapons, knives and weapons, body armour, tasers, brass knuckles
    en suppressors, swords, bulk ammo, gunpowder, dynamite, mace
    fr balle, cartouche, rechargement, silencieux, gilet pare-balles, pistolet électrique, gaz poivré, explosif, munition, balles de fusil, armes blanches, poudre à canon
    fr poivre de cayenne, vente de munitions, poing américain
  120 5999 RETAIL PROHIBITED | Fireworks | Feux d’artifice
    en firecracker, pyrotechnics, sparkler, rocket, fireworks stand, pyrotechnician, fireworks show, pyro, fire works, fireworks display
    fr pétard, pyrotechnie, feu de bengale, fusée, pièce pyrotechnique, artificier, pyrotechnicien, spectacle pyrotechnique
  121 5999 RETAIL PROHIBITED | Adult store | Boutique érotique
    en sex toy, erotic, sex shop, adult novelty, intimate product, adult products, adult novelties, erotic lingerie, vibrators, lovers store, bdsm, dildos, romance store
    fr jouet sexuel, érotique, sex-shop, produit intime, article pour adultes, boutique coquine, vibrateur, lingerie érotique
  122 5967 CLOSED_BY_NETWORKS | Adult content or entertainment | Contenu ou divertissement pour adultes
    en porn, pornography, xxx, adult website, adult video, strip club, webcam, onlyfans, only fans, onlyfans creator, stripper, exotic dancer, porn site, cam girl, sex cam
    en adult films, erotic videos, strip joint, nude photos
    fr porno, pornographie, xxx, site pour adultes, vidéo pour adultes, bar de danseuses, webcam, danseuse nue, danseuses, danseuse exotique, film pornographique, strip-tease
    fr films érotiques, photos érotiques, créatrice onlyfans, effeuilleuse
  123 5122 RETAIL PROHIBITED | Online or mail-order pharmacy | Pharmacie en ligne ou par correspondance
    en internet pharmacy, prescription by mail, online drugstore, weight-loss drug, telehealth medication, peptide, canadian pharmacy, prescription delivery, ozempic
    en semaglutide, viagra, steroids, glp-1, sarms
    fr pharmacie internet, ordonnance par la poste, médicament en ligne, médicament amaigrissant, peptide, stéroïdes, pharmacie virtuelle
`,
);
