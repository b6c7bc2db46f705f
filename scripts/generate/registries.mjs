import { insertedEntry, insertedLine } from './insert.mjs';

const LANGUAGES = 'packages/storefront-cart/src/languages';

/**
 * Lines that a new component type adds to files that are there already, by their paths. Everything else that knows the types
 * follows from the first of them. Each gives the file's text with the type in it, or throws where it finds no place.
 *
 * @param {import('./names.mjs').Names} names
 * @param {(path: string) => string} read gives the text of any file
 * @returns {Record<string, (text: string) => string>}
 */
export function componentRegistries(names, read) {
  return {
    'packages/core/src/components/component-types.ts': (text) => inTypes(text, names),
    'packages/core/src/templates/starting/smaller-templates.ts': (text) => inTemplates(text, names),
    'packages/admin/src/features/cart/editor/panels/component-panel.tsx': (text) => inPanels(text, names),
    [`${LANGUAGES}/awaiting-translation.ts`]: (text) =>
      isTranslated(names, read(`${LANGUAGES}/nl.ts`)) ? text : inAwaiting(text, names),
    'docs/theme-developers.md': (text) => inParts(text, names),
  };
}

function inTypes(text, { type, camel, folder }) {
  const imported = insertedLine(text, {
    before: /^\/\*\* Component types by their name/,
    line: `import { ${camel} } from './${folder}';`,
    among: /^import \{ \w+ \} from '\.\/([a-z-]+)';$/,
    key: folder,
  });
  return insertedEntry(imported, {
    begin: 'export const COMPONENT_TYPES = {',
    end: '} as const;',
    key: type,
    entry: camel === type ? `  ${type},` : `  ${type}: ${camel},`,
  });
}

const inTemplates = (text, { type }) =>
  insertedEntry(text, {
    begin: 'export const SMALLER_TEMPLATES: Readonly<Record<SmallerType, string>> = {',
    end: '};',
    key: type,
    entry: `  ${type}: \`{% if cart.item_count > 0 %}
  <p>{{ settings.language.message }}</p>
{% endif %}
\`,`,
  });

const inPanels = (text, { type, folder, pascal }) =>
  insertedEntry(text, {
    begin: 'const PANELS: { readonly [Type in ComponentType]: FunctionComponent<PanelProps<Type>> } = {',
    end: '};',
    key: type,
    entry: `  ${type}: lazyPanel(async () => (await import('./${folder}/panel')).${pascal}Panel),`,
  });

/** Whether another component begins with the same text, so that every language has it. */
const isTranslated = ({ sentence }, language) => new RegExp(`^ {4}'?${sentence}'?:`, 'm').test(language);

function inAwaiting(text, { sentence }) {
  const list = /(AWAITING_TRANSLATION: readonly string\[\] = \[)([^\]]*)\];/;
  if (!list.test(text)) throw new Error('there is no list "AWAITING_TRANSLATION"');
  return text.replace(list, (_all, begin, entries) => {
    const before = entries.trim().replace(/,$/, '');
    return `${begin}${before === '' ? '' : `${before}, `}'${sentence}'];`;
  });
}

const inParts = (text, { folder, words }) =>
  insertedLine(text, {
    before: /^$/,
    line: `| ${words} | \`${folder}\` |`,
    after: '| component | parts |',
  });
