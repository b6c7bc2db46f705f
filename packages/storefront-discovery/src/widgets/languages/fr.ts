import { messages as list } from '../../languages/fr';
import { ownTexts, type WidgetText } from '../../messages/own-texts';
import type { TranslatedMessages } from '../widget-messages';

/** @public */
export const messages: TranslatedMessages = {
  ...list,
  label: 'Suggestions',
  previous: 'Produits précédents',
  next: 'Produits suivants',
  inCart: (title) => `${title} est dans le panier`,
  own: ownTexts<WidgetText>({
    'You may also like': 'Vous aimerez aussi',
    Add: 'Ajouter',
    Added: 'Ajouté',
    'Sold out': 'Épuisé',
    Choose: 'Choisir',
    Quantity: 'Quantité',
    'One-time purchase': 'Achat unique',
    'Subscribe and save': 'S’abonner et économiser',
    'Offer ends in': 'L’offre se termine dans',
    'Frequently bought together': 'Souvent achetés ensemble',
    'Add selected to cart': 'Ajouter la sélection au panier',
    'Recently viewed': 'Vus récemment',
    'Buy again': 'Acheter à nouveau',
    'Best sellers': 'Meilleures ventes',
    'Build your own box': 'Composez votre coffret',
    'Mix and match: 3 for 2': 'Panachez : 3 pour le prix de 2',
    'Starter kit': 'Kit de démarrage',
    'Choose your products': 'Choisissez vos produits',
    'Choose your favorites': 'Choisissez vos favoris',
    'Add something extra': 'Ajoutez un petit plus',
    'Choose three': 'Choisissez-en trois',
    'Choose the base': 'Choisissez la base',
    'Choose a refill': 'Choisissez une recharge',
    'Add bundle to cart': 'Ajouter le lot au panier',
    'Choose {remaining} more': 'Encore {remaining} à choisir',
    'Your bundle is ready': 'Votre lot est prêt',
    'You save {amount}': 'Vous économisez {amount}',
  }),
  more: {
    thisItem: 'Cet article',
    total: 'Total :',
    pick: 'Sélectionnez des produits pour les ajouter ensemble.',
    adding: 'Ajout…',
    close: 'Fermer',
    ended: 'Cette offre est terminée.',
    limited: (units) =>
      units === 1
        ? 'Prix spécial pour 1 article par commande'
        : `Prix spécial pour ${units} articles maximum par commande`,
  },
  bundle: {
    label: 'Lot',
    purchase: 'Options d’achat',
    choose: 'Choisir',
    chosen: 'Choisi',
    remove: (title) => `Retirer ${title}`,
    decrease: (title) => `Diminuer la quantité de ${title}`,
    increase: (title) => `Augmenter la quantité de ${title}`,
    pick: (min, max) =>
      min === max
        ? `Choisissez-en ${max}`
        : min === 0
          ? `Choisissez-en jusqu’à ${max}`
          : `Choisissez-en de ${min} à ${max}`,
    of: (count, max) => `${count} sur ${max}`,
    inBundle: 'Dans votre lot',
    emptySlot: 'Vide',
    gift: 'Cadeau',
    tierFrom: (needed) => `Dès ${needed}`,
    off: (reward) => `${reward} de réduction`,
    percent: (number) => `${number.replace('.', ',')}\u202f%`,
    fixed: (count, amount) => `${count} pour ${amount}`,
    earned: 'Obtenu',
    withMore: (reward, more) => `${reward} avec ${more} de plus`,
    full: 'Votre lot est complet',
    products: (count) => (count === 1 ? '1 produit' : `${count} produits`),
    total: 'Total :',
    nextStep: (title) => `Suivant : ${title}`,
    previousStep: (title) => `Retour : ${title}`,
    adding: 'Ajout en cours…',
    isAdded: 'Votre lot est dans le panier',
    codes: 'Les codes de réduction s’appliquent dans le panier.',
    editing: 'Vous modifiez un lot de votre panier.',
    save: 'Enregistrer les modifications',
    cancel: 'Annuler',
    notSaved: 'Votre lot n’a pas pu être modifié. Il est toujours dans le panier, inchangé.',
  },
};
