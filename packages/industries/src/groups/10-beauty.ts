import { parseIndustries } from '../parse-industries.ts';

/** Beauty and wellness; one block each, in the shape that `read-industries.ts` explains. */
export const BEAUTY = parseIndustries(
  10,
  `
  146 7230 | Hair salon | Salon de coiffure
    en hairdresser, haircut, hairstylist, hair color, highlights, blowout, braiding, hair, hair cut, stylist, salon, african braids, balayage, locs, loctician, dreadlocks
    en blowout bar, kids haircuts, mobile hairdresser, hair studio, cosmetology, booth renter, silk press, extensions stylist
    fr coiffeur, coiffeuse, coupe de cheveux, coloration, mèche, mise en plis, tresse, coiffure, styliste, coupe, cheveux, teinture, tresses africaines, coiffeur mobile
    fr coiffeuse à domicile, brushing, coloriste, coiffure afro
  147 7230 | Barber shop | Barbier
    en barber, men’s haircut, shave, beard trim, fade, barbershop, barber chair, mens grooming, hot shave, traveling barber, mobile barber, beard, male grooming, lineup
    fr salon de barbier, coupe pour hommes, rasage, taille de barbe, dégradé, barbier mobile, coiffeur pour hommes, rasage à l’ancienne
  148 7230 | Nail salon | Salon de manucure
    en manicure, pedicure, nail technician, gel nails, acrylic nails, nail art, nails, nail tech, nail studio, nail bar, mani pedi, nail spa, dip nails, russian manicure
    fr manucure, pédicure, pose d’ongles, ongles en gel, styliste ongulaire, onglerie, ongles, prothésiste ongulaire, technicienne en ongles, gel uv, pédicure spa, bar à ongles
    fr nails
  149 7230 | Beauty salon | Institut de beauté
    en esthetician, facial, cosmetologist, beauty parlor, beautician, booth rental, aesthetician, esthetics, aesthetics, beauty, beauty bar, beauty studio, skincare specialist
    en salon suites, dermaplaning, mobile esthetician, microdermabrasion, spa esthetician
    fr esthéticienne, esthétique, soin du visage, salon de beauté, cosméticienne, location de chaise, centre d’esthétique, beauté, facial, esthéticienne à domicile
    fr clinique d’esthétique
  150 7230 | Lashes and brows | Cils et sourcils
    en eyelash extensions, lash tech, microblading, eyebrow threading, lash lift, brow tint, lashes, lash artist, eyelashes, eyelash technician, brow bar, brows, eyebrows
    en eyebrow waxing, brow lamination, threading, lash studio, eyebrow tattoo
    fr extension de cils, technicienne en cils, microlame, épilation au fil, rehaussement de cils, teinture de sourcils, cils, sourcils, pose de cils, bar à sourcils
    fr microblading, lamination des sourcils, rehaussement, browlift
  151 7230 | Makeup artist | Maquillage professionnel
    en bridal makeup, makeup, permanent makeup, event makeup, airbrush makeup, makeup artistry, mua, wedding makeup, make-up, cosmetic tattoo, face painting
    fr maquilleuse, maquillage de mariée, maquillage permanent, maquillage, maquillage artistique, artiste maquilleuse, maquilleuse professionnelle, maquillage pour enfants
    fr maquillage événementiel, maquilleur
  152 7298 | Day spa | Spa et centre de détente
    en spa, sauna, body wrap, hydrotherapy, wellness center, steam bath, float tank, nordic spa, relaxation spa, bathhouse spa, cold plunge, sauna studio, thermal spa
    en infrared sauna, float therapy, head spa, salt cave, health spa, cryotherapy
    fr spa urbain, spa nordique, hydrothérapie, enveloppement, bain de vapeur, bain flottant, détente, bains, sauna infrarouge, spa de jour, spa santé, flottaison, cryothérapie
    fr bain froid
  153 7298 | Hair removal or waxing | Épilation
    en wax, laser hair removal, electrolysis, sugaring, bikini wax, waxing salon, wax bar, body waxing, brazilian wax, sugaring studio, threading and waxing
    en waxing
    fr épilation au laser, épilation à la cire, électrolyse, épilation au sucre, cire, laser, cire brésilienne, épilation définitive, sugaring, salon d’épilation, électrolyste
    fr bar à cire, épilation laser
  154 7298 | Med spa or skin clinic | Clinique de médecine esthétique
    en injectables, filler, laser treatment, skin rejuvenation, body sculpting, medspa, medical spa, botox, medical aesthetics, cosmetic clinic, lip filler, body contouring
    en coolsculpting, aesthetic nurse, nurse injector, chemical peel, microneedling, cosmetic injections, skin tightening, medispa
    fr injection, agent de comblement, traitement au laser, rajeunissement de la peau, remodelage corporel, médico-esthétique, remodelage, infirmière en esthétique
    fr injection de botox, rides
  155 7298 | Tanning salon | Salon de bronzage
    en tanning bed, spray tan, sunless tan, tan, sunbed, tanning, airbrush tan, tanning studio
    fr lit de bronzage, bronzage sans soleil, bronzage par vaporisation, bronzer, autobronzant, bronzage, spray tan, bronzage aérosol, cabine de bronzage, bronzage en jet
  156 7299 | Tattoo or piercing studio | Salon de tatouage ou de perçage
    en tattoo artist, body piercing, ink, ear piercing, tattoo removal, tattoo, piercing, body modification, henna, microblading tattoo, tattoo parlor
    fr tatoueur, tatouage, perçage corporel, piercing, détatouage, salon de tattoo, perceur, perceuse corporelle, studio de tatouage, henné, artiste tatoueur
    fr modification corporelle, perçage d’oreilles, tatoos
  157 7297 PROHIBITED | Massage parlor | Salon de massage | Massage parlour
    en erotic massage, relaxation massage, body rub, oriental massage, bathhouse, massage parlour, sensual massage, tantric massage, nuru massage, adult massage
    fr massage érotique, massage de détente, massage corporel, massage oriental, sauna pour hommes, massage sensuel, massage tantrique, massage nuru
`,
);
