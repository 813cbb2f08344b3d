export type TemplateKind =
  | 'person'
  | 'business'
  | 'identification'
  | 'identificationNoSelfie'
  | 'document';
export type Template = { kind: TemplateKind; country: 'US' | 'CA' };

export const TEMPLATES: Record<string, Template> = {
  itmpl_person_US: { kind: 'person', country: 'US' },
  itmpl_person_CA: { kind: 'person', country: 'CA' },
  itmpl_business_US: { kind: 'business', country: 'US' },
  itmpl_business_CA: { kind: 'business', country: 'CA' },
  itmpl_identification_US: { kind: 'identification', country: 'US' },
  itmpl_identification_CA: { kind: 'identification', country: 'CA' },
  itmpl_identification_noselfie_US: { kind: 'identificationNoSelfie', country: 'US' },
  itmpl_identification_noselfie_CA: { kind: 'identificationNoSelfie', country: 'CA' },
  itmpl_verification_US: { kind: 'document', country: 'US' },
  itmpl_verification_CA: { kind: 'document', country: 'CA' },
};

export const WIDGET_VERIFICATIONS: Record<TemplateKind, string[]> = {
  person: [],
  business: [],
  identification: ['verification/government-id', 'verification/selfie'],
  identificationNoSelfie: ['verification/government-id'],
  document: ['verification/document'],
};
