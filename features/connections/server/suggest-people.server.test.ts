import { describe, expect, test } from 'vitest'
import { openTestServices } from '#tests/support/services.ts'
import { people, publishes, visitor, type Person } from '#tests/support/people.ts'

const services = await openTestServices()

const SUGGEST = 'query ($first: Int) { suggestedPeople(first: $first) { reason person { id name } } }'
const FOLLOW = 'mutation ($personId: ID!) { followPerson(personId: $personId, follows: true) }'
const DISMISS = 'mutation ($personId: ID!, $dismissed: Boolean!) { dismissSuggestion(personId: $personId, dismissed: $dismissed) }'

const code = (reply: { errors?: { extensions: { code: string } }[] }) => reply.errors?.[0]?.extensions.code
const suggestions = async (person: Person): Promise<{ reason: string; person: { id: string } }[]> =>
  (await person.asks(SUGGEST, { first: 24 })).data.suggestedPeople
const reasonFor = async (person: Person, other: Person) => (await suggestions(person)).find((one) => one.person.id === other.id)?.reason
const follows = (one: Person, other: Person) => one.asks(FOLLOW, { personId: other.id })

describe('Suggestions (requirement C-5)', () => {
  test('each has a reason, and followed people and oneself are not suggested', async () => {
    const { ada, grace, alan, mary, fan, writer } = await people(services, 'ada', 'grace', 'alan', 'mary', 'fan', 'writer')
    for (const other of [grace, alan]) {
      await follows(ada, other)
      await follows(other, mary)
    }
    await follows(fan, ada)
    await publishes(ada, 'On transformers', '<p>Mine.</p>', ['transformers'])
    await publishes(writer, 'Transformers as well', '<p>Theirs.</p>', ['transformers'])
    expect(await reasonFor(ada, mary)).toMatch(/^Followed by (grace|alan) and 1 other you follow$/)
    expect(await reasonFor(ada, fan)).toBe('Follows you')
    expect(await reasonFor(ada, writer)).toBe('Writes about transformers, like you')
    expect((await suggestions(ada)).map(({ person }) => person.id)).not.toContain(ada.id)
    expect(await reasonFor(ada, grace)).toBeUndefined()
    expect((await suggestions(ada))[0]!.reason).toMatch(/^Follow/)
  })

  test('shared skills are a reason, if the other person shows them to members', async () => {
    const { ada, grace } = await people(services, 'ada', 'grace')
    for (const { id } of [ada, grace]) await services.pool.query("insert into tech_stack (person_id, label, position) values ($1, 'JAX', 1)", [id])
    expect(await reasonFor(ada, grace)).toBe('Knows JAX, like you')
    await services.pool.query("insert into profile_visibility (person_id, section, level) values ($1, 'stack', 'me')", [grace.id])
    expect(await reasonFor(ada, grace)).not.toBe('Knows JAX, like you')
  })

  test('a newcomer without follows and blogs gets some, each with a reason', async () => {
    const { newcomer } = await people(services, 'newcomer')
    const found = await suggestions(newcomer)
    expect(found.length).toBeGreaterThan(3)
    expect(found.filter(({ reason }) => reason.trim() === '')).toEqual([])
  })

  test('a dismissal lasts 180 days and can be undone', async () => {
    const { ada, fan } = await people(services, 'ada', 'fan')
    await follows(fan, ada)
    expect((await ada.asks(DISMISS, { personId: fan.id, dismissed: true })).data.dismissSuggestion).toBe(true)
    expect(await reasonFor(ada, fan)).toBeUndefined()
    await ada.asks(DISMISS, { personId: fan.id, dismissed: false })
    expect(await reasonFor(ada, fan)).toBe('Follows you')
    await ada.asks(DISMISS, { personId: fan.id, dismissed: true })
    await services.pool.query("update dismissed_suggestions set dismissed_at = now() - interval '179 days 23 hours' where person_id = $1", [ada.id])
    expect(await reasonFor(ada, fan)).toBeUndefined()
    await services.pool.query("update dismissed_suggestions set dismissed_at = now() - interval '180 days 1 hour' where person_id = $1", [ada.id])
    expect(await reasonFor(ada, fan)).toBe('Follows you')
  })

  test('after dismissing everybody shown, others are suggested as long as there are any', async () => {
    await people(services, ...Array.from({ length: 12 }, (_, n) => `crowd${n}`))
    const { ada } = await people(services, 'ada')
    const { rows } = await services.pool.query<{ id: string }>('select id from people where id <> $1', [ada.id])
    for (const { id } of rows.slice(1)) await services.pool.query('insert into dismissed_suggestions (person_id, dismissed_id) values ($1, $2)', [ada.id, id])
    expect((await suggestions(ada)).map(({ person }) => person.id)).toEqual([rows[0]!.id])
  })

  test('blocked and muted people are left out; invalid input and visitors are refused', async () => {
    const { ada, fan, other } = await people(services, 'ada', 'fan', 'other')
    await follows(fan, ada)
    await follows(other, ada)
    await fan.asks('mutation ($personId: ID!) { blockPerson(personId: $personId, blocked: true) }', { personId: ada.id })
    await ada.asks('mutation ($personId: ID!) { mutePerson(personId: $personId, muted: true) }', { personId: other.id })
    expect([await reasonFor(ada, fan), await reasonFor(ada, other)]).toEqual([undefined, undefined])
    expect(code(await ada.asks(SUGGEST, { first: 25 }))).toBe('INVALID_INPUT')
    expect(code(await ada.asks(DISMISS, { personId: 'zzz', dismissed: true }))).toBe('INVALID_INPUT')
    expect(code(await ada.asks(DISMISS, { personId: ada.id, dismissed: true }))).toBe('NOT_FOUND')
    expect(code(await visitor(services).asks(SUGGEST))).toBe('NOT_SIGNED_IN')
    await Promise.all(Array.from({ length: 50 }, () => ada.asks(DISMISS, { personId: fan.id, dismissed: true })))
    const { rows } = await services.pool.query('select from dismissed_suggestions where person_id = $1', [ada.id])
    expect(rows).toHaveLength(1)
  })
})
