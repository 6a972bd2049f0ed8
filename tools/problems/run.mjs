/** Runs trusted solutions: reads a list of solutions with their calls from standard input and writes the answers to standard output. */
import { readFileSync } from 'node:fs'
import { runInThisContext } from 'node:vm'

const fromWire = (part) => (Array.isArray(part) ? part.map(fromWire) : part !== null && typeof part === 'object' ? Number(part.$) : part)

function toWire(part) {
  if (part instanceof Set) return [...part].map(toWire)
  if (Array.isArray(part) || ArrayBuffer.isView(part)) return Array.from(part, toWire)
  return typeof part === 'number' && !Number.isFinite(part) ? { $: String(part) } : part
}

function answersOf(solution) {
  try {
    const solve = runInThisContext(`(() => { 'use strict'\n${solution.source}\nreturn ${solution.function} })()`, { filename: solution.file })
    return solution.calls.map((call) => answerOf(solve, call))
  } catch (error) {
    return solution.calls.map(() => ({ raised: String(error) }))
  }
}

function answerOf(solve, call) {
  try {
    return { value: JSON.stringify(toWire(solve(...fromWire(call)))) }
  } catch (error) {
    return { raised: String(error) }
  }
}

process.stdout.write(JSON.stringify(JSON.parse(readFileSync(0, 'utf8')).map(answersOf)))
