import type { Palette } from './palette';

export function sweatshirt(p: Palette): string {
  return `
    <path d="M146 100l-54 26-36 122 46 18 22-66v126h152V200l22 66 46-18-36-122-54-26c-18 20-90 20-108 0z" fill="${p.body}"/>
    <path d="M254 100l54 26 36 122-46 18-22-66v126h-40c8-60 14-150 18-226z" fill="${p.shade}" opacity=".5"/>
    <path d="M146 100c18 34 90 34 108 0" fill="none" stroke="${p.shade}" stroke-width="11"/>
    <path d="M124 312h152v14H124z" fill="${p.shade}"/>
    <path d="M56 248l46 18-4 13-46-18zM344 248l-46 18 4 13 46-18z" fill="${p.shade}"/>
    <g fill="${p.detail}"><path d="M198 222v-40h4v40z"/><path d="M200 204c-18 0-28-9-28-25 18 0 28 9 28 25zM200 190c16 0 26-8 26-23-16 0-26 8-26 23z"/></g>`;
}

export function tote(p: Palette): string {
  return `
    <path d="M156 164c0-86 88-86 88 0" fill="none" stroke="${p.shade}" stroke-width="13"/>
    <path d="M104 158h192l14 158c1 8-6 16-14 16H104c-8 0-15-8-14-16z" fill="${p.body}"/>
    <path d="M258 158h38l14 158c1 8-6 16-14 16h-36c6-40 4-110-2-174z" fill="${p.shade}" opacity=".6"/>
    <path d="M106 174h188" stroke="${p.detail}" stroke-width="3" stroke-dasharray="8 6"/>
    <path d="M160 268c10-44 36-58 74-56-4 38-26 60-74 56z" fill="${p.detail}"/>
    <path d="M152 280c16-22 34-38 60-50" fill="none" stroke="${p.body}" stroke-width="4" stroke-linecap="round"/>`;
}

export function shoe(p: Palette): string {
  return `
    <path d="M92 190l22-14 40 34c30 26 70 34 116 40 34 4 46 18 46 40v26H92z" fill="${p.body}"/>
    <path d="M92 190l22-14 40 34c-22 22-44 30-62 32z" fill="${p.shade}"/>
    <path d="M92 302h224v14c0 8-6 12-12 12H104c-8 0-12-4-12-12z" fill="${p.detail}"/>
    <path d="M92 302h224" stroke="${p.shade}" stroke-width="4"/>
    <path d="M172 226l-16 24M196 238l-14 24M222 246l-12 24" stroke="${p.detail}" stroke-width="7" stroke-linecap="round"/>`;
}
