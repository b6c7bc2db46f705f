import type { Words } from '../words/words';

/** @public */
export const words: Words = {
  products: (count) => (count === 1 ? '1 Produkt' : `${count} Produkte`),
  shown: (products, page, pages) => (pages < 2 ? products : `${products}, Seite ${page} von ${pages}`),
  loading: 'Produkte werden geladen…',
  sortBy: 'Sortieren nach',
  pages: 'Seiten',
  page: (number) => `Seite ${number}`,
  previous: 'Zurück',
  next: 'Weiter',
  from: (price) => `Ab ${price}`,
  salePrice: 'Angebotspreis',
  regularPrice: 'Normaler Preis',
  sale: 'Angebot',
  soldOut: 'Ausverkauft',
  add: 'In den Warenkorb',
  choose: 'Optionen wählen',
  empty: 'Hier gibt es keine Produkte.',
  showFirst: 'Erste Seite zeigen',
  failed: 'Diese Produkte konnten nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.',
  again: 'Noch einmal versuchen',
  reload: 'Seite neu laden',
};
