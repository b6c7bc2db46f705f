import { css } from '@codemirror/lang-css';
import { html } from '@codemirror/lang-html';
import { javascript } from '@codemirror/lang-javascript';
import { EditorState } from '@codemirror/state';
import { expect, it } from 'vitest';
import { syntaxFault } from './syntax-fault';

const script = (doc: string) =>
  syntaxFault(EditorState.create({ doc, extensions: javascript() }), 'javascript')?.message;
const styles = (doc: string) => syntaxFault(EditorState.create({ doc, extensions: css() }), 'css')?.message;

it('reports unclosed JavaScript with its line', () => {
  expect(script('const a = 1;\nif (')).toContain('Line 2 isn’t valid JavaScript');
  expect(script('cart.on("change", () => {')).toContain('Line 1');
});

it('reports unclosed CSS with its line', () => {
  expect(styles(':scope { color: red }\np {\n  color: blue')).toContain('Line 3 isn’t valid CSS');
});

it('reports nothing for valid code', () => {
  expect(script('')).toBeUndefined();
  expect(script('if (!element) return;\nawait cart.ready?.();')).toBeUndefined();
  expect(styles('')).toBeUndefined();
  expect(
    styles(':scope { & > p:is(.a, .b) { inset: 0; --x: 1 } }\n@container (width > 9rem) { p { x: y } }'),
  ).toBeUndefined();
});

it('reports nothing for HTML, which browsers repair', () => {
  expect(syntaxFault(EditorState.create({ doc: '<p', extensions: html() }), 'html')).toBeNull();
});
