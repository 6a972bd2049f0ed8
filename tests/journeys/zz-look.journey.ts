import { actAsAdmin, authenticate, demoAccount, test } from '../support/journey.ts'
import { findOverflow } from '../support/find-overflow.ts'
const SIZES = [[390, 844], [820, 1180], [1440, 900], [320, 640]] as const
async function recordVideo(page: any, seconds: number): Promise<Buffer> {
  await page.goto('/robots.txt', { waitUntil: 'commit' })
  const bytes = await page.evaluate(async (seconds: number) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 })
    const pen = canvas.getContext('2d')!
    let turn = 0
    const timer = setInterval(() => { pen.fillStyle = `hsl(${(turn += 7)} 60% 50%)`; pen.fillRect(0, 0, 640, 360) }, 40)
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm;codecs=vp8' })
    const parts: Blob[] = []
    recorder.ondataavailable = ({ data }) => parts.push(data)
    const stopped = new Promise((done) => (recorder.onstop = done))
    recorder.start(500)
    await new Promise((done) => setTimeout(done, seconds * 1000))
    recorder.stop(); await stopped; clearInterval(timer)
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())]
  }, seconds)
  return Buffer.from(bytes)
}
const ask = (page: any, query: string, variables: object) => page.evaluate(async ({ query, variables }: any) => (await (await fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${localStorage.getItem('token')}` }, body: JSON.stringify({ query, variables }) })).json()), { query, variables })
test('look', async ({ page }) => {
  test.setTimeout(180_000)
  const film = await recordVideo(page, 3)
  const { email, password } = demoAccount('mentor')
  await authenticate(page, 'login', { email, password })
  await page.goto('/switchProfile')
  await page.getByRole('button', { name: 'Switch to Mentor' }).click()
  await page.getByText('You’re now in Mentor mode.').waitFor()
  const id = crypto.randomUUID()
  const content = { format: 'cloggle-course/1', slug: 'x-' + id.slice(0, 8), title: 'Moving colors', summary: 'A film.', description: 'About color.', level: 'beginner', skills: ['Color'], topics: [{ key: 'films', title: 'Films', lessons: [{ kind: 'video', key: 'first', title: 'First film', minutes: 1, videoUrl: '', text: 'Look.' }] }] }
  await ask(page, 'mutation ($id: ID!, $c: String!) { saveCourseDraft(id: $id, revision: 0, content: $c) { revision } }', { id, c: JSON.stringify(content) })
  const shots = async (name: string, full = true) => {
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await page.waitForTimeout(150)
        await page.screenshot({ path: `test-results/look/${name}-${width}-${colorScheme}.png`, fullPage: full })
      }
      const out = await page.evaluate(findOverflow)
      if (out.length > 0) console.log(name, width, out)
    }
  }
  await page.goto(`/courses/edit/${id}?lesson=first`)
  await page.getByText('MP4 or WebM, up to 500 MB').waitFor()
  await shots('empty')
  await page.route('**/api/courses/*/videos*', () => {})
  await page.getByLabel('Upload a video file: file').setInputFiles({ name: 'film of colors.webm', mimeType: '', buffer: film })
  await page.getByRole('region', { name: 'Upload' }).waitFor()
  await shots('sending')
  await page.getByRole('button', { name: 'Cancel upload' }).click()
  await page.unroute('**/api/courses/*/videos*')
  await page.getByLabel('Upload a video file: file').setInputFiles({ name: 'film.txt', mimeType: '', buffer: Buffer.from('no') })
  await page.getByText('film.txt:').waitFor()
  await shots('failed')
  await page.getByLabel('Upload a video file: file').setInputFiles({ name: 'film of colors.webm', mimeType: '', buffer: film })
  await page.getByRole('region', { name: 'Video file' }).getByRole('link').waitFor()
  await page.getByLabel('Add captions: file').setInputFiles({ name: 'film.vtt', mimeType: '', buffer: Buffer.from('WEBVTT\n\n00:00.000 --> 00:03.000\nA square turns.\n') })
  await page.getByLabel('Language of captions 1').waitFor()
  await shots('file')
  await page.getByRole('button', { name: 'Preview lesson' }).click()
  await page.getByRole('button', { name: 'Play' }).click()
  await page.waitForTimeout(1500)
  await shots('preview')
  await page.getByRole('button', { name: 'Edit lesson' }).click()
  await page.getByRole('button', { name: 'Remove video' }).click()
  await shots('remove', false)
})
test('rights', async ({ page }) => {
  await actAsAdmin(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/admin/rights')
  await page.getByText('Write courses', { exact: true }).waitFor()
  console.log('rights', await page.evaluate(() => document.documentElement.scrollWidth))
})
