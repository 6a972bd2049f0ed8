import type { FastifyInstance } from 'fastify'
import { join } from 'node:path'
import { addLargeFiles } from '#platform/server/http/large-files.ts'
import { ROOT } from '#platform/server/root.ts'
import { PYTHON_FILES, PYTHON_PATH, RUNNER_PATH } from '../rules/runner.ts'
import { runnerPage } from './runner-page.ts'

/** The sandboxed frame, and the Python that it runs (requirement Q-6, decision 027). */
export function addRunnerRoutes(app: FastifyInstance): void {
  const page = runnerPage()
  app.get(RUNNER_PATH, { config: { may: 'anyone' } }, (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=3600', 'content-security-policy': page.policy })
      .send(page.html),
  )
  addLargeFiles(app, { path: PYTHON_PATH, names: PYTHON_FILES, plain: join(ROOT, 'node_modules/pyodide'), packed: join(ROOT, 'build/python') })
}
