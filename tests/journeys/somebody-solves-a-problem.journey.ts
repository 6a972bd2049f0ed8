import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { devices, type Page } from '@playwright/test'
import { PYTHON_MEMORY } from '#features/practice/rules/runner.ts'
import { expect, logIn, newMember, OBSERVE_REQUESTS, signUp, test } from '../support/journey.ts'

const solution = (file: string) => readFileSync(`content/problems/two-sum/${file}`, 'utf8')
/** Only a Python that was restored from a snapshot has a fixed hash seed. */
const CHANCE = 'import os, random\ndef two_sum(numbers, target):\n    print("by chance", os.environ.get("PYTHONHASHSEED"), random.random())\n    return []\n'
const results = (page: Page) => page.getByRole('region', { name: 'Run results' })
const byChance = (page: Page) => results(page).locator('pre', { hasText: 'by chance' }).first()
const run = (page: Page) => page.getByRole('button', { name: 'Run', exact: true }).click()

/** Opens Two Sum with a plain text area, which F2 opens. */
async function openPlain(page: Page, language: 'python' | 'javascript') {
  await page.goto('/practice/two-sum')
  const views = page.getByRole('group', { name: 'Show' })
  if (await views.isVisible()) await views.getByRole('button', { name: 'Code' }).click()
  await page.locator('.cm-content').waitFor()
  await page.locator('.cm-content').focus()
  await page.keyboard.press('F2')
  await page.getByLabel('Language').selectOption(language)
  return page.getByRole('textbox', { name: /^Your code in/ })
}

test.describe('Solving a problem (requirements Q-5 to Q-10)', () => {
  test('typing continues while the editor loads, and when F2 switches to plain text and back', async ({ page }) => {
    const arrived = Promise.withResolvers<void>()
    await page.route('**/assets/code-editor-*.js', (route) => arrived.promise.then(() => route.continue()))
    await page.goto('/practice/two-sum')
    const area = page.locator('textarea[aria-label^="Your code"]')
    await area.focus()
    await page.keyboard.press('ControlOrMeta+Home')
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.type('# one')
    arrived.resolve()
    await page.locator('.cm-content').waitFor()
    await page.keyboard.type(' two')
    await page.keyboard.press('F2')
    await area.waitFor()
    await page.keyboard.type(' three')
    await page.keyboard.press('F2')
    await page.locator('.cm-content').waitFor()
    await page.keyboard.type(' four')
    await expect(page.locator('.cm-line').first()).toHaveText('# one two three four')
  })

  test('nothing typed between loading and showing the editor is lost', async ({ page }) => {
    const arrived = Promise.withResolvers<void>()
    await page.route('**/assets/code-editor-*.js', (route) => arrived.promise.then(() => route.continue()))
    // Content that no key requests is rendered half a second later.
    await page.addInitScript(() => {
      const { postMessage } = MessagePort.prototype
      MessagePort.prototype.postMessage = function (this: MessagePort, ...sent: [never]) {
        setTimeout(() => postMessage.apply(this, sent), 'isSlow' in window ? 500 : 0)
      }
    })
    await page.goto('/practice/two-sum')
    await page.locator('textarea[aria-label^="Your code"]').focus()
    await page.keyboard.press('ControlOrMeta+A')
    await page.evaluate(() => Object.assign(window, { isSlow: true }))
    arrived.resolve()
    await page.locator('.cm-content').waitFor({ state: 'attached' })
    await page.keyboard.type('abcdef')
    await expect(page.locator('.cm-content')).toHaveText('abcdef')
  })

  test('a visitor runs a solution, logs in to submit it, and gets a verdict; the code is saved and the editorial opens', async ({ page, browser }) => {
    const other = await (await browser.newContext()).newPage()
    const member = await signUp(other, newMember())
    const code = await openPlain(page, 'javascript')
    await code.fill(solution('wrong/falsy-position.js'))
    await run(page)
    await expect(results(page).getByText('samples passed')).toBeVisible()
    await code.fill(solution('reference.js'))
    await run(page)
    await expect(results(page).getByText('3 of 3 samples passed')).toBeVisible()
    await page.getByLabel('Language').selectOption('python')
    await code.fill(solution('reference.py'))
    await page.getByRole('button', { name: 'Submit' }).click()
    await logIn(page, member)
    const submission = page.getByRole('region', { name: 'Your submission' })
    await expect(submission.getByText('Accepted', { exact: true }).first()).toBeVisible({ timeout: 25_000 })
    await expect(submission.getByText(/^(\d+) of \1 tests passed/)).toBeVisible()
    await submission.getByText(/^\d+ tests passed$/).click()
    await expect(submission.getByText('Hidden test 1: empty input')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Problem' }).getByText('Solved', { exact: true })).toBeVisible()
    await page.getByRole('tab', { name: 'Hints and editorial' }).click()
    await expect(page.getByRole('heading', { name: 'Editorial' })).toBeVisible()
    await page.getByRole('tab', { name: 'Submissions' }).click()
    await expect(page.getByText(/^(\d+) of \1$/)).toBeVisible()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    // Another device of the same person has it, too.
    await other.goto('/practice/two-sum')
    await expect(other.locator('.cm-content')).toContainText('position_of')
    await other.goto('/practice?q=two+sum')
    await expect(other.getByText('Solved', { exact: true })).toBeVisible()
    await other.context().close()
  })

  test('a pending submission survives a reload, and its verdict appears live', { tag: '@audit' }, async ({ page }) => {
    // Six seconds of CPU time, of which it gets a fifth while the machine is busy.
    test.slow()
    await signUp(page)
    const code = await openPlain(page, 'javascript')
    await code.fill('function twoSum(numbers, target) { for (;;); }')
    await page.getByRole('button', { name: 'Submit' }).click()
    const submission = page.getByRole('region', { name: 'Your submission' })
    await expect(submission).toBeVisible()
    await page.reload()
    await page.getByRole('tab', { name: 'Submissions' }).click()
    await expect(submission).toBeVisible()
    await expect(submission.getByText('Time Limit Exceeded').first()).toBeVisible({ timeout: 60_000 })
    await expect(page.getByRole('region', { name: 'Problem' }).getByText('Time Limit Exceeded')).toBeVisible()
  })

  test('signing up to submit returns to the verdict, on a phone to the view with the results', { tag: '@audit' }, async ({ page }) => {
    const code = await openPlain(page, 'javascript')
    await code.fill(solution('reference.js'))
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Sign up' }).click()
    const { name, username, email, password } = newMember()
    for (const [label, text] of [['Name', name], ['Username', username], ['Email', email], ['Password', password]] as const) {
      await page.getByLabel(label, { exact: true }).fill(text)
    }
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect(page).toHaveURL(/\/practice\/two-sum$/)
    await expect(page.getByRole('region', { name: 'Your submission' }).getByText(/^(\d+) of \1 tests passed/)).toBeVisible({ timeout: 25_000 })
  })

  test('on a phone the results of a run and a submission scroll into view', async ({ page }) => {
    // A small phone, or one with an open keyboard.
    await page.setViewportSize({ width: 390, height: 460 })
    await signUp(page)
    const code = await openPlain(page, 'javascript')
    await code.fill(solution('reference.js'))
    await run(page)
    await expect(results(page).getByText('3 of 3 samples passed')).toBeInViewport({ ratio: 1 })
    await page.getByRole('group', { name: 'Show' }).getByRole('button', { name: 'Code' }).click()
    await code.press('Control+Shift+Enter')
    await expect(page.getByRole('region', { name: 'Your submission' }).getByRole('status')).toBeInViewport({ ratio: 1 })
  })

  test('on a phone every tab can be reached, the code is one press away, and Run and Submit are always there', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/practice/two-sum')
    for (const name of ['Problem', 'Hints and editorial', 'Solutions', 'Submissions', 'Discussion']) {
      await page.getByRole('tab', { name }).click()
      await expect(page.getByRole('tab', { name, selected: true })).toBeInViewport({ ratio: 1 })
    }
    await page.getByRole('tab', { name: 'Problem' }).click()
    const toCode = page.getByRole('group', { name: 'Show' }).getByRole('button', { name: 'Code' })
    for (const far of [0, 400]) {
      await page.evaluate((y) => scrollTo(0, y), far)
      await expect(toCode).toBeInViewport({ ratio: 1 })
      for (const name of ['Run', 'Submit']) await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
    }
    await toCode.click()
    await expect(page.getByLabel('Language')).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('tab', { name: 'Problem' })).toBeHidden()
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(toCode).toBeHidden()
    await expect(page.getByRole('tab', { name: 'Problem' })).toBeVisible()
  })

  test('a link skips the statement for the keyboard', async ({ page }) => {
    await page.goto('/practice/two-sum')
    await page.getByRole('link', { name: 'Skip to the code' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Your solution' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Language')).toBeFocused()
  })

  test('results of changed code are marked as outdated, until it is the same again or runs again', { tag: '@audit' }, async ({ page }) => {
    await signUp(page)
    const code = await openPlain(page, 'javascript')
    const earlier = page.getByText('These results are from an earlier version of your code.')
    await code.fill(solution('reference.js'))
    await run(page)
    await expect(results(page).getByText('3 of 3 samples passed')).toBeVisible()
    await expect(earlier).toHaveCount(0)
    await code.fill('function twoSum() { return [] }')
    await expect(results(page).locator(earlier)).toBeVisible()
    await code.fill(solution('reference.js'))
    await expect(earlier).toHaveCount(0)
    await code.fill('function twoSum() { return [] }')
    await run(page)
    await expect(results(page).getByText('1 of 3 samples passed')).toBeVisible()
    await expect(earlier).toHaveCount(0)
    await page.getByRole('button', { name: 'Submit' }).click()
    const submission = page.getByRole('region', { name: 'Your submission' })
    await expect(submission.getByText('Wrong Answer').first()).toBeVisible({ timeout: 25_000 })
    await expect(page.getByRole('region', { name: 'Problem' }).getByText('Tried', { exact: true })).toBeVisible()
    await expect(earlier).toHaveCount(0)
    await code.fill(solution('reference.js'))
    await expect(submission.locator(earlier)).toBeVisible()
    await page.reload()
    await expect(submission.locator(earlier)).toBeVisible()
  })

  test('the editor shows its language', async ({ page }) => {
    await page.goto('/practice/two-sum')
    const editor = page.locator('.cm-content')
    for (const [language, name] of [['python', 'Python'], ['javascript', 'JavaScript'], ['python', 'Python']] as const) {
      await page.getByLabel('Language').selectOption(language)
      await expect(editor).toHaveAccessibleName(`Your code in ${name}`)
    }
  })

  test('code that the device cannot store survives a login', { tag: '@audit' }, async ({ page, browser }) => {
    const other = await (await browser.newContext()).newPage()
    const member = await signUp(other, newMember())
    await other.context().close()
    await page.addInitScript(() => {
      const keep = Storage.prototype.setItem
      Storage.prototype.setItem = function (key: string, value: string) {
        if (key.startsWith('cloggle.code.')) throw new Error('There is no room.')
        keep.call(this, key, value)
      }
    })
    const code = await openPlain(page, 'python')
    await code.fill('def two_sum(numbers, target):\n    return [1, 2, 3]\n')
    await page.getByRole('button', { name: 'Submit' }).click()
    await logIn(page, member)
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await expect(code).toHaveValue(/return \[1, 2, 3\]/)
  })

  test('Undo restores code that was reset', async ({ page }) => {
    const code = await openPlain(page, 'python')
    const start = await code.inputValue()
    await code.fill(solution('reference.py'))
    await page.getByRole('button', { name: 'Reset code' }).click()
    await expect(code).toHaveValue(start)
    await page.getByRole('button', { name: 'Restore my code' }).click()
    await expect(code).toHaveValue(solution('reference.py'))
  })

  test('a failed sample shows all samples, what was printed and the number of tests that were not run, and is listed among the own submissions', async ({ page }) => {
    await signUp(page)
    const code = await openPlain(page, 'python')
    await code.fill('def two_sum(numbers, target):\n    print("target is", target)\n    return None\n')
    await page.getByRole('button', { name: 'Submit' }).click()
    const submission = page.getByRole('region', { name: 'Your submission' })
    await expect(submission.getByText('Wrong Answer').first()).toBeVisible({ timeout: 25_000 })
    await expect(submission.getByText('numbers = [7, 1, 12, 4]')).toBeVisible()
    await expect(submission.getByText('None', { exact: true }).first()).toBeVisible()
    await expect(submission.getByText(/^Hidden tests run once all samples pass\. \d+ not run\.$/)).toBeVisible()
    expect(await submission.getByText(/^Sample \d$/).count()).toBeGreaterThan(1)
    await expect(submission.getByText(/^target is \d+/).first()).toBeVisible()
    await page.getByRole('tab', { name: 'Submissions' }).click()
    const past = page.getByRole('tabpanel').getByRole('listitem').first()
    await past.getByText('Wrong Answer').first().click()
    await expect(past.getByText('numbers = [7, 1, 12, 4]')).toBeVisible()
    await expect(past.getByText(/\d+ not run\./)).toBeVisible()
  })

  test('three hints open one by one, the editorial is locked before solving or giving up, and giving up costs the points', async ({ page }) => {
    test.setTimeout(90_000)
    await signUp(page)
    await page.goto('/practice/two-sum')
    await page.getByRole('tab', { name: 'Hints and editorial' }).click()
    for (const number of [1, 2, 3]) {
      await page.getByRole('button', { name: `Open hint ${number} of 3` }).click()
      await expect(page.getByRole('heading', { name: `Hint ${number}` })).toBeVisible()
    }
    await expect(page.getByRole('heading', { name: 'Editorial' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Give up and read the editorial' }).click()
    const question = page.getByRole('alertdialog', { name: 'Give up and read the editorial?' })
    await expect(question).toContainText('You’ll see the solutions, and you won’t get points for this problem.')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Editorial' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Give up and read the editorial' }).click()
    await question.getByRole('button', { name: 'Give up' }).click()
    await expect(page.getByRole('heading', { name: 'Editorial' })).toBeVisible()
    const code = await openPlain(page, 'javascript')
    await code.fill(solution('reference.js'))
    await page.getByRole('button', { name: 'Submit' }).click()
    const solved = page.getByRole('region', { name: 'Solved' })
    await expect(solved.getByText('Solved after giving up: no points.')).toBeVisible({ timeout: 60_000 })
    await expect(solved.getByText(/\+\d+ points/)).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Problem' }).getByText('Solved', { exact: true })).toBeVisible()
  })

  test('hints that a visitor opened stay open, and move into a new account', { tag: '@audit' }, async ({ page }) => {
    await page.goto('/practice/two-sum')
    await page.getByRole('tab', { name: 'Hints and editorial' }).click()
    for (const number of [1, 2]) {
      await page.getByRole('button', { name: `Open hint ${number} of 3` }).click()
      await expect(page.getByRole('heading', { name: `Hint ${number}` })).toBeVisible()
    }
    await page.reload()
    await page.getByRole('tab', { name: 'Hints and editorial' }).click()
    await expect(page.getByRole('heading', { name: 'Hint 2' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Open hint 3 of 3' })).toBeVisible()
    await signUp(page)
    await page.goto('/practice/two-sum')
    await page.getByRole('tab', { name: 'Hints and editorial' }).click()
    await expect(page.getByRole('heading', { name: 'Hint 2' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Give up and read the editorial' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('cloggle.hints.two-sum'))).toBeNull()
  })

  test('Run reports errors in JavaScript with their line, and prints values that JSON cannot represent', async ({ page }) => {
    const code = await openPlain(page, 'javascript')
    const expectations: [string, string, RegExp][] = [
      ['function twoSum(numbers) {\n  return 1\n}}\n', 'Compile Error', /^SyntaxError: .* \(line 3\)$/],
      ['function twoSum(numbers) {\n  return 1\n', 'Compile Error', /^SyntaxError: .* \(line 3\)$/],
      ['function threeSum() {}', 'Compile Error', /^Your program has no function named twoSum\.$/],
      ['function twoSum() {\n  return null.length\n}', 'Runtime Error', /^TypeError: .* \(line 2\)$/],
      ['const all = []\nall.x.y = 1\nfunction twoSum() {}', 'Runtime Error', /^TypeError: .* \(line 2\)$/],
      ['const no = JSON.parse("{")\nfunction twoSum() {}', 'Runtime Error', /^SyntaxError: .* \(line 1\)$/],
    ]
    for (const [source, verdict, why] of expectations) {
      await code.fill(source)
      await run(page)
      await expect(results(page).getByText(why).first()).toBeVisible()
      await expect(results(page).getByText(verdict, { exact: true }).first()).toBeVisible()
    }
    await code.fill('function twoSum() {\n  throw Object.create(null)\n}')
    await run(page)
    await expect(results(page).getByText('Thrown: {} (line 2)').first()).toBeVisible()
    const printed = ['NaN', '[Infinity,1]', 'Map(1) {"a" => 1}', 'Set(2) {1, 2}', '{"a":[1,"b"]}', '[1,2] text', '{"own":…}']
    await code.fill(
      "const own = {}\nown.own = own\nconsole.log(NaN)\nconsole.log([Infinity, 1])\nconsole.log(new Map([['a', 1]]))\nconsole.log(new Set([1, 2]))\n" +
        "console.table({ a: [1, 'b'] })\nconsole.log([1, 2], 'text')\nconsole.log(own)\nfunction twoSum() { return [] }",
    )
    await run(page)
    await expect(results(page).locator('pre', { hasText: 'NaN' })).toHaveText(printed.join('\n'))
  })

  test('Run reports the sample at which a program was stopped', async ({ page }) => {
    const code = await openPlain(page, 'javascript')
    await code.fill('let calls = 0\nfunction twoSum() {\n  calls += 1\n  while (calls > 1);\n  return []\n}')
    await run(page)
    // Nothing on the page shows when the program has reached the second test.
    await page.waitForTimeout(2_000)
    await page.getByRole('button', { name: 'Stop' }).click()
    await expect(results(page).getByRole('listitem').locator('summary')).toHaveText([/Wrong Answer/, /Stopped/, /Not run/])
  })

  test('Python runs in the browser, is stopped in an endless loop, and works offline', async ({ page, context }) => {
    const code = await openPlain(page, 'python')
    await code.fill(`${solution('reference.py')}\nprint('hello from Python')\n`)
    await run(page)
    await expect(results(page).getByText('3 of 3 samples passed')).toBeVisible({ timeout: 30_000 })
    await context.setOffline(true)
    await code.fill(CHANCE)
    await run(page)
    const first = await byChance(page).textContent()
    expect(first).toMatch(/^by chance 0 \d/)
    await code.fill('def two_sum(numbers, target):\n    while True:\n        pass\n')
    await run(page)
    await expect(page.getByText('Running…')).toBeVisible()
    await page.getByRole('button', { name: 'Stop' }).click()
    await expect(results(page).getByText('Stopped.')).toBeVisible()
    // One Python process was ended, and another starts the same way; random values differ.
    await code.fill(CHANCE)
    await run(page)
    await expect(byChance(page)).toBeVisible({ timeout: 30_000 })
    const second = await byChance(page).textContent()
    expect(second).toMatch(/^by chance 0 \d/)
    expect(second).not.toBe(first)
    await code.fill('def two_sum(numbers, target):\n    return numbers[99]\n')
    await run(page)
    await expect(results(page).getByText('IndexError').first()).toBeVisible({ timeout: 30_000 })
    const expectations = [
      ['def two_sum(numbers, target):\n    return input()\n', 'Runtime Error', 'EOFError: EOF when reading a line'],
      ['def two_sum(numbers, target)\n    return []\n', 'Program error', 'SyntaxError'],
      ['def three_sum():\n    return []\n', 'Program error', 'Your program has no function named two_sum.'],
    ] as const
    for (const [source, verdict, why] of expectations) {
      await code.fill(source)
      await run(page)
      await expect(results(page).getByText(why).first()).toBeVisible()
      await expect(results(page).getByText(verdict, { exact: true }).first()).toBeVisible()
    }
    await context.setOffline(false)
  })
})

test.describe('A browser that cannot restore the snapshot (requirement Q-6)', () => {
  test.use(OBSERVE_REQUESTS)

  const startsPythonItself = async (page: Page, expectedRequests: number) => {
    let requestCount = 0
    await page.route(`**/${PYTHON_MEMORY}`, (route) => {
      requestCount += 1
      return route.fulfill({ body: gzipSync(Buffer.alloc(65_536)) })
    })
    const code = await openPlain(page, 'python')
    await code.fill(CHANCE)
    await run(page)
    await expect(byChance(page)).toHaveText(/^by chance None \d/, { timeout: 45_000 })
    expect(requestCount).toBe(expectedRequests)
  }

  test('starts Python itself', { tag: '@audit' }, ({ page }) => startsPythonItself(page, 1))

  test.describe('on an iPhone', () => {
    test.use({ userAgent: devices['iPhone 15'].userAgent })
    test('starts Python itself, and does not download the snapshot', { tag: '@audit' }, ({ page }) => startsPythonItself(page, 0))
  })
})

test.describe('A lost response (requirement J-2)', () => {
  test.use(OBSERVE_REQUESTS)

  test('submitting again after a lost response gives the same submission', async ({ page }) => {
    await signUp(page)
    const code = await openPlain(page, 'javascript')
    await code.fill(solution('reference.js'))
    let isLost = false
    await page.route('**/graphql', async (route) => {
      if (isLost || !(route.request().postData()?.includes('SubmitSolution') ?? false)) return route.continue()
      isLost = true
      await route.fetch()
      await route.abort()
    })
    const submit = page.getByRole('button', { name: 'Submit' })
    await submit.hover()
    await expect(submit).toHaveAttribute('data-tip', 'Ctrl Shift Enter')
    await submit.click()
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    await submit.click()
    await expect(page.getByRole('region', { name: 'Your submission' }).getByText(/^(\d+) of \1 tests passed/)).toBeVisible({ timeout: 25_000 })
    await page.getByRole('tab', { name: 'Submissions' }).click()
    await expect(page.getByText(/^(\d+) of \1$/)).toHaveCount(1)
  })
})
