import type { Words } from '../words/words';

/** @public */
export const words: Words = {
  products: (count) => (count === 1 ? '1 producto' : `${count} productos`),
  shown: (products, page, pages) => (pages < 2 ? products : `${products}, página ${page} de ${pages}`),
  loading: 'Cargando productos…',
  sortBy: 'Ordenar por',
  pages: 'Páginas',
  page: (number) => `Página ${number}`,
  previous: 'Anterior',
  next: 'Siguiente',
  from: (price) => `Desde ${price}`,
  salePrice: 'Precio de oferta',
  regularPrice: 'Precio habitual',
  sale: 'Oferta',
  soldOut: 'Agotado',
  add: 'Añadir al carrito',
  choose: 'Elegir opciones',
  empty: 'Aquí no hay productos.',
  showFirst: 'Ver la primera página',
  failed: 'No se pudieron cargar estos productos. Revisa tu conexión e inténtalo de nuevo.',
  again: 'Intentar de nuevo',
  reload: 'Recargar la página',
};
