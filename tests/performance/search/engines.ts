import type { CatalogueIndex } from '@cartwright/core/catalogue/index/catalogue-index';
import { buildIndex } from '@cartwright/core/catalogue/index/update-index';
import { collation } from '@cartwright/core/listing/collation';
import { foundRows } from '@cartwright/core/listing/found-rows';
import { searchLanguage } from '@cartwright/core/search/engine/analysis/search-language';
import { termsOf } from '@cartwright/core/search/engine/analysis/term-forms';
import {
  emptyLexicalIndex,
  type LexicalIndex,
  settleLexicalIndex,
} from '@cartwright/core/search/engine/index/lexical-index';
import { putTexts } from '@cartwright/core/search/engine/index/update-lexical-index';
import { SHOPPER, someRules } from '@cartwright/core/testing/a-list';
import { aMirroredProduct } from '@cartwright/core/testing/a-mirrored-product';
import { PGlite } from '@electric-sql/pglite';
import MiniSearch from 'minisearch';
import type { JudgedProduct } from './judgements';

/** Gives the ids of the first ten products for a query. */
export type Engine = (query: string) => readonly string[] | Promise<readonly string[]>;

const FIRST = 10;

/** The index of `count` products: judged ones, again and again. */
export function ourIndex(docs: readonly JudgedProduct[], count: number): LexicalIndex {
  const index = emptyLexicalIndex('en');
  for (let row = 0; row < count; row += 1) {
    const { title, type, brand, attrs, desc } = docs[row % docs.length] ?? NOTHING;
    const texts = { title: [title], kind: [type], vendor: [brand], options: [attrs], description: [desc] };
    putTexts(index, row, { ...texts, codes: [] });
  }
  settleLexicalIndex(index);
  return index;
}

const NOTHING = { title: '', type: '', brand: '', attrs: '', desc: '' };

/** The results page: what shoppers get, with what is tried for them when little is found. */
export function ours(docs: readonly JudgedProduct[]): Engine {
  const products = docs.map(({ title, type, brand, attrs, desc }, at) =>
    aMirroredProduct({
      id: at + 1,
      title,
      productType: type,
      vendor: brand,
      description: desc,
      options: [{ name: 'Attributes', values: [{ name: attrs, swatch: null }] }],
    }),
  );
  const page = resultsPage(buildIndex(products, [], ['en']), 'en');
  return (text) => page(text).map((id) => docs[id - 1]?.id ?? '');
}

/** The ids of the first ten products of a page of results. */
export function resultsPage(index: CatalogueIndex, language: string): (text: string) => number[] {
  const shopper = { ...SHOPPER, language, compareNames: collation(language) };
  return (text) => {
    const { rows } = foundRows(index, { text, language, isAsTyped: false }, someRules(), shopper);
    return rows.slice(0, FIRST).map((row) => index.products.id[row] ?? 0);
  };
}

/** MiniSearch and PostgreSQL as shops have them, for titles in a language: with beginnings and typos, and with its dictionary. */
export async function othersIn(
  language: string,
  titles: readonly string[],
): Promise<{ readonly mini: Engine; readonly postgres: Engine; readonly end: () => Promise<void> }> {
  const engine = new MiniSearch({ fields: ['title'], searchOptions: { prefix: true, fuzzy: 0.2 } });
  engine.addAll(titles.map((title, id) => ({ id, title })));
  const db = new PGlite();
  const config = CONFIGURATIONS[language] ?? 'simple';
  await db.exec('create table products (place int primary key, words tsvector)');
  await db.query(
    `insert into products select place - 1, to_tsvector('${config}', title)
     from jsonb_array_elements_text($1::jsonb) with ordinality as doc(title, place)`,
    [JSON.stringify(titles)],
  );
  return {
    mini: (text) =>
      engine
        .search(text, { combineWith: 'AND' })
        .slice(0, FIRST)
        .map(({ id }) => titles[id] ?? ''),
    async postgres(text) {
      const { rows } = await db.query<{ place: number }>(
        `select place from products, plainto_tsquery('${config}', $1) as asked where words @@ asked
         order by ts_rank_cd(words, asked) desc, place limit ${FIRST}`,
        [text],
      );
      return rows.map(({ place }) => titles[place] ?? '');
    },
    end: () => db.close(),
  };
}

const CONFIGURATIONS: Readonly<Record<string, string>> = {
  ar: 'arabic',
  da: 'danish',
  de: 'german',
  es: 'spanish',
  fi: 'finnish',
  fr: 'french',
  nb: 'norwegian',
  nl: 'dutch',
  sv: 'swedish',
  tr: 'turkish',
};

/** MiniSearch with our stems and with field weights; all words, then any. `isFuzzy`: words may be one fifth different. */
export function miniSearch(docs: readonly JudgedProduct[], isFuzzy: boolean): Engine {
  const english = searchLanguage('en');
  const engine = new MiniSearch({
    fields: ['title', 'type', 'brand', 'desc', 'attrs'],
    processTerm: (term) => termsOf(term.toLowerCase(), english)[0] ?? null,
    searchOptions: {
      boost: { title: 3, type: 3, brand: 2, desc: 1, attrs: 0.5 },
      ...(isFuzzy ? { fuzzy: 0.2 } : {}),
    },
  });
  engine.addAll(docs);
  return (text) => {
    const all = engine.search(text, { combineWith: 'AND' });
    const rest = all.length < FIRST ? engine.search(text, { combineWith: 'OR' }) : [];
    return [...new Set([...all, ...rest].map(({ id }) => String(id)))].slice(0, FIRST);
  };
}

/** PostgreSQL's text search: all words, then any, by cover density over weighed fields and the length of the text. */
export async function postgres(
  docs: readonly JudgedProduct[],
): Promise<{ readonly engine: Engine; readonly end: () => Promise<void> }> {
  const db = new PGlite();
  await db.exec('create table products (place int primary key, id text, words tsvector)');
  for (let from = 0; from < docs.length; from += 500) {
    const some = docs.slice(from, from + 500).map((doc, at) => ({ ...doc, place: from + at }));
    await db.query(
      `insert into products
       select place, id, setweight(to_tsvector('english', title || ' ' || type), 'A')
         || setweight(to_tsvector('english', brand), 'B')
         || setweight(to_tsvector('english', "desc"), 'C')
         || setweight(to_tsvector('english', attrs), 'D')
       from json_to_recordset($1) as doc(place int, id text, title text, type text, brand text, "desc" text, attrs text)`,
      [JSON.stringify(some)],
    );
  }
  await db.exec('create index on products using gin (words); analyze products');
  return {
    engine: async (text) => {
      const { rows } = await db.query<{ id: string }>(
        `with asked as (
           select plainto_tsquery('english', $1) as all_words,
             replace(plainto_tsquery('english', $1)::text, '&', '|')::tsquery as any_word
         )
         select id from products, asked where words @@ any_word
         order by words @@ all_words desc,
           ts_rank_cd('{0.17, 0.33, 0.67, 1}', words, case when words @@ all_words then all_words else any_word end, 1) desc, place
         limit ${FIRST}`,
        [text],
      );
      return rows.map(({ id }) => id);
    },
    end: () => db.close(),
  };
}
