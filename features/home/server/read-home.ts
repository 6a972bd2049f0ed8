import type { Context } from '#platform/server/context.ts'
import { readSite } from '#features/site/server/public.ts'

export interface HomeWords {
  slogan: string
  motivation: string
}

/** A slogan and a line of encouragement, chosen at random each time they are asked for (requirement H-2). */
export async function readHome(context: Context): Promise<HomeWords> {
  const { slogans, motivations } = await readSite(context)
  const drawn = (lines: readonly string[]) => lines[context.dice.below(lines.length)]!
  return { slogan: drawn(slogans), motivation: drawn(motivations) }
}
