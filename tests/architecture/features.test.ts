import '#features/activity/server/activity-kinds.ts'
import '#features/notifications/server/kinds.ts'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { PROJECT_ROOT } from '#platform/server/project-root.ts'
import { composeFeatures, defineFeature } from '#platform/server/feature.ts'
import '#features/administration/server/audit-actions.ts'
import { cacheTagsOf, contributions, features, rights, taggedSignals, tasks } from '#app/server/features.ts'
import { nextRun } from '#platform/server/tasks/next-run.ts'
import { features as webFeatures } from '#app/web/features.ts'
import { findCycle, readFeatureGraph } from './feature-graph.ts'
import { CHANNELS } from '#features/notifications/rules/kind.ts'

/** The names of all signals and viewer updates that features declare. */
function declaredSignals(): string[] {
  const files = globSync('features/*/server/**/*.ts', { cwd: PROJECT_ROOT }).filter((file) => !file.includes('.test.'))
  const blocks = files.flatMap((file) => [...readFileSync(join(PROJECT_ROOT, file), 'utf8').matchAll(/interface (?:Signals|ViewerUpdates) \{(.*?)\n {2}\}/gs)])
  return blocks.flatMap(([, block]) => [...block!.matchAll(/^\s+'([a-z.-]+)'\s*:/gm)].map(([, name]) => name!)).sort()
}

describe('Features and their manifests', () => {
  test('every feature with a server part is in the list of manifests, under the name of its folder', () => {
    const folders = globSync('features/*/server', { cwd: PROJECT_ROOT }).map((path) => path.split('/')[1]!)
    expect(features.map(({ name }) => name).filter((name) => name !== 'platform').sort()).toEqual(folders.sort())
    expect(folders.filter((name) => !existsSync(join(PROJECT_ROOT, 'features', name, 'server/feature.ts')))).toEqual([])
  })

  test('every scheduled task has a title of its own, and a schedule that admins can be told', () => {
    const schedules = tasks.flatMap(({ schedule }) => schedule ?? [])
    expect(schedules.length).toBeGreaterThan(25)
    expect(new Set(schedules.map(({ title }) => title)).size).toBe(schedules.length)
    expect(schedules.filter(({ crontab }) => nextRun(crontab, new Date('2026-11-27T00:00:00Z')) === null)).toEqual([])
  })

  test('the audit log has words for every action, also the removal of everything that can be reported', () => {
    const words = contributions.to('auditActions')
    const removals = [...contributions.to('moderation').keys()].map((kind) => `${kind}.removed`)
    const sources = globSync('{features,platform}/**/server/**/*.ts', { cwd: PROJECT_ROOT }).filter((file) => !file.includes('.test.')).map((file) => readFileSync(join(PROJECT_ROOT, file), 'utf8'))
    const calls = sources.flatMap((source) => [...source.matchAll(/recordAudit\([^]*?action: ([^,}\n]+)/g)].map(([, action]) => action!))
    const literals = calls.flatMap((action) => [...action.matchAll(/'([a-z-]+\.[a-z-]+)'/g)].map(([, name]) => name!))
    expect([removals.length, literals.length].map((count) => count > 12)).toEqual([true, true])
    expect([...new Set([...removals, ...literals])].filter((action) => !words.has(action))).toEqual([])
  })

  test('features do not import each other in a cycle', () => {
    const graph = readFeatureGraph(PROJECT_ROOT)
    expect(graph.size).toBeGreaterThan(12)
    // The reader finds every kind of edge: a static import, a type import and a dynamic one.
    expect([...graph.get('blogs')!]).toEqual(expect.arrayContaining(['people', 'activity', 'moderation']))
    expect(findCycle(graph)).toBeNull()
  })

  test('a cycle between features is found, however long', () => {
    const graph = (edges: Record<string, string[]>) => new Map(Object.entries(edges).map(([name, others]) => [name, new Set(others)]))
    expect(findCycle(graph({ a: ['b', 'd'], b: ['c'], c: ['d'], d: [] }))).toBeNull()
    expect(findCycle(graph({ a: ['b'], b: ['c'], c: ['d'], d: ['b'] }))).toEqual(['b', 'c', 'd', 'b'])
  })

  test('every file that adds to the API is imported by its manifest, directly or through another such file', () => {
    const isReached = (file: string) => {
      const folder = join(PROJECT_ROOT, file, '..')
      const others = globSync('*.{schema,live}.ts', { cwd: folder }).map((name) => join(folder, name))
      const name = file.split('/').at(-1)!
      return [join(folder, 'feature.ts'), ...others].some((other) => !other.endsWith(`/${name}`) && readFileSync(other, 'utf8').includes(`'./${name}'`))
    }
    expect(globSync('features/*/server/*.{schema,live}.ts', { cwd: PROJECT_ROOT }).filter((file) => !isReached(file))).toEqual([])
  })

  test('what a page reads from the query of its address is declared by its screen', () => {
    const screens = webFeatures.flatMap((feature) => feature.screens ?? [])
    const undeclared = screens.flatMap(({ path, page, query = [] }) => {
      const read = [...readFileSync(join(PROJECT_ROOT, page), 'utf8').matchAll(/\bsearch(?:Params)?\.get\('(\w+)'\)/g)].map(([, name]) => name!)
      return read.filter((name) => !query.includes(name)).map((name) => `${path} reads ${name}`)
    })
    expect(screens.length).toBeGreaterThan(60)
    expect(undeclared).toEqual([])
  })

  test('every signal has cache tags in some feature, or \'none\'', () => {
    const declared = declaredSignals()
    expect(declared.length).toBeGreaterThan(30)
    expect(declared.filter((name) => !taggedSignals.has(name))).toEqual([])
    expect([...taggedSignals].filter((name) => !declared.includes(name))).toEqual([])
  })

  test('the cache tags of all features for one signal are combined', () => {
    expect(cacheTagsOf({ name: 'profile.changed', personId: 'ada' } as never).sort()).toEqual(['blogs', 'contests', 'events', 'jobs', 'leaderboard', 'news', 'people', 'person:ada', 'site'])
    expect(cacheTagsOf({ name: 'person.left', personId: 'ada' } as never).sort()).toEqual(['blogs', 'contests', 'events', 'jobs', 'leaderboard', 'news', 'people', 'person:ada', 'site'])
    expect(cacheTagsOf({ name: 'rank.moved' } as never)).toEqual([])
  })

  test('every kind of notification has a label, a text and a path on this site', () => {
    const kinds = contributions.to('notifications')
    expect([...kinds.keys()].sort()).toEqual(['accessToken', 'adminWork', 'answer', 'appealAnswered', 'approved', 'assignmentDue', 'assignmentDueChanged', 'assignmentGone', 'assignmentHandedIn', 'assignmentNote', 'assignmentReturned', 'assignmentSet', 'badge', 'challenge', 'codeReviewReply', 'codeReviewThanks', 'codeReviewed', 'comment', 'commentLike', 'contentRemoved', 'contestCancelled', 'contestMoved', 'contestResult', 'contestSoon', 'courseApproved', 'courseArchived', 'courseExtended', 'courseFinished', 'courseReturned', 'courseReviewed', 'courseVideosBroken', 'discussion', 'eventAnswer', 'eventApproved', 'eventCancelled', 'eventChanged', 'eventCoHost', 'eventOfferExpired', 'eventPlace', 'eventRecording', 'eventReturned', 'eventSoon', 'eventTomorrow', 'follow', 'groupInvitation', 'ideaJoined', 'ideaMerged', 'ideaQuiet', 'ideaStatus', 'invitation', 'job', 'jobAnswer', 'jobApplication', 'jobApproved', 'jobClosed', 'jobExpired', 'jobExpiring', 'jobReturned', 'jobSearch', 'like', 'mention', 'mentorGroupAnnouncement', 'mentorGroupEvent', 'mentorGroupInvitation', 'message', 'messageMention', 'newBlog', 'officeHourBooked', 'officeHourCancelled', 'officeHourChanged', 'officeHourMoved', 'officeHourSoon', 'officeHourTomorrow', 'productReady', 'rank', 'reply', 'reportDecided', 'returned', 'rightsGroup', 'role', 'trustLevel'])
    const facts = { blogId: 'b', slug: 's', title: 'T', commentId: 'c', preview: 'P', role: 'admin', granted: 'yes', jobId: 'j', job: 'J', company: 'C', problem: 'Two Sum', board: 'elite leaderboard', section: 'reports', what: 'W', badge: 'ten-solved', badgeId: 'i', rating: '4', rank: '9', before: '12', conversationId: 'c', count: '2', group: 'G', subject: 'news:s', thread: 'news:s', course: 'Course', lesson: 'l', certificateId: 'i', courseId: 'i', videos: '2', comment: 'C', reason: 'R', idea: 'I', number: '1', reviewId: 'i', status: 'open', into: 'O', path: '/techNews/s#comment-c', event: 'E', eventId: 'i', dateId: 'd', when: 'now', until: 'then', change: '1', search: 'S', answer: 'Offer', day: '2026-12-24', groupId: 'g', assignmentId: 'a', assignment: 'A', due: 'Nov 30', part: 'learner', learnerId: 'l', wants: '', bookingId: 'b', with: 'W', rule: 'R', decisionId: 'i', outcome: 'upheld', level: 'member', direction: 'up', name: 'N', id: 'i', contest: 'C', result: 'R', noun: 'blog' }
    for (const { label, title, message, path, channels, subject } of kinds.values()) {
      for (const people of [0, 1, 5]) {
        const notificationFacts = { who: 'Mateo and 4 others', people, username: 'mateo', owner: 'lina', facts }
        expect(`${label} ${title(notificationFacts)} ${message(notificationFacts)} ${subject(facts)}`).not.toMatch(/undefined|null|NaN/)
        expect(path(notificationFacts)).toMatch(/^\/[a-z]/i)
        expect(Object.keys(channels)).toEqual([...CHANNELS])
      }
    }
    const notificationFacts = { who: 'Mateo and 4 others', people: 5, username: 'mateo', owner: 'lina', facts }
    expect(kinds.get('like')!.message(notificationFacts)).toBe('Mateo and 4 others liked “T”')
    expect(kinds.get('role')!.title({ ...notificationFacts, who: '', people: 0 })).toBe('You’re now an admin')
  })

  test('every kind of notification has an icon', async () => {
    const files = globSync('features/*/web/notification-icons.ts', { cwd: PROJECT_ROOT })
    const icons = await Promise.all(files.map(async (file) => ((await import(join(PROJECT_ROOT, file))) as { notificationIcons: Record<string, string> }).notificationIcons))
    expect(icons.flatMap(Object.keys).sort()).toEqual([...contributions.to('notifications').keys()].sort())
  })

  test('no two features have the same keyboard shortcut or address', () => {
    const repeated = (all: readonly string[]) => all.filter((one, at) => all.indexOf(one) !== at)
    expect(repeated(webFeatures.flatMap(({ shortcuts = [] }) => shortcuts.map(({ keys }) => keys.join(' '))))).toEqual([])
    expect(repeated(webFeatures.flatMap(({ screens = [] }) => screens.map(({ path }) => path)))).toEqual([])
  })

  test('no two links of the navigation that one person sees have the same place', () => {
    const places = webFeatures.flatMap(({ navigation = [] }) => navigation).flatMap(({ position, roles = ['everyone'] }) => roles.map((role) => `${role} ${position.join(' ')}`))
    expect(places.length).toBeGreaterThan(20)
    expect(places.filter((place, at) => places.indexOf(place) !== at)).toEqual([])
  })

  test('rights and rate limits are named in lower case with hyphens', () => {
    const names = [...rights.map(({ name }) => name), ...features.flatMap(({ rateLimits = {} }) => Object.keys(rateLimits))]
    expect(names.filter((name) => !/^[a-z-]+(\.[a-z-]+)+$/.test(name))).toEqual([])
  })

  test('a name that two features declare is refused', () => {
    const one = defineFeature({ name: 'one', rights: [{ name: 'site.edit', label: 'x', roles: ['admin'] }] as never })
    expect(() => composeFeatures([one, { ...one, name: 'other' }])).toThrow('These rights are declared twice: site.edit.')
    const likes = defineFeature({ name: 'likes', contributes: { activities: { liked: { verb: 'liked', subject: '', path: () => '/' } } } })
    expect(() => composeFeatures([likes, { ...likes, name: 'more-likes' }])).toThrow('Two features contribute liked to activities.')
    expect(() => composeFeatures([one, { name: 'one' }])).toThrow('These features are declared twice: one.')
  })
})
