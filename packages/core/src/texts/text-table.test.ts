import { describe, expect, it } from 'vitest';
import { isTooLong } from './any-length';
import { TEXT_LIMITS } from './limits';
import { textDefaults, textIssues, textLabels, textsSchema, textTable } from './text-table';

const TABLE = textTable<{ readonly shown: boolean }>()({
  label: { label: 'Label', limit: 'button', default: 'Apply', required: true },
  help: { label: 'Help', limit: 'message', default: '' },
  reason: { label: 'Reason', limit: 'message', default: 'Because', required: ({ shown }) => shown },
});

describe('text table', () => {
  const issuesOf = (texts: Partial<Record<keyof typeof TABLE, string>>, shown = true) =>
    textIssues(TABLE, { ...textDefaults(TABLE), ...texts }, { shown }, ['language'], 'Field');

  it('starts with valid defaults', () => {
    const texts = textDefaults(TABLE);
    expect(texts).toEqual({ label: 'Apply', help: '', reason: 'Because' });
    expect(textsSchema(TABLE).parse(texts)).toEqual(texts);
    expect(issuesOf({})).toEqual([]);
  });

  it('names texts by their paths in the settings', () =>
    expect(textLabels(TABLE, 'language')).toEqual({
      'language.label': 'Label',
      'language.help': 'Help',
      'language.reason': 'Reason',
    }));

  it('reports a blank required text with its label and path', () => {
    expect(issuesOf({ label: ' ' })).toEqual([
      {
        code: 'blank',
        path: ['language', 'label'],
        message: 'Please fill out the Label field.',
        title: 'Field',
      },
    ]);
  });

  it('requires texts only while they are shown, and never optional ones', () => {
    expect(issuesOf({ reason: '' }).map(({ path }) => path.at(-1))).toEqual(['reason']);
    expect(issuesOf({ reason: '', help: '' }, false)).toEqual([]);
  });

  it('rejects long, missing and unknown texts', () => {
    const schema = textsSchema(TABLE);
    const long = schema.safeParse({ ...textDefaults(TABLE), label: 'x'.repeat(TEXT_LIMITS.button + 1) });
    expect(long.error?.issues.map(isTooLong)).toEqual([true]);
    expect(schema.safeParse({ label: 'Apply', help: '' }).success).toBe(false);
    expect(schema.safeParse({ ...textDefaults(TABLE), other: '' }).success).toBe(false);
  });
});
