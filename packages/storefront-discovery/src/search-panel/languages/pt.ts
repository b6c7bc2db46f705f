import type { PanelMessages } from '../panel-messages';

/** @public */
export const messages: PanelMessages = {
  suggestions: 'Sugestões',
  recent: 'Pesquisas recentes',
  clearRecent: 'Limpar pesquisas recentes',
  collections: 'Coleções',
  products: 'Produtos',
  popularSearches: 'Pesquisas populares',
  popularCollections: 'Coleções populares',
  popularProducts: 'Produtos populares',
  seeAll: (text) => `Ver todos os resultados para “${text}”`,
  searchFor: (text) => `Pesquisar “${text}”`,
  showingFor: (text) => `Resultados para “${text}”`,
  noneFound: (text) => `Nenhuma sugestão para “${text}”`,
  found: (count) => (count === 1 ? '1 sugestão' : `${count} sugestões`),
  from: (price) => `A partir de ${price}`,
  salePrice: 'Preço promocional',
  regularPrice: 'Preço normal',
  soldOut: 'Esgotado',
};
