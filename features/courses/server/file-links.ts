import type { Services } from '#platform/server/context.ts'
import { keyHolder, signedKey } from '#platform/server/signed-keys.ts'
import { captionsPath, type FileType } from '../rules/course-files.ts'
import { videoFilePath } from '../rules/video-address.ts'

const VALID_MS = 12 * 3_600_000
const secret = 'course-files'

const addressOf = ({ id, type }: { id: string; type: FileType }) => (type === 'vtt' ? captionsPath(id) : videoFilePath(id))

/** An address of a file that works for twelve hours without a session: the browser's player sends no token. Only for people who may see the draft. */
export async function signedLink(services: Services, file: { id: string; type: FileType }): Promise<string> {
  return `${addressOf(file)}?key=${await signedKey(services, { secret, id: file.id, validMs: VALID_MS })}`
}

/** Whether the key of a link was given out for this file and is still valid. */
export const isValidKey = async (services: Services, id: string, key: string): Promise<boolean> => (await keyHolder(services, { secret, id }, key)) !== null
