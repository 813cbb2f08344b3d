const labels: Readonly<Record<string, string>> = {
  'company.registered': 'Structure',
  'company.hasPartners': 'Others with 25% or more',
  'company.mccDetails.id': 'Kind of business',
  'company.dba': 'Customers see',
  'company.address.line1': 'Business address',
  'applicant.address.line1': 'Home address',
  'company.name': 'Legal name',
  'company.gpv': 'Annual sales',
  'company.governmentIdentification.value': 'EIN',
  'applicant.governmentIdentification.value': 'SSN',
  'applicant.phone.localPhoneNumber': 'Mobile',
  'company.phone.localPhoneNumber': 'Business phone',
  'applicant.email.emailAddress': 'Email',
};
const labelsCanada: Readonly<Record<string, string>> = {
  'company.registered': 'Incorporated',
  'company.governmentIdentification.value': 'Corporation number',
  'applicant.governmentIdentification.value': 'SIN',
};
const labelsOfField: Readonly<Record<string, string>> = { neq: 'NEQ', registeredIn: 'Registered' };
const empty: Readonly<Record<string, string>> = {
  'company.dba': 'Same as legal name',
  'company.phone.localPhoneNumber': 'Same as your mobile number',
};

export const TEXTS = {
  sections: {
    applicant: 'You',
    business: 'Business',
    category: 'Kind of business',
    address: 'Address',
    ownerIdentity: 'Identity',
  },
  labels,
  labelsCanada,
  labelsOfField,
  empty,
  name: 'Name',
  ownName: 'Your own name',
  none: 'Not provided',
};
