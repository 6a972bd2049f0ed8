import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'

const EXTENSION = extname(import.meta.filename)

/** The path of a script of the judge that is started as a process or thread, in the sources or in the build. */
export const entryPoint = (name: string): string => join(import.meta.dirname, `${name}${EXTENSION}`)

/** The folder that is mounted into a sandbox. */
export const SANDBOXED_FOLDER = join(import.meta.dirname, 'sandboxed')

const text = (file: string) => readFileSync(join(SANDBOXED_FOLDER, file), 'utf8')

/** The Python program that calls a solution. */
export const PYTHON_HARNESS = text('wire.py') + text('harness.py')
