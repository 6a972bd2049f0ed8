import type { FastifyInstance } from 'fastify'
import { join } from 'node:path'
import { addFiles } from '#platform/server/http/static-files.ts'
import { PROJECT_ROOT } from '#platform/server/project-root.ts'
import { FORMATTER_FILES, FORMATTER_PATH, FORMATTER_POLICY } from '../rules/formatter.ts'
import { OFFLINE_WORKER_PATH } from '../rules/paths.ts'
import { ENGINE_FILES, ENGINE_PATH, NUMPY_ARCHIVE, PYTHON_FILES, PYTHON_PATH, RUNNER_PATH, SQL_FILES, SQL_PATH } from '../rules/runner.ts'
import { RUNNER_VERSION } from '../rules/runner-version.ts'
import { OFFLINE_WORKER } from './offline-text.ts'
import { runnerPage } from './runner-page.ts'

/** Routes of the sandboxed frame, of the runtimes that it executes, and of the service worker for offline use (decisions 027, 029). */
export function addRunnerRoutes(app: FastifyInstance): void {
  const page = runnerPage()
  app.get<{ Querystring: { v?: string } }>(RUNNER_PATH, { config: { may: 'anyone' } }, ({ query }, reply) =>
    reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        // A request with the current version may be cached for ever. The service worker cannot cache it, because a frame without origin is outside of
        // its scope.
        'cache-control': query.v === RUNNER_VERSION ? 'public, max-age=31536000, immutable' : 'no-cache',
        'content-security-policy': page.policy,
      })
      .send(page.html),
  )
  app.get(OFFLINE_WORKER_PATH, { config: { may: 'anyone' } }, (_request, reply) =>
    reply.headers({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }).send(OFFLINE_WORKER),
  )
  addFiles(app, { path: PYTHON_PATH, names: [...PYTHON_FILES, NUMPY_ARCHIVE], folder: join(PROJECT_ROOT, 'build/python') })
  addFiles(app, { path: FORMATTER_PATH, names: FORMATTER_FILES, folder: join(PROJECT_ROOT, 'build/format'), policy: FORMATTER_POLICY })
  addFiles(app, { path: ENGINE_PATH, names: ENGINE_FILES, folder: join(PROJECT_ROOT, 'build/javascript') })
  addFiles(app, { path: SQL_PATH, names: SQL_FILES, folder: join(PROJECT_ROOT, 'build/sql') })
}
