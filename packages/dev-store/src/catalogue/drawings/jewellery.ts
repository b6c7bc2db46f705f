import type { Palette } from './palette';

export function necklace(p: Palette): string {
  return `
    <path d="M110 96c0 120 50 168 90 168s90-48 90-168" fill="none" stroke="${p.shade}" stroke-width="7" stroke-linecap="round"/>
    <g fill="${p.body}"><circle cx="126" cy="178" r="11"/><circle cx="146" cy="222" r="12"/><circle cx="254" cy="222" r="12"/><circle cx="274" cy="178" r="11"/><circle cx="172" cy="252" r="13"/><circle cx="228" cy="252" r="13"/></g>
    <path d="M200 254l26 30-26 42-26-42z" fill="${p.body}"/>
    <path d="M200 254l26 30-26 42z" fill="${p.shade}"/>
    <path d="M174 284h52" stroke="${p.detail}" stroke-width="3"/>`;
}

export function bracelet(p: Palette): string {
  const beads = Array.from({ length: 18 }, (_, index) => {
    const angle = (index / 18) * 2 * Math.PI;
    const [x, y] = [200 + 92 * Math.cos(angle), 214 + 78 * Math.sin(angle)];
    const fill = index % 3 === 0 ? p.shade : p.body;
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="15" fill="${fill}"/>`;
  }).join('');
  return `
    <ellipse cx="200" cy="214" rx="92" ry="78" fill="none" stroke="${p.shade}" stroke-width="5"/>
    ${beads}
    <path d="M200 306v22" stroke="${p.shade}" stroke-width="5"/>
    <circle cx="200" cy="334" r="9" fill="${p.shade}"/>`;
}

export function earrings(p: Palette): string {
  const earring = (x: number) => `
    <path d="M${x} 150c-22 0-24-40 0-40s24 26 6 34" fill="none" stroke="${p.shade}" stroke-width="6" stroke-linecap="round"/>
    <circle cx="${x}" cy="164" r="13" fill="${p.body}"/>
    <path d="M${x} 180c30 40 38 62 38 82 0 24-16 40-38 40s-38-16-38-40c0-20 8-42 38-82z" fill="${p.body}"/>
    <path d="M${x} 180c30 40 38 62 38 82 0 24-16 40-38 40z" fill="${p.shade}"/>
    <circle cx="${x}" cy="262" r="11" fill="${p.detail}"/>`;
  return earring(142) + earring(258);
}
