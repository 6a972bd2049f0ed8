import type { Context } from '#platform/server/context.ts'
import { readSite } from '#features/site/server/public.ts'
import { pickLine } from '../rules/pick-line.ts'

export interface HomeLines {
  slogan: string
  motivation: string
}

/** The slogan and the line of encouragement of the present second (requirement H-2). */
export async function readHome(context: Context): Promise<HomeLines> {
  const { slogans, motivations } = await readSite(context)
  const now = context.clock.now().getTime()
  return { slogan: pickLine(slogans, now), motivation: pickLine(motivations, now + 1_000_000) }
}
