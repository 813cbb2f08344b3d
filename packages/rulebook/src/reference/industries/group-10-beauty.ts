import { readIndustries } from './read-industries.ts';

/** Beauty and wellness: `id mcc marks | English label | French label | English keywords | French keywords`. */
export const BEAUTY = readIndustries(
  10,
  `
  146 7230 | Hair salon | Salon de coiffure | hairdresser, haircut, hairstylist, hair color, highlights, blowout, braiding | coiffeur, coiffeuse, coupe de cheveux, coloration, mèche, mise en plis, tresse
  147 7230 | Barber shop | Barbier | barber, men’s haircut, shave, beard trim, fade | salon de barbier, coupe pour hommes, rasage, taille de barbe, dégradé
  148 7230 | Nail salon | Salon de manucure | manicure, pedicure, nail technician, gel nails, acrylic nails, nail art, nails | manucure, pédicure, pose d’ongles, ongles en gel, styliste ongulaire, onglerie, ongles
  149 7230 | Beauty salon | Institut de beauté | esthetician, facial, cosmetologist, beauty parlor, beautician, booth rental | esthéticienne, esthétique, soin du visage, salon de beauté, cosméticienne, location de chaise
  150 7230 | Lashes and brows | Cils et sourcils | eyelash extensions, lash tech, microblading, eyebrow threading, lash lift, brow tint | extension de cils, technicienne en cils, microlame, épilation au fil, rehaussement de cils, teinture de sourcils
  151 7230 | Makeup artist | Maquilleur | bridal makeup, makeup, permanent makeup, event makeup, airbrush makeup | maquilleuse, maquillage de mariée, maquillage permanent, maquillage, maquillage artistique
  152 7298 | Day spa | Spa et centre de détente | spa, sauna, body wrap, hydrotherapy, wellness center, steam bath, float tank | spa urbain, spa nordique, hydrothérapie, enveloppement, bain de vapeur, bain flottant
  153 7298 | Hair removal or waxing | Épilation | wax, laser hair removal, electrolysis, sugaring, bikini wax | épilation au laser, épilation à la cire, électrolyse, épilation au sucre, cire
  154 7298 | Med spa or skin clinic | Clinique de médecine esthétique | injectables, filler, laser treatment, skin rejuvenation, body sculpting, medspa, medical spa | injection, agent de comblement, traitement au laser, rajeunissement de la peau, remodelage corporel, médico-esthétique
  155 7298 | Tanning salon | Salon de bronzage | tanning bed, spray tan, sunless tan, tan, sunbed | lit de bronzage, bronzage sans soleil, bronzage par vaporisation, bronzer, autobronzant
  156 7299 | Tattoo or piercing studio | Salon de tatouage ou de perçage | tattoo artist, body piercing, ink, ear piercing, tattoo removal | tatoueur, tatouage, perçage corporel, piercing, détatouage
  157 7297 PROHIBITED | Massage parlor | Salon de massage | erotic massage, relaxation massage, body rub, oriental massage, bathhouse | massage érotique, massage de détente, massage corporel, massage oriental, sauna pour hommes
`,
);
