import { OFFLINE, ApiError } from './graphql/api-error.ts'
import { saveFile } from './save-file.ts'
import { readSession, renewSession, sessionIsOver } from './session/session.ts'

/** Downloads a file of this site, with the token of a member, and saves it under a name. An expired token is renewed once. */
export async function downloadFile(path: string, name: string): Promise<void> {
  const request = () => {
    const token = readSession()?.token
    return fetch(path, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }).catch(() => {
      throw new ApiError('OFFLINE', OFFLINE)
    })
  }
  let response = await request()
  if (response.status === 401) {
    if (!(await renewSession())) return sessionIsOver()
    response = await request()
  }
  if (!response.ok) {
    const { error } = (await response.json().catch(() => ({}))) as { error?: string }
    throw new ApiError('TRANSPORT', error ?? OFFLINE)
  }
  saveFile(await response.blob(), name)
}
