import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { OwnHomeQuery, ownHome } from '#features/home/web/own-home.ts'
import { openTestServices } from '../support/services.ts'
import { actingAs, people, publishes, type Person } from '#tests/support/people.ts'

const MOST = 16
const FOLLOW = 'mutation ($id: ID!, $follows: Boolean!) { followPerson(personId: $id, follows: $follows) }'

const services = await openTestServices()
const { ada, bo, cy } = await people(services, 'ada', 'bo', 'cy')

/** The statements that the database receives while something runs. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = []
  const { prototype } = pg.Client
  const { query } = prototype
  prototype.query = function (this: pg.Client, ...args: [string | { text: string }]) {
    statements.push(typeof args[0] === 'string' ? args[0] : args[0].text)
    return (query as (...args: unknown[]) => unknown).apply(this, args)
  } as typeof query
  await work().finally(() => {
    prototype.query = query
  })
  return statements
}

async function asksHome(person: Person, asAdmin: boolean) {
  const { variables } = ownHome({ asAdmin, opening: true })
  return person.asks<Record<string, unknown>>(OwnHomeQuery.source, variables)
}

describe('Home sends one request (requirement H-11)', () => {
  test('all personal data are one request of at most sixteen statements', async () => {
    for (const person of [bo, cy]) {
      await publishes(person, `A blog of ${person.username}`)
      await person.asks(FOLLOW, { id: ada.id, follows: true })
    }
    await publishes(ada, 'My own')
    await ada.asks(FOLLOW, { id: bo.id, follows: true })
    await ada.asks('mutation { chooseTopics(topics: ["statistics", "python"]) }')
    await services.work()
    // The list of problems, which all people share, is in memory from now on.
    await ada.asks('{ problemTags }')
    let reply: Awaited<ReturnType<typeof asksHome>> | undefined
    const statements = await statementsOf(async () => {
      reply = await asksHome(ada, false)
    })
    expect(reply?.errors).toBeUndefined()
    expect(Object.keys(reply!.data!).toSorted()).toEqual(
      ['bestJobMatch', 'blockedPersonIds', 'coursesInProgress', 'doneFeatured', 'dueProblems', 'dueSoon', 'firstSteps', 'mentoringSummary', 'nextEvent', 'nextPractice', 'notifications', 'ownAccount', 'ownBlogs', 'ownStreak', 'recentActivity', 'returnedWork', 'suggestedBlogs', 'suggestedCourses', 'suggestedPeople'],
    )
    expect((reply!.data!['recentActivity'] as unknown[]).length).toBeGreaterThan(1)
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(MOST)
    expect(statements.length).toBeGreaterThan(4)
  })

  test('an admin’s too; for someone with a forged admin role it is refused, and the components send their own', async () => {
    expect((await asksHome(bo, true)).errors?.[0]?.extensions.code).toBe('NOT_ALLOWED')
    const admin = await actingAs(services, cy, 'admin')
    let reply: Awaited<ReturnType<typeof asksHome>> | undefined
    const statements = await statementsOf(async () => {
      reply = await asksHome(admin, true)
    })
    expect(reply?.errors).toBeUndefined()
    expect(reply!.data!['siteHealth']).toMatchObject({ people: 3 })
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(MOST)
  })

  test('its fragments are those of the components', () => {
    for (const { document } of ownHome({ asAdmin: true, opening: true }).parts) {
      const [, ...fragments] = document.source.split('\n#\n')
      expect(fragments.length).toBeGreaterThan(0)
      for (const fragment of fragments) expect(OwnHomeQuery.source).toContain(fragment)
    }
  })
})
