import { describe, expect, it } from 'vitest';
import { isTooLong } from './any-length';
import { TEXT_LIMITS } from './limits';
import { textDefaults, textIssues, textLabels, textsSchema, textTable } from './text-table';

const TABLE = textTable<{ readonly shown: boolean }>()({
  label: { label: 'Label', limit: 'button', default: 'Apply', required: true },
  help: { label: 'Help', limit: 'message', default: '' },
  reason: { label: 'Reason', limit: 'message', default: 'Because', required: ({ shown }) => shown },
});

describe('a table of texts', () => {
  const issuesOf = (texts: Partial<Record<keyof typeof TABLE, string>>, shown = true) =>
    textIssues(TABLE, { ...textDefaults(TABLE), ...texts }, { shown }, ['language'], 'Field');

  it('begins with its defaults, which its schema and its checks take', () => {
    const texts = textDefaults(TABLE);
    expect(texts).toEqual({ label: 'Apply', help: '', reason: 'Because' });
    expect(textsSchema(TABLE).parse(texts)).toEqual(texts);
    expect(issuesOf({})).toEqual([]);
  });

  it('names its texts by their paths in the settings', () =>
    expect(textLabels(TABLE, 'language')).toEqual({
      'language.label': 'Label',
      'language.help': 'Help',
      'language.reason': 'Reason',
    }));

  it('asks for a required text that is blank, by its label and at its place', () => {
    expect(issuesOf({ label: ' ' })).toEqual([
      {
        code: 'blank',
        path: ['language', 'label'],
        message: 'Please fill out the Label field.',
        title: 'Field',
      },
    ]);
  });

  it('asks for a text only while it is shown, and never for one that may be empty', () => {
    expect(issuesOf({ reason: '' }).map(({ path }) => path.at(-1))).toEqual(['reason']);
    expect(issuesOf({ reason: '', help: '' }, false)).toEqual([]);
  });

  it('takes no text beyond its limit, none that is missing, and none that it does not know', () => {
    const schema = textsSchema(TABLE);
    const long = schema.safeParse({ ...textDefaults(TABLE), label: 'x'.repeat(TEXT_LIMITS.button + 1) });
    expect(long.error?.issues.map(isTooLong)).toEqual([true]);
    expect(schema.safeParse({ label: 'Apply', help: '' }).success).toBe(false);
    expect(schema.safeParse({ ...textDefaults(TABLE), other: '' }).success).toBe(false);
  });
});
