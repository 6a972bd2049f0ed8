/** Somebody of the demo world. */
export interface DemoPerson {
  id: string
  username: string
  email: string
}

/** What features share while they write the demo world into a new database. */
export interface DemoWorld {
  /** By username. People are the first to be written. */
  people: Map<string, DemoPerson>
  /** The passwords of those who can log in, by username. */
  passwords: Readonly<Record<string, string>>
}

/** The domain of all e-mail addresses of the demo world; no mail can reach it. */
export const DEMO_DOMAIN = 'demo.cloggle.invalid'
