import { Liquid, type TagToken, type TopLevelToken } from 'liquidjs';
import { money } from '../theme/money';
import { textAt } from '../theme-extension/text-at';
import type { ThemeExtension } from '../theme-extension/theme-extension';
import { imageUrl } from './image-object';
import { PaginateTag } from './paginate-tag';

/** Tags that aren't allowed in app blocks. Source: theme-check, AppBlockValidTags. */
const FORBIDDEN_TAGS = ['javascript', 'stylesheet', 'include', 'layout', 'section', 'sections'];

/**
 * Liquid engine of an extension with its snippets, texts and assets. `assetUrl` returns an asset's URL. Unknown
 * filters, and unknown or forbidden tags fail when a block is parsed; missing assets and texts when it is rendered.
 */
export function liquidEngine(extension: ThemeExtension, assetUrl: (name: string) => string): Liquid {
  const engine = new Liquid({ strictFilters: true, templates: { ...extension.snippets } });
  // Shopify doesn't document what `json` escapes, so this one escapes nothing: blocks must be safe by themselves.
  engine.registerFilter('json', (value: unknown) => JSON.stringify(value ?? null));
  engine.registerFilter('asset_url', (name: unknown) => {
    if (!extension.assets.has(String(name))) throw new Error(`the extension has no asset ${String(name)}`);
    return assetUrl(String(name));
  });
  engine.registerFilter('stylesheet_tag', stylesheetTag);
  engine.registerFilter(
    'script_tag',
    (url: unknown) => `<script src="${escapeAttribute(url)}" type="text/javascript"></script>`,
  );
  engine.registerFilter('t', function (key: unknown, ...values: unknown[]) {
    return translate(
      extension,
      String(this.context.getSync(['request', 'locale', 'iso_code'])),
      String(key),
      namedValues(values),
    );
  });
  engine.registerFilter('money', function (amount: unknown) {
    const localOf = (...path: string[]) => String(this.context.getSync(['localization', ...path]));
    const market = {
      currency: localOf('country', 'currency', 'iso_code'),
      locale: localOf('language', 'iso_code'),
    };
    return money(market, Number(amount));
  });
  engine.registerFilter('image_url', (image: unknown, ...values: unknown[]) =>
    imageUrl(image, namedValues(values)),
  );
  engine.registerTag('paginate', PaginateTag);
  engine.registerTag('schema', ignoredBlock('schema'));
  for (const name of FORBIDDEN_TAGS) engine.registerTag(name, forbiddenTag(name));
  return engine;
}

export function stylesheetTag(url: unknown): string {
  return `<link href="${escapeAttribute(url)}" rel="stylesheet" type="text/css" media="all">`;
}

export function escapeAttribute(value: unknown): string {
  return String(value).replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}

/** Tag whose content isn't rendered. */
function ignoredBlock(name: string) {
  return {
    parse(_token: TagToken, remaining: TopLevelToken[]) {
      for (let token = remaining.shift(); token; token = remaining.shift()) {
        if ('name' in token && token.name === `end${name}`) return;
      }
      throw new Error(`tag ${name} is not closed`);
    },
    render: () => '',
  };
}

function forbiddenTag(name: string) {
  return {
    parse() {
      throw new Error(`blocks of apps cannot contain the tag ${name}`);
    },
    render: () => '',
  };
}

/** Named arguments of a filter, which Liquid passes as pairs. */
function namedValues(values: readonly unknown[]): Record<string, unknown> {
  return Object.fromEntries(
    values.filter((value): value is [string, unknown] => Array.isArray(value) && value.length === 2),
  );
}

/**
 * Translation of a key: in the language, its base language, or the extension's default; with `count`, its plural form.
 * `{{ name }}` is replaced, escaped unless the key ends in `_html`, as in Shopify.
 */
function translate(
  { texts, defaultLanguage }: ThemeExtension,
  language: string,
  key: string,
  values: Record<string, unknown>,
): string {
  for (const name of [language, language.split('-')[0] ?? language, defaultLanguage]) {
    const form = 'count' in values ? pluralForm(name, values.count) : null;
    const text = textAt(texts[name], form === null ? key : `${key}.${form}`) ?? textAt(texts[name], key);
    if (text !== null) return filled(text, values, key.endsWith('_html') ? String : escapeAttribute);
  }
  throw new Error(`the extension has no text ${key}`);
}

function pluralForm(language: string, count: unknown): string {
  return new Intl.PluralRules(language).select(Number(count));
}

function filled(text: string, values: Record<string, unknown>, write: (value: unknown) => string): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? write(values[name]) : whole,
  );
}
