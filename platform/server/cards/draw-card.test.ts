import { expect, test } from 'vitest'
import { drawCard } from './draw-card.ts'

test('draws a card once for concurrent requests', async () => {
  const text = { title: 'Gradient descent', below: 'Ada · 4 min read' }
  const started = process.cpuUsage()
  const cards = await Promise.all(Array.from({ length: 50 }, () => drawCard({ ...text })))
  expect(new Set(cards).size).toBe(1)
  expect(cards[0]!.subarray(1, 4).toString()).toBe('PNG')
  expect(process.cpuUsage(started).user / 1_000).toBeLessThan(3_000)
})

test('draws different cards one after another, and refuses too many at once', async () => {
  const answers = await Promise.allSettled(Array.from({ length: 30 }, (_, n) => drawCard({ title: `Card ${n}`, below: '' })))
  const refused = answers.filter(({ status }) => status === 'rejected')
  expect(refused.length).toBe(30 - 17)
  expect(refused[0]).toMatchObject({ reason: { code: 'BUSY' } })
  // A refused card can be requested again.
  expect((await drawCard({ title: 'Card 29', below: '' })).length).toBeGreaterThan(1_000)
}, 30_000)
