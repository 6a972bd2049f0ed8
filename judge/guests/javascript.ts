/** A guest process for JavaScript: frames come on descriptor 0 and go out on descriptor 1. */
import { readSync, writeSync } from 'node:fs'
import { compileEngine, runProgram } from './quickjs.ts'

const HEAD = 8

function take(count: number): Buffer {
  const bytes = Buffer.alloc(count)
  for (let at = 0; at < count; ) {
    const read = readSync(0, bytes, at, count - at, null)
    if (read === 0) process.exit(0)
    at += read
  }
  return bytes
}

function give(bytes: Buffer): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(1, bytes, at)
}

await runProgram(compileEngine(), {
  hear: () => JSON.parse(take(Number.parseInt(take(HEAD).toString('latin1'), 16)).toString()) as object,
  say(message) {
    const body = Buffer.from(JSON.stringify(message))
    give(Buffer.concat([Buffer.from(body.length.toString(16).padStart(HEAD, '0')), body]))
  },
})
