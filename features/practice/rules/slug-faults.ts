/** Validates the slugs of all problems: a previous slug belongs to one problem, and is not the current slug of any (requirement Q-34). */
export function slugFaults(problems: readonly { slug: string; previousSlugs: readonly string[] }[]): string[] {
  const owners = new Map(problems.map(({ slug }) => [slug, slug]))
  return problems.flatMap(({ slug, previousSlugs }) =>
    previousSlugs.flatMap((previous) => {
      const owner = owners.get(previous)
      if (owner === undefined) owners.set(previous, slug)
      return owner === undefined ? [] : [`${slug}: the previous slug ${previous} belongs to ${owner}.`]
    }),
  )
}
