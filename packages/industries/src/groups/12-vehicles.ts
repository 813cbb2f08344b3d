import { parseIndustries } from '../parse-industries.ts';

/** Cars and other vehicles; one block each, in the shape that `read-industries.ts` explains. */
export const VEHICLES = parseIndustries(
  12,
  `
  172 5511 | Car dealer | Concessionnaire automobile
    en new car, auto dealership, truck dealer, car lot, vehicle lease, cars, car sales, dealer, automobile dealer
    fr auto neuve, concession, vendeur d’autos, camion neuf, location d’auto à long terme, concessionnaire, vente d’autos, autos, vente de voitures
  173 5521 | Used car dealer | Vendeur d’autos d’occasion
    en used truck, preowned car, car lot, auto sales, buy here pay here, used vehicles, car flipper
    fr auto usagée, voiture d’occasion, camion usagé, véhicule d’occasion, marchand d’autos, chars usagés
  174 5571 | Motorcycle or ATV dealer | Concessionnaire de motos ou de VTT
    en motorbike, scooter, dirt bike, four-wheeler, side-by-side, powersports, motorcycle repair, motorcycles, motorcycle dealership, atv, harley, motorcycle mechanic, moped
    en electric scooter, utv
    fr motocyclette, scooter, motocross, quad, côte à côte, véhicule récréatif, réparation de motos, moto, vtt, mécanicien de motos, sports motorisés, trottinette électrique
  175 5598 | Snowmobile dealer | Concessionnaire de motoneiges
    en snow machine, snowmobile parts, sled, snowmobile repair, winter powersports, snowmobiles, ski-doo, skidoo
    fr motoneige, pièce de motoneige, réparation de motoneiges, habit de motoneige, mécanicien de motoneiges, vente de motoneiges
  176 5561 | RV and trailer dealer | Vendeur de VR et de remorques
    en camper, motor home, travel trailer, utility trailer, fifth wheel, camper van, rvs, trailers, rv sales, motorhomes, van conversion, rv repair, horse trailers
    fr véhicule récréatif, autocaravane, roulotte, remorque utilitaire, fourgonnette de camping, caravane à sellette, vr, remorques, vente de roulottes, van aménagée, caravanes
    fr campeur, réparation de roulottes
  177 5551 | Boat dealer | Concessionnaire de bateaux
    en motorboat, pontoon, outboard motor, yacht, personal watercraft, canoe, boats, boat sales, boat dealership, marine dealer, outboards, jet ski, used boats, kayaks for sale
    en sailboats
    fr bateau à moteur, ponton, moteur hors-bord, yacht, motomarine, embarcation, bateaux, bateau, vente de bateaux, chaloupe, voiliers, seadoo
  178 5599 | Farm equipment or aircraft dealer | Vendeur de machinerie agricole ou d’aéronefs
    en tractor, golf cart, airplane, farm machinery, helicopter, heavy equipment sales, agricultural equipment, plane sales, farm implements, excavator dealer
    fr tracteur, voiturette de golf, avion, équipement agricole, hélicoptère, machinerie lourde, machinerie, voiturettes, aéronefs
  179 5533 RETAIL | Auto parts store | Magasin de pièces d’auto
    en car part, car battery, brake pad, truck accessory, wiper, spare part, car stereo, car alarm, car accessories, automotive parts, car audio, batteries, remote starter
    en headlights, diesel parts, performance parts, tonneau cover, truck cap
    fr pièce automobile, batterie d’auto, plaquette de frein, accessoire de camion, essuie-glace, pièce de rechange, radio d’auto, démarreur à distance, audio auto
    fr accessoires d’auto, boîte de camion
  180 5935 RETAIL | Junkyard or scrap yard | Cour à ferraille
    en auto salvage, wrecking yard, scrap metal, used auto parts, metal recycling, cash for cars, junk yard, scrapyard, wreckers
    fr récupération de métaux, ferrailleur, casse automobile, pièces d’auto usagées, recyclage d’autos, cour à scrap, scrap, recycleur d’autos, métaux
  181 5532 | Tire shop | Magasin de pneus
    en tire, wheel, tire installation, wheel alignment, winter tire, tire rotation, flat tire, tire repair, tyres, tire dealer, tire change, used tires, rims, snow tires
    fr pneu, roue, pose de pneus, alignement, pneu d’hiver, permutation de pneus, crevaison, réparation de pneus, pneu usagé, jantes, changement de pneus, mags, centre de pneus
  182 7538 | Auto repair shop | Garage de réparation automobile
    en mechanic, car repair, garage, oil change, brakes, transmission, muffler, engine repair, auto service, automotive repair, automotive, tune-up, engine rebuild, smog check
    en emissions test, vehicle inspection, rust proofing, undercoating, quick lube, auto electric, driveline, auto performance
    fr mécanicien, mécanique automobile, garage, changement d’huile, frein, transmission, silencieux, garagiste, mécanique, mécanicien auto, mécanique générale
    fr atelier mécanique, antirouille, traitement antirouille, entretien auto, inspection de véhicule, huile, mise au point, performance automobile
  183 7538 | Mobile mechanic | Mécanicien mobile
    en mechanic at home, on-site repair, fleet repair, diesel mechanic, truck repair, fleet maintenance, trailer repair, roadside mechanic, diesel technician
    fr mécanique à domicile, réparation sur place, mécanicien diesel, réparation de camions, entretien de flotte, mécanique lourde, réparation de remorques
    fr réparation de machinerie, mécanicien sur la route
  184 7531 | Body shop | Atelier de carrosserie
    en auto body, collision repair, dent repair, bumper, paintless dent removal, collision center, collision centre, bodywork, dents, rust repair, panel beater
    fr carrossier, débosselage, carrosserie, réparation de collision, pare-chocs, débosselage sans peinture, carrosserie automobile, débosseleur, centre de collision
    fr réparation de bosses
  185 7535 | Car painting, wraps and tint | Peinture, habillage et teinte d’auto
    en auto paint, vehicle wrap, window tint, vinyl wrap, pinstripe, paint protection film, tint shop, ppf, car wrapping, custom paint
    fr peinture automobile, vitre teintée, lettrage de véhicule, pellicule de protection, wrap, lettrage, film protecteur, covering
  186 7538 | Windshield repair | Réparation de pare-brise
    en auto glass, windscreen, chipped glass, windshield replacement, car window, windshields, auto glass repair
    fr vitre d’auto, pare-brise, éclat de pierre, remplacement de pare-brise, vitrier d’auto, vitres d’auto
  187 7542 | Car wash | Lave-auto
    en auto wash, hand wash, self-serve wash, truck wash, mobile car wash, car cleaning, vehicle washing
    fr lavage d’auto, lavage à la main, lavage de camions, lave-auto libre-service, nettoyage d’auto, lavage automobile, station de lavage, lavage mobile, lavage de voitures
  188 7542 | Auto detailing | Esthétique automobile
    en car detailing, detailer, ceramic coating, interior cleaning, polish, wax, mobile detailing, paint correction, boat detailing, vehicle detailing, headlight restoration
    en auto appearance, car shine
    fr polissage, nettoyage intérieur d’auto, cire, protection céramique, esthéticien automobile, esthétique de véhicule, lavage intérieur, shampoing auto, cirage auto
    fr traitement céramique, esthétique auto
  189 7549 | Tow truck | Remorquage
    en towing, wrecker, roadside assistance, recovery, lockout, jump start, roadside help, car lockout, vehicle recovery, flatbed towing, battery boost, boosting, heavy towing
    fr remorqueuse, dépanneuse, assistance routière, dépannage routier, survoltage, towing, toueuse, boost, survoltage de batterie, dépannage auto, touage
    fr transport de véhicules, remorquage lourd
  190 5541 | Gas station | Station-service
    en fuel, gasoline, diesel, service station, truck stop, petrol, gas, gas bar, filling station, travel center, truckstop
    fr essence, diesel, pompe à essence, poste d’essence, carburant, relais routier, gaz bar, essence et dépanneur, pompiste, gaz
  191 5552 | Electric vehicle charging | Borne de recharge
    en ev charger, charging station, electric car, fast charger, plug-in, charge point
    fr recharge de véhicule électrique, chargeur, auto électrique, recharge rapide, bornes, station de recharge
`,
);
