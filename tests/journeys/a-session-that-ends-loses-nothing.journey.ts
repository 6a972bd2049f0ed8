import { expect, logIn, signUp, test } from '#tests/support/journey.ts'

test('a session that ends while someone types opens the login dialog, and the text stays', async ({ page, context }) => {
  const member = await signUp(page)
  await page.goto('/settings')
  await expect(page.getByText(member.email)).toBeVisible()
  await page.getByRole('button', { name: 'Edit email' }).click()
  await page.getByLabel('New email').fill('somewhere-else@people.test')
  await page.getByLabel('Your password').fill(member.password)
  await test.step('the session ends on the server', async () => {
    await context.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${member.token}` }, data: {} })
    await context.clearCookies()
  })
  const dialog = page.getByRole('dialog', { name: 'Login' })
  // The page's own requests may notice it before the person does anything.
  await expect(async () => {
    if (await dialog.isHidden()) await page.getByRole('button', { name: 'Change email' }).click({ timeout: 500 })
    await expect(dialog).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(dialog).toContainText('You’ve been logged out. Log in again.')
  await logIn(page, member)
  await expect(page.getByLabel('New email')).toHaveValue('somewhere-else@people.test')
  await expect(page.getByLabel('Your password')).toHaveValue(member.password)
})

test('an expired token is renewed without a message', async ({ page }) => {
  const member = await signUp(page)
  await page.goto('/about')
  await page.evaluate(() => localStorage.setItem('token', 'x'.repeat(43)))
  await page.goto('/settings')
  await expect(page.getByText(member.email)).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toMatch(/^(?!x{43})[\w-]{43}$/)
})

for (const user of ['{"id":', 'null', '[]', '{"name":{},"followers":7}', '"admin"']) {
  test(`a stored user of ${user} breaks nothing`, async ({ page }) => {
    await page.addInitScript((user) => {
      localStorage.setItem('token', 'garbage')
      localStorage.setItem('user', user)
    }, user)
    await page.goto('/blogs')
    await expect(page.getByRole('heading', { name: 'Blogs', level: 1 })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('button').last()).toBeVisible()
  })
}

test('a forged role changes nothing', async ({ page }) => {
  const member = await signUp(page)
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('user')!) as object
    localStorage.setItem('user', JSON.stringify({ ...user, role: 'admin', grantedRoles: ['admin'] }))
  })
  await page.goto('/settings')
  await expect(page.getByText(member.email)).toBeVisible()
  const roles = await page.evaluate(async () => {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${localStorage.getItem('token')}` },
      body: JSON.stringify({ query: '{ ownAccount { activeRole grantedRoles } }' }),
    })
    return (await response.json()) as unknown
  })
  expect(roles).toEqual({ data: { ownAccount: { activeRole: 'learner', grantedRoles: ['learner'] } } })
})
