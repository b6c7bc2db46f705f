import type { Words } from '../words/words';

/** @public */
export const words: Words = {
  products: (count) => `${count}点の商品`,
  shown: (products, page, pages) => (pages < 2 ? products : `${products}、${pages}ページ中${page}ページ目`),
  loading: '商品を読み込んでいます…',
  sortBy: '並べ替え',
  pages: 'ページ',
  page: (number) => `${number}ページ`,
  previous: '前へ',
  next: '次へ',
  from: (price) => `${price}から`,
  salePrice: 'セール価格',
  regularPrice: '通常価格',
  sale: 'セール',
  soldOut: '売り切れ',
  add: 'カートに入れる',
  choose: 'オプションを選ぶ',
  empty: 'ここに商品はありません。',
  showFirst: '最初のページを見る',
  failed: '商品を読み込めませんでした。接続を確認して、もう一度お試しください。',
  again: 'もう一度試す',
  reload: 'ページを再読み込み',
};
