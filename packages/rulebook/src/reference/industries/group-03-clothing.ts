import { readIndustries } from './read-industries.ts';

/** Clothing, shoes and accessories: `id mcc marks | English label | French label | English keywords | French keywords`. */
export const CLOTHING = readIndustries(
  3,
  `
  37 5651 RETAIL | Clothing store | Magasin de vêtements | apparel, clothes, fashion, outfit, jeans, jacket, family wear, fur coat | vêtement, mode, habillement, jeans, manteau, linge, fourrure
  38 5691 RETAIL | Fashion boutique | Boutique de mode | boutique, designer clothes, online boutique, streetwear, unisex clothing, men and women | boutique, vêtement griffé, créateur de mode, boutique en ligne, mode urbaine, vêtement unisexe
  39 5621 RETAIL | Women’s clothing | Vêtements pour femmes | dress, ladieswear, blouse, skirt, plus size, maternity wear, lingerie | robe, blouse, jupe, taille plus, vêtement de maternité, lingerie, prêt-à-porter féminin
  40 5621 RETAIL | Bridal shop | Boutique de mariage | wedding dress, bridal gown, bridesmaid, veil, prom dress, quinceañera | robe de mariée, mariée, demoiselle d’honneur, voile, robe de bal, robe de soirée
  41 5611 RETAIL | Men’s clothing | Vêtements pour hommes | menswear, suit, tie, dress shirt, big and tall, tuxedo | complet, cravate, chemise, veston, taille forte, smoking
  42 5641 RETAIL | Children’s and baby clothing | Vêtements pour enfants et bébés | kids clothes, baby store, newborn, toddler, infant, stroller | linge pour bébé, boutique pour bébé, nouveau-né, bambin, tout-petit, poussette
  43 5655 RETAIL | Sportswear | Vêtements de sport | activewear, team jersey, yoga pants, athletic wear, riding apparel, swimsuit | vêtement athlétique, chandail d’équipe, legging, maillot de bain, tenue d’équitation, tenue d’entraînement
  44 5699 RETAIL | Custom T-shirts and apparel | T-shirts et vêtements personnalisés | printed shirt, screen-printed tee, embroidery, hoodie, merch, team shirt, heat press, costume, dance wear | chandail imprimé, broderie, coton ouaté, tee-shirt, vêtement promotionnel, sérigraphie, costume, vêtement de danse
  45 5661 RETAIL | Shoe store | Magasin de chaussures | footwear, sneaker, boot, sandal, heel, orthopedic shoe | chaussure, espadrille, botte, sandale, talon haut, soulier
  46 5631 RETAIL | Fashion accessories | Accessoires de mode | handbag, scarf, hat, sunglasses, belt, purse, hair accessory | sacoche, foulard, chapeau, lunettes de soleil, ceinture, sac à main, accessoire à cheveux
  47 5948 RETAIL | Luggage and leather goods | Maroquinerie et bagages | suitcase, leather, wallet, briefcase, travel bag, backpack | valise, cuir, portefeuille, porte-documents, sac de voyage, sac à dos
  48 5698 RETAIL | Wigs and hair extensions | Perruques et rallonges | wig, hairpiece, toupee, weave, braiding hair | perruque, postiche, toupet, rallonge capillaire, prothèse capillaire
  49 5697 | Tailor or alterations | Tailleur ou couturière | seamstress, hemming, dressmaker, sewing repair, mending, suit fitting | couture, retouche, ourlet, ajustement, réparation de vêtements, sur mesure
  50 7296 | Formal wear and costume rental | Location de vêtements et de costumes | tuxedo rental, gown rental, dress hire, uniform rental, costume hire | location de smoking, location de robe, location d’uniformes, costume à louer, habit de gala
  51 5137 RETAIL | Uniforms and workwear | Uniformes et vêtements de travail | scrubs, work boots, safety vest, coverall, school uniform, chef coat | sarrau, bottes de travail, veste de sécurité, salopette, uniforme scolaire, uniforme médical
`,
);
