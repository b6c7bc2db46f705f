import { stopwords as arabic } from '@orama/stopwords/arabic';
import { stopwords as bulgarian } from '@orama/stopwords/bulgarian';
import { stopwords as danish } from '@orama/stopwords/danish';
import { stopwords as dutch } from '@orama/stopwords/dutch';
import { stopwords as english } from '@orama/stopwords/english';
import { stopwords as finnish } from '@orama/stopwords/finnish';
import { stopwords as french } from '@orama/stopwords/french';
import { stopwords as german } from '@orama/stopwords/german';
import { stopwords as greek } from '@orama/stopwords/greek';
import { stopwords as hungarian } from '@orama/stopwords/hungarian';
import { stopwords as italian } from '@orama/stopwords/italian';
import { stopwords as japanese } from '@orama/stopwords/japanese';
import { stopwords as chinese } from '@orama/stopwords/mandarin';
import { stopwords as norwegian } from '@orama/stopwords/norwegian';
import { stopwords as portuguese } from '@orama/stopwords/portuguese';
import { stopwords as romanian } from '@orama/stopwords/romanian';
import { stopwords as russian } from '@orama/stopwords/russian';
import { stopwords as spanish } from '@orama/stopwords/spanish';
import { stopwords as swedish } from '@orama/stopwords/swedish';
import { stopwords as turkish } from '@orama/stopwords/turkish';
import { stopwords as ukrainian } from '@orama/stopwords/ukrainian';
import { normalized } from './normalized';

const LISTS: { readonly [language: string]: readonly string[] } = {
  ar: arabic,
  bg: bulgarian,
  da: danish,
  de: german,
  el: greek,
  // The list has no articles.
  en: [...english, 'a', 'an', 'the'],
  es: spanish,
  fi: finnish,
  fr: french,
  hu: hungarian,
  it: italian,
  ja: japanese,
  nb: norwegian,
  nl: dutch,
  nn: norwegian,
  no: norwegian,
  pt: portuguese,
  ro: romanian,
  ru: russian,
  sv: swedish,
  tr: turkish,
  uk: ukrainian,
  zh: chinese,
};

/** Stop words of a language (ISO 639-1), in lower case without accents. */
export function stopWordsIn(language: string): ReadonlySet<string> {
  const list = Object.hasOwn(LISTS, language) ? (LISTS[language] ?? []) : [];
  return new Set(list.map((word) => normalized(word.toLowerCase())));
}
