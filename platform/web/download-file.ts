import { OFFLINE, ApiError } from './graphql/api-error.ts'
import { readSession, renewSession, sessionIsOver } from './session/session.ts'

/** Downloads a file of this site with the token of the member and saves it under a name. An expired token is renewed once. */
export async function downloadFile(path: string, name: string): Promise<void> {
  const request = () =>
    fetch(path, { headers: { authorization: `Bearer ${readSession()?.token ?? ''}` } }).catch(() => {
      throw new ApiError('OFFLINE', OFFLINE)
    })
  let response = await request()
  if (response.status === 401) {
    if (!(await renewSession())) return sessionIsOver()
    response = await request()
  }
  if (!response.ok) {
    const { error } = (await response.json().catch(() => ({}))) as { error?: string }
    throw new ApiError('TRANSPORT', error ?? OFFLINE)
  }
  const address = URL.createObjectURL(await response.blob())
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
