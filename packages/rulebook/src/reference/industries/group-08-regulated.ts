import { readIndustries } from './read-industries.ts';

/** Age-restricted and regulated products: `id mcc marks | English label | French label | English keywords | French keywords`. */
export const REGULATED = readIndustries(
  8,
  `
  111 5993 RETAIL PROHIBITED | Tobacco or cigar shop | Tabagie | smoke shop, cigarette, cigar, tobacconist, pipe tobacco, chewing tobacco, nicotine pouch, tobacco products | tabac, cigarette, cigare, pipe, tabac à chiquer, sachet de nicotine, produits du tabac
  112 5993 RETAIL PROHIBITED | Vape shop | Boutique de vapotage | e-cigarette, vaping, e-liquid, vape juice, electronic cigarette, pod, mod | cigarette électronique, vapoteuse, e-liquide, vapoter, vape, nicotine
  113 5993 RETAIL PROHIBITED | Head shop | Boutique d’accessoires pour fumeurs | bong, glass pipe, rolling paper, grinder, drug paraphernalia, smoking accessory, vaporizer | bong, pipe en verre, papier à rouler, moulin à herbe, attirail de consommation, vaporisateur
  114 5993 PROHIBITED | Hookah lounge | Bar à chicha | shisha, hookah bar, water pipe, cigar lounge, narghile | chicha, narguilé, pipe à eau, salon de cigares, houka
  115 5999 RETAIL PROHIBITED | Hemp or CBD products | Produits de chanvre ou de CBD | cannabidiol, cbd oil, hemp oil, delta-8, cbd gummy, hemp flower | cannabidiol, huile de cbd, huile de chanvre, jujube au cbd, fleur de chanvre, chanvre, cbd
  116 5993 RETAIL SUPER_PROHIBITED | Cannabis store | Magasin de cannabis | marijuana, dispensary, weed, pot shop, thc, edible, medical marijuana, cannabis seed | marijuana, dispensaire, pot, thc, cannabis comestible, cannabis médical, graine de cannabis
  117 5499 RETAIL PROHIBITED | Kratom, kava or mushroom products | Kratom, kava ou champignons | kratom, kava bar, herbal high, magic mushroom, psychoactive herb, psilocybin, salvia | kratom, kava, champignon magique, plante psychoactive, psilocybine, euphorisant, sauge divinatoire
  118 5999 RETAIL PROHIBITED | Guns and firearms | Armes à feu | gun shop, firearm, gun dealer, rifle, pistol, gunsmith, shotgun, gun parts | armurerie, arme, fusil, carabine, pistolet, armurier, pièce d’arme
  119 5999 RETAIL PROHIBITED | Ammunition or weapons | Munitions ou armes | ammo, bullet, reloading, silencer, body armor, stun gun, pepper spray, explosives | balle, cartouche, rechargement, silencieux, gilet pare-balles, pistolet électrique, gaz poivré, explosif
  120 5999 RETAIL PROHIBITED | Fireworks | Feux d’artifice | firecracker, pyrotechnics, sparkler, rocket, fireworks stand | pétard, pyrotechnie, feu de bengale, fusée, pièce pyrotechnique
  121 5999 RETAIL PROHIBITED | Adult store | Boutique érotique | sex toy, erotic, sex shop, adult novelty, intimate product, adult products | jouet sexuel, érotique, sex-shop, produit intime, article pour adultes
  122 5967 SUPER_PROHIBITED | Adult content or entertainment | Contenu ou divertissement pour adultes | porn, pornography, xxx, adult website, adult video, strip club, webcam | porno, pornographie, xxx, site pour adultes, vidéo pour adultes, bar de danseuses, webcam
  123 5122 RETAIL PROHIBITED | Online or mail-order pharmacy | Pharmacie en ligne ou par correspondance | internet pharmacy, prescription by mail, online drugstore, weight-loss drug, telehealth medication, peptide | pharmacie internet, ordonnance par la poste, médicament en ligne, médicament amaigrissant, peptide
`,
);
