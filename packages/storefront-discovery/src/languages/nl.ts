import type { Words } from '../words/words';

/** @public */
export const words: Words = {
  products: (count) => (count === 1 ? '1 product' : `${count} producten`),
  shown: (products, page, pages) => (pages < 2 ? products : `${products}, pagina ${page} van ${pages}`),
  loading: 'Producten laden…',
  sortBy: 'Sorteren op',
  pages: 'Pagina’s',
  page: (number) => `Pagina ${number}`,
  previous: 'Vorige',
  next: 'Volgende',
  from: (price) => `Vanaf ${price}`,
  salePrice: 'Actieprijs',
  regularPrice: 'Normale prijs',
  sale: 'Aanbieding',
  soldOut: 'Uitverkocht',
  add: 'In winkelwagen',
  choose: 'Opties kiezen',
  empty: 'Hier zijn geen producten.',
  showFirst: 'Eerste pagina tonen',
  failed: 'Deze producten konden niet worden geladen. Controleer je verbinding en probeer het opnieuw.',
  again: 'Opnieuw proberen',
  reload: 'Pagina opnieuw laden',
};
