import type { Words } from '../words/words';

/** @public */
export const words: Words = {
  products: (count) => (count === 1 ? '1 produto' : `${count} produtos`),
  shown: (products, page, pages) => (pages < 2 ? products : `${products}, página ${page} de ${pages}`),
  loading: 'Carregando produtos…',
  sortBy: 'Ordenar por',
  pages: 'Páginas',
  page: (number) => `Página ${number}`,
  previous: 'Anterior',
  next: 'Próxima',
  from: (price) => `A partir de ${price}`,
  salePrice: 'Preço promocional',
  regularPrice: 'Preço normal',
  sale: 'Promoção',
  soldOut: 'Esgotado',
  add: 'Adicionar ao carrinho',
  choose: 'Escolher opções',
  empty: 'Não há produtos aqui.',
  showFirst: 'Ver a primeira página',
  failed: 'Não foi possível carregar estes produtos. Verifique sua conexão e tente novamente.',
  again: 'Tentar novamente',
  reload: 'Recarregar a página',
};
