import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { openTestServices } from '#tests/support/services.ts'
import { people } from '#tests/support/people.ts'
import { imageKey, storeImage } from './store-image.ts'

const inTest = await openTestServices()
const { app, services } = inTest

test('an image without a newer size is served in the next larger one', async () => {
  const { ada } = await people(inTest, 'ada')
  const bytes = await sharp({ create: { width: 2_000, height: 1_000, channels: 3, background: 'teal' } }).png().toBuffer()
  const { id } = await storeImage(services, ada.id, bytes)
  const widthOf = async (size: string) => {
    const answer = await app.inject(`/images/${id}/${size}.webp`)
    return answer.statusCode === 200 ? (await sharp(answer.rawPayload).metadata()).width : answer.statusCode
  }
  expect([await widthOf('face'), await widthOf('phone')]).toEqual([96, 720])
  await services.files.delete(imageKey(id, 'face'))
  await services.files.delete(imageKey(id, 'phone'))
  expect([await widthOf('face'), await widthOf('phone')]).toEqual([480, 960])
  await services.files.delete(imageKey(id, 'large'))
  expect(await widthOf('large')).toBe(404)
})

test.each(['whose owner is gone', 'while the database is away'])('an image %s leaves no files behind', async (what) => {
  const { ada } = await people(inTest, 'ada')
  const bytes = await sharp({ create: { width: 2_000, height: 1_000, channels: 3, background: 'teal' } }).png().toBuffer()
  const puts = vi.spyOn(services.files, 'put')
  const away = { ...services, database: { ...services.database, db: services.database.db.withSchema('nowhere') } }
  const storing = what === 'whose owner is gone' ? storeImage(services, randomUUID(), bytes) : storeImage(away, ada.id, bytes)
  await expect(storing).rejects.toThrow(/images/)
  const keys = puts.mock.calls.map(([key]) => key)
  puts.mockRestore()
  expect(keys.length).toBeGreaterThan(2)
  expect(await Promise.all(keys.map((key) => services.files.has(key)))).toEqual(keys.map(() => false))
})
