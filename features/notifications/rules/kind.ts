/** The channels of notifications: on the site, by email at once, or in the digest. */
export const CHANNELS = ['app', 'email', 'digest'] as const
export type Channel = (typeof CHANNELS)[number]
export type Channels = Readonly<Record<Channel, boolean>>

/** The values for the texts of a notification. */
export interface NotificationFacts<Fact extends string = string> {
  /** `Mateo and 4 others` */
  who: string
  people: number
  /** The name of the first person. */
  username: string | null
  /** The username of the recipient. */
  owner: string
  facts: Readonly<Record<Fact, string>>
}

/** A kind of notification (requirement N-3). A feature declares its kinds in its rules, contributes them and notifies from its listeners. */
export interface NotificationKind<Fact extends string = string> {
  /** The part of the site under which the settings list it. */
  area: string
  /** The name in the settings. */
  label: string
  /** The role of the recipients in the event, such as `author`; passed to `notify`. */
  recipient: string
  /** The channels unless the person chose others. */
  channels: Channels
  /** Only people with a role or rights beside those of learners can get it: others do not see it in their settings. */
  isForTeam?: true
  /** Events on one subject become one notification while it is unread. */
  subject: (facts: Readonly<Record<Fact, string>>) => string
  /** The thread that can be muted with it. */
  thread?: (facts: Readonly<Record<Fact, string>>) => string
  title: (data: NotificationFacts<Fact>) => string
  message: (data: NotificationFacts<Fact>) => string
  /** The target of Open. */
  path: (data: NotificationFacts<Fact>) => string
}

type KindInArea<Fact extends string = string> = Omit<NotificationKind<Fact>, 'area'>

/** Declares a kind with typed facts for its texts. */
export const notificationKind = <Fact extends string>(kind: KindInArea<Fact>): KindInArea => kind as unknown as KindInArea

/** Puts the kinds of a feature under a heading in the settings. */
export const notificationArea = <Name extends string>(area: string, kinds: Record<Name, KindInArea>): Record<Name, NotificationKind> =>
  Object.fromEntries(Object.entries<KindInArea>(kinds).map(([name, kind]) => [name, { ...kind, area }])) as Record<Name, NotificationKind>

export const IN_APP: Channels = { app: true, email: false, digest: false }
export const IN_APP_AND_DIGEST: Channels = { app: true, email: false, digest: true }
export const IN_APP_AND_EMAIL: Channels = { app: true, email: true, digest: false }
