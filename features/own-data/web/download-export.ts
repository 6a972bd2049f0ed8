import { OFFLINE, ApiError } from '#platform/web/graphql/api-error.ts'
import { readSession, renewSession, sessionIsOver } from '#platform/web/session/session.ts'

/** Downloads an export with the token and saves it as a file. */
export async function downloadExport(id: string): Promise<void> {
  const request = () =>
    fetch(`/api/exports/${id}`, { headers: { authorization: `Bearer ${readSession()?.token ?? ''}` } }).catch(() => {
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
  const link = Object.assign(document.createElement('a'), { href: address, download: 'cloggle-export.zip' })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
