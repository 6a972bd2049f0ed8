import { mentorGroups, type SeedGroup } from '#content/demo/mentor-groups.ts'
import type { DemoPerson, DemoWorld } from '#platform/server/demo-world.ts'
import { openContext, type Context, type Services } from '#platform/server/context.ts'
import { eventSlug } from '#features/events/rules/event-slug.ts'
import { MAX_ASSIGNMENTS } from '../rules/assignment.ts'
import { MAX_LEARNERS } from '../rules/group.ts'
import { insertAnnouncement } from './announcements.queries.ts'
import { saveAssignmentFiles } from './assignment-files.queries.ts'
import { insertAssignment } from './assignments.queries.ts'
import { storeGroupFile } from './group-files.ts'
import { insertGroup } from './groups.queries.ts'
import { insertMember } from './members.queries.ts'
import { syncConversation } from './membership.ts'
import { saveVersion } from './resources.queries.ts'
import { saveCriteria } from './rubric.queries.ts'
import { saveAttendance } from './schedule.queries.ts'
import { eraseGroups, findBySlug, insertEvent } from './seed.queries.ts'
import { handInKnown, saveHandedIn, saveReturned } from './work.queries.ts'

const DAY_MS = 24 * 3600_000

/** Seeds the mentor groups of the demo world with their members, assignments, work and resources. */
export async function seedMentoring(services: Services, { people }: DemoWorld): Promise<void> {
  await eraseGroups(services.database.db)
  for (const group of mentorGroups) await openContext(services).inTransaction((context) => seedGroup(context, group, people))
}

async function seedGroup(context: Context, seed: SeedGroup, people: Map<string, DemoPerson>): Promise<void> {
  const { db, clock, random } = context
  const ago = (days: number) => new Date(clock.now().getTime() - days * DAY_MS)
  const idOf = (username: string) => people.get(username)!.id
  const group = { id: random.uuid(), name: seed.name }
  await insertGroup(db, { ...group, about: seed.about, at: ago(seed.daysAgo) })
  const members = [...seed.mentors.map((name) => ['mentor', name] as const), ...seed.learners.map((name) => ['learner', name] as const)]
  for (const [part, name] of members) await insertMember(db, { groupId: group.id, personId: idOf(name), part, at: ago(seed.daysAgo) }, MAX_LEARNERS)
  await syncConversation(context, group)
  for (const { by, daysAgo, text } of seed.announcements) await insertAnnouncement(db, { id: random.uuid(), groupId: group.id, authorId: idOf(by), text, at: ago(daysAgo) })
  for (const assignment of seed.assignments) await seedAssignment(context, group.id, assignment, { idOf, ago, mentor: idOf(seed.mentors[0]!) })
  for (const event of seed.events ?? []) await seedEvent(context, group.id, event, { idOf, ago, mentor: idOf(seed.mentors[0]!) })
  for (const { earlier, subject = null, url = null, ...resource } of seed.resources) {
    const subjectId = subject === null ? null : await findBySlug(db, 'problem', subject)
    const versions = [...(earlier === undefined ? [] : [{ ...resource, ...earlier }]), { ...resource, url }]
    const key = random.uuid()
    for (const [at, version] of versions.entries()) {
      await saveVersion(db, { ...version, id: group.id, key, subject: subjectId, file: null, version: null }, { version: at + 1, by: idOf(seed.mentors[0]!), at: ago(9 - at) })
    }
  }
  await handInKnown(db, { groupId: group.id })
}

async function seedEvent({ db, clock }: Context, groupId: string, { title, description, week, weekday, hour, timeZone, onlineUrl, came = [] }: NonNullable<SeedGroup['events']>[number], { idOf, ago, mentor }: Lookups): Promise<void> {
  const untilNext = (weekday - clock.now().getUTCDay() + 6) % 7 + 1
  const day = ago(-untilNext - 7 * week).toISOString().slice(0, 10)
  const local = (at: number) => `${day}T${at}:00`
  const dateId = await insertEvent(db, { groupId, hostId: mentor, title, slug: eventSlug(title), description, timeZone, startsLocal: local(hour), endsLocal: local(hour + 1), onlineUrl, at: clock.now() })
  for (const username of came) await saveAttendance(db, { dateId, personId: idOf(username), isPresent: true, by: mentor, at: clock.now() })
}

interface Lookups {
  idOf: (username: string) => string
  ago: (days: number) => Date
  mentor: string
}

async function seedAssignment(context: Context, groupId: string, seed: SeedGroup['assignments'][number], { idOf, ago, mentor }: Lookups): Promise<void> {
  const { kind, subject, title, instructions, dueInDays, lateRule = 'accepted', latePoints = 0, points, setDaysAgo, criteria = [], files = [], handedIn = [] } = seed
  const { db, random } = context
  const subjectId = subject === undefined || kind === 'text' ? null : await findBySlug(db, kind, subject)
  if (kind !== 'text' && subjectId === null) return
  const id = random.uuid()
  const due = dueInDays === undefined ? null : `${ago(-dueInDays).toISOString().slice(0, 10)}T23:59`
  await insertAssignment(db, { id: groupId, key: id, kind, subject: subjectId, title, instructions, due, lateRule, latePoints, points, criteria: [], files: [], revision: null }, ago(setDaysAgo), MAX_ASSIGNMENTS)
  await saveCriteria(db, id, criteria.map((criterion) => ({ ...criterion, id: random.uuid() })))
  const stored = await Promise.all(files.map(({ name, text }) => storeGroupFile(context, { groupId, ownerId: mentor, name, bytes: Buffer.from(text) })))
  await saveAssignmentFiles(db, id, stored.map((file) => file.id))
  for (const work of handedIn) {
    const personId = idOf(work.by)
    await saveHandedIn(db, { assignmentId: id, personId, text: work.text, file: null, at: ago(work.daysAgo), isLate: dueInDays !== undefined && -work.daysAgo > dueInDays })
    if (work.comment !== undefined) await saveReturned(db, { assignmentId: id, personId, points: work.points ?? null, comment: work.comment, isToRevise: false, by: mentor, at: ago(work.daysAgo - 1) })
  }
}
