import type { PanelMessages } from '../panel-messages';

/** @public */
export const messages: PanelMessages = {
  suggestions: 'Suggesties',
  recent: 'Recente zoekopdrachten',
  clearRecent: 'Recente zoekopdrachten wissen',
  collections: 'Collecties',
  products: 'Producten',
  popularSearches: 'Populaire zoekopdrachten',
  popularCollections: 'Populaire collecties',
  popularProducts: 'Populaire producten',
  seeAll: (text) => `Alle resultaten voor ‘${text}’ bekijken`,
  searchFor: (text) => `Zoeken naar ‘${text}’`,
  showingFor: (text) => `Resultaten voor ‘${text}’`,
  noneFound: (text) => `Geen suggesties voor ‘${text}’`,
  found: (count) => (count === 1 ? '1 suggestie' : `${count} suggesties`),
  from: (price) => `Vanaf ${price}`,
  salePrice: 'Actieprijs',
  regularPrice: 'Normale prijs',
  soldOut: 'Uitverkocht',
};
