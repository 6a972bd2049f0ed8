import { describe, expect, test } from 'vitest'
import { loadCourses } from '#features/courses/server/load-courses.ts'
import { COURSE_FORMAT, type CourseFileInput } from '#features/courses/rules/course-file.ts'
import { codeOf } from '#tests/support/graphql-reply.ts'
import { openTestServices } from '#tests/support/services.ts'
import { people, publishes, visitor, type Person } from '#tests/support/people.ts'

const services = await openTestServices()
const ASK = '{ suggestedBlogs { title } suggestedCourses { title } }'
const CHOOSE = 'mutation ($topics: [String!]!) { chooseTopics(topics: $topics) }'
const course = (slug: string, skills: string[]): CourseFileInput => ({
  format: COURSE_FORMAT, slug, title: slug, summary: 'All about it.', description: 'Text.', level: 'beginner', skills,
  topics: [{ key: 'first', title: 'First', lessons: [{ key: 'read', kind: 'reading', title: 'Read', minutes: 5, text: 'Words.' }] }],
})
const suggestedTo = async (person: Person) => {
  const { suggestedBlogs, suggestedCourses } = (await person.asks<Record<'suggestedBlogs' | 'suggestedCourses', { title: string }[]>>(ASK)).data!
  return [suggestedBlogs.map(({ title }) => title), suggestedCourses.map(({ title }) => title).sort()]
}

describe('Suggestions on home (requirement H-14)', () => {
  test('follow the chosen topics, leave out what one wrote, saved, takes or has blocked, and are empty without topics', async () => {
    const { ada, bo, cy } = await people(services, 'ada', 'bo', 'cy')
    await publishes(bo, 'On tests and experiments', undefined, ['statistics', 'experiments'])
    const saved = await publishes(bo, 'On tests', undefined, ['statistics'])
    await publishes(bo, 'On cats', undefined, ['cats'])
    await publishes(cy, 'By someone blocked', undefined, ['statistics'])
    await publishes(ada, 'My own', undefined, ['statistics'])
    await services.pool.query("update courses set state = 'archived'")
    await loadCourses(services.services, [course('statistics-first', ['Statistics']), course('cooking', ['Cooking']), course('taken', ['Statistics', 'Python'])])
    expect(await suggestedTo(ada)).toEqual([[], []])
    await ada.asks(CHOOSE, { topics: ['statistics'] })
    expect(await suggestedTo(ada)).toEqual([['On tests and experiments', 'By someone blocked', 'On tests'], ['statistics-first', 'taken']])
    await ada.asks('mutation ($id: ID!) { bookmarkBlog(id: $id, isSaved: true) }', { id: saved._id })
    await ada.asks('mutation ($id: ID!) { blockPerson(personId: $id, blocked: true) }', { id: cy.id })
    await ada.asks('mutation { enroll(slug: "taken") }')
    expect(await suggestedTo(ada)).toEqual([['On tests and experiments'], ['statistics-first']])
    expect(codeOf(await visitor(services).asks(ASK))).toBe('NOT_SIGNED_IN')
  })
})
