import { expect, signUp, test } from '#tests/support/journey.ts'

test('after a change of the email its form is closed, and the focus is on the button that opened it', async ({ page }) => {
  const member = await signUp(page)
  await page.goto('/settings')
  const edit = page.getByRole('button', { name: 'Edit email' })
  await edit.click()
  await page.getByLabel('New email').fill(`new-${member.email}`)
  await page.getByLabel('Your password').fill(member.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`We sent a link to new-${member.email}. Open it to finish the change.`)).toBeVisible()
  await expect(page.getByLabel('New email')).toHaveCount(0)
  await expect(edit).toBeFocused()
  await expect(page.getByText(`Your email changes to new-${member.email}`)).toBeVisible()
})
