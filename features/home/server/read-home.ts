import type { Context } from '#platform/server/context.ts'
import { readSite } from '#features/site/server/public.ts'
import { drawn } from '../rules/pick-line.ts'

export interface HomeWords {
  slogan: string
  motivation: string
}

/** The slogan and the line of encouragement of this second (requirement H-2). */
export async function readHome(context: Context): Promise<HomeWords> {
  const { slogans, motivations } = await readSite(context)
  const now = context.clock.now().getTime()
  return { slogan: drawn(slogans, now), motivation: drawn(motivations, now + 1_000_000) }
}
