import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { answerTo, expect, newMember, signUp, skipGreeting, test, waitForHydration } from '../support/journey.ts'

const fromEnd = (log: Locator) => log.evaluate((element) => element.scrollHeight - element.scrollTop - element.clientHeight)
const pictureOf = (page: Page) => page.getByRole('log').getByRole('img', { name: 'loss.png' })

test.describe('Messages (requirements M-1 to M-6)', () => {
  test('pictures wait beside the text, keep the end in view and open; a block says whose it is and can be ended there', async ({ page, browser, baseURL }) => {
    test.setTimeout(120_000)
    const otherContext = await browser.newContext({ baseURL: baseURL! })
    const other = await otherContext.newPage()
    await other.addInitScript(skipGreeting)
    await waitForHydration(other)
    const ravi = await signUp(other, newMember('Ravi Oduya'))
    const nadia = await signUp(page, newMember('Nadia Brun'))
    await other.goto(`/profile/${nadia.username}`)
    const follows = answerTo(other, 'follow')
    await other.getByRole('button', { name: /^Follow/ }).first().click()
    await follows
    await page.goto(`/profile/${ravi.username}`)
    await page.getByRole('button', { name: 'Message', exact: true }).click()
    await page.waitForURL(/\/messages\/.+/)
    const box = page.getByRole('textbox', { name: 'Message' })
    const log = page.getByRole('log')
    for (let n = 1; n <= 9; n++) {
      await box.fill(`Line ${n}\n\n- one\n- two\n- three`)
      await box.press('Enter')
    }

    // A picture is sent with the text, after it was seen; it survives a reload.
    await page.locator('form input[type=file]').setInputFiles({ name: 'loss.png', mimeType: 'image/png', buffer: await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#a0c0e0' } }).png().toBuffer() })
    await expect(page.getByRole('button', { name: 'Remove picture 1' })).toBeVisible()
    await expect(pictureOf(page)).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Remove picture 1' })).toBeVisible()
    await box.fill('See the loss')
    await box.press('Enter')
    await expect(page.getByRole('button', { name: 'Remove picture 1' })).toHaveCount(0)
    const isLoaded = () => expect.poll(() => pictureOf(page).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true)
    await isLoaded()
    await expect.poll(() => fromEnd(log)).toBeLessThan(2)
    await page.reload()
    await isLoaded()
    await expect.poll(() => fromEnd(log)).toBeLessThan(2)

    // Its upload may end after the conversation was left.
    let endUpload = () => {}
    const uploadEnds = new Promise<void>((done) => (endUpload = done))
    await page.route('**/api/images', async (route) => {
      await uploadEnds
      await route.continue()
    })
    const uploaded = page.waitForResponse('**/api/images')
    await page.locator('form input[type=file]').setInputFiles({ name: 'late.png', mimeType: 'image/png', buffer: await sharp({ create: { width: 20, height: 20, channels: 3, background: '#a0c0e0' } }).png().toBuffer() })
    await expect(page.getByText('Uploading a picture…')).toBeVisible()
    const conversation = new URL(page.url()).pathname
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blogs' }).click()
    await expect(box).toHaveCount(0)
    endUpload()
    await uploaded
    await page.goto(conversation)
    await page.getByRole('button', { name: 'Remove picture 1' }).click()
    await expect(page.getByRole('button', { name: 'Remove picture 1' })).toHaveCount(0)

    // It opens, with the mouse and from the menu.
    const picture = page.getByRole('dialog', { name: 'Picture' })
    await pictureOf(page).click()
    await expect(picture.getByRole('img')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(picture).toHaveCount(0)
    const options = log.getByRole('button', { name: /^Options for the message/ })
    await options.last().press('Enter')
    await page.getByRole('menuitem', { name: 'Open picture' }).click()
    await expect(picture.getByRole('img')).toBeVisible()
    await page.keyboard.press('Escape')

    // The buttons of an edit of the last message are in view.
    await options.last().press('Enter')
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await expect(log.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 })
    const bottom = async (part: Locator) => (await part.boundingBox())!.y + (await part.boundingBox())!.height
    await expect.poll(async () => (await bottom(log.getByRole('button', { name: 'Save' }))) <= (await bottom(log))).toBe(true)
    await log.getByRole('button', { name: 'Cancel' }).click()

    // A quote leads to what it quotes.
    await options.first().press('Enter')
    await page.getByRole('menuitem', { name: 'Reply' }).click()
    await box.fill('About the first one')
    await box.press('Enter')
    await log.getByRole('button', { name: /Nadia Brun Line 1/ }).click()
    await expect(log.locator('[data-linked]')).toContainText('Line 1')
    await expect(log.getByText('Line 1', { exact: true }).first()).toBeInViewport()

    // What a search finds is shown and stays, also from the end of the list.
    await page.getByRole('button', { name: 'Latest messages' }).click()
    await expect.poll(() => fromEnd(log)).toBeLessThan(2)
    await page.getByRole('button', { name: 'Conversation options' }).click()
    await page.getByRole('menuitem', { name: 'Search' }).click()
    await page.getByRole('dialog').getByLabel('Text').fill('Line 2')
    await page.getByRole('dialog').getByRole('button', { name: /Line 2/ }).click()
    await expect(log.locator('[data-linked]')).toContainText('Line 2')
    await expect(log.locator('[data-linked]')).toHaveCount(0, { timeout: 5_000 })
    await expect(log.getByText('Line 2', { exact: true })).toBeInViewport()

    // It opens at the first unread message; who answers there is led to the end, and stays at it.
    await other.goto(new URL(page.url()).pathname)
    const theirs = other.getByRole('log')
    await expect(other.getByText('New messages', { exact: true }).first()).toBeInViewport()
    await other.getByRole('textbox', { name: 'Message' }).fill('I see\n\n- so\n- far')
    await other.getByRole('textbox', { name: 'Message' }).press('Enter')
    await expect(theirs.getByText('I see').first()).toBeInViewport()
    await expect(page.getByRole('log').getByText('I see').first()).toBeVisible()
    await expect.poll(() => fromEnd(theirs)).toBeLessThan(2)
    await box.fill('A last line')
    await box.press('Enter')
    await expect(theirs.getByText('A last line')).toBeInViewport()

    await page.getByRole('button', { name: 'Conversation options' }).click()
    await page.getByRole('menuitem', { name: 'Block' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click()
    await expect(page.getByText('You blocked Ravi Oduya.')).toBeVisible()
    await page.getByRole('button', { name: 'Conversation options' }).click()
    await expect(page.getByRole('menuitem', { name: 'Report' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'View profile' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await other.goto(new URL(page.url()).pathname)
    await expect(other.getByText('You can’t send messages in this conversation.')).toBeVisible()
    await page.getByRole('button', { name: 'Unblock' }).click()
    await expect(box).toBeVisible()
    await otherContext.close()
  })
})
