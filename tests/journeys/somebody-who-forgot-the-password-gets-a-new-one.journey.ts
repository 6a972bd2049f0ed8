import { expect, logIn, newMember, test } from '#tests/support/journey.ts'
import { linkInEmail } from '../support/link-in-email.ts'

test('a forgotten password is reset by email', async ({ page }) => {
  const member = newMember()
  expect((await page.request.post('/api/auth/register', { data: member })).status()).toBe(201)
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
  await page.getByRole('link', { name: 'Forgot password' }).click()
  await expect(page).toHaveURL('/forgot-password')
  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Email').press('Enter')
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()

  const link = await linkInEmail(member.email, '/reset-password')
  await page.goto(link)
  await expect(page.getByLabel('New password')).toBeVisible()
  await expect(page).toHaveURL('/reset-password')
  await page.getByLabel('New password').fill('short')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByText('Use at least 12 characters. A short phrase works well.')).toBeVisible()
  const password = 'another phrase that nobody guesses'
  await page.getByLabel('New password').fill(password)
  await page.getByRole('button', { name: 'Save new password' }).click()
  await logIn(page, { email: member.email, password })
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: `Account of ${member.name}` })).toBeVisible()

  await test.step('the link works once', async () => {
    await page.goto(link)
    await page.getByLabel('New password').fill('a third phrase that nobody guesses')
    await page.getByRole('button', { name: 'Save new password' }).click()
    await expect(page.getByText('This link has expired or was already used. Request a new one.')).toBeVisible()
    await page.getByRole('link', { name: 'Request a new link' }).click()
    await expect(page).toHaveURL('/forgot-password')
  })
})

test('an unknown address gets the same response', async ({ page }) => {
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(newMember().email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
})
