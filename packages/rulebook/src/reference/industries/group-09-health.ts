import { readIndustries } from './read-industries.ts';

/** Health care: `id mcc marks | English label | French label | English keywords | French keywords`. */
export const HEALTH = readIndustries(
  9,
  `
  124 8011 | Doctor | Médecin | physician, family doctor, medical clinic, pediatrician, dermatologist, cardiologist, walk-in clinic, surgeon, psychiatrist | clinique médicale, médecin de famille, pédiatre, dermatologue, cardiologue, clinique sans rendez-vous, chirurgien, psychiatre
  125 8021 | Dentist | Dentiste | dental office, orthodontist, braces, teeth cleaning, denturist, implant, oral surgeon | clinique dentaire, orthodontiste, broches, nettoyage des dents, denturologiste, implant, chirurgien dentaire
  126 8031 | Osteopath | Ostéopathe | osteopathy, osteopathic, cranial therapy, manual osteopathy, osteopathic clinic | ostéopathie, clinique d’ostéopathie, thérapie crânienne, thérapie manuelle
  127 8041 | Chiropractor | Chiropraticien | chiropractic, spine, back pain, adjustment, neck pain, spinal care | chiro, chiropratique, colonne vertébrale, mal de dos, ajustement, douleur au cou
  128 8042 | Optometrist | Optométriste | eye doctor, eye exam, vision clinic, ophthalmologist, vision test | examen de la vue, clinique visuelle, ophtalmologiste, santé des yeux, ophtalmologue
  129 8043 RETAIL | Optician or eyeglasses | Opticien ou lunetterie | glasses, eyewear, contact lens, frame, optical shop, prescription sunglasses | lunettes, lunetterie, verres de contact, monture, opticien d’ordonnances, lentille
  130 8049 | Podiatrist | Podiatre | foot doctor, foot care, chiropodist, orthotics, ingrown nail | soin des pieds, podologue, orthèse plantaire, ongle incarné, clinique podiatrique
  131 8099 | Physical therapist | Physiothérapeute | physiotherapy, rehab, occupational therapy, sports therapy, speech therapy, kinesiologist, physio | physiothérapie, réadaptation, ergothérapeute, orthophoniste, kinésiologue, thérapie sportive, physio
  132 8099 | Massage therapist | Massothérapeute | licensed massage, therapeutic massage, deep tissue, swedish massage, sports massage, reflexology, bodywork | massothérapie, massage thérapeutique, massage suédois, massage sportif, réflexologie, masso
  133 8099 | Psychologist or therapist | Psychologue ou psychothérapeute | counseling, mental health, psychotherapy, addiction counselor, anxiety, behavioral health | psychologie, psychothérapie, santé mentale, thérapeute, toxicomanie, anxiété, sexologue
  134 7277 | Marriage or family counselor | Thérapeute conjugal ou familial | couples therapy, family therapy, relationship counseling, personal counseling, marriage counseling, counsellor | thérapie de couple, thérapie familiale, conseiller conjugal, médiation familiale, relation d’aide
  135 8099 | Acupuncture or natural medicine | Acupuncture ou médecine naturelle | acupuncturist, naturopath, homeopathy, holistic, herbalist, reiki, hypnotherapy | acupuncteur, naturopathe, homéopathie, holistique, herboriste, reiki, hypnothérapie
  136 8099 | Medical or wellness clinic | Services de santé | health practitioner, nurse, blood test, midwife, iv therapy, drug testing, urgent care, dietitian, nutritionist, weight loss | praticien de la santé, infirmière, prise de sang, sage-femme, vaccination, perfusion, diététiste, nutritionniste, perte de poids
  137 8050 | Home care or nursing home | Soins à domicile ou résidence pour aînés | senior care, caregiver, assisted living, elder care, home health aide, hospice | résidence pour personnes âgées, proche aidant, préposé aux bénéficiaires, maintien à domicile, chsld, soins palliatifs
  138 8062 | Hospital | Hôpital | medical center, emergency room, surgery center, health system, inpatient care | centre hospitalier, urgence, centre médical, centre de chirurgie, soins hospitaliers
  139 8071 | Medical or dental laboratory | Laboratoire médical ou dentaire | lab test, x-ray, imaging, radiology, blood lab, dental lab, mri | analyse, radiographie, imagerie, radiologie, laboratoire d’analyses, irm, prothèse dentaire
  140 5912 RETAIL | Pharmacy | Pharmacie | drugstore, prescription, pharmacist, medication, compounding | ordonnance, pharmacien, médicament, préparation magistrale, comptoir d’ordonnances
  141 5047 RETAIL | Medical supplies | Fournitures médicales | wheelchair, walker, mobility aid, dental supply, hospital equipment, oxygen, medical device | fauteuil roulant, déambulateur, aide à la mobilité, matériel dentaire, équipement hospitalier, oxygène
  142 5975 RETAIL | Hearing aids | Appareils auditifs | audiologist, hearing test, hearing clinic, hearing loss, hearing instrument | audioprothésiste, prothèse auditive, audiologiste, test auditif, audition
  143 5976 RETAIL | Orthotics and prosthetics | Orthèses et prothèses | artificial limb, brace, orthopedic goods, compression stocking, prosthesis | membre artificiel, orthopédie, bas de compression, attelle, orthésiste
  144 4119 | Ambulance service | Service d’ambulance | paramedic, medical transport, air ambulance, emergency transport, patient transfer | paramédic, transport médical, ambulance aérienne, transport de patients, ambulancier
  145 0742 | Veterinarian | Vétérinaire | vet, animal hospital, pet clinic, pet vaccine, animal doctor, spay and neuter | clinique vétérinaire, hôpital vétérinaire, soin des animaux, vaccin pour animaux, stérilisation
`,
);
