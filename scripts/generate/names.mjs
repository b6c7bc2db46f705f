import { runInNewContext, Script } from 'node:vm';

/**
 * The forms of a component's name.
 *
 * @typedef {object} Names
 * @property {string} folder `store-promise`: folders, files, style classes
 * @property {string} type `store_promise`: in documents
 * @property {string} camel `storePromise`
 * @property {string} pascal `StorePromise`
 * @property {string} constant `STORE_PROMISE`
 * @property {string} title `Store Promise`: what merchants read
 * @property {string} words `store promise`
 * @property {string} sentence `Store promise`: what shoppers read at first
 */

const WELL_FORMED = /^[a-z]+(-[a-z]+)*$/;
const MAX_LENGTH = 40;

/** What the language itself calls something, such as `Map`. Our linter allows no other meaning. */
const GLOBALS = new Set(runInNewContext('Object.getOwnPropertyNames(globalThis)'));

/** What Windows has no files for. */
const DEVICES = ['aux', 'con', 'nul', 'prn'];

/**
 * The forms of a name, or why it cannot be one.
 *
 * @param {string} name as it is typed
 * @returns {{ ok: true, names: Names } | { ok: false, message: string }}
 */
export function namesOf(name) {
  if (!WELL_FORMED.test(name)) {
    return refuse(`"${name}" can't be a component's name. Use small letters and dashes: back-in-stock.`);
  }
  if (/^[a-z](-|$)/.test(name)) {
    return refuse(`"${name}" is too short. Begin with a word of at least two letters: back-in-stock.`);
  }
  if (name.length > MAX_LENGTH) {
    return refuse(`"${name}" is too long. Use at most ${MAX_LENGTH} characters; it has ${name.length}.`);
  }
  const names = formsOf(name);
  return hasOtherMeaning(names) ? refuse(otherMeaning(name)) : { ok: true, names };
}

/**
 * The forms of a name, whether or not it can be one.
 *
 * @param {string} name such as `store-promise`
 * @returns {Names}
 */
export function formsOf(name) {
  const parts = name.split('-');
  const capital = (part) => `${part[0].toUpperCase()}${part.slice(1)}`;
  const pascal = parts.map(capital).join('');
  const type = parts.join('_');
  const words = parts.join(' ');
  return {
    folder: name,
    type,
    camel: `${pascal[0].toLowerCase()}${pascal.slice(1)}`,
    pascal,
    constant: type.toUpperCase(),
    title: parts.map(capital).join(' '),
    words,
    sentence: capital(words),
  };
}

/** Message for whoever chose a name that means something else. */
export const otherMeaning = (name) =>
  `"${name}" already means something else in our code. Add a word: ${name}-note.`;

const hasOtherMeaning = ({ folder, type, camel, pascal }) =>
  folder === 'cart' ||
  DEVICES.includes(folder) ||
  [type, camel, pascal].some((each) => GLOBALS.has(each) || each in Object.prototype) ||
  isReserved(camel);

/** Whether no constant of a module can be called so: the script is only read, never run. */
function isReserved(word) {
  try {
    new Script(`'use strict'; async () => { const ${word} = 0; };`);
    return false;
  } catch {
    return true;
  }
}

const refuse = (message) => ({ ok: false, message });
