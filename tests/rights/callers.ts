import { randomUUID } from 'node:crypto'
import { ok } from '../support/graphql-reply.ts'
import { actingAs, people, switches, withToken, type Person } from '../support/people.ts'
import type { TestServices } from '../support/services.ts'

/** The eleven kinds of caller. */
export type Caller =
  | 'an anonymous visitor' | 'the owner' | 'another learner' | 'the own mentor' | 'another mentor' | 'an admin' | 'an admin acting as learner'
  | 'a mentor who was, with the old token' | 'somebody suspended' | 'an expired token' | 'a revoked token'

/** Callers whose token makes no viewer. */
export const DEAD: readonly string[] = ['somebody suspended', 'an expired token', 'a revoked token'] satisfies Caller[]

/** The group of the own mentor and the owner, with the ids of what is in it. */
export interface OwnGroup {
  id: string
  assignment: string
  resource: string
  announcement: string
  note: string
}

/** One caller of each kind, with the token it has, and the group in which the owner learns from the own mentor. A mentor who was one was a mentor there too. */
export async function createCallers(services: TestServices): Promise<{ callers: Record<Caller, Person | null>; group: OwnGroup }> {
  const { clock, pool } = services
  const all = await people(services, 'owner', 'learner', 'mentor', 'stranger', 'chief', 'resting', 'suspended', 'expired', 'revoked', 'former')
  const resting = await actingAs(services, all.resting, 'admin')
  const former = await actingAs(services, all.former, 'mentor')
  const living = {
    'an anonymous visitor': null,
    'the owner': all.owner,
    'another learner': all.learner,
    'the own mentor': await actingAs(services, all.mentor, 'mentor'),
    'another mentor': await actingAs(services, all.stranger, 'mentor'),
    'an admin': await actingAs(services, all.chief, 'admin'),
    'an admin acting as learner': withToken(services, resting, (await switches(services, resting, { role: 'learner' })).json<{ token: string }>().token),
    'a mentor who was, with the old token': former,
    'somebody suspended': all.suspended,
    'an expired token': all.expired,
    'a revoked token': all.revoked,
  }
  const group = await createGroup(services, living['the own mentor'], all.owner, former)
  await pool.query("update grants set revoked_at = now() where person_id = $1 and role = 'mentor'", [former.id])
  await pool.query('update people set suspended_at = now() where id = $1', [all.suspended.id])
  await pool.query("update session_tokens t set expires_at = $2 from sessions s where s.id = t.session_id and s.person_id = $1", [all.expired.id, clock.now()])
  await services.app.inject({ method: 'POST', url: '/api/auth/logout', headers: { authorization: `Bearer ${all.revoked.token}` }, payload: {} })
  return { callers: living, group }
}

/** A group with one piece of work handed in, a resource, an announcement and a note, made through the API. */
async function createGroup({ pool }: TestServices, mentor: Person, owner: Person, former: Person): Promise<OwnGroup> {
  const [id, assignment, resource, announcement, note] = Array.from({ length: 5 }, () => randomUUID()) as [string, string, string, string, string]
  const ids = { id, assignment, resource, announcement, note, owner: owner.id }
  await ok(mentor.asks('mutation ($id: ID!) { createMentorGroup(id: $id, name: "Owned", about: "") }', ids))
  await pool.query("insert into mentor_group_members (group_id, person_id, part, joined_at) values ($1, $2, 'learner', now()), ($1, $3, 'mentor', now())", [id, owner.id, former.id])
  await ok(mentor.asks(`mutation ($id: ID!, $assignment: ID!, $resource: ID!, $announcement: ID!) {
    saveAssignment(id: $id, key: $assignment, kind: text, title: "A report", instructions: "", lateRule: accepted, latePoints: 0, points: 10)
    saveGroupResource(id: $id, key: $resource, kind: link, folder: "", title: "A page", url: "https://example.com/")
    announceToGroup(id: $id, key: $announcement, text: "Welcome")
  }`, ids))
  await ok(owner.asks('mutation ($assignment: ID!) { handInWork(id: $assignment, text: "My words") { isLate } }', ids))
  await ok(mentor.asks('mutation ($assignment: ID!, $note: ID!, $owner: ID!) { writeAssignmentNote(id: $assignment, key: $note, person: $owner, text: "A note") }', ids))
  return { id, assignment, resource, announcement, note }
}
