import type { Portrait } from './draw-portrait.ts'

const [LILAC, PEACH, CREAM, MIST, SAGE] = ['#dcd8f5', '#f6dccb', '#f1ead8', '#d7e0ee', '#d6e5d8']
const [INK, IRIS, RUST, SAND, TEAL, PLUM] = ['#2b2d3f', '#5a4fcf', '#c8643a', '#e8dfc8', '#2f7f86', '#7d4a86']
const [PALE, FAIR, OLIVE, TAN, BROWN, DEEP] = ['#f3d3bd', '#ebbd9b', '#d9a47a', '#c48a5c', '#96613d', '#6b4229']
const [BLACK, DARK, CHESTNUT, COPPER, BLOND, GRAY] = ['#1e1b22', '#3a2a25', '#6d442c', '#b3562c', '#d9b06a', '#a9a7ad']

/** The portraits of the demo people by username; some have none, as in any community. */
export const portraits: Readonly<Record<string, Portrait>> = {
  'lina-okafor': { skin: DEEP, hair: 'braids', color: BLACK, clothes: IRIS, background: PEACH },
  'mateo-silva': { skin: OLIVE, hair: 'parted', color: DARK, clothes: RUST, background: MIST, beard: true },
  'ada-lindqvist': { skin: PALE, hair: 'bob', color: BLOND, clothes: INK, background: LILAC, glasses: true },
  'yuki-tanabe': { skin: FAIR, hair: 'short', color: BLACK, clothes: SAND, background: LILAC, glasses: true },
  'priya-raghunathan': { skin: TAN, hair: 'long', color: BLACK, clothes: TEAL, background: CREAM },
  'kwame-asante': { skin: DEEP, hair: 'short', color: BLACK, clothes: SAND, background: SAGE, glasses: true },
  'ingrid-halvorsen': { skin: PALE, hair: 'bun', color: GRAY, clothes: IRIS, background: MIST },
  'tomasz-wrobel': { skin: FAIR, hair: 'none', color: CHESTNUT, clothes: TEAL, background: PEACH, beard: true },
  'giulia-ferrante': { skin: OLIVE, hair: 'curly', color: CHESTNUT, clothes: PLUM, background: CREAM },
  'thandiwe-mokoena': { skin: DEEP, hair: 'afro', color: BLACK, clothes: RUST, background: SAGE },
  'jun-park': { skin: FAIR, hair: 'parted', color: BLACK, clothes: INK, background: PEACH },
  'elif-demir': { skin: OLIVE, hair: 'long', color: CHESTNUT, clothes: IRIS, background: SAGE, glasses: true },
  'sofia-arbelaez': { skin: TAN, hair: 'bun', color: DARK, clothes: RUST, background: LILAC },
  'omar-haddad': { skin: TAN, hair: 'short', color: BLACK, clothes: IRIS, background: CREAM, beard: true },
  'arjun-thapa': { skin: BROWN, hair: 'parted', color: BLACK, clothes: TEAL, background: LILAC },
  'connor-byrne': { skin: PALE, hair: 'short', color: COPPER, clothes: INK, background: SAGE, beard: true },
  'nguyen-minh-anh': { skin: FAIR, hair: 'bob', color: BLACK, clothes: PLUM, background: PEACH },
  'aroha-wirihana': { skin: BROWN, hair: 'long', color: DARK, clothes: SAND, background: MIST },
  'leila-farahani': { skin: OLIVE, hair: 'curly', color: BLACK, clothes: TEAL, background: PEACH, glasses: true },
  'noah-tremblay': { skin: PALE, hair: 'curly', color: BLOND, clothes: RUST, background: MIST },
  'diego-huanca': { skin: BROWN, hair: 'short', color: BLACK, clothes: PLUM, background: CREAM },
  'fatima-idrissi': { skin: TAN, hair: 'scarf', color: TEAL, clothes: INK, background: PEACH },
  'jamila-hassan': { skin: DEEP, hair: 'scarf', color: IRIS, clothes: INK, background: CREAM, glasses: true },
}
