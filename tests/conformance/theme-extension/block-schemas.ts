import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { LIQUID_DATA, liquidData } from './theme-check';

const SCHEMA = /\{%-?\s*schema\s*-?%\}([\s\S]*?)\{%-?\s*endschema\s*-?%\}/;
const TARGETS = ['section', 'head', 'compliance_head', 'body'];
const KEYS = [
  'name',
  'target',
  'javascript',
  'stylesheet',
  'enabled_on',
  'disabled_on',
  'class',
  'tag',
  'settings',
  'default',
  'available_if',
];

/** The body of a block's schema, as JSON. Throws when there is none, or no JSON. */
function schemaOf(liquid: string): Record<string, unknown> {
  const [, json] = SCHEMA.exec(liquid) ?? [];
  if (json === undefined) throw new Error('There is no schema.');
  return JSON.parse(json);
}

/**
 * Problems of the schemas of an extension's blocks: with their settings by Shopify's published schema, and with
 * what that says nothing of. Theme-check does not look at them in an app. Source: Shopify, "App blocks for themes".
 */
export async function schemaProblems(folder: string): Promise<string[]> {
  const texts: unknown = JSON.parse(
    await readFile(join(folder, 'locales/en.default.schema.json'), 'utf8').catch(() => '{}'),
  );
  const validate = await settingsValidator();
  const problems: string[] = [];
  for (const file of (await readdir(join(folder, 'blocks'))).sort()) {
    const say = (problem: string) => problems.push(`${file}: ${problem}`);
    const schema = schemaOf(await readFile(join(folder, 'blocks', file), 'utf8'));
    if (!validate(schema.settings ?? [])) {
      for (const { instancePath, message } of validate.errors ?? [])
        say(`settings${instancePath} ${message}`);
    }
    for (const problem of ownProblems(schema)) say(problem);
    for (const key of untranslated(schema)) say(`"${key}" is a text, not a key`);
    for (const key of keysIn(schema)) if (textAt(texts, key) === null) say(`there is no text for t:${key}`);
    const name = String(schema.name).startsWith('t:')
      ? textAt(texts, String(schema.name).slice(2))
      : schema.name;
    if (typeof name === 'string' && name.length > 25) say(`its name has ${name.length} letters, at most 25`);
  }
  return problems;
}

async function settingsValidator() {
  const ajv = new Ajv({ strict: false });
  const names = (await readdir(LIQUID_DATA)).filter((name) => /^(default_|setting)/.test(name));
  for (const name of names) {
    const schema = await liquidData(name.replace(/\.json$/, ''));
    ajv.addSchema(schema, name);
  }
  const validate = ajv.getSchema('settings.json');
  if (!validate) throw new Error('Shopify publishes no schema of settings.');
  return validate;
}

function* ownProblems(schema: Record<string, unknown>) {
  const { name, target, enabled_on, disabled_on, available_if } = schema;
  for (const key of Object.keys(schema)) if (!KEYS.includes(key)) yield `"${key}" is no part of a schema`;
  if (typeof name !== 'string') yield 'it has no name';
  if (typeof target !== 'string' || !TARGETS.includes(target))
    yield `its target is ${JSON.stringify(target)}`;
  if (enabled_on && disabled_on) yield 'it has both enabled_on and disabled_on';
  if (available_if !== undefined && !/^\{\{ ?app\.metafields\.\w+\.\w+ ?\}\}$/.test(String(available_if))) {
    yield 'its available_if is no metafield of the app';
  }
  const ids = (Array.isArray(schema.settings) ? schema.settings : []).flatMap(({ id }) => id ?? []);
  if (new Set(ids).size < ids.length) yield 'two of its settings have one id';
}

const TEXT_KEYS = ['name', 'label', 'info', 'content'];

/** All `t:` keys of a schema, without the prefix. */
function keysIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('t:') ? [value.slice(2)] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(keysIn) : [];
}

/** Texts that a merchant reads and that are written into the schema. */
function untranslated(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    typeof each === 'string'
      ? TEXT_KEYS.includes(key) && !each.startsWith('t:')
        ? [each]
        : []
      : untranslated(each),
  );
}

function textAt(texts: unknown, key: string): string | null {
  let at = texts;
  for (const step of key.split('.')) {
    at =
      typeof at === 'object' && at !== null && step in at
        ? Object.entries(at).find(([name]) => name === step)?.[1]
        : null;
  }
  return typeof at === 'string' ? at : null;
}
