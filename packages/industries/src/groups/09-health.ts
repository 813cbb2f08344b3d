import { parseIndustries } from '../parse-industries.ts';

/** Health care. */
export const HEALTH = parseIndustries(
  9,
  `
  124 8011 | Doctor
  125 8021 | Dentist
  126 8031 | Osteopath
  127 8041 | Chiropractor
  128 8042 | Optometrist
  129 8043 RETAIL | Optician or eyeglasses
  130 8049 | Podiatrist
  131 8099 | Physical therapist
  132 8099 | Massage therapist
  133 8099 | Psychologist or therapist
  134 7277 | Marriage or family counselor | Marriage or family counsellor
  135 8099 | Acupuncture or natural medicine
  136 8099 | Medical or wellness clinic
  137 8050 | Home care or nursing home
  138 8062 | Hospital
  139 8071 | Medical or dental laboratory
  140 5912 RETAIL | Pharmacy
  141 5047 RETAIL | Medical supplies
  142 5975 RETAIL | Hearing aids
  143 5976 RETAIL | Orthotics and prosthetics
  144 4119 | Ambulance service
  145 0742 | Veterinarian
  `,
);
