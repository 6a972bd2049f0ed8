import type { LightMyRequestResponse } from 'fastify'
import { validateName } from '#features/people/rules/validate-person.ts'
import { randomUUID } from 'node:crypto'
import { grantRole } from '#features/accounts/server/public.ts'
import type { TestServices } from './services.ts'
import type { GraphqlReply, UntypedData } from './graphql-reply.ts'

/** A person in a test: a member with a token, or a visitor without one. */
export interface Person {
  id: string
  username: string
  email: string
  password: string
  token: string
  cookie: string
  /** Sends a document as this person; returns the whole response. */
  asks<Data = UntypedData>(query: string, variables?: object): Promise<GraphqlReply<Data>>
}

let count = 0
const unique = () => `${process.pid.toString(36)}${(count++).toString(36)}${Math.random().toString(36).slice(2, 6)}`

export const PASSWORD = 'four words for the tests'

async function ask<Data>(services: TestServices, token: string | null, query: string, variables: object): Promise<GraphqlReply<Data>> {
  const response = await services.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) },
    payload: JSON.stringify({ query, variables }),
    remoteAddress: '10.9.8.7',
  })
  return response.json<GraphqlReply<Data>>()
}

/** Registers people through the real API, each from a network of their own. */
export async function people<Name extends string>(services: TestServices, ...names: Name[]): Promise<Record<Name, Person>> {
  const made = await Promise.all(names.map((name) => register(services, name)))
  return Object.fromEntries(made.map((person, at) => [names[at]!, person])) as Record<Name, Person>
}

async function register(services: TestServices, name: string): Promise<Person> {
  const mark = unique()
  const username = `${name}-${mark}`.slice(0, 30)
  const email = `${name}-${mark}@people.test`
  const asksIn = () =>
    services.app.inject({
      method: 'POST',
      url: '/api/auth/register',
      // Some of these names are reserved for the site’s team.
      payload: { name: validateName(name) === null ? name : `${name} tester`, username, email, password: PASSWORD },
      remoteAddress: `10.${count % 250}.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
    })
  let response = await asksIn()
  // On a busy machine a registration may be refused with BUSY and is retried.
  if (response.statusCode === 503) response = await asksIn()
  if (response.statusCode !== 201) throw new Error(`Could not register ${name}: ${response.body}`)
  const { token, user } = response.json<{ token: string; user: { id: string } }>()
  const cookie = String(response.headers['set-cookie']).split(';')[0]!
  return { id: user.id, username, email, password: PASSWORD, token, cookie, asks: (query, variables = {}) => ask(services, token, query, variables) }
}

/** A visitor who is not logged in. */
export const visitor = (services: TestServices) => ({
  asks: <Data = UntypedData>(query: string, variables: object = {}) => ask<Data>(services, null, query, variables),
})

/** Grants a role to a person and switches to it; returns them with their new token. */
export async function actingAs(services: TestServices, person: Person, role: 'mentor' | 'admin'): Promise<Person> {
  await grantRole(services.services.database.db, person.username, role)
  const response = await switches(services, person, { role })
  if (response.statusCode !== 200) throw new Error(`Could not act as ${role}: ${response.body}`)
  return withToken(services, person, response.json<{ token: string }>().token)
}

/** Requests another role, with the token of this person. */
export const switches = (services: TestServices, person: Person, payload: object): Promise<LightMyRequestResponse> =>
  services.app.inject({
    method: 'POST',
    url: '/api/auth/switch',
    headers: { authorization: `Bearer ${person.token}` },
    payload,
    remoteAddress: '10.9.8.7',
  })

/** The same person with another token. */
export const withToken = (services: TestServices, person: Person, token: string): Person => ({
  ...person,
  token,
  asks: (query, variables = {}) => ask(services, token, query, variables),
})

export const PUBLISH = `mutation Publish($text: BlogTextInput!) { publishBlog(text: $text) { _id slug revision characters } }`

/** Publishes a blog; returns its ID and slug. */
export async function publishes(
  person: Person,
  title: string,
  content = '<p>Something worth reading.</p>',
  tags: string[] = [],
): Promise<{ _id: string; slug: string; revision: number; characters: number }> {
  const reply = await person.asks<{ publishBlog: { _id: string; slug: string; revision: number; characters: number } }>(PUBLISH, {
    text: { id: randomUUID(), revision: 0, title, content, tags },
  })
  if (reply.data === null || reply.errors !== undefined) throw new Error(JSON.stringify(reply.errors))
  return reply.data.publishBlog
}
