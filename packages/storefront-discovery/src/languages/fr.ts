import type { Words } from '../words/words';

/** @public */
export const words: Words = {
  products: (count) => (count < 2 ? `${count} produit` : `${count} produits`),
  shown: (products, page, pages) => (pages < 2 ? products : `${products}, page ${page} sur ${pages}`),
  loading: 'Chargement des produits…',
  sortBy: 'Trier par',
  pages: 'Pages',
  page: (number) => `Page ${number}`,
  previous: 'Précédent',
  next: 'Suivant',
  from: (price) => `À partir de ${price}`,
  salePrice: 'Prix promotionnel',
  regularPrice: 'Prix habituel',
  sale: 'Promo',
  soldOut: 'Épuisé',
  add: 'Ajouter au panier',
  choose: 'Choisir des options',
  empty: 'Aucun produit ici.',
  showFirst: 'Voir la première page',
  failed: 'Ces produits n’ont pas pu être chargés. Vérifiez votre connexion et réessayez.',
  again: 'Réessayer',
  reload: 'Recharger la page',
};
