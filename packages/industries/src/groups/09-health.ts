import { parseIndustries } from '../parse-industries.ts';

/** Health care; one block each, in the shape that `read-industries.ts` explains. */
export const HEALTH = parseIndustries(
  9,
  `
  124 8011 | Doctor | Médecin
    en physician, family doctor, medical clinic, pediatrician, dermatologist, cardiologist, walk-in clinic, surgeon, psychiatrist, medical practice, general practitioner
    en pediatrics, md, plastic surgeon, obgyn, gynecologist, allergist, specialist doctor
    fr clinique médicale, médecin de famille, pédiatre, dermatologue, cardiologue, clinique sans rendez-vous, chirurgien, psychiatre, docteur, docteure, clinique
    fr cabinet médical, médecin spécialiste, pédiatrie, gynécologue, dermatologie, psychiatrie, chirurgien plasticien, omnipraticien, super-clinique
  125 8021 | Dentist | Dentiste
    en dental office, orthodontist, braces, teeth cleaning, denturist, implant, oral surgeon, dental, dental clinic, dental hygienist, orthodontics, teeth whitening
    en family dentist, endodontist, periodontist, cosmetic dentist, invisalign
    fr clinique dentaire, orthodontiste, broches, nettoyage des dents, denturologiste, implant, chirurgien dentaire, dentaire, hygiéniste dentaire, orthodontie
    fr blanchiment des dents, prothèses dentaires, denturologie, parodontiste, cabinet dentaire, endodontiste
  126 8031 | Osteopath | Ostéopathe
    en osteopathy, osteopathic, cranial therapy, manual osteopathy, osteopathic clinic, doctor of osteopathy, osteo
    fr ostéopathie, clinique d’ostéopathie, thérapie crânienne, thérapie manuelle, ostéo, soins d’ostéopathie, ostéopathie pour bébés, thérapeute manuel
  127 8041 | Chiropractor | Chiropraticien
    en chiropractic, spine, back pain, adjustment, neck pain, spinal care, chiro, chiropractic clinic, back doctor, back cracker, wellness chiropractor
    fr chiro, chiropratique, colonne vertébrale, mal de dos, ajustement, douleur au cou, chiropraticienne, clinique chiropratique, chiropracteur, dos, soins chiropratiques
    fr maux de dos
  128 8042 | Optometrist | Optométriste
    en eye doctor, eye exam, vision clinic, ophthalmologist, vision test, eye care, lasik, eye specialist
    fr examen de la vue, clinique visuelle, ophtalmologiste, santé des yeux, ophtalmologue, optométrie, yeux, docteur des yeux
  129 8043 RETAIL | Optician or eyeglasses | Opticien ou lunetterie
    en glasses, eyewear, contact lens, frame, optical shop, prescription sunglasses, eyeglasses, optician, eyeglass store, sunglasses, contacts, contact lenses, designer eyewear
    en lunettes
    fr lunettes, lunetterie, verres de contact, monture, opticien d’ordonnances, lentille, lunetier, lentilles cornéennes, opticienne, optique
  130 8049 | Podiatrist | Podiatre
    en foot doctor, foot care, chiropodist, orthotics, ingrown nail, foot clinic, foot specialist, pedorthist, feet
    fr soin des pieds, podologue, orthèse plantaire, ongle incarné, clinique podiatrique, podiatrie, pieds, orthèses
  131 8099 | Physical therapist | Physiothérapeute
    en physiotherapy, rehab, occupational therapy, sports therapy, speech therapy, kinesiologist, physio, physiotherapy clinic, pt clinic, rehabilitation, athletic therapist
    en osteo physio, hand therapy, speech pathologist, ot
    fr physiothérapie, réadaptation, ergothérapeute, orthophoniste, kinésiologue, thérapie sportive, physio, clinique de physiothérapie, ergothérapie, orthophonie
    fr réadaptation physique, kinésithérapeute, thérapeute du sport, rééducation, kinésiologie, physiatre
  132 8099 | Massage therapist | Massothérapeute
    en licensed massage, therapeutic massage, deep tissue, swedish massage, sports massage, reflexology, bodywork, massage, rmt, lmt, masseuse, mobile massage, thai massage
    en shiatsu, prenatal massage, lymphatic drainage, chair massage, massage studio
    fr massothérapie, massage thérapeutique, massage suédois, massage sportif, réflexologie, masso, massothérapie à domicile, massothérapeute agréée, massage thaï
    fr drainage lymphatique, massage sur chaise, massage prénatal, massage californien, kinésithérapie, fasciathérapie
  133 8099 | Psychologist or therapist | Psychologue ou psychothérapeute
    en counseling, mental health, psychotherapy, addiction counselor, anxiety, behavioral health, psychologist, counselor, counsellor, therapist, social worker, art therapist
    en child psychologist, grief counseling, trauma therapist, online therapy, clinical psychologist, behavior analyst, aba therapy, adhd coach, lpc, lcsw, counselling
    en counseling practice, rehab addiction
    fr psychologie, psychothérapie, santé mentale, thérapeute, toxicomanie, anxiété, sexologue, psychologues, psychothérapeute, travailleuse sociale, art-thérapie, zoothérapie
    fr psychoéducateur, neuropsychologue, intervenante, deuil, psy, sexologie, psychologue pour enfants, dépendance
  134 7277 | Marriage or family counselor | Thérapeute conjugal ou familial | Marriage or family counsellor
    en couples therapy, family therapy, relationship counseling, personal counseling, marriage counseling, counsellor, marriage counselling, relationship coach, family mediator
    en divorce counselling
    fr thérapie de couple, thérapie familiale, conseiller conjugal, médiation familiale, relation d’aide, médiateur familial, couple, conseiller matrimonial
  135 8099 | Acupuncture or natural medicine | Acupuncture ou médecine naturelle
    en acupuncturist, naturopath, homeopathy, holistic, herbalist, reiki, hypnotherapy, naturopathic doctor, energy healer, healer, holistic health, reiki master, hypnotist
    en hypnosis, ayurveda, sound bath, alternative medicine, holistic practitioner, cupping, iridology, wellness practitioner, doula wellness
    fr acupuncteur, naturopathe, homéopathie, holistique, herboriste, reiki, hypnothérapie, naturothérapeute, naturothérapie, naturopathie, homéopathe, médecine douce
    fr médecine alternative, soins énergétiques, énergéticienne, guérisseur, hypnose, hypnothérapeute, maître reiki, phytothérapie, aromathérapie, médecine chinoise, bain sonore
    fr ayurvéda, thérapeute holistique
  136 8099 | Medical or wellness clinic | Clinique médicale ou de mieux-être
    en health practitioner, nurse, blood test, midwife, iv therapy, drug testing, urgent care, dietitian, nutritionist, weight loss, nutrition coach, registered dietitian, doula
    en lactation consultant, iv drip, vaccination clinic, telehealth, telemedicine, phlebotomist, dietician, occupational health, medical office, covid testing, mobile nurse
    en birth doula, sleep clinic, health services
    fr praticien de la santé, infirmière, prise de sang, sage-femme, vaccination, perfusion, diététiste, nutritionniste, perte de poids, nutrition, coach santé
    fr accompagnante à la naissance, consultante en lactation, télémédecine, soins infirmiers, infirmière praticienne, prélèvements, diététicienne, clinique du sommeil
    fr services de santé
  137 8050 | Home care or nursing home | Soins à domicile ou résidence pour aînés
    en senior care, caregiver, assisted living, elder care, home health aide, hospice, retirement home, psw, elderly care, companion care, group home, palliative care
    en respite care, aging care
    fr résidence pour personnes âgées, proche aidant, préposé aux bénéficiaires, maintien à domicile, chsld, soins palliatifs, résidence privée, aide à domicile, aînés
    fr préposée aux bénéficiaires, maison de retraite, rpa, foyer de groupe, répit, auxiliaire familiale, ressource intermédiaire, dame de compagnie pour aînés
  138 8062 | Hospital | Hôpital
    en medical center, emergency room, surgery center, health system, inpatient care, surgical center, medical centre, er, clinic hospital, surgery
    fr centre hospitalier, urgence, centre médical, centre de chirurgie, soins hospitaliers, hôpitaux, chirurgie, clinique de chirurgie, centre de santé
  139 8071 | Medical or dental laboratory | Laboratoire médical ou dentaire
    en lab test, x-ray, imaging, radiology, blood lab, dental lab, mri, laboratory, ultrasound, 3d ultrasound, mri clinic, dna test, diagnostic imaging
    fr analyse, radiographie, imagerie, radiologie, laboratoire d’analyses, irm, prothèse dentaire, laboratoire, échographie, rayons x, résonance magnétique, test d’adn
    fr échographie 3d
  140 5912 RETAIL | Pharmacy | Pharmacie
    en drugstore, prescription, pharmacist, medication, compounding, pharmacies, chemist, drug store, apothecary, medicine store
    fr ordonnance, pharmacien, médicament, préparation magistrale, comptoir d’ordonnances, drugstore, apothicaire
  141 5047 RETAIL | Medical supplies | Fournitures médicales
    en wheelchair, walker, mobility aid, dental supply, hospital equipment, oxygen, medical device, mobility scooters, cpap, stairlifts, hospital beds, masks and gloves
    fr fauteuil roulant, déambulateur, aide à la mobilité, matériel dentaire, équipement hospitalier, oxygène, triporteur, lits d’hôpital, équipement de soins, quadriporteur
    fr matériel orthopédique
  142 5975 RETAIL | Hearing aids | Appareils auditifs
    en audiologist, hearing test, hearing clinic, hearing loss, hearing instrument, hearing center, hearing specialist, hearing centre, earplugs
    fr audioprothésiste, prothèse auditive, audiologiste, test auditif, audition, audiologie, centre auditif, perte auditive, malentendant
  143 5976 RETAIL | Orthotics and prosthetics | Orthèses et prothèses
    en artificial limb, brace, orthopedic goods, compression stocking, prosthesis, orthotics, prosthetics, prosthetist, custom insoles, orthotist, compression socks
    fr membre artificiel, orthopédie, bas de compression, attelle, orthésiste, prothèses, semelles orthopédiques, bas compressifs, orthopédiste boutique, orthopédiques
  144 4119 | Ambulance service | Service d’ambulance
    en paramedic, medical transport, air ambulance, emergency transport, patient transfer, ems
    fr paramédic, transport médical, ambulance aérienne, transport de patients, ambulancier, paramédical, transport d’urgence, premiers répondants
  145 0742 | Veterinarian | Vétérinaire
    en vet, animal hospital, pet clinic, pet vaccine, animal doctor, spay and neuter, veterinary, mobile vet, equine vet, spay
    fr clinique vétérinaire, hôpital vétérinaire, soin des animaux, vaccin pour animaux, stérilisation, véto, vétérinaire mobile, médecin vétérinaire, vétérinaire équin
`,
);
