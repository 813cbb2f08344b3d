import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  lead: 'Louez au mois ou achetez. Chacun accepte la puce, le sans contact et le téléphone.',
  leadTrial:
    'La location est gratuite pendant {days} jours, et vous pouvez annuler jusqu’à l’expédition. Votre commande indique ce que vous paierez, et quand.',
  silent: {
    title: 'Les prix ne se sont pas chargés',
    text: 'Vérifiez votre connexion et réessayez. Vous pouvez aussi commander plus tard : votre compte reste tel quel.',
  },
  open: {
    title: 'Vous avez une commande en cours',
    lead: 'Vous pourrez en passer une autre après l’expédition, ou annuler celle-ci.',
    see: 'Voir ma commande',
  },
  nothing: {
    title: 'Aucun terminal à commander pour l’instant',
    text: 'Nous n’avons pas encore de prix pour votre pays. Entre-temps, acceptez des paiements sur votre téléphone ou votre ordinateur.',
  },
  later: 'Je n’ai pas besoin d’un terminal',
  notNow: 'Je commanderai plus tard',
  leadRestaurant:
    'Commandez pendant que nous étudions votre demande. Rien ne sera facturé avant l’approbation.',
  complimentary: {
    price: 'Gratuit',
    lead: '{brand} paie la location de {count, plural, one {# terminal} many {# terminaux} other {# terminaux}}, quelle qu’en soit la durée.',
    used: 'Vous avez déjà {count, plural, one {le terminal} many {les # terminaux} other {les # terminaux}} que {brand} paie. Pour en obtenir plus, communiquez avec votre revendeur.',
  },
  withdrawn: 'Une partie de vos choix n’est plus offerte. Choisissez de nouveau.',
  types: { RENT: 'Louer', BUY: 'Acheter', NO_DEVICE: 'Sans terminal' },
  perMonth: '/ mois',
  devices: {
    POYNTC: { name: 'Terminal de comptoir', purpose: 'Reste près de la caisse. Se branche.' },
    N910: { name: 'Portatif 5 po', purpose: 'À apporter à la table ou à l’auto. Rechargeable.' },
    N950: {
      name: 'Portatif 6 po',
      purpose: 'Plus grand écran pour les longues additions. Rechargeable.',
    },
  },
  bundles: {
    POYNTC: {
      name: 'Terminal de comptoir et logiciel',
      purpose: 'Le terminal seul, avec un logiciel pour vos ventes.',
    },
    POYNTC_SUNMIT2S1: {
      name: 'Caisse et terminal de comptoir',
      purpose: 'Une caisse, un terminal de comptoir et un logiciel.',
    },
    POYNTC_SUNMIT2S2: {
      name: 'Caisse et terminal de comptoir, deux écrans',
      purpose: 'Votre clientèle voit l’addition sur son propre écran.',
    },
    N910_SUNMIT2S1: {
      name: 'Caisse et portatif',
      purpose: 'Une caisse, un portatif de 5 pouces et un logiciel.',
    },
    N910_SUNMIT2S2: {
      name: 'Caisse et portatif, deux écrans',
      purpose: 'Votre clientèle voit l’addition sur son propre écran.',
    },
  },
  upgrade: { label: 'Ajouter un écran client' },
  bundlesTitle: 'Avec une caisse et un logiciel',
  bill: {
    empty: 'Choisissez un terminal',
    daysFree: '{days} jours gratuits',
    softwareNow: 'Logiciel {price} par mois dès aujourd’hui',
    softwareThen: 'Logiciel {price} par mois après l’approbation',
    softwareAfter: 'Logiciel {price} par mois après {days} jours',
    rentFree: 'Location, {days} jours gratuits',
    softwareFree: '{days} jours gratuits',
    firstMonth: 'Premier mois',
    tax: 'Taxes de vente',
    thenFrom: 'Puis {amount} par mois à partir du {day}',
    thenLater: 'Puis {amount} par mois',
    afterDays: '{days} jours après l’approbation',
    afterAMonth: 'Un mois après l’approbation',
    parts: 'Terminaux {terminals} et logiciel {software}',
    first: 'Premier paiement mensuel',
    monthly: 'Chaque mois par la suite',
    untilCanceled: 'Jusqu’à l’annulation',
  },
  quantityOf: 'Quantité : {name}',
  less: 'Un de moins : {name}',
  more: 'Un de plus : {name}',
  compare: {
    open: 'Comparer les terminaux',
    caption: 'Les terminaux côte à côte',
    size: 'Format',
    power: 'Pile',
    purpose: 'Idéal pour',
    monthly: 'Location mensuelle',
    price: 'Prix d’achat',
    devices: {
      POYNTC: {
        size: 'Reste sur le comptoir',
        power: 'Aucune, se branche',
        purpose: 'Une caisse fixe',
      },
      N910: {
        size: 'Écran de 5 pouces, tient dans une main',
        power: 'Rechargeable',
        purpose: 'Tables, marchés, livraisons',
      },
      N950: {
        size: 'Écran de 6 pouces',
        power: 'Rechargeable',
        purpose: 'Longues additions, gros caractères',
      },
    },
  },
  choose: 'Continuer',
  confirmNone: 'Continuer sans terminal',
  noneText:
    'Acceptez des paiements sur votre téléphone ou votre ordinateur. Vous pourrez commander un terminal en tout temps.',
  licences: {
    title: 'Logiciel de point de vente',
    lead: 'Chaque caisse et terminal qui saisit des ventes a besoin de sa propre licence.',
    price: '{price} par mois pour chaque licence',
  },
  checkout: {
    title: 'Votre commande',
    today: '{amount} à payer aujourd’hui.',
    nothingToday: 'Rien à payer aujourd’hui.',
    nothingTodayThen: 'Rien à payer aujourd’hui. À partir du {day}, {amount} par mois.',
    onApproval: 'Rien à payer aujourd’hui. Vous paierez {amount} une fois votre demande approuvée.',
    onApprovalFree: 'Rien à payer aujourd’hui, ni avant l’approbation de votre demande.',
    caption: 'Ce que coûte votre commande',
    line: '{name} × {quantity}',
    rent: 'Location, {price} par mois chacun',
    subscription: 'Abonnement, {price} par mois chacun',
    once: '{price} chacun',
    offerTrial: '{days} premiers jours gratuits',
    rentReseller: 'Location, payée par votre revendeur',
    offer: 'Gratuit au départ',
    subtotal: 'Sous-total',
    shipping: 'Livraison',
    shippingDays:
      'Arrive dans les {days, plural, one {# jour} many {# de jours} other {# jours}} suivant l’expédition',
    free: 'Gratuite',
    tax: 'Taxe de vente ({rate})',
    dueToday: 'À payer aujourd’hui',
    dueOnApproval: 'À payer après l’approbation',
    next: {
      from: 'À partir du {day}, vous paierez {amount} par mois jusqu’à l’annulation.',
      afterApproval:
        'À partir de {days} jours après l’approbation, vous paierez {amount} par mois jusqu’à l’annulation.',
      monthly: 'Vous paierez ensuite {amount} chaque mois, à partir d’un mois après l’approbation.',
      once: 'C’est tout. Rien d’autre ne sera facturé pour cette commande.',
      reseller:
        'Votre revendeur paie la location. Rien d’autre ne sera facturé pour cette commande.',
      untilShipping: {
        rent: 'Annulez ici sans frais jusqu’à l’expédition. Ensuite, appelez au {phone} et renvoyez l’appareil.',
        rentPlain:
          'Annulez ici sans frais jusqu’à l’expédition. Ensuite, renvoyez l’appareil pour mettre fin à la location.',
        buy: 'Annulez ici sans frais jusqu’à l’expédition.',
      },
      afterShipping: {
        rent: 'Pour mettre fin à la location, appelez au {phone} et renvoyez l’appareil.',
        rentPlain: 'Pour mettre fin à la location, renvoyez l’appareil.',
      },
    },
    priceChanged: {
      title: 'Le prix a changé',
      text: 'Le nouveau total est de {amount}. Revoyez la commande avant de la passer.',
    },
    shipTo: 'Livrer à',
    sameAddress: 'Adresse de mon entreprise',
    otherAddress: 'Une autre adresse',
    payWith: 'Payer avec',
    card: '{brand} se terminant par {last4}, expiration {expiry}',
    newCard: 'Ajouter une carte',
    otherCard: 'Utiliser une autre carte',
    noMethod:
      'Ajoutez une carte pour passer cette commande. Elle ne sera pas débitée avant l’approbation.',
    place: 'Passer la commande',
    placing: 'Envoi de votre commande…',
    monthlyNote:
      'En commandant, vous nous autorisez à facturer {amount} chaque mois jusqu’à l’annulation.',
  },
  reseller: {
    title: 'Il vous en faut plus? Joignez {brand}',
    text: '{brand} est votre revendeur et paie ces terminaux. Il peut en ajouter.',
    askPhone: 'Appelez au {contact}.',
    askEmail: 'Écrivez à {contact}.',
  },
};
