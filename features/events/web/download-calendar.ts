import { OFFLINE, ApiError } from '#platform/web/graphql/api-error.ts'
import { readSession, renewSession } from '#platform/web/session/session.ts'

/** Saves a calendar file. Members who go get it with their token, because it has the online link then. */
export async function downloadCalendar(path: string, name: string, asMember: boolean): Promise<void> {
  const request = () => {
    const token = asMember ? readSession()?.token : undefined
    return fetch(path, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }).catch(() => {
      throw new ApiError('OFFLINE', OFFLINE)
    })
  }
  let response = await request()
  if (response.status === 401 && (await renewSession())) response = await request()
  if (!response.ok) throw new ApiError('TRANSPORT', 'We couldn’t make the calendar file. Try again in a moment.')
  const address = URL.createObjectURL(await response.blob())
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
