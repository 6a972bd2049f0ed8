import { demoAccount, expect, logIn, test } from '#tests/support/journey.ts'

test('login and logout work with only the keyboard', async ({ page }) => {
  const account = demoAccount('mentor')
  await page.goto('/blogs')
  const dialog = page.getByRole('dialog', { name: 'Login' })
  const login = page.getByRole('banner').getByRole('button', { name: 'Login' })
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Tab')
    if (await login.evaluate((element) => element === document.activeElement)) break
  }
  await expect(login).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Email')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(login).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Email')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('Enter your email address.')
  await expect(dialog.getByLabel('Email')).toBeFocused()
  await page.keyboard.type(account.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(account.password)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  // The Login button is gone.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  const avatar = page.getByRole('button', { name: /^Account of/ })
  await avatar.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await expect(login).toBeVisible()
})

test('A-24 the address that people type for logging in has the form, and other spellings lead to the specified addresses', async ({ page }) => {
  await page.goto('/log-in')
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.goto('/switch-profile')
  await expect(page).toHaveURL('/switchProfile')
  await page.goto('/tech-news')
  await expect(page).toHaveURL('/techNews')
  await page.goto('/idea-submission')
  await expect(page).toHaveURL('/ideaSubmission')
})

test('A-24 a login from the top bar leaves the page of the login, too', async ({ page }) => {
  const account = demoAccount('mentor')
  await page.goto('/login')
  await page.getByRole('banner').getByRole('button', { name: 'Login', exact: true }).click()
  await logIn(page, account)
  await expect(page).toHaveURL('/')
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'You’re already logged in' })).toBeVisible()
  await expect(page.getByText('Log out first to use another account.')).toBeVisible()
})

test('A-24 a login with an old session in the storage leaves the page of the login, too', { tag: '@audit' }, async ({ page }) => {
  const account = demoAccount('mentor')
  await page.goto('/login')
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  // The server knows neither this token nor the cookie any more.
  await page.context().clearCookies()
  await page.addInitScript(() => {
    if (sessionStorage.getItem('old') !== null) return
    sessionStorage.setItem('old', 'yes')
    localStorage.setItem('token', 'old')
  })
  await page.goto('/login')
  await expect(page.getByRole('dialog', { name: 'Login' }).getByText('You’ve been logged out.')).toBeVisible()
  await logIn(page, account)
  await expect(page).toHaveURL('/')
})
