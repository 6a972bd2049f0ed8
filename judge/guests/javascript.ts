/** A guest process for JavaScript: frames come on descriptor 0 and go out on descriptor 1. */
import { readSync, writeSync } from 'node:fs'
import { endsOver } from './ends.ts'
import { compileEngine, runProgram } from './quickjs.ts'

const PIECE = Buffer.alloc(65_536)

function take(): Buffer {
  const read = readSync(0, PIECE)
  if (read === 0) process.exit(0)
  return PIECE.subarray(0, read)
}

function give(bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(1, bytes, at)
}

// As much as its problem allows, and no more: behind these walls it has a process of its own.
await runProgram(compileEngine(), endsOver(take, give), Infinity)
