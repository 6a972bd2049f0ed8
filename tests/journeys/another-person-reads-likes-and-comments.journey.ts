import { answerTo, expect, signUp, test } from '../support/journey.ts'

const BLOG = '/blog/why-gradient-descent-zigzags-and-what-momentum-does-about-it'

test.describe('Reading (requirements B-4, B-5, B-6)', () => {
  test('counts start as specified, a visitor is asked to log in, a member likes, dislikes and undoes it', async ({ page, browser }) => {
    await page.goto(BLOG)
    const like = page.getByRole('button', { name: /^Like,/ })
    const dislike = page.getByRole('button', { name: /^Dislike/ })
    const likes = Number((await like.textContent())!.trim())
    const dislikes = Number((await dislike.textContent())!.trim())
    expect([likes >= 15, dislikes >= 2]).toEqual([true, true])
    await like.click()
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
    await expect(page.getByText('Log in to like this blog.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeHidden()

    await signUp(page)
    await page.goto(BLOG)
    await like.click()
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    const saved = answerTo(page, '"dislike"')
    await dislike.click()
    await expect(dislike).toHaveAttribute('aria-pressed', 'true')
    await saved
    await expect(like).toHaveAttribute('aria-pressed', 'false')
    await page.reload()
    await expect(dislike).toHaveAttribute('aria-pressed', 'true')
    await dislike.click()
    await expect(dislike).toHaveAttribute('aria-pressed', 'false')

    const other = await (await browser.newContext()).newPage()
    await other.goto(BLOG)
    await expect(other.getByRole('button', { name: /^Like,/ })).toBeVisible()
  })

  test('a second press before the first response counts', { tag: '@audit' }, async ({ page }) => {
    await signUp(page)
    await page.goto(BLOG)
    let waits = true
    await page.route('**/graphql', async (route) => {
      if (waits && /ReactToBlog/.test(route.request().postData() ?? '')) {
        waits = false
        await page.waitForTimeout(600)
      }
      await route.continue()
    })
    const dislike = page.getByRole('button', { name: /^Dislike/ })
    await expect(dislike).not.toHaveAttribute('aria-disabled')
    const reacted = () => page.waitForResponse((response) => /ReactToBlog/.test(response.request().postData() ?? ''))
    const first = reacted()
    await page.getByRole('button', { name: /^Like,/ }).click()
    await dislike.click()
    await first
    await reacted()
    await expect(dislike).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(dislike).toHaveAttribute('aria-pressed', 'true')
  })

  test('a comment appears at once under the name You, survives a reload, and others see the name', async ({ page, browser }) => {
    const member = await signUp(page)
    await page.goto(BLOG)
    const text = `A word from ${member.username}`
    const box = page.getByLabel('Add a comment')
    await expect(page.getByRole('button', { name: 'Comment', exact: true })).toHaveAttribute('aria-disabled', 'true')
    await box.fill(text)
    await page.getByRole('button', { name: 'Comment', exact: true }).click()
    const ownComment = page.getByRole('article').filter({ hasText: text })
    await expect(ownComment.getByRole('link', { name: 'You' })).toBeVisible()
    await expect(box).toHaveValue('')
    await page.reload()
    await expect(ownComment.getByRole('link', { name: 'You' })).toBeVisible()

    const other = await (await browser.newContext()).newPage()
    await other.goto(BLOG)
    await expect(other.getByRole('article').filter({ hasText: text }).getByRole('link', { name: member.name })).toBeVisible()
  })

  test('U-8 a new comment is scrolled to and announced; comments are sorted, liked and linked', async ({ page, browser }) => {
    const member = await signUp(page)
    await page.goto(BLOG)
    const text = `Seen at once by ${member.username}`
    await page.getByLabel('Add a comment').fill(text)
    await page.getByRole('button', { name: 'Comment', exact: true }).click()
    const own = page.getByRole('article').filter({ hasText: text })
    await expect(own).toBeInViewport()
    await expect(page.getByText('Your comment is posted.')).toBeAttached()
    await page.getByLabel('Order of comments').selectOption('newest')
    await expect(page.locator('#comments article').first()).toContainText(text)
    await expect(own.getByRole('button', { name: /^Like this comment/ })).toHaveCount(0)
    const address = await own.getByRole('link', { name: 'Link to this comment' }).getAttribute('href')

    const other = await (await browser.newContext()).newPage()
    await signUp(other)
    await other.goto(`${BLOG}${address}`)
    const seen = other.getByRole('article').filter({ hasText: text })
    await expect(seen).toBeInViewport()
    const liked = answerTo(other, 'likeBlogComment')
    await seen.getByRole('button', { name: 'Like this comment' }).click()
    await liked
    await expect(seen.getByRole('button', { name: 'Like this comment, 1' })).toHaveAttribute('aria-pressed', 'true')
    await other.reload()
    await expect(seen.getByRole('button', { name: 'Like this comment, 1' })).toHaveAttribute('aria-pressed', 'true')
    await seen.getByRole('button', { name: 'Like this comment, 1' }).click()
    await expect(seen.getByRole('button', { name: 'Like this comment', exact: true })).toHaveAttribute('aria-pressed', 'false')
  })

  test('a comment that is changed after its answer was lost is posted, too', { tag: '@audit' }, async ({ page }) => {
    await signUp(page)
    await page.goto(BLOG)
    await page.route('**/graphql', async (route) => {
      if (!/CommentOnBlog/i.test(route.request().postData() ?? '')) return route.continue()
      await route.fetch()
      await route.abort('connectionreset')
    })
    const field = page.getByLabel('Add a comment')
    await field.fill('The first words.')
    await field.press('Control+Enter')
    await expect(page.getByText('We couldn’t reach Cloggle.')).toBeVisible()
    await page.unroute('**/graphql')
    await field.fill('The first words, and one more.')
    await field.press('Control+Enter')
    await expect(field).toHaveValue('')
    await page.reload()
    await expect(page.getByText('The first words, and one more.')).toBeVisible()
  })

  test('a comment draft survives a reload', { tag: '@audit' }, async ({ page }) => {
    await page.goto(BLOG)
    await page.getByLabel('Add a comment').fill('half a thought')
    await page.waitForTimeout(900)
    await page.reload()
    await expect(page.getByLabel('Add a comment')).toHaveValue('half a thought')
  })
})

test.describe('The list (requirements B-1, B-4)', () => {
  test('the search filters while typing, the clear button empties it, and the URL can be shared', async ({ page }) => {
    await page.goto('/blogs')
    const before = await page.getByRole('article').count()
    await page.getByRole('searchbox', { name: 'Search blogs' }).fill('momentum')
    await expect(page).toHaveURL(/q=momentum/)
    await expect(page.getByRole('article').first()).toContainText(/momentum/i)
    expect(await page.getByRole('article').count()).toBeLessThan(before)
    await page.getByRole('button', { name: 'Clear search' }).click()
    await expect(page).toHaveURL(/\/blogs$/)
    await page.goto('/blogs?q=zzzzzz')
    await expect(page.getByText('No blogs available.')).toBeVisible()
  })

  test('a press on a card asks a visitor to log in; its URL opens without', async ({ page }) => {
    await page.goto('/blogs')
    await page.getByRole('article').first().getByRole('link').first().click()
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
    await page.goto(BLOG)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('zigzags')
  })

  test('a blog is readable without JavaScript', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(BLOG)
    await expect(page.getByText('Put a marble in a long, narrow valley')).toBeVisible()
    await context.close()
  })
})

test.describe('Comments by keyboard (requirement B-6)', () => {
  test('Reply and Edit focus the field, Control and Enter send, and the focus returns', async ({ page }) => {
    const member = await signUp(page)
    await page.goto(BLOG)
    const text = `Typed by ${member.username}`
    await page.getByLabel('Add a comment').fill(text)
    await page.keyboard.press('Control+Enter')
    const ownComment = page.getByRole('article').filter({ hasText: text })
    const reply = ownComment.getByRole('button', { name: 'Reply' })
    await reply.press('Enter')
    const box = page.getByLabel('Reply to yourself')
    await expect(box).toBeFocused()
    await page.getByRole('button', { name: 'Cancel' }).press('Enter')
    await expect(reply).toBeFocused()
    await reply.press('Enter')
    await page.keyboard.press('Escape')
    await expect(reply).toBeFocused()
    await reply.press('Enter')
    await page.keyboard.type(`Answered by ${member.username}`)
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText(`Answered by ${member.username}`)).toBeVisible()
    await expect(box).toBeHidden()
    await expect(reply).toBeFocused()

    // The people of the discussion are offered after an @.
    const comment = page.getByLabel('Add a comment')
    await comment.focus()
    await page.keyboard.type('Thanks, @')
    await expect(page.getByRole('listbox', { name: 'People to mention' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(comment).toHaveValue(/^Thanks, @[\w-]+ $/)
    await comment.fill('')

    const more = ownComment.getByRole('button', { name: 'Comment options' })
    await more.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Edit your comment')).toBeFocused()
    await page.keyboard.type(', again')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText(`${text}, again`)).toBeVisible()
    await expect(more).toBeFocused()
  })

  test('a deleted comment disappears at once, and mentions its replies only if there are some', async ({ page }) => {
    const member = await signUp(page)
    await page.goto(BLOG)
    const text = `To be deleted by ${member.username}`
    await page.getByLabel('Add a comment').fill(text)
    await page.keyboard.press('Control+Enter')
    const ownComment = page.getByRole('article').filter({ hasText: text })
    await ownComment.getByRole('button', { name: 'Reply' }).click()
    await page.getByLabel('Reply to yourself').fill(`${text} too`)
    await page.keyboard.press('Control+Enter')
    // The focus goes to the reply when it arrives, which would close a menu.
    await expect(ownComment).toHaveCount(2)
    const gaps = page.getByText('This comment was deleted.')
    const before = await gaps.count()

    const remove = async (which: typeof ownComment) => {
      await which.getByRole('button', { name: 'Comment options' }).click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
    }
    const question = page.getByRole('alertdialog', { name: 'Delete this comment?' })
    await remove(ownComment.first())
    await expect(question.getByText('Replies will stay.')).toBeVisible()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await remove(ownComment.last())
    await expect(question).toBeVisible()
    await expect(question.getByText('Replies will stay.')).toBeHidden()
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(ownComment).toHaveCount(1)
    expect(await gaps.count()).toBe(before)
    await expect(page.getByRole('heading', { name: 'Comments' })).toBeFocused()
  })
})

test('B-14 the table of contents links to headings: beside the text where there is room, collapsed above it elsewhere', { tag: '@audit' }, async ({ page }) => {
  const path = '/blog/why-gradient-descent-zigzags-and-what-momentum-does-about-it'
  for (const { width, isFolded } of [{ width: 1440, isFolded: false }, { width: 1100, isFolded: true }, { width: 390, isFolded: true }]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    const contents = page.getByRole('navigation', { name: 'Contents' })
    await expect(contents).toHaveCount(isFolded ? 0 : 1)
    if (isFolded) await page.getByText('Contents', { exact: true }).locator('visible=true').click()
    const link = contents.getByRole('link').last()
    const heading = page.getByRole('article').getByRole('heading', { name: (await link.textContent())! })
    await link.click()
    await expect(heading).toBeInViewport()
  }
})
