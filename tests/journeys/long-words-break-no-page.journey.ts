import { randomUUID } from 'node:crypto'
import { expect, isLoaded, newMember, signUp, test } from '../support/journey.ts'
import { firstOf } from '../support/tour.ts'

const EDIT = 'mutation ($field: ProfileField!, $text: String!, $before: String!) { editProfile(field: $field, text: $text, before: $before) }'
const EXPERIENCE = 'mutation ($id: ID!, $text: String!) { putExperience(id: $id, revision: 0, company: $text, role: $text, period: "then") }'
const REPOSITORY = 'mutation ($id: ID!, $text: String!) { putRepository(id: $id, revision: 0, name: $text, url: "", description: $text, stars: 1, forks: 1) }'
const SIZES = [[390, 844], [820, 1180], [1440, 900]] as const

test.describe('Long words without spaces (requirement D-1)', () => {
  test('no page of a person with a name of eighty wide letters is wider than the window', { tag: '@audit' }, async ({ page, request }) => {
    test.setTimeout(120_000)
    const wide = await signUp(page, newMember('W'.repeat(80)))
    const asks = (query: string, variables: object) => request.post('/graphql', { headers: { authorization: `Bearer ${wide.token}` }, data: { query, variables } })
    await asks(EDIT, { field: 'headline', text: 'M'.repeat(120), before: '' })
    await asks(EDIT, { field: 'location', text: 'L'.repeat(80), before: 'Unknown' })
    for (let n = 0; n < 3; n++) await asks(EXPERIENCE, { id: randomUUID(), text: 'Q'.repeat(100) })
    await asks(REPOSITORY, { id: randomUUID(), text: 'R'.repeat(100) })
    await asks('mutation ($text: String!) { addToStack(label: $text) }', { text: 'K'.repeat(40) })
    const own = `/profile/${wide.username}`
    const tooWide: string[] = []
    for (const [width, height] of firstOf(SIZES)) {
      await page.setViewportSize({ width, height })
      for (const path of [own, `${own}/followers`, `${own}/following`, '/connections?q=WWWW', '/notifications', '/settings', '/']) {
        await page.goto(path)
        await isLoaded(page)
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        if (over > 0) tooWide.push(`${path} at ${width}: ${over}`)
      }
    }
    expect(tooWide).toEqual([])
  })
})
