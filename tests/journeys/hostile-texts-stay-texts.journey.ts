import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, isLoaded, newMember, signUp, test } from '../support/journey.ts'
import { HOSTILE_MARKUP } from '../support/xss-vectors.ts'

const groups = (all: string[], size: number) =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size))

async function ask(request: APIRequestContext, token: string, query: string, variables: object) {
  const response = await request.post('/graphql', { headers: { authorization: `Bearer ${token}` }, data: { query, variables } })
  return (await response.json()) as { data: Record<string, { _id: string; slug: string }> | null; errors?: { message: string }[] }
}

/** Elements of a page that could run code, navigate or restyle it, and that no user content may contain. */
async function dangersOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const main = document.getElementById('main')!
    for (const element of main.querySelectorAll('*')) {
      if (/^(script|iframe|object|embed|style|link|meta|base|form)$/i.test(element.tagName) && element.closest('.prose') !== null) {
        found.push(element.tagName)
      }
      for (const { name, value } of element.attributes) {
        if (/^on/i.test(name)) found.push(`${element.tagName} ${name}`)
        if (name === 'style') found.push(`${element.tagName} style`)
        if (/^(href|src|action|formaction|xlink:href)$/i.test(name) && /^\s*(javascript|data|vbscript):/i.test(value)) found.push(value)
      }
    }
    if ((window as { ran?: boolean }).ran === true) found.push('a script ran')
    return found
  })
}

const PUBLISH = 'mutation ($text: BlogTextInput!) { publishBlog(text: $text) { _id slug } }'
const COMMENT = 'mutation ($id: ID!, $blogId: ID!, $text: String!) { commentOnBlog(id: $id, blogId: $blogId, text: $text) }'

test.describe('Hostile texts (requirement P-8)', () => {
  test('in every field and everywhere they appear, no text runs code or imitates the interface', async ({ page, request }) => {
    test.setTimeout(180_000)
    page.on('dialog', (dialog) => {
      void dialog.dismiss()
      throw new Error(`A dialog opened: ${dialog.message()}`)
    })
    await page.addInitScript(() => {
      const mark = () => {
        ;(window as { ran?: boolean }).ran = true
      }
      window.alert = mark
      window.confirm = () => (mark(), false)
      window.prompt = () => (mark(), null)
    })
    const all = [...HOSTILE_MARKUP]
    const sets = groups(all, 20)
    const tokens: string[] = []
    for (const name of ['<img src=x onerror=alert(1)>', '"><script>alert(1)</script>']) {
      const made = await request.post('/api/auth/register', { data: { ...newMember(), name } })
      tokens.push(((await made.json()) as { token: string }).token)
    }
    for (const [at, set] of sets.entries()) {
      const token = tokens[at % 2]!
      const published = await ask(request, token, PUBLISH, {
        text: {
          id: randomUUID(),
          revision: 0,
          title: set[0]!.slice(0, 110),
          content: `<p>Hostile set ${at}</p>${set.join('<p>between</p>')}`,
          tags: [set[1]?.slice(0, 60) ?? 'a'],
        },
      })
      const blog = published.data?.['publishBlog']
      expect(blog, JSON.stringify(published.errors)).toBeTruthy()
      await ask(request, token, COMMENT, { id: randomUUID(), blogId: blog!._id, text: set.join('\n').slice(0, 4900) })
      await page.goto(`/blog/${encodeURIComponent(blog!.slug)}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await dangersOn(page), `set ${at}`).toEqual([])
    }
    for (const path of ['/blogs', '/blogs?sort=trending', '/blogs?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E', '/blogs?tag=%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await dangersOn(page), path).toEqual([])
    }
  })

  test('in profiles and notifications, no text runs code, and no link misleads', { tag: '@audit' }, async ({ page, request }) => {
    test.setTimeout(180_000)
    page.on('dialog', (dialog) => {
      void dialog.dismiss()
      throw new Error(`A dialog opened: ${dialog.message()}`)
    })
    await page.addInitScript(() => {
      window.alert = () => {
        ;(window as { ran?: boolean }).ran = true
      }
    })
    const reader = await signUp(page)
    const made = await request.post('/api/auth/register', { data: { ...newMember(), name: '"><img src=x onerror=alert(1)>' } })
    const { token, user } = (await made.json()) as { token: string; user: { id: string; username: string } }
    const sets = groups([...HOSTILE_MARKUP], 40)
    for (const [at, set] of sets.slice(0, 8).entries()) {
      const short = (nth: number, length: number) => (set[nth] ?? '<b onclick=alert(1)>').slice(0, length)
      for (const text of set.slice(0, 4)) {
        await ask(request, token, 'mutation ($id: ID!, $t: String!, $p: String!) { putExperience(id: $id, revision: 0, company: $t, role: $t, period: $p) }', { id: randomUUID(), t: text.slice(0, 100), p: text.slice(0, 60) })
        await ask(request, token, 'mutation ($t: String!) { addToStack(label: $t) }', { t: text.slice(0, 40) })
        for (const url of [text.slice(0, 400), 'javascript:alert(1)', 'data:text/html,<script>alert(1)</script>', ' \tjava\nscript:alert(1)']) {
          await ask(request, token, 'mutation ($id: ID!, $t: String!, $d: String!, $u: String!) { putRepository(id: $id, revision: 0, name: $t, url: $u, description: $d, stars: 0, forks: 0) }', { id: randomUUID(), t: text.slice(0, 100), d: text.slice(0, 300), u: url })
        }
      }
      const { data } = await ask(request, token, 'query ($id: String!) { profile(id: $id) { about headline location } }', { id: user.username })
      const now = data!['profile'] as unknown as Record<string, string>
      for (const [field, text] of [['about', set.join('\n').slice(0, 1900)], ['headline', short(5, 110)], ['location', short(6, 80)]] as const) {
        await ask(request, token, 'mutation ($f: ProfileField!, $t: String!, $b: String!) { editProfile(field: $f, text: $t, before: $b) }', { f: field, t: text, b: now[field] })
      }
      await page.goto(`/profile/${user.username}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await dangersOn(page), `set ${at}`).toEqual([])
    }
    await ask(request, token, 'mutation ($id: ID!) { followPerson(personId: $id, follows: true) }', { id: reader.id })
    await ask(request, reader.token, 'mutation ($id: ID!) { followPerson(personId: $id, follows: true) }', { id: user.id })
    await page.goto('/notifications')
    await expect(page.getByText('onerror=alert(1)').first()).toBeVisible()
    expect(await dangersOn(page), 'notifications').toEqual([])
    for (const path of ['/', '/connections', `/connections?q=${encodeURIComponent('"><img src=x onerror=alert(1)>')}`, `/profile/${user.username}/followers`, `/profile/${reader.username}/followers`]) {
      await page.goto(path)
      await isLoaded(page)
      expect(await dangersOn(page), path).toEqual([])
    }
  })

  test('control: a page with an event handler is detected', async ({ browser }) => {
    const page = await browser.newPage()
    // Before hydration, the page must contain only what the server sent.
    await page.goto('/blogs')
    await isLoaded(page)
    await page.evaluate(() => document.getElementById('main')!.insertAdjacentHTML('beforeend', '<b onclick="x">x</b><a href="javascript:x">x</a>'))
    expect(await dangersOn(page)).toEqual(['B onclick', 'javascript:x'])
  })
})
