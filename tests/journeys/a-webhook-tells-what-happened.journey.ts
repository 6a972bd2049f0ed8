import { randomUUID } from 'node:crypto'
import { actAsAdmin, expect, signUp, test } from '../support/journey.ts'

const PUBLISH = 'mutation ($text: BlogTextInput!) { publishBlog(text: $text) { slug } }'

test.describe('Webhooks (requirements G-15, G-16)', () => {
  test('an admin adds one, copies its secret once, finds a failed delivery in its log, and removes it', { tag: '@audit' }, async ({ page, browser }) => {
    await actAsAdmin(page)
    await page.goto('/admin/webhooks')
    // The form is open if there is no webhook yet; other runs may have left some.
    await expect(page.getByRole('button', { name: 'Add webhook' })).toBeVisible()
    if ((await page.getByLabel('Address').count()) === 0) await page.getByRole('button', { name: 'Add webhook' }).click()
    await page.getByLabel('Address').fill('http://127.0.0.1:9/hook')
    await page.getByRole('checkbox', { name: /blog/i }).check()
    await page.getByRole('button', { name: 'Add webhook' }).click()
    await expect(page.getByText('Webhooks can’t be sent to private addresses.')).toBeVisible()
    // A form that isn't saved is still there after a reload.
    await page.reload()
    await expect(page.getByLabel('Address')).toHaveValue('http://127.0.0.1:9/hook')
    await expect(page.getByText(/Restored from this device/)).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /blog/i })).toBeChecked()
    await page.getByLabel('Address').fill('https://name:password@hooks.example/in')
    await page.getByRole('button', { name: 'Add webhook' }).click()
    await expect(page.getByText('Remove the user name and password from the address.')).toBeVisible()
    // A name that resolves nowhere: each attempt fails.
    const address = `https://receiver-${randomUUID().slice(0, 8)}.invalid/hook`
    await page.getByLabel('Address').fill(address)
    await page.getByRole('button', { name: 'Add webhook' }).click()
    const box = page.getByRole('region', { name: `New secret of ${address}` })
    const secret = box.getByText(/^[\w-]{43}$/)
    await expect(secret).toBeVisible()
    const text = (await secret.textContent())!
    await expect(box.getByRole('button', { name: 'Copy' })).toBeFocused()
    // The form is behind its button now; the secret stays until it is dismissed.
    await expect(page.getByLabel('Address')).toHaveCount(0)
    await page.getByRole('button', { name: 'Add webhook' }).click()
    await expect(page.getByText('Use https: what is sent over http can be read in transit.')).toBeVisible()
    await expect(page.getByLabel('Address')).toBeFocused()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('button', { name: 'Add webhook' })).toBeFocused()
    await expect(box.getByRole('button', { name: 'Copy' })).toBeVisible()
    await box.getByRole('button', { name: 'Dismiss' }).click()
    await expect(box).toBeHidden()
    await expect(page.getByRole('button', { name: 'Add webhook' })).toBeFocused()

    const writer = await browser.newPage()
    const { token } = await signUp(writer)
    const reply = await writer.request.post('/graphql', {
      headers: { authorization: `Bearer ${token}` },
      data: { query: PUBLISH, variables: { text: { id: randomUUID(), revision: 0, title: 'News for a webhook', content: '<p>Something worth reading.</p>', tags: [] } } },
    })
    expect((await reply.json()).errors).toBeUndefined()
    await writer.close()

    const log = page.getByRole('region', { name: `Deliveries to ${address}` })
    await expect(async () => {
      await page.reload()
      await expect(log.getByRole('row', { name: /blog\.published/ })).toContainText(/No server has this name|could not be (looked up|reached)/, { timeout: 2_000 })
    }).toPass({ timeout: 40_000 })
    await expect(log.getByRole('row', { name: /blog\.published/ })).toContainText('Failed, will be tried again')
    await expect(page.getByText(text)).toHaveCount(0)

    await page.getByRole('listitem').filter({ hasText: address }).getByRole('button', { name: 'Send test' }).click()
    await expect(log.getByRole('row', { name: /^ping/ })).toBeVisible()
    // What failed is tried again without waiting for the next attempt.
    await log.getByRole('button', { name: 'Try now blog.published' }).click()
    await expect(log.getByRole('row', { name: /^blog\.published/ }).getByRole('cell').nth(2)).toHaveText('2', { timeout: 15_000 })
    // A new secret is shown once, too.
    const renew = page.getByRole('listitem').filter({ hasText: address }).getByRole('button', { name: 'New secret' })
    await renew.click()
    await expect(page.getByRole('alertdialog')).toContainText('The old secret stops at once')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make new secret' }).click()
    await expect(box).toContainText('The old secret no longer works.')
    await expect(secret).not.toHaveText(text)
    await box.getByRole('button', { name: 'Dismiss' }).click()
    await expect(renew).toBeFocused()
    // Its address and events can change; the secret stays.
    await page.getByRole('listitem').filter({ hasText: address }).getByRole('button', { name: 'Edit' }).click()
    const form = page.getByRole('form', { name: `Edit ${address}` })
    await expect(form.getByLabel('Address')).toHaveValue(address)
    await expect(form.getByLabel('Address')).toBeFocused()
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toBeHidden()
    await expect(page.getByRole('listitem').filter({ hasText: address }).getByRole('button', { name: 'Edit' })).toBeFocused()
    await page.getByRole('listitem').filter({ hasText: address }).getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText(address)).toHaveCount(0)
  })
})
