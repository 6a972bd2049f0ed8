import type { Page } from '@playwright/test'
import { answerTo, authenticate, demoAccount, expect, isLoaded, logIn, signUp, test } from '../support/journey.ts'
import { violationsOf } from '../support/is-fit.ts'

const everybody = (page: Page) => page.getByRole('list', { name: 'Everyone' })

test.describe('The list of people (requirements C-1 to C-4)', () => {
  test('a visitor follows someone, logs in, and the follow is completed', async ({ page }) => {
    await page.goto('/connections')
    const card = everybody(page).getByRole('listitem').filter({ hasText: 'Noah Tremblay' })
    await expect(card.getByText('Nurse, asks what the numbers mean')).toBeVisible()
    await card.getByRole('button', { name: 'Follow Noah Tremblay' }).click()
    const answered = answerTo(page, 'followPerson')
    await logIn(page, demoAccount('admin'))
    const following = page.getByRole('button', { name: 'Following Noah Tremblay. Click to unfollow.' }).first()
    await expect(following).toHaveText('Following')
    await answered
    await page.reload()
    await expect(following).toBeVisible()
    await following.click()
    await expect(everybody(page).getByRole('button', { name: 'Follow Noah Tremblay' })).toBeVisible()
  })

  test('the search tolerates a typo, is in the URL, and has an empty state', async ({ page }) => {
    await page.goto('/connections')
    const box = page.getByRole('searchbox', { name: 'Search people' })
    await box.fill('matoe slva')
    await expect(page).toHaveURL(/q=matoe/)
    const found = page.getByRole('list', { name: 'People found' })
    await expect(found.getByRole('listitem')).toHaveCount(1)
    await expect(found).toContainText('Mateo Silva')
    await expect(page.getByRole('heading', { name: 'Results for “Mateo Silva”' })).toBeVisible()
    await expect(page.getByText('No one matches “matoe slva” exactly.')).toBeVisible()
    await expect(found.locator('mark')).toHaveText(['Mateo', 'Silva'])
    await box.fill('qqqqqqqq')
    await expect(page.getByText('No results found.')).toBeVisible()
    await page.goto('/connections?q=calibration%20zzyzx')
    await expect(page.getByText('No results found.')).toBeVisible()
    await page.goto('/connections?q=weather')
    await expect(found).toContainText('Ingrid Halvorsen')
    await found.getByRole('link', { name: 'Ingrid Halvorsen' }).click()
    await expect(page).toHaveURL(/\/profile\/ingrid-halvorsen$/)
  })

  test('there are one to four columns, and the list ends with a Show more button', { tag: '@audit' }, async ({ page }) => {
    for (const [width, columns] of [[390, 1], [820, 2], [1100, 3], [1440, 4]] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/connections')
      const tops = await everybody(page).getByRole('listitem').evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)))
      expect([width, tops.filter((top) => top === tops[0]).length]).toEqual([width, columns])
    }
    await page.getByRole('link', { name: 'More people' }).click()
    await expect(page).toHaveURL(/after=/)
    await expect(everybody(page).getByRole('listitem').first()).toBeVisible()
    await page.getByRole('link', { name: 'First page' }).click()
    await expect(page).toHaveURL(/\/connections$/)
  })

  test('a card tilts towards the pointer, except with reduced motion', { tag: '@audit' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/connections')
    const card = everybody(page).getByRole('article').first()
    const leaning = () => card.evaluate((element) => getComputedStyle(element).transform)
    await card.hover({ position: { x: 20, y: 20 } })
    await expect.poll(leaning).toContain('matrix3d')
    await page.mouse.move(0, 0)
    await expect.poll(leaning).toBe('none')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await card.hover({ position: { x: 30, y: 30 } })
    await page.waitForTimeout(100)
    expect(await leaning()).toBe('none')
  })

  test('axe finds no violation for a member, light and dark', { tag: '@audit' }, async ({ page }) => {
    test.setTimeout(90_000)
    await authenticate(page, 'login', demoAccount('learner'))
    for (const path of ['/connections', '/profile/mateo-silva/followers']) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await page.goto(path)
      await isLoaded(page)
      expect(await violationsOf(page)).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      expect(await violationsOf(page, 'colors')).toEqual([])
    }
  })
})

test.describe('Suggestions (requirement C-5)', () => {
  test('a dismissal that could not be saved shows the person again', async ({ page }) => {
    await signUp(page)
    await page.goto('/connections')
    const suggested = page.getByRole('list', { name: 'People you may want to follow' })
    await expect(suggested.getByRole('listitem')).toHaveCount(4)
    const name = (await suggested.getByRole('listitem').first().getByRole('heading').textContent())!
    await page.route('**/graphql', (route) => (route.request().postData()?.includes('DismissSuggestion') === true ? route.abort() : route.continue()))
    await suggested.getByRole('button', { name: `Don’t suggest ${name}` }).click()
    await expect(page.getByText('We couldn’t reach Cloggle', { exact: false }).first()).toBeVisible()
    await expect(suggested.getByRole('heading', { name, exact: true })).toBeVisible()
  })

  test('a newcomer sees people with a reason, dismisses one, and undoes it', async ({ page }) => {
    await signUp(page)
    await page.goto('/connections')
    const suggested = page.getByRole('list', { name: 'People you may want to follow' })
    await expect(suggested.getByRole('listitem')).toHaveCount(4)
    const first = suggested.getByRole('listitem').first()
    const name = (await first.getByRole('heading').textContent())!
    const dismissed = answerTo(page, 'DismissSuggestion')
    await first.getByRole('button', { name: `Don’t suggest ${name}` }).click()
    await expect(suggested.getByRole('heading', { name, exact: true })).toHaveCount(0)
    await expect(suggested.getByRole('listitem')).toHaveCount(4)
    await dismissed
    await page.reload()
    await expect(suggested.getByRole('listitem')).toHaveCount(4)
    await expect(suggested.getByRole('heading', { name, exact: true })).toHaveCount(0)
    const second = (await suggested.getByRole('heading').first().textContent())!
    await suggested.getByRole('button', { name: `Don’t suggest ${second}` }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(suggested.getByRole('heading', { name: second, exact: true })).toHaveCount(1)
  })
})

test('C-1 on home, Connect becomes Connected and stays; the connections page can undo it', async ({ page }) => {
  await page.goto('/')
  const feed = page.getByRole('region', { name: 'Connections Feed' })
  await expect(feed.getByText(/^Followed by \d+ people$/).first()).toBeVisible()
  const member = await signUp(page)
  expect(member.id).not.toBe('')
  await page.goto('/')
  const row = feed.getByRole('listitem').first()
  const name = (await row.getByRole('link').first().textContent())!
  // Opening another page ends what is under way; the button shows the result before it is saved.
  const saved = answerTo(page, 'followPerson')
  await row.getByRole('button', { name: `Connect with ${name}` }).click()
  await saved
  const connected = feed.getByRole('button', { name: `Connected with ${name}` })
  await expect(connected).toHaveText('Connected')
  await expect(connected).toHaveAttribute('aria-disabled', 'true')
  await page.goto(`/connections?q=${encodeURIComponent(name)}`)
  const following = page.getByRole('button', { name: `Following ${name}. Click to unfollow.` })
  await following.click()
  // Among the results, and perhaps among the suggestions.
  await expect(page.getByRole('button', { name: `Follow ${name}` }).first()).toBeVisible()
})

test.describe('Follow lists (requirement C-6)', () => {
  test('a follow on a profile is counted there at once', async ({ page }) => {
    await signUp(page)
    await page.goto('/profile/jun-park')
    const followers = page.locator('main dl div', { hasText: 'Followers' }).locator('dd').last()
    const before = Number(await followers.textContent())
    await page.getByRole('button', { name: 'Follow Jun Park' }).click()
    await expect(followers).toHaveText(String(before + 1))
    await page.getByRole('button', { name: 'Following Jun Park. Click to unfollow.' }).click()
    await expect(followers).toHaveText(String(before))
  })

  test('somebody who follows nobody is offered people where the blogs of followed people would be', async ({ page }) => {
    await signUp(page)
    await page.goto('/blogs?sort=following')
    await page.getByRole('link', { name: 'Find people to follow' }).click()
    await expect(page).toHaveURL('/connections')
    await page.goto('/blogs?sort=following&tag=python')
    await expect(page.getByText('No blogs match. Try fewer words or another tag.')).toBeVisible()
  })

  test('an own list says so, and a card follows what its button does', async ({ page }) => {
    await authenticate(page, 'login', demoAccount('mentor'))
    await page.goto('/profile/mateo-silva/followers')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your followers')
    const card = page.getByRole('list', { name: 'Followers' }).getByRole('listitem').filter({ hasText: 'Follows you' }).first()
    const name = (await card.getByRole('heading').textContent())!
    const same = page.getByRole('list', { name: 'Followers' }).getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
    const following = page.getByRole('navigation', { name: 'Lists' }).getByRole('link', { name: /^Following/ })
    const before = Number((await following.textContent())!.replace(/\D/g, ''))
    await same.getByRole('button', { name: `Follow ${name}` }).click()
    await expect(same).toContainText('Connection')
    await expect(following).toHaveText(`Following${before + 1}`)
    await same.getByRole('button', { name: `Following ${name}. Click to unfollow.` }).click()
    await expect(same).toContainText('Follows you')
  })

  test('anyone can browse the followers of a person and the people they follow', async ({ page }) => {
    await page.goto('/profile/Mateo-Silva/followers')
    await expect(page).toHaveURL(/\/profile\/mateo-silva\/followers$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mateo Silva’s followers')
    await expect(page.getByRole('list', { name: 'Followers' }).getByRole('listitem').first()).toBeVisible()
    await page.getByRole('navigation', { name: 'Lists' }).getByRole('link', { name: /^Following/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('People Mateo Silva follows')
    const response = await page.goto('/profile/nobody-of-this-name/followers')
    expect(response!.status()).toBe(404)
  })
})

test.describe('Blocks and mutes (requirements C-7, C-8)', () => {
  test('a blocked person disappears from lists and blogs, until unblocked in the settings', async ({ page }) => {
    await signUp(page)
    await page.goto('/connections')
    const card = everybody(page).getByRole('listitem').filter({ hasText: 'Jun Park' })
    await card.getByRole('button', { name: 'Options for Jun Park' }).click()
    await page.getByRole('menuitem', { name: 'Block' }).click()
    const question = page.getByRole('alertdialog', { name: 'Block Jun Park?' })
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: 'Block' }).click()
    await expect(card).toHaveCount(0)
    // The next card gets the focus.
    await expect(everybody(page).getByRole('link').and(page.locator(':focus'))).toHaveCount(1)
    await page.goto('/blogs?q=backpropagation')
    await expect(page.getByRole('article').filter({ hasText: 'Jun Park' })).toBeHidden()
    for (const path of ['/profile/jun-park/followers', '/profile/jun-park', '/blog/backpropagation-on-one-sheet-of-paper']) {
      await page.goto(path)
      await expect(page.getByText('We couldn’t find that.')).toBeVisible()
    }

    await page.goto('/settings?section=privacy')
    await page.getByRole('button', { name: 'Unblock Jun Park' }).click()
    await expect(page.getByText('You haven’t blocked anyone.')).toBeVisible()
    await page.goto('/connections')
    await expect(card).toHaveCount(1)
  })

  test('a person is muted and unmuted with only the keyboard', async ({ page }) => {
    await signUp(page)
    await page.goto('/connections')
    const more = everybody(page).getByRole('button', { name: 'Options for Elif Demir' })
    await more.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Mute' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Elif Demir is muted')).toBeVisible()
    await more.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Unmute' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Elif Demir is unmuted.')).toBeVisible()
  })

  test('a list that cannot be refreshed stays, shows an error, and works after Retry', { tag: '@audit' }, async ({ page }) => {
    await signUp(page)
    await page.goto('/connections')
    await everybody(page).getByRole('button', { name: 'Options for Elif Demir' }).click()
    await page.getByRole('menuitem', { name: 'Mute' }).click()
    await expect(page.getByText('Elif Demir is muted')).toBeVisible()
    await page.goto('/settings?section=privacy')
    const taken = page.getByRole('button', { name: 'Unmute Elif Demir' })
    await expect(taken).toBeVisible()
    await page.route('**/graphql', (route) => (route.request().postData()?.includes('query BlockedAndMuted') === true ? route.abort() : route.continue()))
    await taken.click()
    await expect(page.getByText('This page may be out of date.')).toBeVisible()
    await expect(taken).toBeVisible()
    await page.unroute('**/graphql')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('You haven’t muted anyone.')).toBeVisible()
    await expect(page.getByText('This page may be out of date')).toHaveCount(0)
  })
})
