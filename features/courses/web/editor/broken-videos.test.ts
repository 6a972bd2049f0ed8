import { expect, it } from 'vitest'
import { brokenTextIn } from './broken-videos.ts'

it('a broken video is found by any form of its address', () => {
  const brokenAt = brokenTextIn([{ youtubeId: 'badbadbadba', reason: 'removed' }])
  for (const address of ['https://youtu.be/badbadbadba', 'https://www.youtube.com/watch?v=badbadbadba&t=3']) expect(brokenAt(address)).toContain('removed from YouTube')
  for (const address of ['https://youtu.be/goodgoodgoo', '', '/api/videos/0198f2a0-0000-4000-8000-000000000001']) expect(brokenAt(address)).toBe(null)
})
