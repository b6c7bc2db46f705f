/** Countries that are chosen together; codes are ISO 3166-1 alpha-2. */
export interface Region {
  readonly name: string;
  readonly codes: readonly string[];
}

/** Every country that goods are sold to, by continent (UN M49; the Americas as two), each once. */
export const CONTINENTS: readonly Region[] = [
  {
    name: 'Africa',
    codes:
      'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW IO KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TA TD TF TG TN TZ UG YT ZA ZM ZW'.split(
        ' ',
      ),
  },
  {
    name: 'Asia',
    codes:
      'AE AF AM AZ BD BH BN BT CN CY GE HK ID IL IN IQ JO JP KG KH KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK PS QA SA SG TH TJ TL TM TR TW UZ VN YE'.split(
        ' ',
      ),
  },
  {
    name: 'Europe',
    codes:
      'AD AL AT AX BA BE BG BY CH CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM UA VA XK'.split(
        ' ',
      ),
  },
  {
    name: 'North America',
    codes:
      'AG AI AW BB BL BM BQ BS BZ CA CR CW DM DO GD GL GP GT HN HT JM KN KY LC MF MQ MS MX NI PA PM SV SX TC TT US VC VG'.split(
        ' ',
      ),
  },
  { name: 'Oceania', codes: 'AU CC CK CX FJ KI NC NF NR NU NZ PF PG PN SB TK TO TV UM VU WF WS'.split(' ') },
  { name: 'South America', codes: 'AR BO BR CL CO EC FK GF GS GY PE PY SR UY VE'.split(' ') },
];

export const EUROPEAN_UNION: Region = {
  name: 'European Union',
  codes: 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
};
