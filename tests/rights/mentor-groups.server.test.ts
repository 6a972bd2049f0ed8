import { describe, expect, test } from 'vitest'
import { codeOf, ok } from '../support/graphql-reply.ts'
import { people, visitor, type Person } from '../support/people.ts'
import { openTestServices } from '../support/services.ts'
import { createCallers, DEAD, type Caller } from './callers.ts'

const services = await openTestServices()
const { callers, group } = await createCallers(services)
const { guest } = await people(services, 'guest')
const owner = callers['the owner']!
const mentor = callers['the own mentor']!

/** What can be done with a group of a mentor: its document, and who may do it. */
const MEMBERS: readonly Caller[] = ['the owner', 'the own mentor']
const MENTOR: readonly Caller[] = ['the own mentor']
const LEARNER: readonly Caller[] = ['the owner']
const READS: readonly [document: string, who: readonly Caller[]][] = [
  ['{ mentorGroup(id: "$id") { name conversationId learners { username } invites { code } ownAssignments { work { text } } } }', MEMBERS],
  ['{ groupSchedule(id: "$id") { id } }', MEMBERS],
  ['{ groupFigures(id: "$id") { __typename } }', MEMBERS],
  ['{ resourceVersions(id: "$resource") { title } }', MEMBERS],
  ['{ groupProgress(id: "$id") { rows { learner { username } states } } }', MENTOR],
  ['{ learnerWork(id: "$assignment", person: "$owner") { work { text } notes { text } attempts { code } } }', MENTOR],
]
/** In an order in which all of them work for those who may. */
const CHANGES: readonly [document: string, who: readonly Caller[]][] = [
  ['{ handInWork(id: "$assignment", text: "Other words") { isLate } }', LEARNER],
  ['{ returnWork(id: "$assignment", person: "$owner", points: 9, comment: "Good") }', MENTOR],
  ['{ openReturnedWork(id: "$id") }', MEMBERS],
  ['{ editMentorGroup(id: "$id", name: "Renamed", about: "") }', MENTOR],
  ['{ makeGroupInvite(id: "$id", days: 7, maxUses: 5) }', MENTOR],
  ['{ inviteToMentorGroup(id: "$id", part: learner, username: "$guest") }', MENTOR],
  ['{ saveAssignment(id: "$id", key: "$assignment", kind: text, title: "Changed", instructions: "", due: "2098-01-01T12:00", lateRule: accepted, latePoints: 0, points: 10) }', MENTOR],
  ['{ extendDueDate(id: "$assignment", person: "$owner", due: "2099-01-01T12:00") }', MENTOR],
  ['{ saveAssignmentTemplate(id: "$id", key: "$template", name: "A set") }', MENTOR],
  ['{ writeAssignmentNote(id: "$assignment", key: "$other", person: "$owner", text: "Again") }', MENTOR],
  ['{ deleteAssignmentNote(key: "$note") }', MENTOR],
  ['{ moveGroupResource(id: "$resource", folder: "Reading") }', MENTOR],
  ['{ removeGroupResource(id: "$resource") }', MENTOR],
  ['{ editGroupAnnouncement(id: "$id", key: "$announcement", text: "Hello") }', MENTOR],
  ['{ deleteGroupAnnouncement(id: "$id", key: "$announcement") }', MENTOR],
  ['{ announceToGroup(id: "$id", key: "$announcement", text: "Other") }', MENTOR],
  ['{ deleteAssignment(id: "$assignment") }', MENTOR],
  ['{ archiveMentorGroup(id: "$id", isArchived: true) }', MENTOR],
  ['{ archiveMentorGroup(id: "$id", isArchived: false) }', MENTOR],
  ['{ removeFromMentorGroup(id: "$id", person: "$former") }', MENTOR],
  ['{ leaveMentorGroup(id: "$id") }', MEMBERS],
]
const IDS: Readonly<Record<string, string>> = { ...group, owner: owner.id, former: callers['a mentor who was, with the old token']!.id, guest: guest.username, template: '11111111-2222-4333-8444-555555555555', other: '11111111-2222-4333-8444-666666666666' }
const filled = (document: string) => document.replaceAll(/\$(\w+)/g, (_all, name: string) => IDS[name]!)

const KINDS = Object.keys(callers) as Caller[]
const callerOf = (kind: Caller): Pick<Person, 'asks'> => callers[kind] ?? visitor(services)
const REFUSALS = ['NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND']

/** The kinds that are not in `who` and were answered without a refusal, and what they got. */
async function passing(document: string, who: readonly Caller[]): Promise<string[]> {
  const passed: string[] = []
  for (const kind of KINDS.filter((kind) => !who.includes(kind))) {
    const reply = await callerOf(kind).asks(document)
    const code = DEAD.includes(kind) ? (reply as { code?: string }).code : codeOf(reply)
    const isRefused = DEAD.includes(kind) ? code === 'SESSION_OVER' : REFUSALS.includes(code ?? '')
    if (!isRefused) passed.push(`${kind}: ${document}: ${JSON.stringify(reply)}`)
  }
  return passed
}

describe('A group of a mentor, for all kinds of caller (P-1, X-2)', () => {
  test.each(READS)('%s', async (document, who) => {
    for (const kind of who) await ok(callerOf(kind).asks(filled(document)))
    expect(await passing(filled(document), who)).toEqual([])
  })

  test('nobody else changes anything in it', async () => {
    const seen = async () => (await ok(mentor.asks(filled('{ mentorGroup(id: "$id") { name isArchived learners { username } mentors { username } invites { code } announcements { text } resources { title folder } } learnerWork(id: "$assignment", person: "$owner") { work { text state points comment } notes { text } } }')))).data
    const before = await seen()
    const passed: string[] = []
    for (const [change, who] of CHANGES) passed.push(...(await passing(filled(`mutation ${change}`), who)))
    expect(passed).toEqual([])
    expect(await seen()).toEqual(before)
  })

  test('each of the changes works for those who may', async () => {
    for (const [change, who] of CHANGES) for (const kind of who) await ok(callerOf(kind).asks(filled(`mutation ${change}`)))
  })
})
