import type { SOURCE_TEXTS as EN } from './source-texts.en-US.ts';

const silent = 'Aucune réponse';

export const SOURCE_TEXTS: typeof EN = {
  categoryClass: {
    name: 'Catégorie',
    answers: {
      REGULAR: 'Permise',
      PROHIBITED: 'Permise après une révision',
      SUPER_PROHIBITED: 'Interdite',
    },
  },
  quebecBlocked: {
    name: 'Québec',
    answers: { true: 'Exige un module d’enregistrement des ventes' },
  },
  ownFaults: { name: 'Erreurs de notre côté', answers: {} },
  watchList: {
    name: 'Liste de surveillance',
    answers: { clear: 'Rien', hit: 'Correspondance', unknown: silent },
  },
  person: {
    name: 'Dossiers d’identité',
    answers: {
      match: 'Concorde',
      mismatch: 'Ne concorde pas',
      document: 'Demande un document',
      fraud: 'Fraude ou décès',
      review: 'Demande une révision',
      fault: 'A rejeté notre requête',
      unknown: silent,
    },
  },
  business: {
    name: 'Registres d’entreprises',
    answers: {
      match: 'Concorde',
      mismatch: 'Ne concorde pas',
      declined: 'Refuse',
      review: 'Demande une révision',
      none: 'Non interrogés',
      unknown: silent,
    },
  },
  phoneOwner: {
    name: 'Titulaire du téléphone',
    answers: { same: 'Même personne', other: 'Autre personne', unknown: silent },
  },
  duplicate: {
    name: 'Autres demandes',
    answers: {
      none: 'Aucune trouvée',
      declined: 'Refusée dans les 30 derniers jours',
      approved: 'Approuvée sous un autre compte',
    },
  },
  confirmed: {
    name: 'Confirmé par la personne',
    answers: {
      'firstName.unlikely': 'Prénom',
      'lastName.unlikely': 'Nom',
      'legalName.unlikely': 'Raison sociale',
      'dba.unlikely': 'Nom commercial',
      'email.unlikely': 'Adresse courriel',
      'phone.areaCode': 'Indicatif du cellulaire',
      'businessPhone.areaCode': 'Indicatif du téléphone de l’entreprise',
      'ssn.itin': 'Un ITIN au lieu du SSN',
      'ein.sequence': 'Chiffres de l’EIN qui se suivent',
      'street.startsNotWithBuildingNumber': 'Adresse de l’entreprise sans numéro',
      'street.possiblePoBox': 'Adresse de l’entreprise qui peut être une case postale',
      'homeStreet.startsNotWithBuildingNumber': 'Domicile sans numéro',
      'homeStreet.possiblePoBox': 'Domicile qui peut être une case postale',
      'apartment.possiblePoBox': 'Appartement qui peut être une case postale',
    },
  },
  inquiry: {
    name: 'Pièce d’identité',
    answers: {
      none: 'Non demandée',
      passed: 'Réussie',
      failed: 'Échouée',
      fraud: 'Signale une fraude',
      review: 'À regarder',
    },
  },
  businessDocument: {
    name: 'Document de l’entreprise',
    answers: {
      none: 'Non demandé',
      passed: 'Réussi',
      failed: 'Échoué',
      fraud: 'Signale une fraude',
      review: 'À regarder',
    },
  },
};
