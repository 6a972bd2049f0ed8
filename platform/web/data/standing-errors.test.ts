import { expect, test } from 'vitest'
import { standingErrors } from './standing-errors.ts'

const fields = { role: 'Enter the role.', 'links.0.url': 'Enter an address.', other: 'Something else.' }
const asked = { role: '', links: [{ url: '' }] }

test('an error stands until the value of its field changes', () => {
  expect(standingErrors(fields, asked, asked)).toEqual(fields)
  expect(standingErrors(fields, asked, { ...asked, role: 'Baker' })).toEqual({ 'links.0.url': 'Enter an address.', other: 'Something else.' })
  expect(standingErrors(fields, asked, { ...asked, links: [{ url: 'https://example.org' }] })).toEqual({ role: 'Enter the role.', other: 'Something else.' })
})

test('paths may begin with the name of the input', () => {
  expect(standingErrors({ 'content.role': 'Enter the role.' }, asked, asked, 'content.')).toEqual({ 'content.role': 'Enter the role.' })
  expect(standingErrors({ 'content.role': 'Enter the role.' }, asked, { ...asked, role: 'Baker' }, 'content.')).toEqual({})
})
