import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { codeOf } from '#tests/support/graphql-reply.ts'
import { people, publishes, visitor, type Person } from '#tests/support/people.ts'
import { openTestServices } from '#tests/support/services.ts'

const services = await openTestServices()
const CHOOSE = 'mutation ($topics: [String!]!) { chooseTopics(topics: $topics) }'
const FOLLOW = 'mutation ($id: ID!) { followPerson(personId: $id, follows: true) }'
const stepsOf = async (person: Person) => (await person.asks<{ firstSteps: { isHidden: boolean; done: string[] } }>('{ firstSteps { isHidden done } }')).data!.firstSteps

describe('First steps (requirements A-26 to A-28)', () => {
  test('a newcomer has none done; topics, people and a headline count when they are there, and stop counting when they go', async () => {
    const { ada, bo, cat, dan } = await people(services, 'ada', 'bo', 'cat', 'dan')
    expect(await stepsOf(ada)).toEqual({ isHidden: false, done: [] })
    expect((await ada.asks(CHOOSE, { topics: ['statistics', 'python', 'statistics'] })).errors).toBeUndefined()
    expect((await ada.asks('{ followedTopics { topic } }')).data).toEqual({ followedTopics: [{ topic: 'python' }, { topic: 'statistics' }] })
    for (const { id } of [bo, cat]) expect((await ada.asks(FOLLOW, { id })).errors).toBeUndefined()
    expect((await stepsOf(ada)).done).toEqual(['topics'])
    await ada.asks(FOLLOW, { id: dan.id })
    expect((await stepsOf(ada)).done).toEqual(['topics', 'follow'])
    await ada.asks(CHOOSE, { topics: [] })
    expect((await stepsOf(ada)).done).toEqual(['follow'])
  })

  test('the list can be hidden and shown again; nobody else has hidden it', async () => {
    const { ada, bo } = await people(services, 'ada', 'bo')
    const hide = (isHidden: boolean) => ada.asks('mutation ($isHidden: Boolean!) { hideFirstSteps(isHidden: $isHidden) }', { isHidden })
    for (let n = 0; n < 2; n++) expect((await hide(true)).errors).toBeUndefined()
    expect([(await stepsOf(ada)).isHidden, (await stepsOf(bo)).isHidden]).toEqual([true, false])
    await hide(false)
    expect((await stepsOf(ada)).isHidden).toBe(false)
  })

  test('topics that are not on the list are refused, and visitors have no steps', async () => {
    const { ada } = await people(services, 'ada')
    expect(codeOf(await ada.asks(CHOOSE, { topics: ['astrology'] }))).toBe('INVALID_INPUT')
    expect(codeOf(await visitor(services).asks('{ firstSteps { done } }'))).toBe('NOT_SIGNED_IN')
  })

  test('the problem to begin with is about a chosen topic; without topics it is the first one', async () => {
    const { ada } = await people(services, 'ada')
    const problem = async () => (await ada.asks<{ nextPractice: { suggested: { slug: string; difficulty: string; tags: string[] } } }>('{ nextPractice { suggested { slug difficulty tags } } }')).data!.nextPractice.suggested
    expect((await problem()).slug).toBe('two-sum')
    await ada.asks(CHOOSE, { topics: ['probability'] })
    const { difficulty, tags } = await problem()
    expect([difficulty, tags.includes('probability')]).toEqual(['Easy', true])
  })

  test('people who write about a chosen topic are suggested, with that as the reason', async () => {
    const { ada, bo } = await people(services, 'ada', 'bo')
    await publishes(bo, `Bayes ${randomUUID().slice(0, 8)}`, '<p>Text.</p>', ['probability'])
    const reasonFor = async () =>
      (await ada.asks<{ suggestedPeople: { reason: string; person: { id: string } }[] }>('{ suggestedPeople(first: 24) { reason person { id } } }')).data!.suggestedPeople.find(
        ({ person }) => person.id === bo.id,
      )?.reason
    expect(await reasonFor()).not.toContain('want to learn')
    await ada.asks(CHOOSE, { topics: ['probability'] })
    expect(await reasonFor()).toBe('Writes about probability')
  })
})
