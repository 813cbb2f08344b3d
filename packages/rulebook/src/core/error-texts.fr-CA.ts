import type { ErrorCode } from './errors.ts';

export const ERROR_TEXTS: Record<ErrorCode, string> = {
  'request.validationFailed':
    'Une de vos réponses doit être corrigée. Vérifiez celles qui sont signalées.',
  'text.unreadable': 'Entrez de nouveau ce texte. Il contient un caractère illisible',
  'field.unknown': 'Aucun champ ne porte le nom « {field} ». Retirez-le et réessayez.',
  'card.numberIncluded':
    'Retirez le numéro de carte. Nous ne conservons jamais de numéros de carte.',
  'request.malformed': 'Nous n’avons pas pu lire cette demande. Rechargez la page et réessayez.',
  'request.unsupportedMediaType':
    'Nous n’avons pas pu lire cette demande. Rechargez la page et réessayez.',
  'request.payloadTooLarge':
    'C’est trop long pour être enregistré. Raccourcissez le texte et réessayez.',
  'request.crossOrigin':
    'Nous n’avons pas pu confirmer que cette demande vient de notre page. Rechargez la page et réessayez.',
  'request.methodNotAllowed':
    'Cette action n’est pas offerte ici. Revenez en arrière et réessayez.',
  'request.rateLimited':
    'Cela fait beaucoup d’essais en peu de temps. Attendez une minute, puis réessayez.',
  'request.retryInMinutes':
    'Vous avez atteint le nombre d’essais permis pour le moment. Vous pourrez réessayer dans {minutes, plural, one {# minute} many {# de minutes} other {# minutes}}. Vos renseignements sont conservés.',
  'request.retryInHours':
    'Vous avez atteint le nombre d’essais permis pour le moment. Vous pourrez réessayer dans {hours, plural, one {# heure} many {# d’heures} other {# heures}}. Vos renseignements sont conservés.',
  'route.notFound': 'Il n’y a rien à cette adresse. Vérifiez-la et réessayez.',
  'auth.signInRequired': 'Connectez-vous pour continuer. Vos réponses sont toujours là.',
  'auth.sessionExpired':
    'Votre session a pris fin. Connectez-vous de nouveau pour continuer. Vos réponses sont enregistrées.',
  'auth.reauthRequired':
    'Pour votre sécurité, connectez-vous de nouveau avant de modifier ce renseignement.',
  'application.notFound': 'Demande introuvable. Rechargez la page.',
  'application.update': 'La demande n’a pas pu être mise à jour. Rechargez la page.',
  'application.fetch': 'La demande n’a pas pu être chargée. Rechargez la page.',
  'application.versionRequired': 'Rechargez la page et réessayez. Vos réponses sont toujours là.',
  'application.versionConflict':
    'Cette demande a été modifiée dans une autre fenêtre. Nous avons chargé les réponses les plus récentes. Vérifiez-les, puis continuez.',
  'application.incomplete': 'Il manque encore des réponses. Remplissez-les pour continuer.',
  'application.alreadySubmitted':
    'Cette demande a déjà été envoyée. Rechargez la page pour voir où elle en est.',
  'application.stepUpClosed': 'Cette étape est déjà terminée. Rechargez la page pour continuer.',
  'application.notApproved': 'Vous pourrez le faire une fois votre demande approuvée.',
  'review.notClaimed': 'Réservez d’abord cette demande. Une réservation vaut 15 minutes.',
  'review.claimedByOther': '{name} a réservé cette demande jusqu’à {until}.',
  'review.ownProposal': 'Vous l’avez déjà approuvée. Une autre personne doit confirmer.',
  'review.caseSettled': 'Il n’y a plus rien à faire ici. Relisez la liste.',
  'support.readOnly': 'Rien n’a été modifié. Cette vue est en lecture seule.',
  'stepUp.unsupported': 'L’étape de vérification « {type} » n’est pas prise en charge',
  'terms.missing': 'Cochez la case pour accepter, puis envoyez votre demande.',
  'terms.changed':
    'L’entente a changé depuis l’ouverture de cette page. Relisez-la avant de l’accepter.',
  'idempotency.keyMalformed':
    'Utilisez de 1 à 200 caractères visibles, sans espace, dans l’en-tête Idempotency-Key.',
  'idempotency.keyReused':
    'Cette demande a déjà été envoyée avec d’autres réponses. Rechargez la page et réessayez.',
  'idempotency.inProgress': 'Nous y travaillons encore. Attendez un instant, puis réessayez.',
  'reviewRequest.empty': 'Dites-nous ce que nous devrions savoir',
  'reviewRequest.numberIncluded':
    'Retirez les numéros d’identité, de carte et de compte. Nous n’en avons pas besoin ici.',
  'reviewRequest.tooMany':
    'Vous nous avez écrit plusieurs fois aujourd’hui. Appelez-nous, ou écrivez de nouveau demain.',
  'view.tooMany': 'Vous avez enregistré {count} vues. Retirez-en une d’abord.',
  'audit.tooManyLines':
    'Cela fait plus de {count} lignes. Précisez le jour, la personne ou la référence.',
  'note.empty': 'Écrivez une note',
  'note.numberIncluded':
    'Retirez les numéros d’identité, de carte et de compte. Leur place n’est pas dans une note.',
  'otp.incorrect':
    'Ce code ne correspond pas. Vérifiez le texto et réessayez. {count, plural, one {Il vous reste # essai.} many {Il vous reste # essais.} other {Il vous reste # essais.}}',
  'otp.expired': 'Ce code est expiré. Demandez-en un nouveau.',
  'otp.attemptsExceeded': 'Ce code a été essayé trop de fois. Demandez-en un nouveau.',
  'otp.temporarilyLocked':
    'Trop de codes erronés pour ce téléphone. Utilisez une pièce d’identité avec photo, ou réessayez dans 24 heures.',
  'otp.permanentlyLocked':
    'Trop de codes erronés : ce téléphone ne peut plus en recevoir. Utilisez une pièce d’identité avec photo.',
  'otp.resendTooSoon':
    'Nous venons de vous envoyer un code par texto. Vous pourrez le recevoir de nouveau dans {seconds} secondes.',
  'otp.sendLimitExceeded':
    'Nous avons déjà envoyé plusieurs codes à ce téléphone. Réessayez plus tard, ou utilisez une pièce d’identité avec photo.',
  'phoneLink.resendTooSoon':
    'Nous venons d’envoyer un texto à ce téléphone. Vous pourrez recevoir un lien dans {seconds} secondes.',
  'phoneLink.sendLimitExceeded':
    'Nous avons déjà envoyé plusieurs textos à ce téléphone. Réessayez plus tard, ou utilisez une pièce d’identité avec photo.',
  'texts.limitExceeded':
    'Trop de textos ont été demandés depuis votre réseau. Réessayez plus tard ou utilisez plutôt une pièce d’identité avec photo.',
  'texts.paused':
    'Nous ne pouvons pas envoyer de textos pour l’instant. Utilisez plutôt une pièce d’identité avec photo ou revenez plus tard. Vos réponses sont enregistrées.',
  'otp.notSent': 'Nous n’avons pas pu envoyer le texto. Réessayez dans un instant.',
  'phone.unsupportedLineType':
    'Entrez le numéro d’un fournisseur de téléphonie cellulaire. Nous ne pouvons pas envoyer de texto à un numéro Internet (VoIP).',
  'phone.lookupLimitExceeded':
    'Le numéro de cellulaire a été modifié plusieurs fois aujourd’hui. Reprenez un numéro déjà entré, ou réessayez demain.',
  'phone.unchanged': 'C’est le numéro auquel nous envoyons déjà les codes. Entrez-en un autre.',
  'phone.usedByOwner':
    'Ce numéro est celui d’un autre propriétaire de cette demande. Entrez votre propre numéro de cellulaire.',
  'phone.changeLimitExceeded':
    'Vous avez modifié votre numéro 3 fois aujourd’hui. Vous pourrez le modifier demain ou utiliser une pièce d’identité dès maintenant.',
  'inquiry.attemptsExceeded':
    'Les cinq essais sont utilisés pour le moment. Réessayez plus tard, ou demandez une révision à notre équipe.',
  'inquiry.consentRequired':
    'Pour prendre un égoportrait, cochez la case pour accepter. Vous pouvez aussi continuer sans égoportrait.',
  'inquiry.phoneUnproven':
    'Nous pouvons envoyer un texto seulement à un téléphone que vous avez confirmé. Balayez le code ou utilisez cet ordinateur.',
  'inquiry.linkTooSoon':
    'Nous venons d’envoyer un texto à ce téléphone. Vous pourrez recevoir un autre lien dans {seconds} secondes.',
  'inquiry.linkNotTexted':
    'Nous ne pouvons pas envoyer de texto à ce téléphone pour l’instant. Balayez le code ou utilisez cet ordinateur.',
  'auth.keyInvalid':
    'Cet appel exige une de vos clés dans l’en-tête Authorization. La clé est absente, inconnue ou révoquée.',
  'auth.keyInQuery':
    'Ne mettez jamais une clé dans une URL. Envoyez-la dans l’en-tête Authorization et révoquez celle-ci.',
  'partnerEvent.notFound':
    'Nous n’avons pas cet événement. Nous conservons les événements pendant 30 jours.',
  'prefill.taxIdIncluded':
    'Un numéro fiscal ne peut pas être prérempli. La personne doit l’entrer elle-même.',
  'import.notFound':
    'Nous n’avons pas cette importation. Nous conservons les importations pendant 90 jours.',
  'import.empty': 'Ce fichier ne contient aucun commerce.',
  'import.tooManyRows':
    'Ce fichier compte trop de lignes. Divisez-le en fichiers d’au plus {max} lignes.',
  'import.referralUnknown': 'Cet identifiant de référence n’est pas l’un des vôtres.',
  'import.rowUnreadable':
    'Nous ne pouvons pas lire cette ligne. Vérifiez ses guillemets et son nombre de valeurs.',
  'import.valueInvalid': 'Cette colonne ne peut pas prendre cette valeur.',
  'import.localeUnknown': 'Indiquez la langue du commerce par l’un des codes du modèle.',
  'import.marketClosed': 'Vous n’inscrivez pas de commerces dans ce pays.',
  'import.referenceRepeated':
    'Une ligne précédente de ce fichier a la même référence ou le même contenu.',
  'auth.keyExpired':
    'Cette clé est expirée. Utilisez la clé qui l’a remplacée, ou créez-en une nouvelle.',
  'auth.addressNotAllowed':
    'Cette clé ne peut pas servir à partir de cette adresse. Utilisez une adresse de sa liste.',
  'partnerKey.notFound': 'Cette clé a pris fin ou a été remplacée. Actualisez la liste.',
  'partnerKey.tooMany': 'Vous avez déjà {max} clés en service. Révoquez-en une d’abord.',
  'webhookEndpoint.notFound': 'Ce point de terminaison a été retiré. Actualisez la liste.',
  'webhookEndpoint.tooMany': 'Vous avez déjà {max} points de terminaison. Retirez-en un d’abord.',
  'partnerDomain.tooMany': 'Vous avez déjà {max} sites Web. Retirez-en un d’abord.',
  'webhookSecret.tooMany':
    'Deux secrets signent déjà pour ce point de terminaison. Mettez d’abord fin à l’ancien.',
  'ability.closed': 'Nous seuls pouvons modifier cela pour vous. Demandez-nous de le faire.',
  'auth.scopeMissing': 'Cette clé ne permet pas cet appel. Il lui faut la portée {scope}.',
  'webhook.invalidSignature':
    'Cette requête n’est pas signée comme convenu. Vérifiez la signature et renvoyez-la.',
  'taxId.changeLimitExceeded':
    'Ce numéro a été modifié 5 fois en 24 heures. Réessayez plus tard, ou continuez autrement.',
  'bank.linkRefused': 'La connexion à votre banque est expirée. Connectez-vous de nouveau.',
  'bank.linkFailed':
    'Un problème est survenu. Attendez quelques minutes, puis réessayez la connexion.',
  'bank.notFound':
    'La banque ne trouve pas ce compte. Vérifiez chacun des numéros que vous avez entrés.',
  'bank.depositsSpent':
    'Les dépôts d’essai n’ont pas permis de confirmer ce compte. Utilisez-en un autre, ou connectez-vous à votre banque.',
  'bank.amountsDiffer':
    'Ces montants ne correspondent pas. Vérifiez votre relevé et réessayez. {count, plural, one {Il vous reste # essai.} many {Il vous reste # essais.} other {Il vous reste # essais.}}',
  'bank.fileUnknown': 'Choisissez une photo (JPEG ou PNG) ou un PDF de votre chèque annulé',
  'bank.fileTooLarge': 'Choisissez un fichier de {megabytes} Mo ou moins',
  'bank.fileHeic':
    'Cette photo est au format HEIC d’Apple. Enregistrez-la en JPEG ou choisissez-en une capture d’écran',
  'bank.fileDamaged':
    'Ce fichier ne s’ouvre pas. Il est peut-être incomplet. Choisissez une autre copie ou prenez une nouvelle photo',
  'bank.fileLocked':
    'Ce PDF a un mot de passe. Enregistrez une copie sans mot de passe ou choisissez une photo',
  'bank.fileActive':
    'Ce PDF contient un script ou un fichier joint. Imprimez-le dans un nouveau PDF ou choisissez une photo',
  'bank.filePages':
    'Ce PDF a plus de {pages} pages. Enregistrez seulement la page du chèque ou choisissez une photo',
  'bank.fileHeavy':
    'Ce fichier est trop lourd à ouvrir. Choisissez-en une photo ou une capture d’écran',
  'bank.refused': 'Nous ne pouvons pas faire de versements dans ce compte. Utilisez-en un autre.',
  'config.failed':
    'La configuration de la page n’a pas pu être obtenue du serveur. Réessayez plus tard.',
  'config.unsupported': '{brand} n’est pas offert dans votre marché et votre devise.',
  'category.blocked': 'Nous ne pouvons pas traiter de paiements pour ce type d’entreprise.',
  'quebec.blocked':
    'Au Québec, nous ne pouvons pas traiter de paiements pour les restaurants et le transport. Il leur faut un module d’enregistrement des ventes (MEV), que nous n’offrons pas.',
  'provider.unavailable':
    'Un service dont nous dépendons ne répond pas. Vos réponses sont enregistrées. Réessayez dans un instant.',
  'server.busy':
    'Nous sommes très occupés en ce moment. Vos réponses sont toujours là. Réessayez dans un instant.',
  'server.error':
    'Un problème est survenu. Réessayez. Pour toute question, communiquez avec le service à la clientèle.',
  'network.failed':
    'Vous semblez être hors ligne. Vos réponses sont toujours là. Réessayez une fois la connexion rétablie.',
  'network.timeout': 'C’est plus long que d’habitude. Vos réponses sont toujours là. Réessayez.',
  'link.incorrect': 'Cette adresse URL semble incorrecte',
  'link.expired': 'Cette adresse URL semble expirée',
  'owners.failed': 'Un problème est survenu. Réessayez plus tard.',
  'owners.incomplete':
    'Remplissez les renseignements obligatoires sur les propriétaires de l’entreprise pour continuer',
  'owners.shareTotalTooHigh': 'Le total des parts dépasse 100 %. Réduisez au moins une part.',
  'owners.shareTotalTooLow':
    'Le total des parts est inférieur à 50 %. Corrigez-les, ou confirmez qu’elles sont exactes.',
  'owners.tooMany': 'Quatre personnes au plus peuvent détenir 25 % ou plus. Vérifiez la liste.',
  'owners.companyIncomplete':
    'Indiquez qui se trouve derrière chaque société et fiducie, ou pourquoi vous ne le pouvez pas.',
  'owners.notCounted':
    'Une personne derrière une société arrive à moins de 25 %. Retirez-la, ou ajoutez ce qu’elle détient d’autre.',
  'owners.companyCycle':
    'Une société ne peut pas se détenir elle-même par d’autres sociétés. Vérifiez qui détient quoi.',
  'owners.companyTooDeep':
    'Plus de trois sociétés se suivent. Choisissez « Je ne peux pas les nommer », et un membre de notre équipe vous aidera.',
  'owners.companiesTooMany': 'Vous pouvez inscrire jusqu’à dix sociétés et fiducies.',
  'owners.controllerMissing': 'Indiquez la personne qui dirige l’entreprise',
  'owners.controllerNotUnique':
    'Une seule personne peut être inscrite comme dirigeant l’entreprise. Modifiez d’abord l’autre fiche.',
  'owners.duplicateTaxId': 'Une personne de cette liste a déjà ce numéro. Vérifiez les deux.',
  'invitation.expired': 'Ce lien est expiré. Demandez-en un nouveau par courriel.',
  'invitation.tooMany':
    'Vous avez envoyé 3 rappels aujourd’hui. Vous pourrez en envoyer un autre demain.',
  'email.notUnique': 'Utilisez une adresse courriel différente pour chaque propriétaire.',
  'account.overlapUS':
    'Nous ne pouvons pas ouvrir de compte aux États-Unis pour ce profil. Communiquez avec le service à la clientèle.',
  'account.overlapCA':
    'Nous ne pouvons pas ouvrir de compte au Canada pour ce profil. Communiquez avec le service à la clientèle.',
  'account.noRedirect':
    'Cette entreprise ne peut pas être utilisée ici. Créez une nouvelle entreprise pour continuer.',
  'account.wrong':
    'Vous utilisez un autre compte. Déconnectez-vous, puis connectez-vous avec celui du début.',
  'channel.unauthorised': 'Un problème est survenu',
  'account.closed': 'Ce compte est fermé. Rien ne peut plus y être modifié.',
  'store.limitExceeded': 'Vous ne pouvez plus ouvrir de magasin aujourd’hui. Réessayez demain.',
  'store.notAllowed':
    'Nous ne pouvons pas offrir de paiements ici : cette application, ce domaine ou ce site Web ne respecte pas nos conditions.',
  'rental.limit':
    '{count, plural, one {Vous pouvez louer # terminal sans frais.} many {Vous pouvez louer # terminaux sans frais.} other {Vous pouvez louer # terminaux sans frais.}} Pour en obtenir plus, communiquez avec votre revendeur.',
  'order.empty': 'Choisissez au moins 1 terminal ou ensemble, ou continuez sans terminal',
  'order.notOffered': 'Cet article n’est pas offert dans votre pays. Choisissez-en un autre.',
  'order.totalChanged':
    'Le prix a changé depuis que vous avez ouvert cette page. Vérifiez le nouveau total, puis commandez.',
  'order.alreadyOpen':
    'Vous avez déjà une commande en cours. Vous pourrez en passer une autre une fois celle-ci expédiée.',
  'order.closed':
    'Cette commande ne peut plus être modifiée. Actualisez la page pour voir où elle en est.',
  'licences.fewer':
    'Vous avez moins de licences de logiciel que d’appareils. Ajoutez une licence par appareil.',
  'licences.more':
    'Vous avez plus de licences de logiciel que d’appareils. Vous pouvez enlever celles en trop.',
  'session.signedUp': 'Votre inscription est déjà faite. Choisissez une demande pour continuer.',
  'session.pressAgain':
    'Votre session est rouverte, mais votre dernière action n’a pas abouti. Recommencez-la pour continuer.',
  'inquiry.sessionTokenMissing':
    'Nous n’avons pas pu ouvrir votre session. Retournez à la page d’où vous venez et réessayez.',
  'cashAdvance.notEligible':
    'Il vous faut un profil de paiement approuvé pour recevoir une offre. Au moins 3 mois de ventes peuvent vous aider.',
  'cashAdvance.offerEnded': 'Cette offre est terminée. Il y en a peut-être une nouvelle.',
  'card.failed': 'Service temporairement indisponible. Réessayez plus tard.',
  'card.declined':
    'Votre banque a refusé cette carte. Essayez une autre carte ou appelez votre banque.',
  'card.fundsMissing': 'Il n’y a pas assez d’argent sur cette carte. Essayez une autre carte.',
  'card.expired': 'Cette carte est expirée. Essayez une autre carte.',
  'card.codeWrong':
    'Le code de sécurité ne correspond pas à cette carte. Vérifiez-le et réessayez.',
  'card.notAuthenticated':
    'Votre banque n’a pas pu confirmer que c’est vous. Réessayez ou utilisez une autre carte.',
  'card.tooMany': 'Vous avez essayé trop de cartes aujourd’hui. Réessayez demain.',
  'bankDebit.notAgreed':
    'Relisez l’autorisation pour votre compte bancaire, puis passez votre commande.',
  'bankDebit.declined':
    'Votre banque a refusé le paiement. Payez par carte ou appelez votre banque.',
  'bankDebit.fundsMissing':
    'Il n’y avait pas assez d’argent dans votre compte bancaire. Payez par carte ou réessayez.',
  'bankDebit.closed':
    'Votre banque indique que ce compte est fermé. Payez par carte ou liez un autre compte.',
  'bankDebit.notAuthorised':
    'Votre banque ne permet pas de paiements depuis ce compte. Payez par carte.',
  'bankDebit.unlinked':
    'Vous ne pouvez pas payer depuis ce compte pour le moment. Payez par carte ou liez de nouveau votre banque.',
  'payment.declined':
    'Le mode de paiement choisi a été refusé par la banque. Utilisez-en un autre.',
  'onboarding.failed':
    'Nous n’avons pas pu envoyer votre demande. Vos réponses sont toujours là. Réessayez.',
  'categories.failed':
    'Nous n’avons pas pu charger la liste des types d’entreprise. Réessayez dans un instant.',
  'stores.failed': 'Nous n’avons pas pu charger vos magasins. Réessayez dans un instant.',
  'wam.failed':
    'Nous n’avons pas pu continuer dans votre outil de création de site. Retournez-y et réessayez.',
  'embed.failed': 'Une partie de cette page ne s’est pas chargée. Rechargez la page et réessayez.',
  'config.portalMoved': 'Cette page a changé d’adresse. Nous vous y amenons.',
  'server.errorShort':
    'Une erreur est survenue. Réessayez. Pour toute question, communiquez avec le service à la clientèle.',
  'form.invalid': 'Remplissez ou corrigez les champs obligatoires.',
};
