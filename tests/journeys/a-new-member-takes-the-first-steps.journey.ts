import { expect, newMember, signUp, test } from '#tests/support/journey.ts'

test('A-26 a new member chooses topics, follows three people and begins a problem; home counts it, and the list can be hidden', async ({ page }) => {
  const member = newMember('Noor Haddad')
  await page.goto('/signup')
  await page.getByLabel('Name', { exact: true }).fill(member.name)
  await page.getByLabel('Username').fill(member.username)
  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Password', { exact: true }).fill(member.password)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page.getByRole('heading', { name: 'What do you want to learn?' })).toBeVisible()

  await test.step('topics decide who is suggested', async () => {
    await page.getByRole('button', { name: /^Language models/ }).click()
    await expect(page.getByRole('button', { name: /^Language models/ })).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText(/^Writes about [a-z]/).first()).toBeVisible()
  })
  await test.step('three people', async () => {
    const people = page.getByRole('list', { name: 'People to follow' })
    for (let n = 0; n < 3; n++) {
      await people.getByRole('button', { name: /^Follow / }).first().click()
      await expect(people.getByRole('button', { name: /^Following / })).toHaveCount(n + 1)
    }
    await page.getByRole('main').getByRole('link', { name: 'Continue' }).click()
    // A problem of one of the chosen topics.
    await expect(page.getByText('On your topics')).toBeVisible()
    await expect(page.getByRole('link', { name: /^Solve / })).toHaveAttribute('href', /^\/practice\/[a-z-]+$/)
  })
  await page.getByRole('link', { name: 'Skip, and go to home' }).click()
  const steps = page.getByRole('region', { name: 'First steps' })
  await expect(steps).toContainText('2 of 5 done')
  await expect(steps.getByRole('link', { name: 'Follow three people (done)' })).toBeVisible()

  await test.step('the address is not confirmed: the link is sent again, or why not', async () => {
    const banner = page.getByRole('region', { name: 'Confirm your email' })
    await expect(banner).toContainText(member.email)
    await banner.getByRole('button', { name: 'Send again' }).click()
    await expect(banner).not.toContainText('open the link in our email')
  })
  await steps.getByRole('button', { name: 'Hide' }).click()
  await expect(steps).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(steps).toBeVisible()
  await steps.getByRole('button', { name: 'Hide' }).click()
  await expect(steps).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your progress' })).toBeVisible()
  await expect(steps).toBeHidden()
})

test('A-26 every step can be skipped, and a visitor is asked to sign up', async ({ page }) => {
  await page.goto('/welcome')
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign up' })).toBeVisible()
  await signUp(page)
  await page.goto('/welcome')
  for (const step of [2, 3]) {
    await page.getByRole('link', { name: 'Skip this step' }).click()
    await expect(page).toHaveURL(new RegExp(`step=${step}`))
  }
})
