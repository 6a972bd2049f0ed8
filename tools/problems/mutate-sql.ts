/** A reference with one mechanical change. */
export interface Mutant {
  line: number
  change: string
  source: string
}

/** Changes of a text that a pattern finds: their descriptions, and what stands there instead. */
const CHANGES: readonly (readonly [pattern: RegExp, change: string, replace: (found: string) => string])[] = [
  [/<=|>=|<>|!=|<|>|(?<![<>!|])=/g, 'flips a comparison', (found) => ({ '<=': '<', '>=': '>', '<': '<=', '>': '>=', '=': '<>', '<>': '=', '!=': '=' })[found] ?? found],
  [/\bLEFT JOIN\b/g, 'joins only partners', () => 'JOIN'],
  [/(?<!LEFT )(?<!CROSS )\bJOIN\b/g, 'keeps rows without partners', () => 'LEFT JOIN'],
  [/\bDISTINCT\s/g, 'counts or lists duplicates', () => ''],
  [/\bUNION ALL\b/g, 'removes duplicates', () => 'UNION'],
  [/\bUNION\b(?! ALL)/g, 'keeps duplicates', () => 'UNION ALL'],
  [/\bDESC\b/g, 'sorts the other way', () => 'ASC'],
  [/\b(?:AND|OR)\b/g, 'swaps and with or', (found) => (found === 'AND' ? 'OR' : 'AND')],
  [/(?<![\w.'])\d+(?![\w.'])/g, 'adds one', (found) => String(Number(found) + 1)],
  [/(?<![\w.'])\d+(?![\w.'])/g, 'subtracts one', (found) => String(Number(found) - 1)],
  [/\b(?:MIN|MAX|LAG|LEAD|SUM|AVG|ROW_NUMBER|RANK|DENSE_RANK|EXCEPT|INTERSECT)\b(?=\()/g, 'takes another function', (found) => OTHER[found]!],
  [/\b(?:RANK|DENSE_RANK|ROW_NUMBER)\b(?=\()/g, 'ranks differently', (found) => (found === 'DENSE_RANK' ? 'RANK' : 'DENSE_RANK')],
  [/ [+*-] /g, 'takes another operator', (found) => ({ ' + ': ' - ', ' - ': ' + ', ' * ': ' / ' })[found] ?? found],
  [/\bIS NOT NULL\b/g, 'drops or flips not', () => 'IS NULL'],
  [/\bIS NULL\b/g, 'adds a not', () => 'IS NOT NULL'],
  [/\bNOT (?=EXISTS|IN)/g, 'drops or flips not', () => ''],
  [/\bPARTITION BY [\w., ]+?(?= ORDER BY|\))/g, 'does not partition', () => ''],
  [/, [\w. ]+(?=\)|;)/g, 'drops the last item of a list', () => ''],
  [/\bCOALESCE\((?=\w)/g, 'forgets a default', () => 'NULLIF('],
]
const OTHER: Readonly<Record<string, string>> = { MIN: 'MAX', MAX: 'MIN', LAG: 'LEAD', LEAD: 'LAG', SUM: 'AVG', AVG: 'SUM', ROW_NUMBER: 'RANK', RANK: 'ROW_NUMBER', DENSE_RANK: 'ROW_NUMBER', EXCEPT: 'INTERSECT', INTERSECT: 'EXCEPT' }

/** Mechanical mutants of a query. Texts and comments stay as they are. */
export function sqlMutants(source: string): Mutant[] {
  const hidden = source.replaceAll(/'(?:[^']|'')*'|--[^\n]*/g, (text) => '\u0001'.repeat(text.length))
  return CHANGES.flatMap(([pattern, change, replace]) =>
    [...hidden.matchAll(pattern)].map(({ 0: found, index }) => ({
      line: hidden.slice(0, index).split('\n').length,
      change,
      source: `${source.slice(0, index)}${replace(found)}${source.slice(index + found.length)}`,
    })),
  )
}
