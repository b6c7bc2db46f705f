import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeHtml } from './safe-html';

const safe = (html: string) => String(safeHtml(html));

describe('sanitised merchant HTML', () => {
  it('keeps paragraphs, lists, tables, emphasis and links', () => {
    const kept = '<p>A <strong>good</strong> cup</p><ul><li>One</li></ul><table><tr><td>2</td></tr></table>';
    expect(safe(kept)).toBe(kept);
    expect(safe('<a href="https://maker.example/a?b=1&amp;c=2">Maker</a>')).toBe(
      '<a href="https://maker.example/a?b=1&amp;c=2" rel="nofollow noopener">Maker</a>',
    );
  });

  it.each([
    ['<script>alert(1)</script>', ' '],
    ['<script>alert(1)', ' '],
    ['<scr<script></script>ipt>alert(1)</script>', 'alert(1)'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<p onclick="alert(1)" style="position:fixed">Hi</p>', '<p>Hi</p>'],
    ['<a href="javascript:alert(1)">Hi</a>', '<a>Hi</a>'],
    ['<a href=" jav&#x61;script:alert(1)">Hi</a>', '<a>Hi</a>'],
    ['<a href="//elsewhere.example">Hi</a>', '<a>Hi</a>'],
    ['<iframe src="https://elsewhere.example"></iframe>Hi', ' Hi'],
    ['<svg><a href="javascript:alert(1)"><text>Hi</text></a></svg>', ' '],
    ['<style>body{display:none}</style>Hi', ' Hi'],
    ['<p title="</p><script>alert(1)</script>">Hi</p>', '<p>Hi</p>'],
    ['<!-- <b> --> Hi', ' Hi'],
    ['<!--', ''],
    ['</div></main>Hi', 'Hi'],
    ['<div><p>Hi', '<div><p>Hi</p></div>'],
    ['<b><i>Hi</b> there</i>', '<b><i>Hi</i></b> there'],
    ['<h1>Big</h1>', '<h3>Big</h3>'],
    ['1 < 2 & 3 > 2 &amp; &eacute;', '1 &lt; 2 &amp; 3 &gt; 2 &amp; &eacute;'],
    ['<form action="/cart/clear"><button>Hi</button></form>', 'Hi'],
  ])('%s', (written, printed) => {
    expect(safe(written)).toBe(printed);
  });

  it('has only allowed tags, closed, with attributes on links only', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '<',
        '>',
        '"',
        "'",
        '/',
        '=',
        '<script',
        '</script',
        '<p',
        '<a href=',
        'javascript:',
        '<!--',
        '-->',
      ),
      fc.constantFrom(
        '<div>',
        '</div>',
        '<b>',
        '</b>',
        '<svg ',
        '<img src=x onerror=y>',
        ' onload=z',
        '&#60;',
      ),
      fc.string({ maxLength: 8 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const printed = safe(pieces.join(''));
        const open: string[] = [];
        for (const [tag, closes, name = ''] of printed.matchAll(/<(\/?)([^\s>]*)[^>]*>/g)) {
          expect(tag).toMatch(
            /^<\/?[a-z0-9]+>$|^<a href="(https?:\/\/|mailto:|\/|#)[^"<>]*" rel="nofollow noopener">$/,
          );
          expect(['script', 'img', 'svg']).not.toContain(name);
          if (closes) expect(open.pop()).toBe(name);
          else if (!['br', 'hr'].includes(name)) open.push(name);
        }
        expect(open).toEqual([]);
        expect(printed.replace(/<\/?[a-z][^<>]*>/g, '')).not.toMatch(/[<>]/);
      }),
      { numRuns: 2000 },
    );
  });
});
