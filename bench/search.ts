import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type pg from 'pg'
import type { Site } from '#tests/support/site.ts'
import { PROJECT_ROOT } from '#platform/server/project-root.ts'
import { requestData } from './graphql-request.ts'
import { percentile } from './percentile.ts'
import { median, milliseconds, note } from './table.ts'

const VOCABULARY = 20_000
const CHUNK = 5_000
const SYLLABLES = 'ka lo mi ren tas vi no ber dal su pe gor lin fa he jo tri mon que zan'.split(' ')
const SUBJECTS = 'gradient descent network neural attention transformer regression cluster embedding kernel sampling entropy tensor matrix variance python learning model data loss'.split(' ')

/** A word by its rank: the first ones are terms of the field, the others are made of three or four syllables. */
function word(rank: number): string {
  if (rank < SUBJECTS.length) return SUBJECTS[rank]!
  let [text, rest] = ['', rank * 7_919]
  for (let n = 0; n < 3 + (rank % 2); n++) {
    text += SYLLABLES[rest % SYLLABLES.length]!
    rest = Math.floor(rest / SYLLABLES.length) + rank
  }
  return text
}

/** Pseudo-random numbers from 0 to 1 that are the same in every run. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}

/** A text of words that are as unevenly common as in a language. */
const textOf = (random: () => number, length: number) => Array.from({ length }, () => word(Math.floor(VOCABULARY ** random()) - 1)).join(' ')

/** Fills the blogs up to `count`, each with a title of seven words and a text of sixty, and indexes them. */
async function fillAndIndex(site: Site, client: pg.Client, count: number): Promise<void> {
  const { rows } = await client.query<{ n: number }>("select count(*)::int as n from blogs where slug like 'search-%'")
  await client.query("insert into people (username, name) select 'bench-' || n, 'Bench Author ' || n from generate_series(1, 50) n on conflict do nothing")
  for (let from = rows[0]!.n; from < count; from += CHUNK) {
    const random = dice(from + 1)
    const texts = Array.from({ length: Math.min(CHUNK, count - from) }, () => ({ title: textOf(random, 7).slice(0, 120), words: textOf(random, 60) }))
    await client.query(
      `insert into blogs (author_id, slug, title, content, shown, words, preview, reading_minutes, published_at, like_count)
       select (select id from people where username = 'bench-' || (n % 50 + 1)), 'search-' || $1::int + n, t.title, '', '', t.words, '', 1, now() - n * interval '1 hour', n % 40
       from unnest($2::text[], $3::text[]) with ordinality t (title, words, n)`,
      [from, texts.map(({ title }) => title), texts.map(({ words }) => words)],
    )
  }
  await promisify(execFile)(process.execPath, ['app/search-rebuild.ts'], { cwd: PROJECT_ROOT, env: { ...process.env, DATA_DIR: site.dataDir } })
  await client.query('vacuum analyze search_documents, search_words, search_vocabulary, search_deletions')
}

const SEARCH = 'query ($q: String!) { search(q: $q) { total items { title snippet } } }'
const SUGGEST = 'query ($q: String!) { searchSuggestions(q: $q) { groups { items { title } } } }'

const withTypo = (text: string) => text.replace(/(\w{4})(\w)(\w+)/, '$1$3')

/** Queries of one to three words: some common, some rare. */
function queries(words: number): string[] {
  const random = dice(words)
  return Array.from({ length: 40 }, () => Array.from({ length: words }, () => word(Math.floor((VOCABULARY / 4) ** random()))).join(' '))
}

async function timesOf(site: Site, client: pg.Client, document: string, texts: readonly string[]): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < texts.length * 4; n++) {
    await client.query('delete from throttle_windows')
    const started = performance.now()
    await requestData(site, null, document, { q: texts[n % texts.length] })
    // The first round plans the statements and fills the caches.
    if (n >= texts.length) times.push(performance.now() - started)
  }
  return times
}

async function measure(site: Site, client: pg.Client): Promise<Record<string, number[]>> {
  const figures: Record<string, number[]> = {}
  for (const words of [1, 2, 3]) {
    const texts = queries(words)
    figures[`results for ${words} word(s)`] = await timesOf(site, client, SEARCH, texts)
    figures[`results for ${words} word(s) with a typo`] = await timesOf(site, client, SEARCH, texts.map(withTypo))
  }
  figures['suggestions for two words'] = await timesOf(site, client, SUGGEST, queries(2))
  figures['suggestions for three letters'] = await timesOf(site, client, SUGGEST, queries(1).map((text) => text.slice(0, 3)))
  return figures
}

/** Search among ten thousand and a hundred thousand documents. */
export async function searchGrowth(site: Site, client: pg.Client): Promise<void> {
  await fillAndIndex(site, client, 10_000)
  const small = await measure(site, client)
  await fillAndIndex(site, client, 100_000)
  for (const [what, times] of Object.entries(await measure(site, client))) {
    const [p50, p99, ratio] = [median(times), percentile(times, 0.99), median(times) / median(small[what]!)]
    note({
      what: `search: ${what}, 100,000 documents`,
      measured: `p50 ${milliseconds(p50)}, p99 ${milliseconds(p99)}, ${ratio.toFixed(2)}x of 10,000`,
      wanted: 'p50 at most 10 ms, p99 50 ms, within 1.5x',
      holds: p50 <= 10 && p99 <= 50 && ratio <= 1.5,
    })
  }
}
