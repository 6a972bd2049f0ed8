import { expect, test } from 'vitest'
import { refusalOfDatabase } from './refusal-of-database.ts'

const errorWith = (more: object) => Object.assign(new Error('It failed.'), more)

test.each([
  ['its socket is missing', { code: 'ENOENT', syscall: 'connect' }, 'AWAY'],
  ['another file is missing', { code: 'ENOENT', syscall: 'open' }, undefined],
  ['its name is not known now', { code: 'ENOTFOUND', syscall: 'getaddrinfo' }, 'AWAY'],
  ['nothing leads to it', { code: 'EHOSTUNREACH', syscall: 'connect' }, 'AWAY'],
  ['it is not the one that may write any more', { code: '25006' }, 'AWAY'],
  ['somebody was faster', { code: '23505' }, 'ALREADY_TAKEN'],
  ['the statement is wrong', { code: '42601' }, undefined],
])('%s: %o becomes %s (requirement P-23)', (_title, error, code) => {
  expect(refusalOfDatabase(errorWith(error))?.code).toBe(code)
})
