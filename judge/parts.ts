import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'

const KIND = extname(import.meta.filename)

/** A part of the judge that is started by itself, by its place: beside this file, in the sources as in what is built of them. */
export const partOf = (name: string): string => join(import.meta.dirname, `${name}${KIND}`)

/** The files that a guest is shown. */
export const GUESTS = join(import.meta.dirname, 'guests')

const text = (file: string) => readFileSync(join(GUESTS, file), 'utf8')

/** What calls a program in Python. */
export const PYTHON_HARNESS = text('wire.py') + text('harness.py')
