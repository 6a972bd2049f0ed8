import type { Problem } from './problem.ts'
import { sampleInput, sampleOutput } from './sample-texts.ts'
import { cellText, readColumns, type Column } from './tables.ts'
import type { Value } from './value.ts'

/** The first sample of a problem as text: the arguments and the expected answer; tables of SQL problems as columns (specification, section 2). */
export function sampleTexts(problem: Pick<Problem, 'parameters' | 'returns' | 'tests'>): { input: string; output: string } {
  const columns = readColumns(problem.returns.type)
  if (columns === null) return { input: sampleInput(problem), output: sampleOutput(problem) }
  const sample = problem.tests[0]
  const tables = problem.parameters.map(({ name, type }, at) => `${name}\n${tableText(readColumns(type) ?? [], sample?.arguments[at])}`)
  return { input: tables.join('\n\n'), output: tableText(columns, sample?.expected) }
}

/** Rows under the names of their columns, each column as wide as its widest cell; numbers at the right. */
export function tableText(columns: readonly Column[], value: Value | undefined): string {
  const rows = (Array.isArray(value) ? value : []).map((row) => (Array.isArray(row) ? row : []).map((cell) => (typeof cell === 'string' ? cell : cellText(cell))))
  const widths = columns.map(({ name }, at) => Math.max(name.length, ...rows.map((row) => row[at]?.length ?? 0)))
  const isNumber = columns.map((_column, at) => rows.length > 0 && rows.every((row) => /^(-?[\d.,e+-]+|NULL)$/.test(row[at] ?? '')))
  const lineOf = (cells: readonly string[]) => cells.map((cell, at) => (isNumber[at] ? cell.padStart(widths[at]!) : cell.padEnd(widths[at]!))).join('  ').trimEnd()
  return [lineOf(columns.map(({ name }) => name)), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(lineOf)].join('\n')
}
