/** Where a notification is heard: on the site, by email at once, or in the digest. */
export const CHANNELS = ['app', 'email', 'digest'] as const
export type Channel = (typeof CHANNELS)[number]
export type Channels = Readonly<Record<Channel, boolean>>

/** What the texts of a notification are made of. */
export interface NotificationFacts<Fact extends string = string> {
  /** `Mateo and 4 others` */
  who: string
  people: number
  /** Of the first of them. */
  username: string | null
  /** The username of the person who is notified. */
  owner: string
  facts: Readonly<Record<Fact, string>>
}

/** One kind of notification (requirement N-3). A feature declares its kinds in its rules, contributes them and notifies from its listeners. */
export interface NotificationKind<Fact extends string = string> {
  /** What the settings call it. */
  label: string
  /** The part that those who are notified have in what happened, such as `author`; named in `notify`. */
  recipient: string
  /** Where it is heard unless the person chose otherwise. */
  channels: Channels
  /** Only for those who were given a role. */
  isForTeam?: true
  /** What happens to one subject becomes one notification while that is unread. */
  subject: (facts: Readonly<Record<Fact, string>>) => string
  /** What may be muted with it. */
  thread?: (facts: Readonly<Record<Fact, string>>) => string
  title: (data: NotificationFacts<Fact>) => string
  message: (data: NotificationFacts<Fact>) => string
  /** Where Open leads. */
  path: (data: NotificationFacts<Fact>) => string
}

/** Declares a kind whose texts know which facts there are. */
export const notificationKind = <Fact extends string>(kind: NotificationKind<Fact>): NotificationKind => kind as unknown as NotificationKind

export const IN_APP: Channels = { app: true, email: false, digest: false }
export const IN_APP_AND_DIGEST: Channels = { app: true, email: false, digest: true }
export const IN_APP_AND_EMAIL: Channels = { app: true, email: true, digest: false }
