import { expect, test } from 'vitest'
import { z } from 'zod'
import { parse, parseAddress } from './parse.ts'
import { REFUSALS, type Refusal } from './refusals.ts'

const schema = z.object({ id: z.uuid(), size: z.enum(['small', 'large'], 'Sizes are small and large.'), n: z.number().max(9).optional() })
const ID = '0190c2a4-0000-7000-8000-000000000001'

function refusalOf(work: () => unknown): Refusal | null {
  try {
    work()
    return null
  } catch (error) {
    return error as Refusal
  }
}

test('uses the message of the field, or else the default message', () => {
  expect(parse(schema, { id: ID, size: 'small', more: 1 })).toEqual({ id: ID, size: 'small' })
  expect(refusalOf(() => parse(schema, { id: ID, size: 'huge' }))).toMatchObject({ code: 'INVALID_INPUT', message: 'Sizes are small and large.' })
  const { message } = REFUSALS.INVALID_INPUT
  expect(refusalOf(() => parse(schema, { id: 'x', size: 'small', n: 10 }))).toMatchObject({ message, fields: { id: message, n: message } })
  expect(refusalOf(() => parse(schema, 'nothing'))).toMatchObject({ message, fields: {} })
})

test('refuses invalid parameters of a URL as not found', () => {
  expect(parseAddress(schema, { id: ID, size: 'large' })).toEqual({ id: ID, size: 'large' })
  expect(refusalOf(() => parseAddress(schema, { id: ID, size: 'huge' }))).toMatchObject({ code: 'NOT_FOUND', message: REFUSALS.NOT_FOUND.message })
})
