import type { PanelMessages } from '../panel-messages';

/** @public */
export const messages: PanelMessages = {
  suggestions: '検索候補',
  recent: '最近の検索',
  clearRecent: '最近の検索を消去',
  collections: 'コレクション',
  products: '商品',
  popularSearches: '人気の検索',
  popularCollections: '人気のコレクション',
  popularProducts: '人気の商品',
  seeAll: (text) => `「${text}」の検索結果をすべて見る`,
  searchFor: (text) => `「${text}」を検索`,
  showingFor: (text) => `「${text}」の検索結果`,
  noneFound: (text) => `「${text}」の候補はありません`,
  found: (count) => `候補${count}件`,
  from: (price) => `${price}から`,
  salePrice: 'セール価格',
  regularPrice: '通常価格',
  soldOut: '売り切れ',
};
