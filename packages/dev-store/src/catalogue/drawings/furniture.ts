import type { Palette } from './palette';

export function sofa(p: Palette): string {
  return `
    <path d="M112 318v20M288 318v20" stroke="#5a4430" stroke-width="12" stroke-linecap="round"/>
    <path d="M98 166c0-18 14-32 32-32h140c18 0 32 14 32 32v100H98z" fill="${p.shade}"/>
    <rect x="112" y="148" width="84" height="92" rx="16" fill="${p.body}"/>
    <rect x="204" y="148" width="84" height="92" rx="16" fill="${p.body}"/>
    <path d="M60 222c0-16 12-28 28-28s28 12 28 28v50h168v-50c0-16 12-28 28-28s28 12 28 28v84c0 8-6 14-14 14H74c-8 0-14-6-14-14z" fill="${p.body}"/>
    <path d="M116 272h168" stroke="${p.shade}" stroke-width="5"/>
    <path d="M200 240v32" stroke="${p.shade}" stroke-width="4"/>`;
}

export function cabinet(p: Palette): string {
  const drawer = (y: number) => `
    <rect x="112" y="${y}" width="176" height="52" rx="5" fill="${p.shade}" opacity=".5"/>
    <path d="M182 ${y + 26}h36" stroke="${p.detail}" stroke-width="8" stroke-linecap="round"/>`;
  return `
    <path d="M118 306v28M282 306v28" stroke="${p.shade}" stroke-width="14" stroke-linecap="round"/>
    <rect x="98" y="112" width="204" height="200" rx="8" fill="${p.body}"/>
    ${drawer(126)}${drawer(186)}${drawer(246)}
    <rect x="88" y="104" width="224" height="16" rx="6" fill="${p.shade}"/>`;
}

export function table(p: Palette): string {
  return `
    <path d="M108 200l-18 134M292 200l18 134" stroke="${p.shade}" stroke-width="16" stroke-linecap="round"/>
    <path d="M98 266h204" stroke="${p.shade}" stroke-width="9"/>
    <rect x="62" y="176" width="276" height="30" rx="8" fill="${p.body}"/>
    <path d="M62 196h276v2c0 5-4 8-8 8H70c-4 0-8-3-8-8z" fill="${p.shade}"/>
    <path d="M182 176c-6-24-4-42 18-56 22 14 24 32 18 56z" fill="#6f8360"/>`;
}

export function lamp(p: Palette): string {
  return `
    <path d="M200 60v70" stroke="#5a4a38" stroke-width="5"/>
    <path d="M186 124h28v18h-28z" fill="${p.shade}"/>
    <path d="M106 236c4-58 44-96 94-96s90 38 94 96z" fill="${p.body}"/>
    <path d="M236 150c34 14 56 46 58 86h-54c4-32 2-60-4-86z" fill="${p.shade}" opacity=".7"/>
    <path d="M168 236h64c0 22-14 34-32 34s-32-12-32-34z" fill="#fbe3a6"/>
    <path d="M106 236h188" stroke="${p.detail}" stroke-width="5"/>
    <path d="M150 290l-18 28M200 296v32M250 290l18 28" stroke="#e9c468" stroke-width="6" stroke-linecap="round"/>`;
}
