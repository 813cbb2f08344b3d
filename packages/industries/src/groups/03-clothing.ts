import { parseIndustries } from '../parse-industries.ts';

/** Clothing, shoes and accessories; one block each, in the shape that `read-industries.ts` explains. */
export const CLOTHING = parseIndustries(
  3,
  `
  37 5651 RETAIL | Clothing store | Magasin de vêtements
    en apparel, clothes, fashion, outfit, jeans, jacket, family wear, fur coat, raincoat, outerwear, socks, clothing brand, clothing line, garments, leather jackets
    en outlet clothing, work clothes, t-shirts
    fr vêtement, mode, habillement, jeans, manteau, linge, fourrure, imperméable, bas, ligne de vêtements, marque de vêtements, manteaux, chandails
  38 5691 RETAIL | Fashion boutique | Boutique de mode
    en boutique, designer clothes, online boutique, streetwear, unisex clothing, men and women, fashion brand, stylist boutique, shein reseller, poshmark, depop
    fr boutique, vêtement griffé, créateur de mode, boutique en ligne, mode urbaine, vêtement unisexe, designer de mode, boutique vestimentaire, mode éthique, styliste de mode
    fr streetwear
  39 5621 RETAIL | Women’s clothing | Vêtements pour femmes
    en dress, ladieswear, blouse, skirt, plus size, maternity wear, lingerie, ladies clothing, women boutique, womens fashion, dresses, bras, modest wear, sari, abaya, maternity
    fr robe, blouse, jupe, taille plus, vêtement de maternité, lingerie, prêt-à-porter féminin, soutien-gorge, mode féminine
  40 5621 RETAIL | Bridal shop | Boutique de mariage
    en wedding dress, bridal gown, bridesmaid, veil, prom dress, quinceañera, bride, wedding dresses, prom, bridal wear, evening gowns
    fr robe de mariée, mariée, demoiselle d’honneur, voile, robe de bal, robe de soirée, tenue de mariée
  41 5611 RETAIL | Men’s clothing | Vêtements pour hommes
    en menswear, suit, tie, dress shirt, big and tall, tuxedo, mens fashion, haberdashery, shirts, mens shop, shirtmaker
    fr complet, cravate, chemise, veston, taille forte, smoking, costumes, habits, mode masculine, linge pour hommes, chemisier
  42 5641 RETAIL | Children’s and baby clothing | Vêtements pour enfants et bébés
    en kids clothes, baby store, newborn, toddler, infant, stroller, childrens boutique, baby products, baby gear, car seats, onesies
    fr linge pour bébé, boutique pour bébé, nouveau-né, bambin, tout-petit, poussette, articles pour bébés, mode enfantine
  43 5655 RETAIL | Sportswear | Vêtements de sport
    en activewear, team jersey, yoga pants, athletic wear, riding apparel, swimsuit, sports apparel, gym clothes, leggings, swimwear, bikini, golf apparel, jerseys
    en running clothes, cycling jersey, equestrian clothing
    fr vêtement athlétique, chandail d’équipe, legging, maillot de bain, tenue d’équitation, tenue d’entraînement, maillots, vêtements de golf, linge de sport
  44 5699 RETAIL | Custom T-shirts and apparel | T-shirts et vêtements personnalisés
    en printed shirt, screen-printed tee, embroidery, hoodie, merch, team shirt, heat press, costume, dance wear, tshirt shop, screen printing, embroiderer, print on demand
    en graphic tees, vinyl shirts, sublimation, custom hats, redbubble, merchandise brand
    fr chandail imprimé, broderie, coton ouaté, tee-shirt, vêtement promotionnel, sérigraphie, costume, vêtement de danse, impression sur demande, vêtement corporatif
    fr casquettes
  45 5661 RETAIL | Shoe store | Magasin de chaussures
    en footwear, sneaker, boot, sandal, heel, orthopedic shoe, sneaker reseller, western boots, slippers, kids shoes
    fr chaussure, espadrille, botte, sandale, talon haut, soulier, pantoufles, revente de sneakers, mocassins, chausseur
  46 5631 RETAIL | Fashion accessories | Accessoires de mode
    en handbag, scarf, hat, sunglasses, belt, purse, hair accessory, umbrella, scarves, accessories, hair bows, headbands, hair clips, bags, sunglasses stand, ties
    en fashion jewelry, hats
    fr sacoche, foulard, chapeau, lunettes de soleil, ceinture, sac à main, accessoire à cheveux, parapluie, accessoires, sacs, chapeaux, tuques, mitaines, bandeaux, chouchous
    fr bijoux de fantaisie, chapelier, chapellerie
  47 5948 RETAIL | Luggage and leather goods | Maroquinerie et bagages
    en suitcase, leather, wallet, briefcase, travel bag, backpack, leatherwork, luggage store, bags, leather crafter, travel accessories, belts
    fr valise, cuir, portefeuille, porte-documents, sac de voyage, sac à dos, maroquinier, bagages, articles en cuir, artisan du cuir
  48 5698 RETAIL | Wigs and hair extensions | Perruques et rallonges
    en wig, hairpiece, toupee, weave, braiding hair, hair store, lace wig, virgin hair, hair bundles
    fr perruque, postiche, toupet, rallonge capillaire, prothèse capillaire, extensions, rallonges de cheveux, mèches
  49 5697 | Tailor or alterations | Tailleur ou couturière
    en seamstress, hemming, dressmaker, sewing repair, mending, suit fitting, tailor, alterations, clothing alterations, sewing, dress alterations, bespoke suits
    en couture
    fr couture, retouche, ourlet, ajustement, réparation de vêtements, sur mesure, altérations, réparation de linge, tailleur, bord de pantalon
  50 7296 | Formal wear and costume rental | Location de vêtements et de costumes
    en tuxedo rental, gown rental, dress hire, uniform rental, costume hire, tux rental, suit rental
    fr location de smoking, location de robe, location d’uniformes, costume à louer, habit de gala, location de tuxedo, costumier
  51 5137 RETAIL | Uniforms and workwear | Uniformes et vêtements de travail
    en scrubs, work boots, safety vest, coverall, school uniform, chef coat, uniforms, work wear, workwear, nursing scrubs, hi-vis, medical uniforms, work gloves
    fr sarrau, bottes de travail, veste de sécurité, salopette, uniforme scolaire, uniforme médical, uniformes, linge de travail, gants de travail
`,
);
