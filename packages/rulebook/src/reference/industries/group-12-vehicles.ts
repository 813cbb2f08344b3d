import { readIndustries } from './read-industries.ts';

/** Cars and other vehicles: `id mcc marks | English label | French label | English keywords | French keywords`. */
export const VEHICLES = readIndustries(
  12,
  `
  172 5511 | Car dealer | Concessionnaire automobile | new car, auto dealership, truck dealer, car lot, vehicle lease | auto neuve, concession, vendeur d’autos, camion neuf, location d’auto à long terme
  173 5521 | Used car dealer | Vendeur d’autos d’occasion | used truck, preowned car, car lot, auto sales, buy here pay here | auto usagée, voiture d’occasion, camion usagé, véhicule d’occasion, marchand d’autos
  174 5571 | Motorcycle or ATV dealer | Concessionnaire de motos ou de VTT | motorbike, scooter, dirt bike, four-wheeler, side-by-side, powersports, motorcycle repair | motocyclette, scooter, motocross, quad, côte à côte, véhicule récréatif, réparation de motos
  175 5598 | Snowmobile dealer | Concessionnaire de motoneiges | snow machine, snowmobile parts, sled, snowmobile repair, winter powersports | motoneige, pièce de motoneige, réparation de motoneiges, habit de motoneige
  176 5561 | RV and trailer dealer | Vendeur de VR et de remorques | camper, motor home, travel trailer, utility trailer, fifth wheel, camper van | véhicule récréatif, autocaravane, roulotte, remorque utilitaire, fourgonnette de camping, caravane à sellette
  177 5551 | Boat dealer | Concessionnaire de bateaux | motorboat, pontoon, outboard motor, yacht, personal watercraft, canoe | bateau à moteur, ponton, moteur hors-bord, yacht, motomarine, embarcation
  178 5599 | Farm equipment or aircraft dealer | Vendeur de machinerie agricole ou d’aéronefs | tractor, golf cart, airplane, farm machinery, helicopter, heavy equipment sales | tracteur, voiturette de golf, avion, équipement agricole, hélicoptère, machinerie lourde
  179 5533 RETAIL | Auto parts store | Magasin de pièces d’auto | car part, car battery, brake pad, truck accessory, wiper, spare part, car stereo, car alarm | pièce automobile, batterie d’auto, plaquette de frein, accessoire de camion, essuie-glace, pièce de rechange, radio d’auto, démarreur à distance
  180 5935 RETAIL | Junkyard or scrap yard | Cour à ferraille | auto salvage, wrecking yard, scrap metal, used auto parts, metal recycling, cash for cars | récupération de métaux, ferrailleur, casse automobile, pièces d’auto usagées, recyclage d’autos
  181 5532 | Tire shop | Magasin de pneus | tire, wheel, tire installation, wheel alignment, winter tire, tire rotation, flat tire, tire repair | pneu, roue, pose de pneus, alignement, pneu d’hiver, permutation de pneus, crevaison, réparation de pneus
  182 7538 | Auto repair shop | Garage de réparation automobile | mechanic, car repair, garage, oil change, brakes, transmission, muffler, engine repair | mécanicien, mécanique automobile, garage, changement d’huile, frein, transmission, silencieux, garagiste
  183 7538 | Mobile mechanic | Mécanicien mobile | mechanic at home, on-site repair, fleet repair, diesel mechanic, truck repair | mécanique à domicile, réparation sur place, mécanicien diesel, réparation de camions, entretien de flotte
  184 7531 | Body shop | Atelier de carrosserie | auto body, collision repair, dent repair, bumper, paintless dent removal | carrossier, débosselage, carrosserie, réparation de collision, pare-chocs, débosselage sans peinture
  185 7535 | Car painting, wraps and tint | Peinture, habillage et teinte d’auto | auto paint, vehicle wrap, window tint, vinyl wrap, pinstripe, paint protection film | peinture automobile, vitre teintée, lettrage de véhicule, pellicule de protection
  186 7538 | Windshield repair | Réparation de pare-brise | auto glass, windscreen, chipped glass, windshield replacement, car window | vitre d’auto, pare-brise, éclat de pierre, remplacement de pare-brise, vitrier d’auto
  187 7542 | Car wash | Lave-auto | auto wash, hand wash, self-serve wash, truck wash, mobile car wash | lavage d’auto, lavage à la main, lavage de camions, lave-auto libre-service, nettoyage d’auto
  188 7542 | Auto detailing | Esthétique automobile | car detailing, detailer, ceramic coating, interior cleaning, polish, wax | polissage, nettoyage intérieur d’auto, cire, protection céramique, esthéticien automobile
  189 7549 | Tow truck | Remorquage | towing, wrecker, roadside assistance, recovery, lockout, jump start | remorqueuse, dépanneuse, assistance routière, dépannage routier, survoltage
  190 5541 | Gas station | Station-service | fuel, gasoline, diesel, service station, truck stop, petrol | essence, diesel, pompe à essence, poste d’essence, carburant, relais routier
  191 5552 | Electric vehicle charging | Borne de recharge | ev charger, charging station, electric car, fast charger, plug-in | recharge de véhicule électrique, chargeur, auto électrique, recharge rapide
`,
);
