import { expect, test } from 'vitest'
import { withPictures } from './use-pictures.ts'

const [one, two] = [{ name: 'loss', url: '/images/1/medium.webp' }, { name: '', url: '/images/2/medium.webp' }]

test('the pictures of a message are below its text, or alone', () => {
  expect(withPictures('Look', [one, two])).toBe('Look\n\n![loss](/images/1/medium.webp) ![](/images/2/medium.webp)')
  expect(withPictures('', [one])).toBe('![loss](/images/1/medium.webp)')
  expect(withPictures('Look', [])).toBe('Look')
})
