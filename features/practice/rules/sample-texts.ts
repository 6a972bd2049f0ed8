import { languagesOf, type Language, type Problem } from './problem.ts'
import { readColumns } from './tables.ts'
import { readType, type ValueType } from './value-types.ts'
import { showValue, type Value } from './value.ts'

const MAX_SAMPLE = 2_000

/** The name of a function in the naming convention of a language. */
export const functionName = (written: string, language: Language) =>
  language !== 'javascript' ? written : written.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** The arguments of the first sample, one line per parameter: `numbers = [2, 7]`. */
export const sampleInput = ({ parameters, tests }: Pick<Problem, 'parameters' | 'tests'>): string =>
  parameters.map(({ name }, at) => `${name} = ${showValue(tests[0]?.arguments[at] ?? null, MAX_SAMPLE)}`).join('\n')

/** The expected answer of the first sample. */
export const sampleOutput = ({ tests }: Pick<Problem, 'tests'>): string => showValue(tests[0]?.expected ?? null, MAX_SAMPLE)

/** The starter code: the function with its parameters, returning a value of the right type. */
export function sampleCode(problem: Pick<Problem, 'function' | 'parameters' | 'returns' | 'needsNumpy'>, language: Language = languagesOf(problem.returns.type)[0]!): string {
  if (language === 'sql') return sampleQuery(problem)
  const names = problem.parameters.map(({ name }) => name).join(', ')
  const name = functionName(problem.function, language)
  const type = readType(problem.returns.type)
  const answer = startingValue(type)
  if (language === 'javascript') return `function ${name}(${names}) {\n  // ${problem.returns.says}\n  return ${showValue(answer)}\n}\n`
  const written = answer === null ? 'None' : answer === false ? 'False' : showValue(answer)
  const begin = problem.needsNumpy ? 'import numpy as np\n\n\n' : ''
  return `${begin}def ${name}(${names}):\n    # ${problem.returns.says}\n    return ${written}\n`
}

/** The starter code of a SQL problem: the columns of the answer. */
function sampleQuery({ parameters, returns }: Pick<Problem, 'parameters' | 'returns'>): string {
  const columns = (readColumns(returns.type) ?? []).map(({ name }) => `NULL AS ${name}`)
  return `-- ${returns.says}\nSELECT ${columns.join(', ')}\nFROM ${parameters[0]?.name ?? ''};\n`
}

function startingValue(type: ValueType | null): Value {
  if (type === null || type.kind === 'maybe' || type.kind === 'table') return null
  if (type.kind === 'list') return []
  if (type.kind === 'boolean') return false
  return type.kind === 'text' ? '' : 0
}
