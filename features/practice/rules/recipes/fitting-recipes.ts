import { readType, type ValueType } from '../value-types.ts'
import { RECIPE_KINDS, type RecipeKind } from './recipe-kinds.ts'

/** The groups of the list of recipes, in order. */
export const RECIPE_GROUPS: readonly { title: string; makes: readonly string[] }[] = [
  { title: 'Numbers', makes: ['integers', 'numbers', 'range', 'permutation'] },
  { title: 'Tables and intervals', makes: ['table', 'integer-table', 'gapped-table', 'intervals'] },
  { title: 'Texts and dates', makes: ['text', 'texts', 'dates'] },
  { title: 'Trees and graphs', makes: ['chain', 'tree', 'graph', 'dag'] },
  { title: 'Made of other values', makes: ['repeat', 'sorted', 'near-duplicates', 'gaps', 'list', 'pick', 'concat', 'rows'] },
]

/** A type without `?`. */
const plain = (type: ValueType): ValueType => (type.kind === 'maybe' ? plain(type.of) : type)
const NUMBERS: readonly ValueType['kind'][] = ['integer', 'number']
const LABELS: readonly ValueType['kind'][] = [...NUMBERS, 'text']

/** Whether values of a recipe can have a type. */
function fits(make: string, written: ValueType): boolean {
  const type = plain(written)
  // A table of a query is a list of rows.
  if (type.kind === 'table') return ['rows', 'repeat', 'sorted', 'list', 'pick', 'concat'].includes(make)
  const item = type.kind === 'list' ? plain(type.of) : null
  const cell = item?.kind === 'list' ? plain(item.of) : null
  const isListOf = (kinds: readonly ValueType['kind'][]) => item !== null && kinds.includes(item.kind)
  const isTableOf = (kinds: readonly ValueType['kind'][]) => cell !== null && kinds.includes(cell.kind)
  switch (make) {
    case 'integers':
    case 'permutation':
    case 'range':
      return isListOf(LABELS)
    case 'numbers':
      return isListOf(['number'])
    case 'table':
      return isTableOf(['number'])
    case 'gapped-table':
      return isTableOf(['number']) && item?.kind === 'list' && item.of.kind === 'maybe'
    case 'integer-table':
    case 'intervals':
      return isTableOf(NUMBERS)
    case 'dates':
    case 'texts':
      return isListOf(['text'])
    case 'text':
      return type.kind === 'text'
    case 'chain':
    case 'tree':
      return isListOf(NUMBERS) || isTableOf(LABELS)
    case 'graph':
    case 'dag':
      return isTableOf(LABELS)
    case 'gaps':
      return type.kind === 'list' && type.of.kind === 'maybe'
    case 'rows':
      return cell !== null || isListOf(['text'])
    case 'concat':
      return item !== null || type.kind === 'text'
    case 'pick':
      return true
    default:
      return item !== null
  }
}

/** The recipes whose values can have a type, as it is written for a parameter, by group. All of them if the type can’t be read. */
export function fittingRecipes(written: string): { title: string; kinds: RecipeKind[] }[] {
  const type = readType(written)
  return RECIPE_GROUPS.map(({ title, makes }) => ({
    title,
    kinds: makes.filter((make) => type === null || fits(make, type)).map((make) => RECIPE_KINDS.find((kind) => kind.make === make)!),
  })).filter(({ kinds }) => kinds.length > 0)
}

/** Whether numbers may become texts by a prefix: only where the type has texts. */
export const mayHavePrefix = (written: string): boolean => readType(written) === null || written.includes('text')
