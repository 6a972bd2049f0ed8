/** The sandbox process for JavaScript. It reads frames from descriptor 0 and writes frames to descriptor 1. */
import { readSync, writeSync } from 'node:fs'
import { openFrameChannel } from './frame-channel.ts'
import { compileEngine, runProgram } from './run-javascript.ts'

const BUFFER = Buffer.alloc(65_536)

function take(): Buffer {
  const count = readSync(0, BUFFER)
  if (count === 0) process.exit(0)
  return BUFFER.subarray(0, count)
}

function give(bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(1, bytes, at)
}

// No further limit of memory than the problem's: this process runs nothing else.
await runProgram(compileEngine(), openFrameChannel(take, give), Infinity)
