import { describe, expect, it } from 'vitest';
import { nestForm } from './request-body';

const plain = (fields: [string, string][]) => JSON.parse(JSON.stringify(nestForm(fields)));

describe('form fields', () => {
  it('nest by brackets, and repeat as lists', () => {
    expect(
      plain([
        ['items[0][id]', '1'],
        ['items[0][properties][Colour]', 'red'],
        ['updates[]', '2'],
        ['updates[]', '3'],
        ['lines[][id]', '4'],
        ['lines[][quantity]', '5'],
        ['lines[][id]', '6'],
      ]),
    ).toEqual({
      items: { 0: { id: '1', properties: { Colour: 'red' } } },
      updates: { 0: '2', 1: '3' },
      lines: { 0: { id: '4', quantity: '5' }, 1: { id: '6' } },
    });
  });

  it('stay flat with unclosed or too deep brackets', () => {
    const open = `a${'['.repeat(100_000)}`;
    const deep = `a${'[b]'.repeat(1000)}`;
    expect(Object.keys(plain([[open, '1']]))).toEqual(['a']);
    expect(plain([[deep, '2']])).toEqual({ [deep]: '2' });
  });

  it('keep every entry of a long list', () => {
    const many = Array.from({ length: 20_000 }, (): [string, string] => ['a[]', 'x']);
    expect(Object.keys(plain(many).a)).toHaveLength(20_000);
  });
});
