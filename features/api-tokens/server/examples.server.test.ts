import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { signatureOf } from '#features/webhooks/server/public.ts'
import { openTestServices } from '#tests/support/services.ts'
import { PASSWORD, people, publishes, visitor } from '#tests/support/people.ts'
import { EXAMPLES, LANGUAGES, SIGNATURE_CHECKS, type Language } from '../rules/examples.ts'
import { FEEDS } from '../rules/paths.ts'
import { TOKEN_SCOPES } from '../rules/scopes.ts'

const run = promisify(execFile)
const services = await openTestServices()
await services.app.listen({ host: '127.0.0.1', port: 0 })
const CLOGGLE_URL = `http://127.0.0.1:${(services.app.server.address() as AddressInfo).port}`
const { ada, ben } = await people(services, 'ada', 'ben')
await publishes(ada, 'The newest blog of all')

const COMMANDS: Record<Language, (code: string) => [string, string[]]> = {
  curl: (code) => ['bash', ['-c', code]],
  JavaScript: (code) => [process.execPath, ['--input-type=module', '--eval', code]],
  Python: (code) => ['python3', ['-c', code]],
}

/** Runs a program with these variables; throws when it fails. */
async function output(language: Language, code: string, variables: Record<string, string>): Promise<string> {
  const [command, args] = COMMANDS[language](code)
  return (await run(command, args, { env: { PATH: process.env['PATH']!, ...variables }, timeout: 20_000 })).stdout
}

async function tokenWith(scopes: readonly string[], owner = ada): Promise<string> {
  const create = `mutation ($id: ID!, $scopes: [String!]!, $password: String!) { createAccessToken(id: $id, name: "Example", scopes: $scopes, days: 7, password: $password) }`
  return (await owner.asks<{ createAccessToken: string }>(create, { id: randomUUID(), scopes, password: PASSWORD })).data!.createAccessToken
}

describe('The examples of /developers run (requirement G-22)', () => {
  describe.each(EXAMPLES)('$title', ({ title, scopes, code }) => {
    test.each(LANGUAGES)('%s: it works with its scopes, and fails without them', async (language) => {
      const text = await output(language, code[language], { CLOGGLE_URL, CLOGGLE_TOKEN: await tokenWith(scopes) })
      expect(text).toMatch(title === 'Publish a blog' ? new RegExp(`notes-from-${language.toLowerCase()}`) : /The newest blog of all/)
      await expect(output(language, code[language], { CLOGGLE_URL, CLOGGLE_TOKEN: await tokenWith(['messages:read']) })).rejects.toThrow()
    }, 30_000)
  })

  test.each([
    ['without uuidgen', 'uuidgen() { return 127; }'],
    ['with the one of macOS, which writes capital letters', 'uuidgen() { echo E621E1F8-C36C-495A-93FC-0C247A3E6E5F; }'],
  ])('everybody can run the curl example that publishes, %s', async (_where, before) => {
    const { code } = EXAMPLES.find(({ title }) => title === 'Publish a blog')!
    const variables = { CLOGGLE_URL, CLOGGLE_TOKEN: await tokenWith(['blogs:write'], ben) }
    expect(await output('curl', `${before}\n${code.curl}`, variables)).toMatch(/"slug":"notes-from-curl/)
  }, 30_000)

  test.each(Object.entries(SIGNATURE_CHECKS))('the signature check in %s accepts a real signature, and no other body, secret or time', async (language, code) => {
    const BODY = JSON.stringify({ event: 'blog.published', data: { title: 'Ünïcode' } })
    const seconds = Math.floor(Date.now() / 1000)
    const check = (variables: object) => output(language as Language, code, { BODY, SIGNATURE: signatureOf('secret', seconds, BODY), SECRET: 'secret', ...variables })
    await check({})
    for (const wrong of [{ BODY: `${BODY} ` }, { SECRET: 'another' }, { SIGNATURE: signatureOf('secret', seconds - 3_600, BODY) }]) await expect(check(wrong)).rejects.toThrow()
  }, 30_000)

  test.each(FEEDS)('the feed $path answers', async ({ path }) => {
    expect((await services.app.inject(path)).statusCode).toBe(200)
  })
})

describe('The documentation of the API (requirement G-22)', () => {
  const QUERY = '{ apiReference { operations { scope kind name signature } types { name text } errors { code status } events { name } requestsPerMinute } }'

  test('lists what each scope allows with its types, and nothing that tokens cannot use', async () => {
    const { apiReference } = (await visitor(services).asks(QUERY)).data
    const operations = apiReference.operations as { scope: string; name: string; kind: string; signature: string }[]
    expect(operations).toContainEqual({ scope: 'blogs:write', kind: 'mutation', name: 'publishBlog', signature: 'publishBlog(series: BlogSeriesChoice, text: BlogTextInput!): BlogPublished!' })
    expect(operations.find(({ name }) => name === 'blog')).toMatchObject({ scope: 'public:read', kind: 'query' })
    expect(new Set(operations.map(({ scope }) => scope))).toEqual(new Set(Object.keys(TOKEN_SCOPES)))
    for (const name of ['changePassword', 'ownAccount', 'createAccessToken', 'managedPeople']) expect(operations.map((one) => one.name)).not.toContain(name)
    expect((apiReference.types as { name: string; text: string }[]).find(({ name }) => name === 'BlogTextInput')!.text).toContain('title: String!')
    expect(apiReference.errors).toContainEqual({ code: 'TOO_FAST', status: 429 })
    expect(apiReference.events).toContainEqual({ name: 'blog.published' })
    expect(apiReference.requestsPerMinute).toBe(120)
  })
})
