import { z } from 'zod'
import { cleanLine, previewOf } from '#platform/rules/text.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import type { FetchedPage, SafeFetchOptions } from '#platform/server/safe-fetch.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import type { ImportOutcome } from '../rules/import-outcome.ts'
import { DESCRIPTION_LENGTH, MAX_STARS, REPOSITORY_NAME_LENGTH, repositoryAddress } from '../rules/profile.ts'
import { lockPerson } from './profiles.queries.ts'
import { saveFound, saveImportRequested, saveImportOutcome, type FoundRepository } from './repository-imports.queries.ts'

declare module '#platform/server/tasks/tasks.ts' {
  interface Tasks {
    'profiles.import-repositories': { personId: string; account: string }
  }
}

/** The GitHub API; tests use a server on this machine. */
export interface GitHubOptions extends SafeFetchOptions {
  origin: string
}

export const GITHUB: GitHubOptions = { origin: 'https://api.github.com' }
const MAX_FOUND = 30

/** Requests an import of the public repositories of a GitHub account, which runs as a task. */
export async function requestImport(context: Context, account: string): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'import.person', viewer.id)
  await context.inTransaction(async (context) => {
    await saveImportRequested(context.db, viewer.id, account, context.clock.now())
    await context.enqueue('profiles.import-repositories', { personId: viewer.id, account }, { dedupe: `import:${viewer.id}` })
  })
}

/** Fetches the public repositories of an account and adds them to the profile. A second run changes nothing more. */
export async function importRepositories(context: Context, input: { personId: string; account: string }, options = GITHUB): Promise<void> {
  const { personId, account } = input
  const answer = await fetchRepositories(account, options)
  const found = Array.isArray(answer) ? answer : []
  const outcome: ImportOutcome = Array.isArray(answer) ? (found.length === 0 ? 'nothing' : 'done') : answer
  await context.inTransaction(async (context) => {
    await lockPerson(context.db, personId)
    if (found.length > 0) await saveFound(context.db, personId, found, context.clock.now())
    await saveImportOutcome(context.db, personId, { account, outcome, added: found.length })
    await context.emit({ name: 'profile.changed', personId })
  })
}

async function fetchRepositories(account: string, { origin, ...options }: GitHubOptions): Promise<FoundRepository[] | ImportOutcome> {
  const { safeFetch } = await import('#platform/server/safe-fetch.ts')
  const address = `${origin}/users/${encodeURIComponent(account)}/repos?per_page=100&sort=pushed`
  const headers = { accept: 'application/vnd.github+json' }
  // Any failure here is one of the other site or the network.
  const page = await safeFetch(address, { ...options, headers, maxBytes: 2_000_000 }).catch(() => null)
  if (page === null) return 'unreachable'
  if (page.status === 404) return 'unknown-account'
  return page.status === 200 ? (repositoriesIn(page) ?? 'turned-away') : 'turned-away'
}

const responseSchema = z.array(
  z.object({
    name: z.string(),
    html_url: z.string(),
    description: z.string().nullish(),
    stargazers_count: z.number().nullish(),
    forks_count: z.number().nullish(),
    fork: z.boolean().nullish(),
  }),
)

/** Parses the response of GitHub: own repositories, most starred first. Returns null if the response is invalid. */
function repositoriesIn({ body }: FetchedPage): FoundRepository[] | null {
  const result = responseSchema.safeParse(parsed(body.toString('utf8')))
  if (!result.success) return null
  const repositories = result.data
    .filter(({ fork }) => fork !== true)
    .map((one) => ({
      name: cleanLine(one.name.slice(0, 1000)).slice(0, REPOSITORY_NAME_LENGTH).toWellFormed(),
      url: repositoryAddress(one.html_url) ?? '',
      description: previewOf(cleanLine((one.description ?? '').slice(0, 5000)), DESCRIPTION_LENGTH - 1),
      stars: whole(one.stargazers_count),
      forks: whole(one.forks_count),
    }))
    .filter(({ name, url }) => name !== '' && url !== '')
    .sort((one, other) => other.stars - one.stars)
  return [...new Map(repositories.map((one) => [one.url, one])).values()].slice(0, MAX_FOUND)
}

const whole = (count: number | null | undefined) => Math.min(MAX_STARS, Math.max(0, Math.trunc(count ?? 0)))

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
