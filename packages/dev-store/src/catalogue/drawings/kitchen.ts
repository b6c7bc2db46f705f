import type { Palette } from './palette';

export function mug(p: Palette): string {
  return `
    <path d="M256 176c52-6 74 20 70 54s-34 56-78 52" fill="none" stroke="${p.shade}" stroke-width="20" stroke-linecap="round"/>
    <path d="M112 148h160v128c0 26-20 44-46 44h-68c-26 0-46-18-46-44z" fill="${p.body}"/>
    <path d="M232 148h40v128c0 26-20 44-46 44h-22c18-8 28-24 28-48z" fill="${p.shade}" opacity=".7"/>
    <ellipse cx="192" cy="148" rx="80" ry="17" fill="${p.shade}"/>
    <ellipse cx="192" cy="150" rx="68" ry="11" fill="${p.detail}" opacity=".55"/>
    <path d="M112 148c0 9 36 17 80 17s80-8 80-17" fill="none" stroke="${p.detail}" stroke-width="3"/>
    <g fill="${p.detail}" opacity=".75"><circle cx="140" cy="214" r="2.5"/><circle cx="168" cy="252" r="2"/><circle cx="196" cy="206" r="2"/><circle cx="152" cy="284" r="2.5"/><circle cx="208" cy="272" r="2.5"/><circle cx="132" cy="246" r="1.6"/></g>`;
}

export function bowl(p: Palette): string {
  return `
    <path d="M164 300h72l8 22h-88z" fill="${p.shade}"/>
    <path d="M84 176h232c0 78-50 130-116 130S84 254 84 176z" fill="${p.body}"/>
    <path d="M262 176h54c0 78-50 130-116 130 40-18 62-66 62-130z" fill="${p.shade}" opacity=".6"/>
    <ellipse cx="200" cy="176" rx="116" ry="24" fill="${p.shade}"/>
    <ellipse cx="200" cy="180" rx="100" ry="17" fill="${p.detail}" opacity=".6"/>
    <path d="M90 214c44 20 176 20 220 0" fill="none" stroke="${p.detail}" stroke-width="4" opacity=".8"/>`;
}

export function apron(p: Palette): string {
  return `
    <path d="M150 96c0-28 100-28 100 0" fill="none" stroke="${p.shade}" stroke-width="9"/>
    <path d="M150 94h100l10 72c22 6 38 20 46 38v130H94V204c8-18 24-32 46-38z" fill="${p.body}"/>
    <path d="M250 94l10 72c22 6 38 20 46 38v130h-44V204c-10-18-16-30-20-50l-6-60z" fill="${p.shade}" opacity=".55"/>
    <path d="M140 236h120v48c0 10-8 18-18 18h-84c-10 0-18-8-18-18z" fill="${p.shade}" opacity=".55"/>
    <path d="M140 246h120" stroke="${p.detail}" stroke-width="3" stroke-dasharray="7 5"/>
    <path d="M94 220c-18 4-28 18-30 40M306 220c18 4 28 18 30 40" fill="none" stroke="${p.shade}" stroke-width="7" stroke-linecap="round"/>
    <path d="M152 104h96" stroke="${p.detail}" stroke-width="3" stroke-dasharray="7 5"/>`;
}

export function teaTin(p: Palette): string {
  return `
    <path d="M128 132h144v176c0 8-6 14-14 14H142c-8 0-14-6-14-14z" fill="${p.body}"/>
    <path d="M238 132h34v176c0 8-6 14-14 14h-26c4-4 6-8 6-14z" fill="${p.shade}" opacity=".7"/>
    <path d="M136 96h128c6 0 10 4 10 10v28H126v-28c0-6 4-10 10-10z" fill="${p.shade}"/>
    <rect x="150" y="180" width="92" height="98" rx="4" fill="${p.detail}"/>
    <g fill="none" stroke="${p.body}" stroke-width="5" stroke-linecap="round"><path d="M196 262v-46"/><path d="M196 234c-16 0-24-8-24-20 14 0 24 8 24 20zM196 222c14 0 22-7 22-18-14 0-22 6-22 18z" fill="${p.body}" stroke="none"/></g>
    <path d="M128 150h144" stroke="${p.detail}" stroke-width="3" opacity=".6"/>`;
}
