import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openContext } from '#platform/server/context.ts'
import { openTestServices } from '#tests/support/services.ts'
import { people, visitor, type Person } from '#tests/support/people.ts'
import { importRepositories, type GitHubOptions } from './import-repositories.ts'

const services = await openTestServices()
let answer: (response: ServerResponse, path: string) => void = () => {}
const server = createServer((request, response) => answer(response, request.url ?? ''))
let options: GitHubOptions

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  options = { origin: `http://127.0.0.1:${port}`, isAllowedAddress: () => true, isAllowedPort: () => true, milliseconds: 1_500 }
})
afterAll(() => server.close())

const respond = (body: unknown, status = 200) => {
  answer = (response) => response.writeHead(status, { 'content-type': 'application/json' }).end(typeof body === 'string' ? body : JSON.stringify(body))
}
const repository = (name: string, more: object = {}) => ({
  name, html_url: `https://github.com/ada/${name}`, description: `About ${name}`, stargazers_count: 1, forks_count: 0, fork: false, private: false, ...more,
})
const SHOWN = 'query ($id: String!) { profile(id: $id) { repositories { name url description stars forks } } }'
const shown = async (person: Person): Promise<{ name: string; description: string; stars: number }[]> =>
  (await visitor(services).asks(SHOWN, { id: person.username })).data.profile.repositories
const outcome = async (person: Person) => (await person.asks('{ repositoryImport { isWaiting hasFailed message } }')).data.repositoryImport

/** Requests the import and runs its task against a GitHub server of our own. */
async function imports(person: Person, account = 'ada'): Promise<{ isWaiting: boolean; hasFailed: boolean; message: string }> {
  await services.pool.query('delete from throttle_windows')
  expect((await person.asks('mutation ($account: String!) { importRepositories(account: $account) }', { account })).errors).toBeUndefined()
  expect((await outcome(person)).isWaiting).toBe(true)
  await importRepositories(openContext(services.services), { personId: person.id, account }, options)
  return outcome(person)
}

describe('Import from GitHub (requirement R-7)', () => {
  test('imports own repositories, most starred first, without forks and invalid links', async () => {
    const { ada } = await people(services, 'ada')
    respond([
      repository('small'), repository('large', { stargazers_count: 900, forks_count: 12 }), repository('copied', { fork: true }),
      repository('evil', { html_url: 'javascript:alert(1)' }), repository('odd', { description: null, stargazers_count: -3 }),
    ])
    expect(await imports(ada)).toEqual({ isWaiting: false, hasFailed: false, message: 'Imported 3 repositories from ada.' })
    expect((await shown(ada)).map(({ name, stars }) => [name, stars])).toEqual([['large', 900], ['small', 1], ['odd', 0]])
  })

  test('running twice adds nothing, updates the counts, and keeps repositories added by hand', async () => {
    const { ada } = await people(services, 'ada')
    await ada.asks(
      `mutation { putRepository(id: "0190b0c0-0000-7000-8000-0000000000aa", revision: 0, name: "mine", url: "https://github.com/ada/mine", description: "by hand", stars: 0, forks: 0) }`,
    )
    respond([repository('mine', { stargazers_count: 50 }), repository('other')])
    await imports(ada)
    respond([repository('mine', { stargazers_count: 50 }), repository('other', { stargazers_count: 7 })])
    await imports(ada)
    await importRepositories(openContext(services.services), { personId: ada.id, account: 'ada' }, options)
    expect((await shown(ada)).map(({ name, description, stars }) => [name, description, stars])).toEqual([['other', 'About other', 7], ['mine', 'by hand', 0]])
  })

  test('a missing account, no response, an invalid response and a timeout each have a message, and change nothing', async () => {
    const { ada } = await people(services, 'ada')
    respond({ message: 'Not Found' }, 404)
    expect(await imports(ada)).toEqual({ isWaiting: false, hasFailed: true, message: 'There is no GitHub account called ada.' })
    respond({ message: 'rate limit' }, 403)
    expect((await imports(ada)).message).toMatch(/^GitHub isn’t responding right now/)
    for (const nonsense of ['<html>', '{"a":1}', '[{"name":1}]', '[null]']) {
      respond(nonsense)
      expect((await imports(ada)).hasFailed).toBe(true)
    }
    respond([])
    expect((await imports(ada)).message).toBe('ada has no public repositories.')
    answer = () => {}
    expect((await imports(ada)).message).toBe('We couldn’t reach GitHub. You can add your repositories manually.')
    respond('x'.repeat(2_100_000))
    expect((await imports(ada)).hasFailed).toBe(true)
    expect(await shown(ada)).toEqual([])
  }, 20_000)

  test('malicious names and thousands of repositories stay within the limits of a profile', async () => {
    const { ada } = await people(services, 'ada')
    respond(Array.from({ length: 100 }, (_, nth) => repository(`r${nth}`, { name: `${'e\u0301\u202e\u0000'.repeat(80)}${nth}`, description: 'e'.concat('\u0301'.repeat(4000)) })))
    expect((await imports(ada)).hasFailed).toBe(false)
    const rows = await shown(ada)
    expect(rows).toHaveLength(30)
    for (const { name, description } of rows) expect([name.length <= 100, description.length <= 300, ['\u0000', '\u202e'].some((sign) => name.includes(sign))]).toEqual([true, true, false])
  })

  test('a visitor cannot import, an invalid account is refused, and the limit is ten an hour', async () => {
    const { ada } = await people(services, 'ada')
    const ask = (by: Pick<Person, 'asks'>, account: string) => by.asks('mutation ($account: String!) { importRepositories(account: $account) }', { account })
    expect((await ask(visitor(services), 'ada')).errors?.[0]?.extensions.code).toBe('NOT_SIGNED_IN')
    for (const account of ['', '../users', 'a b', 'x'.repeat(300), 'a\u0000b']) expect((await ask(ada, account)).errors?.[0]?.extensions.code).toBe('INVALID_INPUT')
    const codes = []
    for (let nth = 0; nth < 12; nth += 1) codes.push((await ask(ada, 'ada')).errors?.[0]?.extensions.code)
    expect(codes.filter((code) => code === 'TOO_FAST').length).toBeGreaterThan(0)
  })
})
