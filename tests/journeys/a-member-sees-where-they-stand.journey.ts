import { readFileSync } from 'node:fs'
import { authenticate, demoAccount, expect, logIn, OBSERVE_REQUESTS, signUp, test } from '../support/journey.ts'

test.describe('The leaderboard (requirements L-11 to L-15, L-32, L-40)', () => {
  test('a visitor opens each board, and the reasons of a person’s rank', async ({ page }) => {
    await page.goto('/leaderboard')
    await expect(page.getByRole('list', { name: 'The top three' }).getByRole('listitem')).toHaveCount(3)
    await expect(page.getByRole('table', { name: 'Leaderboard' }).getByText(/^up \d+ since Monday$/).first()).toBeAttached()
    const boards = page.getByRole('navigation', { name: 'Boards' })
    await expect(boards.getByRole('link')).toHaveText(['All', 'Streak', 'Algorithms', 'Mathematics', 'Data Structures'])
    await boards.getByRole('link', { name: 'Streak' }).click()
    await expect(page).toHaveURL(/by=streak$/)
    await expect(page.getByRole('list', { name: 'The top three' })).toContainText('days')
    await expect(page.getByText(/since Monday/)).toHaveCount(0)
    await page.getByRole('table', { name: 'Leaderboard' }).getByRole('button', { name: /points breakdown for/ }).first().click()
    await expect(page.getByRole('dialog').getByRole('link').first()).toHaveAttribute('href', /^\/practice\//)
    await page.keyboard.press('Escape')
    await boards.getByRole('link', { name: 'Mathematics' }).click()
    await page.getByRole('navigation', { name: 'Time' }).getByRole('link', { name: 'Last 30 days' }).click()
    await expect(page).toHaveURL(/by=math&span=month$/)
    await page.getByRole('button', { name: /points breakdown for/ }).first().click()
    const why = page.getByRole('dialog')
    await expect(why.getByRole('link').first()).toHaveAttribute('href', /^\/practice\//)
    await page.keyboard.press('Escape')
    await expect(why).toBeHidden()
    await page.getByRole('navigation', { name: 'People' }).getByRole('link', { name: 'People I follow' }).click()
    await expect(page.getByText('Log in to compare yourself with people you follow')).toBeVisible()
  })

  test('problems solved in a contest count on the profile as in practice', async ({ page }) => {
    const { email, password } = demoAccount('learner')
    const { token, user } = await authenticate(page, 'login', { email, password })
    const reply = await page.request.post('/graphql', {
      headers: { authorization: `Bearer ${token}` },
      data: { query: `{ practiceProgress { solved } profile(id: "${user.id}") { solvedCount } }` },
    })
    const { practiceProgress, profile } = (await reply.json()).data
    expect(practiceProgress.reduce((sum: number, { solved }: { solved: number }) => sum + solved, 0)).toBe(profile.solvedCount)
  })

  test('a tablet shows every score and the streak, a phone the streak beside the points, without scrolling sideways', async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1180 })
    await page.goto('/leaderboard')
    const headings = page.getByRole('table', { name: 'Leaderboard' }).getByRole('columnheader')
    await expect(headings.filter({ visible: true })).toHaveText(['Rank', 'Name', 'Score', 'Algorithms', 'Mathematics', 'Data Structures', 'Streak'])
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(headings.filter({ visible: true })).toHaveText(['Rank', 'Name', 'Score', 'Streak'])
    await page.goto('/leaderboard?by=ds')
    await expect(headings.filter({ visible: true })).toHaveText(['Rank', 'Name', 'Data Structures', 'Streak'])
    const tables = await page.getByRole('region', { name: 'Leaderboard' }).evaluate((frame) => [frame.scrollWidth, frame.clientWidth])
    expect(tables[0]).toBe(tables[1])
  })

  test('a member always sees their own rank, and joins the elite after an invitation', { tag: '@audit' }, async ({ page }) => {
    await page.goto('/leaderboard')
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await logIn(page, demoAccount('learner'))
    await page.goto('/leaderboard')
    await expect(page.getByText(/^Your rank: \d+$/)).toBeInViewport()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.getByText(/^Your rank: \d+$/)).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 1280, height: 720 })
    // On the podium or in the table.
    await expect(page.locator('[data-of][aria-current=true]').getByText('Lina Okafor (you)')).toBeVisible()
    await page.getByRole('navigation', { name: 'People' }).getByRole('link', { name: 'Elite' }).click()
    await expect(page.getByText('You’re invited to the elite leaderboard.')).toBeVisible()
    await page.getByRole('button', { name: 'Join', exact: true }).click()
    await expect(page.getByText('You’re invited to the elite leaderboard.')).toBeHidden()
    await expect(page.getByText(/Lina Okafor/).first()).toBeVisible()
    await expect(page.getByText(/Elite ranks members who reached 300 points and chose to join/)).toBeVisible()
    await page.getByRole('button', { name: 'Leave', exact: true }).click()
    await expect(page.getByText('You’re invited to the elite leaderboard.')).toBeVisible()
    await expect(page.locator('[data-of][aria-current=true]')).toHaveCount(0)
    await page.getByRole('button', { name: 'Join', exact: true }).click()
    await expect(page.getByText('You’re on the elite leaderboard.')).toBeVisible()
  })

  test('a first solution counts at once: on home, and on the board of people one follows', async ({ page }) => {
    await signUp(page)
    await page.goto('/practice/two-sum')
    await page.locator('.cm-content').focus()
    await page.keyboard.press('F2')
    await page.getByLabel('Language').selectOption('javascript')
    await page.getByRole('textbox', { name: /^Your code in/ }).fill(readFileSync('content/problems/two-sum/reference.js', 'utf8'))
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText(/^(\d+) of \1 tests passed/)).toBeVisible({ timeout: 25_000 })
    await expect(async () => {
      await page.goto('/')
      await expect(page.getByText('Day streak', { exact: true })).toBeVisible({ timeout: 2_000 })
    }).toPass()
    const podium = page.getByRole('list', { name: 'The top three' })
    await expect(async () => {
      await page.goto('/leaderboard?among=followed')
      await expect(podium.getByRole('listitem')).toHaveCount(1, { timeout: 2_000 })
    }).toPass()
    await expect(page.getByText('No one you follow is here yet.')).toBeVisible()
    const [whole, item] = [(await podium.boundingBox())!, (await podium.getByRole('listitem').boundingBox())!]
    expect(Math.abs(whole.x + whole.width / 2 - item.x - item.width / 2)).toBeLessThan(2)
  })

  test('a badge on a profile links to its proof', async ({ page }) => {
    await page.goto('/profile/jamila-hassan')
    await page.getByRole('link', { name: 'First solution' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'First solution' })).toBeVisible()
    await expect(page.getByText('Verified by Cloggle')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Next badge' }).getByText(/^\d+ of \d+ /)).toBeVisible()
  })
})

test.describe('Live boards (requirements L-16, L-18)', () => {
  // Records the requests.
  test.use(OBSERVE_REQUESTS)

  test('a change that another node does not know yet is fetched once more', { tag: '@audit' }, async ({ page }) => {
    await page.goto('/leaderboard')
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await logIn(page, demoAccount('mentor'))
    const first = page.getByRole('list', { name: 'The top three' }).getByRole('listitem').first()
    const name = (await first.getByRole('link').innerText()).replace(/ \(you\)$/, '')
    let requestCount = 0
    // Two responses come from a node where that person still has another name.
    await page.route('**/graphql', async (route) => {
      if (!(route.request().postData() ?? '').includes('leaderboard(')) return route.continue()
      requestCount++
      const response = await route.fetch()
      const text = await response.text()
      await route.fulfill({ response, body: requestCount > 2 ? text : text.replaceAll(name, 'An older name').replaceAll(/"version":"[^"]*"/g, '"version":"older"') })
    })
    await page.goto('/leaderboard')
    await expect(first).toContainText('An older name')
    await expect(first).toContainText(name)
    await page.unrouteAll({ behavior: 'wait' })
  })
})
