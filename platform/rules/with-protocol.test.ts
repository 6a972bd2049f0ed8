import { expect, test } from 'vitest'
import { withProtocol } from './with-protocol.ts'

test('an address that begins with a host gets a protocol', () => {
  expect(['distill.pub/2016/attention', 'example.org', 'bücher.example:8080/a?b', 'sub-domain.example.org#x'].map(withProtocol)).toEqual(
    ['https://distill.pub/2016/attention', 'https://example.org', 'https://bücher.example:8080/a?b', 'https://sub-domain.example.org#x'])
  for (const other of ['', 'https://example.org', 'http://a.b', 'mailto:a@b.org', 'javascript:alert(1)', '/path', 'two words.org', 'localhost', 'a..b', '.org']) expect(withProtocol(other)).toBe(other)
})
