import type { PanelMessages } from '../panel-messages';

/** @public */
export const messages: PanelMessages = {
  suggestions: 'Sugerencias',
  recent: 'Búsquedas recientes',
  clearRecent: 'Borrar búsquedas recientes',
  collections: 'Colecciones',
  products: 'Productos',
  popularSearches: 'Búsquedas populares',
  popularCollections: 'Colecciones populares',
  popularProducts: 'Productos populares',
  seeAll: (text) => `Ver todos los resultados de “${text}”`,
  searchFor: (text) => `Buscar “${text}”`,
  showingFor: (text) => `Resultados de “${text}”`,
  noneFound: (text) => `No hay sugerencias para “${text}”`,
  found: (count) => (count === 1 ? '1 sugerencia' : `${count} sugerencias`),
  from: (price) => `Desde ${price}`,
  salePrice: 'Precio de oferta',
  regularPrice: 'Precio habitual',
  soldOut: 'Agotado',
};
