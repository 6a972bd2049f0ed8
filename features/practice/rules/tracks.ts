import { z } from 'zod'

/** The schema of a file of `content/tracks`: problems by their slugs, in the order in which they are solved. */
export const trackSchema = z.strictObject({
  title: z.string().min(3).max(60),
  description: z.string().min(20).max(300),
  problems: z.array(z.string()).min(8).max(20),
})

/** A list of problems that belong together. */
export interface Track extends z.output<typeof trackSchema> {
  slug: string
}
