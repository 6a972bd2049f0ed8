import { globSync } from 'node:fs'
import { join } from 'node:path'
import { GraphQLError, isObjectType, type GraphQLField } from 'graphql'
import { describe, expect, test } from 'vitest'
import { addRoutes, apiSchema } from '#app/server/features.ts'
import { Refusal } from '#platform/rules/refusals.ts'
import type { Viewer } from '#platform/rules/viewer.ts'
import { openContext, type Context } from '#platform/server/context.ts'
import type { ExpectedPermissions, Expectation } from '#platform/server/graphql/expected-permissions.ts'
import { addGraphql } from '#platform/server/graphql/graphql.ts'
import { addContact } from '#platform/server/http/contact.ts'
import { openHttp } from '#platform/server/http/server.ts'
import { PROJECT_ROOT } from '#platform/server/project-root.ts'
import { viewerOf } from '#platform/server/sessions/sessions.ts'
import { openTestServices } from '../support/services.ts'
import { people, type Person } from '../support/people.ts'
import { createCallers, DEAD } from './callers.ts'

const tables = globSync(['features/*/server/expected-permissions.ts', 'platform/server/expected-permissions.ts'], { cwd: PROJECT_ROOT })
const TABLES = await Promise.all(tables.map(async (file) => ((await import(join(PROJECT_ROOT, file))) as { expected: ExpectedPermissions }).expected))
const ROUTES: Readonly<Record<string, Expectation>> = Object.assign({}, ...TABLES.map(({ routes }) => routes ?? {}))

const services = await openTestServices()
const { pool } = services
const schema = await apiSchema()

const { callers: CALLERS } = await createCallers(services)
const BY_KIND: Readonly<Record<string, Person | null>> = CALLERS
const viewers = Object.fromEntries(
  await Promise.all(Object.entries(CALLERS).map(async ([kind, person]) => [kind, person === null ? null : await viewerOf(services.services, person.token)])),
) as Record<string, Viewer | null>

/** Whether an expectation allows a caller, by the role that the test itself gave them. */
const ROLE_OF: Record<string, string> = {
  'the owner': 'L', 'another learner': 'L', 'the own mentor': 'M', 'another mentor': 'M', 'an admin': 'A',
  'an admin acting as learner': 'L', 'a mentor who was, with the old token': 'L',
}
function mayPass(kind: string, expectation: Expectation): boolean {
  if (expectation === 'all') return true
  const role = ROLE_OF[kind]
  return role !== undefined && (expectation === 'in' || expectation.includes(role))
}

const expected = TABLES.flatMap(({ fields }) => Object.entries(fields ?? {})).flatMap(([type, lines]) =>
  lines.flatMap(([who, names]) => names.split(' ').map((name) => ({ field: `${type}.${name}`, who }))),
)
const actual = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter(({ name }) => !name.startsWith('__'))
  .flatMap((type) => Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, field })))

/** A context with nothing but the viewer: code that runs past the permission line fails at once. */
function bareContext(viewer: Viewer | null): Context {
  const past = () => {
    throw new Error('past the line')
  }
  return new Proxy(openContext(services.services, viewer), { get: (target, name) => (name === 'viewer' ? target.viewer : past()) })
}

/** Whether a field's own permission line refuses a caller, tried on the field itself. */
async function isRefused(field: GraphQLField<unknown, unknown>, viewer: Viewer | null): Promise<boolean> {
  const resolver = field.subscribe ?? field.resolve
  if (resolver === undefined) return false
  try {
    await resolver({}, {}, bareContext(viewer), { fieldName: field.name } as never)
    return false
  } catch (error) {
    const refusal = error instanceof GraphQLError ? error.originalError : error
    return refusal instanceof Refusal && ['NOT_SIGNED_IN', 'NOT_ALLOWED'].includes(refusal.code)
  }
}

describe('Permissions of fields (P-1, P-2)', () => {
  test('every field is in the table, and the table contains no unknown field', () => {
    expect(actual.map(({ name }) => name).sort()).toEqual(expected.map(({ field }) => field).sort())
  })

  test.each(Object.keys(CALLERS).filter((kind) => !DEAD.includes(kind)))('%s is allowed exactly where the table says so', async (kind) => {
    const viewer = viewers[kind]!
    const deviating: string[] = []
    for (const { field: name, who } of expected) {
      const { field } = actual.find((one) => one.name === name)!
      if ((await isRefused(field, viewer)) === mayPass(kind, who)) deviating.push(`${name}: expected ${who}`)
    }
    expect(deviating).toEqual([])
  })

  test('a learner with a rights group is allowed what learners are, and the fields of its rights', async () => {
    const { grouped } = await people(services, 'grouped')
    await pool.query("with made as (insert into rights_groups (id, name, about, rights, changed_at) values (gen_random_uuid(), 'News editors', '', '{news.edit,news.sources}', now()) returning id) insert into rights_group_members select id, $1, null, now() from made", [grouped.id])
    const viewer = await viewerOf(services.services, grouped.token)
    const deviating: string[] = []
    for (const { field: name, who } of expected) {
      const { field } = actual.find((one) => one.name === name)!
      const isOfGroup = ['news.edit', 'news.sources'].includes(field.extensions['may'] as string)
      if ((await isRefused(field, viewer)) === (isOfGroup || mayPass('another learner', who))) deviating.push(name)
    }
    expect(deviating).toEqual([])
  })

  test.each(DEAD)('%s is nobody: their token makes no viewer', (kind) => {
    expect(viewers[kind]).toBeNull()
  })
})

describe('Permissions of routes (P-1)', async () => {
  const routes: { method: string; url: string }[] = []
  const app = openHttp({ services: services.services, trustProxy: true })
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) if (one !== 'HEAD') routes.push({ method: one, url })
  })
  await addGraphql(app, schema)
  addContact(app, 'mailto:hello@cloggle.test')
  addRoutes(app)
  await app.ready()

  const ask = async ({ method, url }: { method: string; url: string }, token: string | null) => {
    const address = url.replace(/:\w+/g, 'nobody-here').replace('*', 'nothing')
    const response = await app.inject({
      method: method as 'GET',
      url: address,
      headers: { origin: services.services.origin, 'sec-fetch-site': 'same-origin', ...(token !== null && { authorization: `Bearer ${token}` }) },
      ...(method === 'POST' && { payload: {} }),
      remoteAddress: '10.8.8.8',
    })
    return { status: response.statusCode, code: response.headers['content-type']?.includes('json') === true ? response.json<{ code?: string }>().code : undefined }
  }

  test('every route is in the table', () => {
    expect(routes.map(({ method, url }) => `${method} ${url}`).sort()).toEqual(Object.keys(ROUTES).sort())
  })

  test.each(Object.keys(CALLERS))('%s is allowed exactly where the table says so', async (kind) => {
    const token = BY_KIND[kind]?.token ?? null
    const deviating: string[] = []
    for (const route of routes) {
      const name = `${route.method} ${route.url}`
      // Operations that end or start a session would change these callers.
      if (['POST /api/auth/logout', 'POST /api/auth/refresh'].includes(name)) continue
      const { status, code } = await ask(route, token)
      const who = ROUTES[name]!
      if (DEAD.includes(kind)) {
        if (status !== 401 || code !== 'SESSION_OVER') deviating.push(`${name}: ${status} ${code}`)
        continue
      }
      const isRefused = code === 'NOT_ALLOWED' || (status === 401 && kind === 'an anonymous visitor' && name !== 'POST /api/auth/login')
      if (isRefused === mayPass(kind, who)) deviating.push(`${name}: expected ${who}, was ${status} ${code}`)
    }
    expect(deviating).toEqual([])
  })
})
