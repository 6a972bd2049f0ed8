import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Script } from 'node:vm'
import { gunzipSync } from 'node:zlib'
import { loadPyodide } from 'pyodide'
import { describe, expect, test } from 'vitest'
import { PROJECT_ROOT } from '#platform/server/project-root.ts'
import { openTestServices } from '#tests/support/services.ts'
import { FORMATTER_PATH, FORMATTER_VERSION } from '../rules/formatter.ts'
import { importsNumpy } from '../rules/judging.ts'
import { OFFLINE_WORKER_PATH } from '../rules/paths.ts'
import { RUNNER_VERSION } from '../rules/runner-version.ts'
import { fromWire, toWire } from '../rules/wire.ts'
import { checkAnswer } from '../rules/check-answer.ts'
import { listSlugs, readProblem, readSolutions } from './problem-bank.ts'
import { RUNNER_TEXTS } from './runner-texts.ts'
import { MAX_PYTHON_MEMORY, NUMPY_ARCHIVE, PYTHON_LIBRARY, PYTHON_MEMORY, PYTHON_MODULE, PYTHON_PATH, PYTHON_PROGRAM, RUNNER_PATH } from '../rules/runner.ts'

const built = (name: string) => join(PROJECT_ROOT, 'build/python', name)
const memory = gunzipSync(readFileSync(built(PYTHON_MEMORY)))

/** Runs Python from the memory snapshot of the build. */
async function answers(source: string): Promise<unknown> {
  return JSON.parse((await startPython()).runPython(`import json\n${source}`) as string)
}

const startPython = () => loadPyodide({ stdLibURL: built(PYTHON_LIBRARY), _loadSnapshot: memory })

/** Python as a program that imports NumPy gets it. */
async function startNumpy() {
  const python = await startPython()
  python.unpackArchive(new Uint8Array(readFileSync(built(NUMPY_ARCHIVE))), 'zip', { extractDir: '/lib/python3.12/site-packages' })
  python.runPython(RUNNER_TEXTS.numpy)
  return python
}

const services = await openTestServices()
const get = (url: string) => services.app.inject({ method: 'GET', url })

describe('Files for offline workspaces (requirement Q-14)', () => {
  test('the frame is cached for ever if its version is current, otherwise not', async () => {
    expect(RUNNER_VERSION).toMatch(/^[0-9a-f]{12}$/)
    const [present, other, none] = await Promise.all([get(`${RUNNER_PATH}?v=${RUNNER_VERSION}`), get(`${RUNNER_PATH}?v=older`), get(RUNNER_PATH)])
    expect(present.headers['cache-control']).toContain('immutable')
    expect([other.headers['cache-control'], none.headers['cache-control']]).toEqual(['no-cache', 'no-cache'])
    expect([other.body, none.body]).toEqual([present.body, present.body])
  })

  test('only the worker of the formatter may compile WebAssembly, and it loads nothing from elsewhere', async () => {
    const { statusCode, headers } = await get(`${FORMATTER_PATH}/worker.js`)
    expect([statusCode, headers['content-security-policy'], headers['cache-control']]).toEqual([200, "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'", 'public, max-age=31536000, immutable'])
    const { dependencies } = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8')) as { dependencies: Record<string, string> }
    expect(dependencies['@wasm-fmt/ruff_fmt']).toBe(FORMATTER_VERSION)
  })

  test('the service worker is a script that is not cached', async () => {
    const { statusCode, headers, body } = await get(OFFLINE_WORKER_PATH)
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, 'text/javascript; charset=utf-8', 'no-cache'])
    expect(() => new Script(body)).not.toThrow()
  })
})

describe('The Python of the browser (requirement Q-6)', () => {
  test('starts from its snapshot: it can call a solution, and has the most used modules', async () => {
    const source = `json.dumps([__cloggle_load("def double(n):\\n    return n * 2", "double"), __cloggle_call("[21]"), sorted({"statistics", "heapq"} - set(__import__("sys").modules))])`
    expect(await answers(source)).toEqual(['{}', '{"value": "42", "printed": ""}', []])
  })

  test('finds the rest of its library', async () => {
    const modules = ['asyncio', 'bisect', 'calendar', 'colorsys', 'difflib', 'email.message', 'graphlib', 'html.parser', 'secrets', 'textwrap', 'timeit', 'uuid', 'xml.etree.ElementTree', 'zoneinfo']
    expect(await answers(`import ${modules.join(', ')}\njson.dumps([textwrap.shorten("a  b", 9), len(uuid.uuid4().hex)])`)).toEqual(['a b', 32])
  })

  test('has compiled modules, for a start without the snapshot', async () => {
    const compiled = 'sum(name.endswith(".pyc") for name in zipfile.ZipFile(next(path for path in sys.path if path.endswith(".zip"))).namelist())'
    expect(await answers(`import sys, zipfile\njson.dumps(${compiled})`)).toBeGreaterThan(100)
  })

  test('contains nothing about the machine that built it', () => {
    expect([PROJECT_ROOT, 'build.ts'].filter((own) => memory.includes(own))).toEqual([])
    // It contains no local time zone.
    expect(memory.toString('latin1').match(/UTC[+-]\d{4}/g)?.filter((zone) => zone !== 'UTC-0000') ?? []).toEqual([])
  })

  test('has the memory limit of a program in the judge', () => {
    const program = readFileSync(built(PYTHON_PROGRAM), 'utf8')
    expect(program).toContain(`{"initial":INITIAL_MEMORY/65536,"maximum":${MAX_PYTHON_MEMORY / 65_536}}`)
    expect(program).toContain(`getHeapMax=()=>${MAX_PYTHON_MEMORY};`)
  })

  test('solves the samples of every problem whose reference imports NumPy, as the judge does', async () => {
    const python = await startNumpy()
    const [load, call] = [python.globals.get('__cloggle_load') as (source: string, name: string) => string, python.globals.get('__cloggle_call') as (call: string) => string]
    const ofNumpy = listSlugs().flatMap((slug) => readSolutions(slug).flatMap(({ source, language, fault }) => (language === 'python' && fault === null && importsNumpy(source) ? { slug, source } : [])))
    expect(ofNumpy.length).toBeGreaterThan(3)
    for (const { slug, source } of ofNumpy) {
      const problem = readProblem(slug)
      expect([slug, load(source, problem.function)]).toEqual([slug, '{}'])
      for (const sample of problem.tests.filter(({ isSample }) => isSample)) {
        const { value, raised } = JSON.parse(call(toWire(sample.arguments))) as { value?: string; raised?: string }
        expect([slug, raised, checkAnswer({ ...problem, language: 'python' }, sample, fromWire(value!)).passes]).toEqual([slug, undefined, true])
      }
    }
  })

  test('raises the errors of NumPy that WebAssembly loses, and knows the rest of it', async () => {
    const python = await startNumpy()
    const raised = (expression: string) => python.runPython(`import numpy as np\ntry:\n    error = repr(${expression})\nexcept Exception as caught:\n    error = repr(caught)\nerror`) as string
    expect(raised('np.linalg.inv(np.zeros((2, 2)))')).toBe("LinAlgError('Singular matrix')")
    expect(raised('np.linalg.solve(np.ones((2, 2)), np.ones(2))')).toBe("LinAlgError('Singular matrix')")
    expect(raised('np.linalg.matrix_power(np.zeros((2, 2)), -1)')).toBe("LinAlgError('Singular matrix')")
    expect(raised('np.linalg.cholesky(-np.eye(2))')).toBe("LinAlgError('Matrix is not positive definite')")
    expect(raised('np.linalg.inv(np.full((1, 1), np.nan))')).toBe('array([[nan]])')
    expect(raised('np.linalg.solve(2 * np.eye(2), np.ones(2)).tolist()')).toBe('[0.5, 0.5]')
    expect(raised('[np.fft.fft([1, 2]).tolist(), np.random.default_rng(0).integers(10, size=3).tolist(), np.linalg.svd(np.eye(2))[1].tolist()]')).toBe('[[(3+0j), (-1+0j)], [8, 6, 5], [1.0, 1.0]]')
  })

  test.each([[PYTHON_LIBRARY, 'application/zip'], [PYTHON_MEMORY, 'application/gzip'], [PYTHON_MODULE, 'application/gzip'], [NUMPY_ARCHIVE, 'application/zip']])('%s is sent unchanged, also to clients that accept compression', async (name, type) => {
    const { statusCode, headers, rawPayload } = await services.app.inject({ method: 'GET', url: `${PYTHON_PATH}/${name}`, headers: name.endsWith('.gz') ? { 'accept-encoding': 'gzip, br' } : {} })
    expect(rawPayload.equals(readFileSync(built(name)))).toBe(true)
    expect([statusCode, headers['content-type'], headers['content-encoding'], headers['cache-control']]).toEqual([200, type, undefined, 'public, max-age=31536000, immutable'])
  })
})
