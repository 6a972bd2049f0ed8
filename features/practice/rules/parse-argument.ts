import { typeErrorOf, readType } from './value-types.ts'
import { asValue, type Value } from './value.ts'
import { fromJson } from './wire.ts'

/** The longest text of one argument of an own test. */
export const MAX_ARGUMENT = 20_000

const WORDS: Readonly<Record<string, string>> = {
  True: 'true', true: 'true', False: 'false', false: 'false', None: 'null', null: 'null', NULL: 'null', undefined: 'null',
  nan: '{"$":"NaN"}', NaN: '{"$":"NaN"}', inf: '{"$":"Infinity"}', Infinity: '{"$":"Infinity"}', '-inf': '{"$":"-Infinity"}', '-Infinity': '{"$":"-Infinity"}',
}
// Strings in either quotes, words, and everything else one character at a time.
const TOKEN = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|-?[A-Za-z_][A-Za-z_.]*|[^]/g

/** Rewrites a literal of Python or JavaScript as JSON: quotes, words such as `None`, tuples, and commas before a closing bracket. */
function toJson(text: string): string {
  const json = [...text.matchAll(TOKEN)].map(([token]) => {
    if (token.startsWith("'") && token.length > 1) return JSON.stringify(token.slice(1, -1).replaceAll(/\\(['"\\])/g, '$1').replaceAll(String.raw`\n`, '\n').replaceAll(String.raw`\t`, '\t'))
    if (token === '(') return '['
    if (token === ')') return ']'
    // A number such as 1e5 begins with a digit, so its letter is a word of its own here.
    return Object.hasOwn(WORDS, token) ? WORDS[token]! : token
  })
  return json.map((token, at) => (token === ',' && /^[\]]$/.test(json.slice(at + 1).find((next) => next.trim() !== '') ?? '') ? '' : token)).join('')
}

export type ParsedArgument = { value: Value } | { error: string }

/** Parses what a learner wrote as an argument or answer, and checks its type. The error is a sentence. */
export function parseArgument(text: string, { name, type }: { name: string; type: string }): ParsedArgument {
  if (text.trim() === '') return { error: `Write a value for ${name}.` }
  if (text.length > MAX_ARGUMENT) return { error: `Keep ${name} to ${MAX_ARGUMENT} characters.` }
  const value = parseLiteral(text)
  if (value === undefined) return { error: `We can’t read ${name}. Write it as in code, such as [1, 2] or "text".` }
  const valueType = readType(type)
  const error = valueType === null ? null : typeErrorOf(value, valueType, name)
  return error === null ? { value } : { error }
}

function parseLiteral(text: string): Value | undefined {
  for (const json of [text, toJson(text)]) {
    try {
      const value = fromJson(JSON.parse(json))
      if (value !== undefined) return asValue(value)
    } catch {
      // The next form.
    }
  }
  return undefined
}
