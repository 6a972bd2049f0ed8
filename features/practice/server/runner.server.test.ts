import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Script } from 'node:vm'
import { loadPyodide } from 'pyodide'
import { describe, expect, test } from 'vitest'
import { ROOT } from '#platform/server/root.ts'
import { openTestHouse } from '#tests/support/house.ts'
import { OFFLINE_WORKER_PATH } from '../rules/paths.ts'
import { RUNNER_VERSION } from '../rules/runner-version.ts'
import { PYTHON_LIBRARY, PYTHON_PATH, RUNNER_PATH } from '../rules/runner.ts'
import { RUNNER_TEXTS } from './runner-texts.ts'

const LIBRARY = join(ROOT, 'build/python', PYTHON_LIBRARY)

/** What the Python that loads this library begins with, by the files of which it came. */
async function begins(library: string): Promise<string[]> {
  const python = await loadPyodide({ stdLibURL: library })
  python.runPython(RUNNER_TEXTS.harness)
  const files = 'json.dumps([one.__file__ for one in sys.modules.values() if type(getattr(getattr(one, "__spec__", None), "loader", None)).__name__ == "zipimporter"])'
  return JSON.parse(python.runPython(`import json, statistics, sys\n${files}`) as string) as string[]
}

const house = await openTestHouse()
const get = (url: string) => house.app.inject({ method: 'GET', url })

describe('What a workspace keeps for times without a network (requirement Q-14)', () => {
  test('browsers keep the frame of this version for ever, and of no other one', async () => {
    expect(RUNNER_VERSION).toMatch(/^[0-9a-f]{12}$/)
    const [present, other, none] = await Promise.all([get(`${RUNNER_PATH}?v=${RUNNER_VERSION}`), get(`${RUNNER_PATH}?v=older`), get(RUNNER_PATH)])
    expect(present.headers['cache-control']).toContain('immutable')
    expect([other.headers['cache-control'], none.headers['cache-control']]).toEqual(['no-cache', 'no-cache'])
    expect([other.body, none.body]).toEqual([present.body, present.body])
  })

  test('the service worker is a script that is asked for anew each time', async () => {
    const { statusCode, headers, body } = await get(OFFLINE_WORKER_PATH)
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, 'text/javascript; charset=utf-8', 'no-cache'])
    expect(() => new Script(body)).not.toThrow()
  })
})

describe('The Python of the browser (requirement Q-6)', () => {
  test('has all that it begins with compiled already, and what solutions ask for most', async () => {
    const files = await begins(LIBRARY)
    expect(files.length).toBeGreaterThan(100)
    expect(files.filter((file) => !file.endsWith('.pyc'))).toEqual([])
  })

  test('is sent as the build made it', async () => {
    const { statusCode, headers, rawPayload } = await get(`${PYTHON_PATH}/${PYTHON_LIBRARY}`)
    expect(rawPayload.equals(readFileSync(LIBRARY))).toBe(true)
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/zip', 'public, max-age=31536000, immutable'])
  })
})
