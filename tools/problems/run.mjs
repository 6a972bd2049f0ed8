/** Runs our own solutions of problems, all of them in one go: what comes in is a list of works, what goes out their answers. */
import { readFileSync } from 'node:fs'
import { runInThisContext } from 'node:vm'

const fromWire = (part) => (Array.isArray(part) ? part.map(fromWire) : part !== null && typeof part === 'object' ? Number(part.$) : part)

function toWire(part) {
  if (part instanceof Set) return [...part].map(toWire)
  if (Array.isArray(part) || ArrayBuffer.isView(part)) return Array.from(part, toWire)
  return typeof part === 'number' && !Number.isFinite(part) ? { $: String(part) } : part
}

function answersOf(work) {
  try {
    const solve = runInThisContext(`(() => { 'use strict'\n${work.source}\nreturn ${work.function} })()`, { filename: work.file })
    return work.calls.map((call) => answerOf(solve, call))
  } catch (trouble) {
    return work.calls.map(() => ({ raised: String(trouble) }))
  }
}

function answerOf(solve, call) {
  try {
    return { value: JSON.stringify(toWire(solve(...fromWire(call)))) }
  } catch (trouble) {
    return { raised: String(trouble) }
  }
}

process.stdout.write(JSON.stringify(JSON.parse(readFileSync(0, 'utf8')).map(answersOf)))
