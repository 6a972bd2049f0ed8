import { expect, test } from 'vitest'
import { titleOfAddress } from './title-of-address.ts'

test('the title of a link is suggested from its address (requirement X-5)', () => {
  expect(titleOfAddress('https://distill.pub/2017/momentum/')).toBe('Momentum')
  expect(titleOfAddress('https://example.org/notes/gradient-descent_made+simple.html?x=1#top')).toBe('Gradient descent made simple')
  expect(titleOfAddress('https://de.wikipedia.org/wiki/Schl%C3%BCssel')).toBe('Schlüssel')
  expect(titleOfAddress('https://example.org/%E0%A4%A')).toBe('%E0%A4%A')
  expect(titleOfAddress(' https://www.example.org/ ')).toBe('example.org')
  for (const none of ['', 'not an address', 'https://', 'mailto:ada@example.org']) expect(titleOfAddress(none)).toBe('')
})
