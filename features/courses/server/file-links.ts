import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Services } from '#platform/server/context.ts'
import { siteSecret } from '#platform/server/site-secret.queries.ts'
import { captionsPath, type FileType } from '../rules/course-files.ts'
import { videoFilePath } from '../rules/video-address.ts'

const VALID_MS = 12 * 3_600_000

const addressOf = ({ id, type }: { id: string; type: FileType }) => (type === 'vtt' ? captionsPath(id) : videoFilePath(id))

async function signature({ database, random }: Services, id: string, until: string): Promise<string> {
  const secret = await siteSecret(database, 'course-files', () => random.secret())
  return createHmac('sha256', secret).update(`${id}/${until}`).digest('base64url')
}

/** An address of a file that works for twelve hours without a session: the browser's player sends no token. Only for people who may see the draft. */
export async function signedLink(services: Services, file: { id: string; type: FileType }): Promise<string> {
  const until = Math.floor((services.clock.now().getTime() + VALID_MS) / 1000).toString(36)
  return `${addressOf(file)}?key=${until}.${await signature(services, file.id, until)}`
}

/** Whether the key of a link was given out for this file and is still valid. */
export async function isValidKey(services: Services, id: string, key: string): Promise<boolean> {
  const [until = '', given = ''] = key.split('.')
  const expected = Buffer.from(await signature(services, id, until))
  const isOurs = given.length === expected.length && timingSafeEqual(Buffer.from(given.padEnd(expected.length)).subarray(0, expected.length), expected)
  return isOurs && Number.parseInt(until, 36) * 1000 > services.clock.now().getTime()
}
