/** The text for the people of a group in the order of their actions: `Mateo and 4 others`. `names` has the first two, or fewer. */
export function namesText(names: readonly string[], people: number): string {
  const [first = 'Someone', second] = names
  if (people <= 1) return first
  if (people === 2 && second !== undefined) return `${first} and ${second}`
  return `${first} and ${people - 1} ${people === 2 ? 'other' : 'others'}`
}
