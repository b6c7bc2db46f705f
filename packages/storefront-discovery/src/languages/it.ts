import type { Words } from '../words/words';

/** @public */
export const words: Words = {
  products: (count) => (count === 1 ? '1 prodotto' : `${count} prodotti`),
  shown: (products, page, pages) => (pages < 2 ? products : `${products}, pagina ${page} di ${pages}`),
  loading: 'Caricamento dei prodotti…',
  sortBy: 'Ordina per',
  pages: 'Pagine',
  page: (number) => `Pagina ${number}`,
  previous: 'Precedente',
  next: 'Successiva',
  from: (price) => `Da ${price}`,
  salePrice: 'Prezzo scontato',
  regularPrice: 'Prezzo di listino',
  sale: 'In offerta',
  soldOut: 'Esaurito',
  add: 'Aggiungi al carrello',
  choose: 'Scegli le opzioni',
  empty: 'Qui non ci sono prodotti.',
  showFirst: 'Mostra la prima pagina',
  failed: 'Non è stato possibile caricare questi prodotti. Controlla la connessione e riprova.',
  again: 'Riprova',
  reload: 'Ricarica la pagina',
};
