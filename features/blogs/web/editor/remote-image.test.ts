import { describe, expect, test } from 'vitest'
import { remoteImageUrl, remoteImageKey } from '#platform/rules/image-paths.ts'
import { ownImagePath } from './remote-image.ts'

const OWN = '/images/0190c2a4-0000-7000-8000-000000000001/large.webp'
const HERE = 'https://cloggle.test'

describe('B-17 Images of other pages', () => {
  test('images of this site are recognized in any form of address', () => {
    expect([ownImagePath(OWN, HERE), ownImagePath(HERE + OWN, HERE)]).toEqual([OWN, OWN])
    for (const src of ['', 'x', `https://other.test${OWN}`, `${HERE}.other.test${OWN}`, `${HERE}/favicon.svg`]) expect(ownImagePath(src, HERE)).toBe(null)
  })

  test('images of another page are identified by their address', () => {
    const address = 'https://other.test/a.png?b=1'
    expect(remoteImageUrl(remoteImageKey(address)!)).toBe(address)
    for (const id of [crypto.randomUUID(), 'from:', 'from:javascript:alert(1)', `from:https://a.test/${'a'.repeat(2_000)}`]) expect(remoteImageUrl(id)).toBe(null)
    for (const src of ['', 'a.png', '//other.test/a.png', 'data:image/png;base64,AA', 'file:///a.png', 'javascript:alert(1)', 'http://', `https://a.test/${'a'.repeat(2_000)}`]) {
      expect(remoteImageKey(src)).toBe(null)
    }
  })
})
