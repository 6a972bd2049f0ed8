import { describe, expect, test } from 'vitest'
import { openTestServices } from '#tests/support/services.ts'
import { people, visitor, type Person } from '#tests/support/people.ts'

const services = await openTestServices()
const anybody = visitor(services)

const FIND = 'query ($q: String, $after: String, $first: Int) { people(q: $q, after: $after, first: $first) { items { id name headline description followerCount } next } }'
const FOLLOW = 'mutation ($personId: ID!) { followPerson(personId: $personId, follows: true) }'

const code = (reply: { errors?: { extensions: { code: string } }[] }) => reply.errors?.[0]?.extensions.code
const names = async (q: string, asker: Pick<Person, 'asks'> = anybody): Promise<string[]> => {
  const reply = await asker.asks(FIND, { q })
  expect(reply.errors).toBeUndefined()
  return reply.data.people.items.map(({ name }: { name: string }) => name)
}
const become = async (person: Person, name: string, headline = '', about = '') => {
  await services.pool.query('update people set name = $2, headline = $3, about = $4 where id = $1', [person.id, name, headline, about])
  return person
}

const made = await people(services, 'one', 'two', 'three', 'four', 'five')
await become(made.one, 'Mateo Silva', 'Teaches optimisation with chalk')
await become(made.two, 'Tomasz Wróbel', 'Maps, clusters and cartography')
await become(made.three, 'Priya Raghunathan', 'Statistician who knows Mateo')
await become(made.four, 'Nguyễn Minh Anh', 'Numerical computing')
await become(made.five, 'Optima Prime', 'Chalk and cheese')

describe('The list of people (requirement C-2)', () => {
  test('people with the most followers come first, page after page, each once', async () => {
    for (const fan of [made.two, made.three, made.four]) await fan.asks(FOLLOW, { personId: made.one.id })
    await made.one.asks(FOLLOW, { personId: made.two.id })
    const seen: string[] = []
    let after: string | null = null
    do {
      const page: { items: { id: string; followerCount: number }[]; next: string | null } = (await anybody.asks(FIND, { first: 2, after })).data.people
      seen.push(...page.items.map(({ id }) => id))
      after = page.next
    } while (after !== null)
    expect(seen.slice(0, 2)).toEqual([made.one.id, made.two.id])
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toHaveLength(5)
  })

  test('malicious input is refused with a message', async () => {
    expect(code(await anybody.asks(FIND, { q: 'x'.repeat(201) }))).toBe('INVALID_INPUT')
    expect(code(await anybody.asks(FIND, { first: 101 }))).toBe('INVALID_INPUT')
    expect(code(await anybody.asks(FIND, { after: '1_x' }))).toBe('INVALID_INPUT')
    for (const q of ['\u0000', "'; drop table people; --", 'e' + '\u0301'.repeat(150), '%_\\', '((((', '\uD800', '🧑‍🚀', ' \t ', '*'.repeat(200), 'a b c d e f g h i j k']) {
      expect((await anybody.asks(FIND, { q })).errors).toBeUndefined()
    }
  })
})

describe('The search for people (requirement C-3)', () => {
  test('people are found by the place they give, and not by one they have left', async () => {
    await services.pool.query('update people set location = $2 where id = $1', [made.two.id, 'Kraków, Poland'])
    expect(await names('krakow')).toEqual(['Tomasz Wróbel'])
    expect(await names('maps poland')).toEqual(['Tomasz Wróbel'])
    await services.pool.query("update people set location = 'Unknown' where id = $1", [made.two.id])
    expect(await names('krakow')).toEqual([])
    expect(await names('unknown')).toEqual([])
  })

  test('a name, a headline, or words of both in any order find a person', async () => {
    expect(await names('silva')).toEqual(['Mateo Silva'])
    expect(await names('chalk')).toEqual(['Mateo Silva', 'Optima Prime'])
    expect(await names('chalk mateo')).toEqual(['Mateo Silva'])
    // A word finds its relatives.
    expect(await names('statistics')).toEqual(['Priya Raghunathan'])
    expect(await names('cartography tomasz')).toEqual(['Tomasz Wróbel'])
    expect(await names('silva cartography')).toEqual([])
    // Stop words of the search need not match.
    expect(await names('the chalk of a Mateo')).toEqual(['Mateo Silva'])
  })

  test('a prefix is enough, and a name counts more than a headline', async () => {
    expect(await names('optim')).toEqual(['Optima Prime', 'Mateo Silva'])
    expect(await names('mateo')).toEqual(['Mateo Silva', 'Priya Raghunathan'])
  })

  test('accents and case are ignored on both sides', async () => {
    for (const q of ['wrobel', 'WRÓBEL', 'Wróbel', 'wro\u0301bel']) expect(await names(q)).toEqual(['Tomasz Wróbel'])
    expect(await names('nguyen')).toEqual(['Nguyễn Minh Anh'])
  })

  test('typos are tolerated; a word that no person has finds nobody', async () => {
    for (const q of ['Matoe Slva', 'mateo sliva', 'raghunatan', 'ragunathan', 'ragunath', 'statistcian', 'cartograpy']) expect(await names(q)).not.toEqual([])
    expect(await names('Matoe Slva')).toEqual(['Mateo Silva'])
    // Each typed prefix matches somebody, but nobody matches both.
    expect(await names('prime raghunathan')).toEqual([])
    for (const q of ['xqzw', 'silvaaaaaa', 'zz', '!!!']) expect(await names(q)).toEqual([])
  })

  test('a new name is found at once, and the old one no more', async () => {
    const { six } = await people(services, 'six')
    await become(six, 'Zebulon Quux', 'Beekeeper')
    expect(await names('zebulon beekeeper')).toEqual(['Zebulon Quux'])
    await become(six, 'Somebody Else', 'Baker')
    expect(await names('zebulon')).toEqual([])
    expect(await names('somebody baker')).toEqual(['Somebody Else'])
    await services.pool.query('delete from people where id = $1', [six.id])
    expect(await names('somebody baker')).toEqual([])
  })

  test('skills find a person, unless they are not visible to everybody', async () => {
    const { six } = await people(services, 'six')
    await become(six, 'Ursula Underhill')
    await services.pool.query("insert into tech_stack (person_id, label, position) values ($1, 'PyTorch', 1), ($1, 'Node.js', 2)", [six.id])
    for (const q of ['pytorch', 'pytroch', 'ursula node js']) expect(await names(q)).toEqual(['Ursula Underhill'])
    await services.pool.query("insert into profile_visibility (person_id, section, level) values ($1, 'stack', 'members')", [six.id])
    expect(await names('pytorch')).toEqual([])
    await services.pool.query('delete from profile_visibility where person_id = $1', [six.id])
    expect(await names('pytorch')).toEqual(['Ursula Underhill'])
    await services.pool.query("delete from tech_stack where person_id = $1 and label = 'PyTorch'", [six.id])
    expect(await names('pytorch')).toEqual([])
  })

  test('a result says which words were found and corrected, and shows the skills that were searched for (C-2)', async () => {
    const CARDS = 'query ($q: String) { people(q: $q) { words corrected items { name location skills } } }'
    const cards = async (q: string) => (await anybody.asks(CARDS, { q })).data.people
    const { six } = await people(services, 'six')
    await become(six, 'Xenia Yarrow')
    await services.pool.query("update people set location = 'Porto' where id = $1", [six.id])
    await services.pool.query("insert into tech_stack (person_id, label, position) select $1, label, n from unnest(array['Rust', 'Julia', 'Haskell', 'Fortran']) with ordinality one (label, n)", [six.id])
    expect(await cards('fortran')).toEqual({ words: ['fortran'], corrected: null, items: [{ name: 'Xenia Yarrow', location: 'Porto', skills: ['Fortran', 'Rust', 'Julia'] }] })
    expect(await cards('Xenai prto')).toMatchObject({ corrected: 'Xenia Porto', items: [{ name: 'Xenia Yarrow' }] })
    expect(await cards('qqqqqqq')).toEqual({ words: [], corrected: null, items: [] })
    await services.pool.query("update people set location = 'Unknown' where id = $1", [six.id])
    await services.pool.query("insert into profile_visibility (person_id, section, level) values ($1, 'stack', 'members')", [six.id])
    expect((await cards('yarrow')).items).toEqual([{ name: 'Xenia Yarrow', location: null, skills: [] }])
  })

  test('many simultaneous changes of searchable fields do not deadlock', async () => {
    const crowd = Object.values(await people(services, ...Array.from({ length: 8 }, (_, n) => `crowd${n}`)))
    const words = ['zeta', 'eta', 'theta', 'iota', 'kappa', 'lambda', 'omikron', 'sigma']
    await Promise.all(
      crowd.flatMap((person, n) => [
        become(person, `Crowd ${n}`, [...words.slice(n), ...words.slice(0, n)].join(' ')),
        person.asks(FOLLOW, { personId: crowd[(n + 1) % crowd.length]!.id }),
        services.pool.query('insert into tech_stack (person_id, label, position) values ($1, $2, 1)', [person.id, words.toReversed().join(' ').slice(0, 40)]),
      ]),
    )
    expect(await names('kappa sigma')).toHaveLength(8)
  })

  test('blocked and suspended people are not found', async () => {
    const { six, seven } = await people(services, 'six', 'seven')
    await become(six, 'Hidden Heron')
    expect(await names('heron', seven)).toEqual(['Hidden Heron'])
    await six.asks('mutation ($personId: ID!) { blockPerson(personId: $personId, blocked: true) }', { personId: seven.id })
    expect(await names('heron', seven)).toEqual([])
    expect(await names('heron')).toEqual(['Hidden Heron'])
    await services.pool.query('update people set suspended_at = now() where id = $1', [six.id])
    expect(await names('heron')).toEqual([])
  })
})
