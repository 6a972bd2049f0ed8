import { spawn, type ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { SUPERVISED, temporaryFolder } from './site.ts'

const ROOT = join(import.meta.dirname, '../..')
const PORT = process.env['JOURNEYS_PORT'] ?? '3199'

/** Starts the real site with the demo data for all journeys; JOURNEYS_ORIGIN names one that runs already. */
export default async function setup(): Promise<(() => Promise<void>) | void> {
  if (process.env['JOURNEYS_ORIGIN'] !== undefined) return
  const folder = temporaryFolder('cloggle-journeys-')
  process.env['JOURNEYS_DATA'] = folder
  const site = spawn(process.execPath, SUPERVISED.args, {
    cwd: ROOT,
    env: { ...process.env, ...SUPERVISED.env, PORT, DATA_DIR: folder, LOG_LEVEL: 'error', DATABASE_URL: '', TRUST_PROXY: '1', CONTACT: 'help@cloggle.test' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await ready(site)
  return async () => {
    site.kill('SIGTERM')
    await new Promise((done) => site.once('exit', done))
    rmSync(folder, { recursive: true, force: true })
  }
}

function ready(site: ChildProcess): Promise<void> {
  return new Promise((done, fail) => {
    site.stdout!.on('data', (text: Buffer) => {
      if (text.toString().includes('Cloggle is ready')) done()
    })
    site.once('exit', (code) => fail(new Error(`The site ended with ${code} before it was ready.`)))
  })
}
