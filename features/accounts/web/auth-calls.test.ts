import { afterEach, describe, expect, test, vi } from 'vitest'
import { logInCall, lookUpCall, registerCall } from './auth-calls.ts'

const answers = (...list: (Response | Error)[]) => {
  vi.stubGlobal('fetch', async () => {
    const next = list.shift()!
    if (next instanceof Error) throw next
    return next
  })
}
const refusal = (status: number, body: object) => Response.json(body, { status })

afterEach(() => vi.unstubAllGlobals())

describe('The auth calls (requirements A-7 to A-9)', () => {
  test('throw the error text of the server', async () => {
    answers(refusal(401, { error: 'Wrong.', code: 'NOT_SIGNED_IN' }))
    await expect(logInCall('a', 'b')).rejects.toThrow('Wrong.')
    answers(refusal(409, { error: 'Taken.', code: 'ALREADY_TAKEN', fields: { username: 'Taken.' } }))
    await expect(registerCall({})).rejects.toMatchObject({ message: 'Taken.', fields: { username: 'Taken.' } })
  })

  test.each([
    ['no server', () => new TypeError('Failed to fetch')],
    ['an answer that is no JSON', () => new Response('<html>', { status: 502 })],
    ['an answer without a text', () => refusal(500, {})],
    ['a success without a body', () => new Response('', { status: 200 })],
  ])('throw the specified text if there is %s', async (_what, answer) => {
    answers(answer())
    await expect(logInCall('a', 'b')).rejects.toThrow('Login failed')
    answers(answer())
    await expect(registerCall({})).rejects.toThrow('Registration failed')
    answers(answer())
    await expect(lookUpCall('ada')).rejects.toThrow('Failed to fetch user')
  })
})
