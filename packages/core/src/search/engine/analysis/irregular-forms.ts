/** Irregular forms by language, as "form base, form base", where the base is stemmed in place of the form. */
const FORMS: { readonly [language: string]: string } = {
  cs: 'pes psa, děti dítě, lidé člověk, oči oko, uši ucho, psi psa',
  da: 'mænd mand, bøger bog, fødder fod, tænder tand, hænder hånd, børn barn, gæs gås, mus mus, sko sko',
  en: 'knives knife, wives wife, lives life, leaves leaf, shelves shelf, scarves scarf, loaves loaf, halves half, calves calf, wolves wolf, elves elf, thieves thief, hooves hoof, wharves wharf, selves self, sheaves sheaf, dwarves dwarf, mice mouse, lice louse, geese goose, teeth tooth, feet foot, children child, oxen ox, dice die, people person',
  es: 'luces luz, peces pez, jueces juez',
  fr: 'yeux œil, yeux oeil, cieux ciel, douce doux, douces doux, fausse faux, fausses faux, rousse roux, blanche blanc, blanches blanc, fraîche frais, fraîches frais, sèche sec, sèches sec, longue long, longues long, vieille vieux, vieilles vieux, vieil vieux, belle beau, belles beau, bel beau, nouvelle nouveau, nouvelles nouveau, nouvel nouveau, folle fou, folles fou, molle mou, molles mou, favorite favori, travaux travail, vitraux vitrail, coraux corail, émaux émail',
  it: 'uova uovo, dita dito, lenzuola lenzuolo, uomini uomo, paia paio',
  nb: 'bøker bok, føtter fot, tenner tann, hender hånd, klær kle, menn mann, barn barn, sko sko, gjess gås',
  nl: 'koeien koe, kinderen kind, eieren ei, kalveren kalf, lammeren lam, bladeren blad, schepen schip, steden stad, leden lid',
  pt: 'pães pão, cães cão, mãos mão',
  sv: 'män man, böcker bok, fötter fot, tänder tand, händer hand, nötter nöt, gäss gås, möss mus, ögon öga, öron öra, barn barn',
};

const read = new Map<string, ReadonlyMap<string, string>>();

/** Base that is stemmed in place of an irregular form in lower case; a regular word itself. */
export function regularForm(language: string, word: string): string {
  let forms = read.get(language);
  if (!forms) {
    const list = Object.hasOwn(FORMS, language) ? (FORMS[language] ?? '') : '';
    forms = new Map(list.split(', ').map((pair) => pair.split(' ') as [string, string]));
    read.set(language, forms);
  }
  return forms.get(word) ?? word;
}
