/** Why the database cannot start, as one sentence for the person at the terminal; anything else is a bug. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal'
}
