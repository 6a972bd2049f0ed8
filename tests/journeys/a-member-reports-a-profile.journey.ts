import { expect, newMember, OBSERVE_REQUESTS, signUp, skipGreeting, test, waitForHydration } from '#tests/support/journey.ts'

// The service worker would handle the request that is held back here.
test.use(OBSERVE_REQUESTS)

test('a member reports a profile, and changes the report until it is decided (requirements R-19, G-3)', async ({ page, browser, baseURL }) => {
  const otherContext = await browser.newContext({ baseURL: baseURL! })
  const other = await otherContext.newPage()
  await other.addInitScript(skipGreeting)
  await waitForHydration(other)
  const rude = await signUp(other, newMember('Rude Person'))
  await otherContext.close()
  await signUp(page, newMember('Ada Ferrante'))

  const open = async () => {
    await page.getByRole('button', { name: 'Options for Rude Person' }).click()
    await page.getByRole('menuitem', { name: 'Report' }).click()
    return page.getByRole('dialog', { name: 'Report this profile' })
  }
  await page.goto(`/profile/${rude.username}`)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/graphql*', async (route) => {
    if (`${route.request().url()} ${route.request().postData() ?? ''}`.includes('OwnReport')) await held
    await route.continue()
  })
  let dialog = await open()
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Send report' })).toHaveCount(0)
  release()
  await expect(dialog).toContainText('Moderators see the name, headline, About Me and picture.')
  await expect(dialog).not.toContainText('You reported this')
  await dialog.getByLabel('What’s wrong?').selectOption({ index: 1 })
  await dialog.getByLabel('Details').fill('The name insults someone.')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Thanks. A moderator will review your report.')).toBeVisible()

  dialog = await open()
  await expect(dialog).toContainText('You reported this')
  await expect(dialog.getByLabel('Details')).toHaveValue('The name insults someone.')
  await dialog.getByLabel('Details').fill('The name and the picture insult someone.')
  await dialog.getByRole('button', { name: 'Update report' }).click()
  await expect(page.getByText('Your report was updated.')).toBeVisible()

  // The same report is there in the menu of a conversation.
  await page.getByRole('button', { name: 'Message', exact: true }).click()
  await page.getByRole('button', { name: 'Conversation options' }).click()
  await page.getByRole('menuitem', { name: 'Report' }).click()
  await expect(dialog.getByLabel('Details')).toHaveValue('The name and the picture insult someone.')
})

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a report says what is missing when its gray button is tapped, and keeps what was chosen (requirement G-32)', { tag: '@audit' }, async ({ page, browser, baseURL }) => {
    const otherContext = await browser.newContext({ baseURL: baseURL! })
    const rude = await signUp(await otherContext.newPage(), newMember('Rude Person'))
    await otherContext.close()
    await signUp(page, newMember('Ada Ferrante'))
    await page.goto(`/profile/${rude.username}`)
    const open = async () => {
      await page.getByRole('button', { name: 'Options for Rude Person' }).tap()
      await page.getByRole('menuitem', { name: 'Report' }).tap()
    }
    await open()
    const dialog = page.getByRole('dialog', { name: 'Report this profile' })
    const rule = dialog.getByLabel('What’s wrong? (required)')
    await expect(rule).toBeFocused()
    await dialog.getByLabel('Details').fill('The name insults someone.')
    await dialog.getByRole('button', { name: 'Send report' }).tap({ force: true })
    await expect(page.locator('.tooltip')).toHaveText('Choose what’s wrong')
    await dialog.getByLabel('Details').tap()
    await expect(page.locator('.tooltip')).toBeHidden()
    await rule.selectOption('Insults or harassment')
    await dialog.getByRole('button', { name: 'Close' }).tap()
    await expect(dialog).toBeHidden()
    await open()
    await expect(rule).toHaveValue('harassment')
    await dialog.getByRole('button', { name: 'Send report' }).tap()
    await expect(page.getByText('Thanks. A moderator will review your report.')).toBeVisible()
  })
})
