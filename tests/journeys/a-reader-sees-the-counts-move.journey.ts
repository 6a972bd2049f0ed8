import type { WebSocketRoute } from '@playwright/test'
import { expect, signUp, test } from '../support/journey.ts'

const BLOG = '/blog/ridge-lasso-and-the-shape-of-a-penalty'

test.describe('Live counts (requirements B-5, B-6, P-24)', () => {
  test('likes and comments of others change the counts without a reload, also after a lost connection', async ({ page, browser }) => {
    await signUp(page)
    const sockets: WebSocketRoute[] = []
    await page.routeWebSocket('**/graphql', (socket) => {
      socket.connectToServer()
      sockets.push(socket)
    })
    await page.goto(BLOG)
    const like = page.getByRole('button', { name: /^Like,/ })
    await expect.poll(() => sockets.length, { timeout: 15_000 }).toBe(1)
    expect(sockets[0]!.url()).not.toContain('token')
    const before = Number((await like.textContent())!.trim())

    const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '10.77.1.2' } })
    const other = await context.newPage()
    await signUp(other)
    await other.goto(BLOG)
    await other.getByRole('button', { name: /^Like,/ }).click()
    await expect(like).toHaveText(String(before + 1))
    await expect(like).toHaveAttribute('aria-pressed', 'false')

    await other.getByLabel('Add a comment').fill('Seen by somebody else')
    const talk = page.getByRole('link', { name: /^\d+ comments$/ })
    const comments = Number((await talk.textContent())!.trim())
    await other.getByRole('button', { name: 'Comment', exact: true }).click()
    await expect(talk).toHaveText(String(comments + 1))

    await sockets[0]!.close({ code: 1012 })
    await other.getByRole('button', { name: /^Like,/ }).click()
    await expect(like).toHaveText(String(before))
    expect(sockets.length).toBe(2)
    await context.close()
  })

  test('a visitor opens no socket', { tag: '@audit' }, async ({ page }) => {
    let sockets = 0
    page.on('websocket', () => sockets++)
    await page.goto(BLOG)
    await page.waitForTimeout(6_500)
    expect(sockets).toBe(0)
  })
})
