/** Why the database cannot start, as one sentence for the person at the terminal; any other error is a bug. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal'
}
