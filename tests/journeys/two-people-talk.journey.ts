import { expect, newMember, waitForHydration, signUp, skipGreeting, test } from '#tests/support/journey.ts'

test.describe('Messages (requirements M-1 to M-6)', () => {
  test('two people talk in two browsers; one loses the network and comes back', async ({ page, browser, baseURL }) => {
    const ada = await signUp(page, newMember('Ada Ferrante'))
    const otherContext = await browser.newContext({ baseURL: baseURL! })
    const other = await otherContext.newPage()
    await other.addInitScript(skipGreeting)
    await waitForHydration(other)
    const ben = await signUp(other, newMember('Ben Osei'))

    // Ben follows Ada, so her first message is no request.
    await other.goto(`/profile/${ada.username}`)
    await other.getByRole('button', { name: /^Follow/ }).first().click()
    await expect(other.getByRole('button', { name: /Following|Unfollow/ }).first()).toBeVisible()

    await page.goto(`/profile/${ben.username}`)
    await page.getByRole('button', { name: 'Message', exact: true }).click()
    await page.waitForURL(/\/messages\/.+/)
    const box = page.getByRole('textbox', { name: 'Message' })
    await box.fill('   ')
    await box.press('Enter')
    await box.fill('Hi Ben, have you seen **this**?')
    await box.press('Enter')
    await expect(page.getByRole('log')).toContainText('Hi Ben, have you seen this?')

    // In the widget of the other one the badge counts it, beside the three welcome messages.
    await other.goto('/blogs')
    const button = other.getByRole('button', { name: 'Open chat, 4 new messages' })
    await expect(button).toBeVisible()
    await expect(other).toHaveTitle(/^\(4\)/)
    // It covers nothing before a message comes to the open page.
    await expect(button).not.toHaveAttribute('data-wide')
    await expect(page).toHaveTitle(/Ben Osei · Messages/)
    await box.fill('And this?')
    await box.press('Enter')
    const more = other.getByRole('button', { name: 'Open chat, 5 new messages' })
    await expect(more).toHaveAttribute('data-wide', '')
    await more.click()
    const panel = other.getByRole('region', { name: 'Chat' })
    await expect(panel.getByRole('log')).toContainText('Hi Ben')
    await panel.getByRole('textbox', { name: 'Message' }).fill('Yes!')
    await panel.getByRole('textbox', { name: 'Message' }).press('Enter')
    await expect(page.getByRole('log')).toContainText('Yes!')

    // The focus returns to the button when the panel is closed with the keyboard.
    await other.keyboard.press('Escape')
    await expect(other.getByRole('button', { name: 'Open chat' })).toBeFocused()
    await other.keyboard.press('Enter')
    await expect(panel.getByRole('log')).toContainText('Yes!')

    // What is written without a network waits, is seen, and goes when the network is back.
    await page.context().setOffline(true)
    for (const text of ['one', 'two', 'three']) {
      await box.fill(text)
      await box.press('Enter')
    }
    await expect(page.getByText('Sending…')).toHaveCount(3)
    await panel.getByRole('textbox', { name: 'Message' }).fill('Are you still there?')
    await panel.getByRole('textbox', { name: 'Message' }).press('Enter')
    await expect(panel.getByRole('log')).toContainText('Are you still there?')
    await page.context().setOffline(false)
    await expect(page.getByText('Sending…')).toHaveCount(0, { timeout: 20_000 })
    await expect(page.getByRole('log')).toContainText('Are you still there?', { timeout: 20_000 })
    const texts = async (log: import('@playwright/test').Locator) => (await log.locator('.chat-bubble').allInnerTexts()).map((text) => text.trim())
    await expect.poll(() => texts(panel.getByRole('log'))).toEqual(await texts(page.getByRole('log')))
    expect((await texts(page.getByRole('log'))).filter((text) => ['one', 'two', 'three'].includes(text))).toEqual(['one', 'two', 'three'])

    // On a phone a long line of code stays inside the screen.
    await page.setViewportSize({ width: 390, height: 844 })
    await box.fill(`\`\`\`python\nvalue = [${'number_of_the_row, '.repeat(12)}]\n\`\`\``)
    await page.getByRole('button', { name: 'Send' }).click()
    const code = page.locator('.chat-bubble').filter({ hasText: 'number_of_the_row' })
    await expect(code).toBeVisible()
    expect(await code.evaluate((bubble) => [bubble.getBoundingClientRect().right <= innerWidth, document.documentElement.scrollWidth <= innerWidth])).toEqual([true, true])
    await otherContext.close()
  })

  test('a phone marks its menu while messages are new, and counts them there', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signUp(page, newMember('Ada Ferrante'))
    await page.goto('/about')
    await expect(page.locator('html[data-unread]')).toBeAttached({ timeout: 15_000 })
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name: 'Messages 3 new messages' }).click()
    await expect(page).toHaveURL('/messages')
    await page.getByRole('region', { name: 'Conversations' }).getByRole('link', { name: /Cloggle/ }).click()
    await expect(page.locator('html[data-unread]')).toHaveCount(0, { timeout: 15_000 })
  })

  test('the first message of a stranger is a request, which is declined', async ({ page, browser, baseURL }) => {
    const ada = await signUp(page, newMember('Ada Ferrante'))
    const otherContext = await browser.newContext({ baseURL: baseURL! })
    const other = await otherContext.newPage()
    await other.addInitScript(skipGreeting)
    await waitForHydration(other)
    await signUp(other, newMember('Sam Stranger'))
    await other.goto(`/profile/${ada.username}`)
    await other.getByRole('button', { name: 'Message', exact: true }).click()
    const box = other.getByRole('textbox', { name: 'Message' })
    await expect(other.getByText('Your first message to Ada Ferrante is a request: one message, without links or pictures.')).toBeVisible()
    await box.fill('Buy at https://spam.test')
    await box.press('Enter')
    await expect(other.getByRole('alert')).toContainText('A first message can’t contain links or pictures.')
    await other.getByRole('button', { name: 'Discard' }).click()
    await box.fill('Hello, may I ask you something?')
    await box.press('Enter')
    await expect(other.getByRole('log')).toContainText('may I ask you something?')
    await expect(other.getByText('You can write more once Ada Ferrante accepts your message request.')).toBeVisible()

    await page.goto('/messages')
    await page.getByRole('link', { name: /Sam Stranger/ }).click()
    await expect(page.getByText('Sam Stranger wants to send you messages. Accept the request to reply.')).toBeVisible()
    for (const side of [page, other]) await expect(side.getByRole('textbox', { name: 'Message' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Decline' }).click()
    await expect(page.getByRole('link', { name: /Sam Stranger/ })).toHaveCount(0)
    await otherContext.close()
  })
})
