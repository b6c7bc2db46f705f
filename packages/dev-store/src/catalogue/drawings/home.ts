import type { Palette } from './palette';

export function throwBlanket(p: Palette): string {
  const fringe = Array.from({ length: 12 }, (_, index) => {
    const x = 98 + index * 18.6;
    return `<path d="M${x.toFixed(1)} 314v22" stroke="${p.shade}" stroke-width="5" stroke-linecap="round"/>`;
  }).join('');
  return `
    ${fringe}
    <path d="M88 128c0-16 12-28 28-28h168c16 0 28 12 28 28v188H88z" fill="${p.body}"/>
    <path d="M88 190h224v26H88zM88 236h224v9H88zM88 168h224v9H88z" fill="${p.detail}" opacity=".7"/>
    <path d="M88 128c0-16 12-28 28-28h168c16 0 28 12 28 28 0 14-12 22-28 22H116c-16 0-28-8-28-22z" fill="${p.shade}"/>
    <path d="M262 150h22c16 0 28-8 28-22v188h-42z" fill="${p.shade}" opacity=".45"/>
    <path d="M112 126h150" stroke="${p.detail}" stroke-width="4" stroke-linecap="round" opacity=".6"/>`;
}

export function candle(p: Palette): string {
  return `
    <path d="M200 84c20 24 22 36 22 46 0 13-10 22-22 22s-22-9-22-22c0-10 2-22 22-46z" fill="#f2b84b"/>
    <path d="M200 112c9 11 10 17 10 22 0 6-4 11-10 11s-10-5-10-11c0-5 1-11 10-22z" fill="#fff3d1"/>
    <path d="M200 146v24" stroke="#4a3a2a" stroke-width="4" stroke-linecap="round"/>
    <path d="M132 168h136v140c0 10-8 18-18 18H150c-10 0-18-8-18-18z" fill="${p.body}"/>
    <path d="M236 168h32v140c0 10-8 18-18 18h-24c6-5 10-12 10-20z" fill="${p.shade}" opacity=".6"/>
    <ellipse cx="200" cy="168" rx="68" ry="14" fill="${p.shade}"/>
    <ellipse cx="200" cy="168" rx="54" ry="9" fill="#fbeecb"/>
    <rect x="152" y="214" width="82" height="64" rx="3" fill="${p.detail}"/>
    <path d="M170 238h46M176 254h34" stroke="${p.shade}" stroke-width="4" stroke-linecap="round"/>`;
}

export function plantPot(p: Palette): string {
  return `
    <g fill="#6f8360"><path d="M200 214c-8-60-48-84-92-82 2 50 34 84 92 82z"/><path d="M200 214c8-60 48-84 92-82-2 50-34 84-92 82z"/></g>
    <path d="M200 222c-22-50-16-106 0-142 16 36 22 92 0 142z" fill="#586b4b"/>
    <path d="M122 214h156l-18 106c-2 8-8 14-16 14h-88c-8 0-14-6-16-14z" fill="${p.body}"/>
    <path d="M246 214h32l-18 106c-2 8-8 14-16 14h-24c12-30 22-70 26-120z" fill="${p.shade}" opacity=".6"/>
    <rect x="112" y="204" width="176" height="28" rx="6" fill="${p.shade}"/>`;
}

export function wateringCan(p: Palette): string {
  return `
    <path d="M292 208c60-8 56-96-28-92-54 2-90 30-100 62" fill="none" stroke="${p.shade}" stroke-width="15" stroke-linecap="round"/>
    <path d="M156 240L74 154l-14 12 70 120z" fill="${p.shade}"/>
    <path d="M44 150l34-26 14 16-36 28z" fill="${p.body}"/>
    <path d="M142 184h152l12 122c1 10-7 18-16 18H146c-9 0-17-8-16-18z" fill="${p.body}"/>
    <path d="M252 184h42l12 122c1 10-7 18-16 18h-34c8-40 4-94-4-140z" fill="${p.shade}" opacity=".55"/>
    <ellipse cx="218" cy="184" rx="76" ry="14" fill="${p.shade}"/>
    <path d="M140 226h158" stroke="${p.detail}" stroke-width="4" opacity=".6"/>`;
}
