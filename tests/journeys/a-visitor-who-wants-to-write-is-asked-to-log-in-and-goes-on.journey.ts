import { demoAccount, expect, logIn, newMember, test } from '#tests/support/journey.ts'

test('a visitor opens the editor, logs in and is in the editor', async ({ page }) => {
  await page.goto('/blogs')
  await page.getByRole('button', { name: 'Write', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Login' })
  await expect(dialog).toBeVisible()
  expect((await dialog.boundingBox())?.width).toBe(360)

  await test.step('a wrong password shows an error above the form, and the fields stay', async () => {
    await dialog.getByLabel('Email').fill(demoAccount('learner').email)
    await dialog.getByLabel('Password', { exact: true }).fill('not the password')
    await dialog.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(dialog.getByRole('alert')).toHaveText('Wrong email or password.')
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('not the password')
  })

  await logIn(page, demoAccount('learner'))
  await expect(page).toHaveURL('/blogs/write')
})

test('a visitor without an account opens the editor, signs up and is in the editor', async ({ page }) => {
  const member = newMember()
  await page.goto('/blogs')
  await page.getByRole('button', { name: 'Write', exact: true }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Sign up' }).click()
  await expect(page).toHaveURL('/signup')
  await page.getByLabel('Name', { exact: true }).fill(member.name)
  await page.getByLabel('Username').fill(member.username)
  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Password', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page).toHaveURL('/blogs/write')
})

test('closing the dialog stays on the page', async ({ page }) => {
  await page.goto('/blogs')
  const dialog = page.getByRole('dialog', { name: 'Login' })
  const ways = [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(10, 300),
  ]
  for (const close of ways) {
    await page.getByRole('button', { name: 'Write', exact: true }).click()
    await expect(dialog).toBeVisible()
    await close()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/blogs')
  }
})

test('a login without a connection shows Login failed', async ({ page }) => {
  await page.goto('/blogs')
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
  const dialog = page.getByRole('dialog', { name: 'Login' })
  await page.route('**/api/auth/login', async (route) => {
    await expect(dialog.getByRole('button', { name: 'Logging in...' })).toBeVisible()
    await route.abort()
  })
  await dialog.getByLabel('Email').press('Enter')
  await expect(dialog.getByRole('alert').getByText('Login failed', { exact: true })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
})
