import { isRecord } from '../engine/model/request-body';
import { textAt } from './text-at';
import { BLOCK_TARGETS, type BlockSchema, type BlockSetting } from './theme-extension';

const SCHEMA = /\{%-?\s*schema\s*-?%\}([\s\S]*?)\{%-?\s*endschema\s*-?%\}/;
const AVAILABLE_IF = /^\{\{\s*app\.metafields\.([\w-]+)\.([\w-]+)\s*\}\}$/;

/**
 * Parses the schema of a block. `texts` are the theme editor's; `t:key` is replaced by its text. Throws for a missing
 * or invalid schema, an unknown target, and a key without a text.
 */
export function readBlockSchema(liquid: string, texts: unknown): BlockSchema {
  const [, json] = SCHEMA.exec(liquid) ?? [];
  if (json === undefined) throw new Error('it has no schema.');
  const schema: unknown = JSON.parse(json);
  if (!isRecord(schema)) throw new Error('its schema is not an object.');
  const { name, target, settings = [], stylesheet, javascript } = schema;
  const known = BLOCK_TARGETS.find((each) => each === target);
  if (!known) throw new Error(`its target is ${JSON.stringify(target)}; use ${BLOCK_TARGETS.join(', ')}.`);
  if (!Array.isArray(settings)) throw new Error('its settings are not a list.');
  return {
    name: textOf(name, texts),
    target: known,
    settings: settings.map((each) => readSetting(each, texts)),
    stylesheet: textOrNull(stylesheet),
    javascript: textOrNull(javascript),
    enabledOn: templatesOf(schema.enabled_on),
    disabledOn: templatesOf(schema.disabled_on),
    availableIf: availableIf(schema.available_if),
  };
}

function readSetting(setting: unknown, texts: unknown): BlockSetting {
  if (!isRecord(setting) || typeof setting.type !== 'string')
    throw new Error('one of its settings has no type.');
  const { type, id, label, info, content, options = [], min, max, step, unit } = setting;
  return {
    type,
    id: textOrNull(id),
    label: textOf(label, texts),
    info: info === undefined ? null : textOf(info, texts),
    content: textOf(content, texts),
    default: typeof setting.default === 'string' ? textOf(setting.default, texts) : setting.default,
    options: (Array.isArray(options) ? options : []).filter(isRecord).map((option) => ({
      value: String(option.value),
      label: textOf(option.label, texts),
    })),
    min: numberOrNull(min),
    max: numberOrNull(max),
    step: numberOrNull(step),
    unit: textOrNull(unit),
  };
}

function textOf(value: unknown, texts: unknown): string {
  if (typeof value !== 'string') return '';
  if (!value.startsWith('t:')) return value;
  const found = textAt(texts, value.slice(2));
  if (found === null) throw new Error(`the theme editor has no text for ${value}.`);
  return found;
}

function availableIf(value: unknown): string | null {
  if (value === undefined) return null;
  const [, namespace, key] = (typeof value === 'string' && AVAILABLE_IF.exec(value)) || [];
  if (!namespace || !key) throw new Error('its available_if is not {{ app.metafields.NAMESPACE.KEY }}.');
  return `${namespace}.${key}`;
}

function templatesOf(value: unknown): readonly string[] | null {
  if (!isRecord(value) || !Array.isArray(value.templates)) return null;
  return value.templates.map(String);
}

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);
const numberOrNull = (value: unknown) => (typeof value === 'number' ? value : null);
