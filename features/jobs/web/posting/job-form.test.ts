import { expect, test } from 'vitest'
import { contentOf, EMPTY_FORM } from './job-form.ts'

const linkOf = (applyUrl: string, isOutside = true) => contentOf({ ...EMPTY_FORM, isOutside, applyUrl }).applyUrl

test('V-1 a link without a protocol gets https://', () => {
  expect(linkOf(' mercy.example/jobs ')).toBe('https://mercy.example/jobs')
  expect(linkOf('mercy.example:8080/jobs')).toBe('https://mercy.example:8080/jobs')
  expect(linkOf('//mercy.example')).toBe('https://mercy.example')
})

test('V-1 other links are sent as they are', () => {
  for (const link of ['https://mercy.example', 'HTTP://mercy.example', 'javascript:alert(1)', 'mailto:jobs@mercy.example', 'jobs@mercy.example']) expect(linkOf(link)).toBe(link)
  expect(linkOf('https://mercy.example/?to=a@b.example')).toBe('https://mercy.example/?to=a@b.example')
  expect(linkOf('mercy.example/@jobs')).toBe('https://mercy.example/@jobs')
  // The server refuses it with a sentence.
  expect(linkOf(' ')).toBe('https://')
  expect(linkOf('mercy.example', false)).toBeNull()
})
