import { expect, signUp, test } from '#tests/support/journey.ts'

test('a lost answer, a slip and a lost connection lose nothing on a profile (requirements R-4 to R-9)', { tag: '@audit' }, async ({ page }) => {
  test.setTimeout(120_000)
  await signUp(page)
  await page.goto('/profile')

  // Escape discards a text, and Undo brings it back.
  await page.getByRole('button', { name: 'Edit about me' }).click()
  await page.getByRole('textbox', { name: 'About me' }).fill('I count pills by day.')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('textbox', { name: 'About me' })).toHaveValue('I count pills by day.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('I count pills by day.')).toBeVisible()

  // The answer to a new experience gets lost: the correction is saved.
  const dialog = page.getByRole('dialog', { name: 'Add experience' })
  await page.getByRole('button', { name: 'Add experience' }).click()
  await dialog.getByLabel('Company').fill('Acme')
  await dialog.getByLabel('Role').fill('Analist')
  await dialog.getByLabel('Period').fill('2021')
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
  const losesAnswers = async (operation: string) =>
    page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes(operation) !== true) return route.continue()
      await route.fetch()
      await route.abort()
    })
  await losesAnswers('PutExperience')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).not.toBeEmpty()
  await page.unrouteAll()
  await dialog.getByLabel('Role').fill('Analyst')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('region', { name: 'Experience' })).toContainText('Analyst')

  // A technology that was not saved is not shown as if it were.
  await page.route('**/graphql', (route) => (route.request().postData()?.includes('AddToStack') === true ? route.abort() : route.continue()))
  const stack = page.getByRole('region', { name: 'Tech Stack' })
  await stack.getByLabel('Add a technology').fill('PyTorch')
  await stack.getByLabel('Add a technology').press('Enter')
  await expect(stack).toContainText('“PyTorch” wasn’t added.')
  await expect(stack.getByRole('listitem')).toHaveCount(0)
  await expect(stack.getByLabel('Add a technology')).toHaveValue('PyTorch')
  await page.unrouteAll()
  await stack.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(stack.getByRole('listitem')).toHaveCount(1)

  // The form for the email takes the focus and gives it back.
  await page.goto('/settings?section=account')
  await page.getByRole('button', { name: 'Edit email' }).click()
  await expect(page.getByLabel('New email')).toBeFocused()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Edit email' })).toBeFocused()
})
