import { createHash } from 'node:crypto';
import type { StorefrontConfig } from '@cartwright/core/storefront/config';
import { TRANSLATED_CONFIG_NAMESPACE, translatedConfigKey } from '@cartwright/core/storefront/names';
import { languageName } from '@cartwright/core/texts/language-name';
import { fieldsOf } from '../publishing/json';
import { readStamp, type Stamp } from '../publishing/stamp';
import type { Found, MetafieldWrite } from '../publishing/target';
import { configWrite, type FoundMetafield, saysConfig } from './config-write';

interface TranslatedConfig {
  readonly language: string;
  readonly config: StorefrontConfig;
}

interface FoundTranslation extends FoundMetafield {
  readonly key: string;
}

/** Config of a language without texts: pages print that of the shop's own language. */
const EMPTY = {};

/** Writes of the configs in other languages, and of emptied ones. */
export function translatedWrites(
  found: readonly FoundTranslation[],
  wanted: readonly TranslatedConfig[],
  { ownerId, stamp }: { readonly ownerId: string; readonly stamp: Stamp },
): MetafieldWrite[] {
  const configs = new Map<string, object>(
    wanted.map(({ language, config }) => [translatedConfigKey(language), config]),
  );
  for (const { key, value } of found) if (!configs.has(key) && hasCarts(value)) configs.set(key, EMPTY);
  return [...configs].flatMap(([key, config]) => {
    const place = { ownerId, namespace: TRANSLATED_CONFIG_NAMESPACE, key };
    return configWrite(place, { found: found.find((each) => each.key === key) ?? null, config, stamp }) ?? [];
  });
}

/** Published configs in other languages. */
export function foundTranslations(
  found: readonly FoundTranslation[],
  wanted: readonly TranslatedConfig[],
): Found[] {
  return found
    .filter(({ value }) => hasCarts(value))
    .map(({ key, value }) => {
      const own = wanted.find(({ language }) => translatedConfigKey(language) === key);
      return {
        what: `Carts in ${languageName(key)}`,
        stamp: readStamp(fieldsOf(value)),
        isKnown: own !== undefined && saysConfig(value, own.config),
        digest: createHash('sha256').update(value).digest('base64url'),
      };
    });
}

const hasCarts = (value: string): boolean => Array.isArray(fieldsOf(value)?.carts);
