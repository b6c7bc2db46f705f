import { type Html, html, raw } from '../theme/html';
import type { BlockSetting } from '../theme-extension/theme-extension';

const ALIGNMENTS = [
  { value: 'left', label: 'Left' },
  { value: 'center', label: 'Center' },
  { value: 'right', label: 'Right' },
];
const LONG_TEXTS = ['textarea', 'html', 'liquid', 'richtext'];

/** Theme editor field of a setting: a heading, a paragraph, or an input with this name. */
export function settingField(setting: BlockSetting, name: string, value: unknown): Html {
  const { type, label, info, unit, min, max, step } = setting;
  if (type === 'header') return html`<h4>${setting.content}</h4>`;
  if (type === 'paragraph') return html`<p class="help">${setting.content}</p>`;
  const help = info === null ? '' : html`<span class="help">${info}</span>`;
  if (type === 'checkbox') {
    return html`<div><label class="field field--check"><input type="checkbox" name="${name}"${value === true ? raw(' checked') : ''}>
      <span>${label}</span></label>${help}</div>`;
  }
  const text = value === null || value === undefined ? '' : String(value);
  return html`<div><label class="field"><span>${label}${unit === null ? '' : ` (${unit})`}</span>${control()}</label>${help}</div>`;

  function control(): Html {
    const choices = choicesOf(setting);
    if (choices) {
      return html`<select name="${name}">${choices.map(
        (each) =>
          html`<option value="${each.value}"${each.value === text ? raw(' selected') : ''}>${each.label}</option>`,
      )}</select>`;
    }
    if (type === 'range' || type === 'number') {
      return html`<input type="number" name="${name}" value="${text}" min="${min ?? ''}" max="${max ?? ''}" step="${step ?? 'any'}">`;
    }
    if (LONG_TEXTS.includes(type)) return html`<textarea name="${name}" rows="3">${text}</textarea>`;
    if (type === 'color') {
      return html`<input type="text" name="${name}" value="${text}" pattern="#[0-9a-fA-F]{6}" placeholder="e.g. #1d6b42" title="A color such as #1d6b42">`;
    }
    return html`<input type="text" name="${name}" value="${text}">`;
  }
}

/** Parses a setting's value; null if empty or invalid. */
export function settingValue(setting: BlockSetting, entered: unknown): unknown {
  const { type, min, max, step } = setting;
  if (type === 'checkbox') return entered !== undefined;
  const text = typeof entered === 'string' ? entered.trim() : '';
  if (text === '') return null;
  if (type === 'range' || type === 'number') {
    if (!/^-?\d+(\.\d+)?$/.test(text)) return setting.default ?? null;
    const number = Number(text);
    const within = Math.min(Math.max(number, min ?? number), max ?? number);
    return step === null ? within : (min ?? 0) + Math.round((within - (min ?? 0)) / step) * step;
  }
  if (type === 'color') return /^#[0-9a-f]{6}$/i.test(text) ? text : null;
  const choices = choicesOf(setting);
  return choices && !choices.some(({ value }) => value === text) ? (setting.default ?? null) : text;
}

function choicesOf({ type, options }: BlockSetting): BlockSetting['options'] | null {
  if (type === 'text_alignment') return ALIGNMENTS;
  return type === 'select' || type === 'radio' ? options : null;
}
