import { adminPath, type AdminSection } from '#features/administration/rules/sections.ts'
import { blogPath } from '#features/blogs/rules/paths.ts'
import { listPath } from '#features/connections/rules/paths.ts'
import { findBadge } from '#features/leaderboard/rules/badges.ts'
import { badgePath, boardPath, LEADERBOARD_PATH } from '#features/leaderboard/rules/paths.ts'
import { problemPath } from '#features/practice/rules/paths.ts'
import { profilePath } from '#features/profiles/rules/paths.ts'

/** Where somebody hears of something. */
export const CHANNELS = ['app', 'mail', 'digest'] as const
export type Channel = (typeof CHANNELS)[number]
export type Channels = Readonly<Record<Channel, boolean>>

/** What part a person has in what happened; each kind names the part of those who are told. */
export type Part = 'followed' | 'author' | 'answered' | 'mentioned' | 'holder' | 'team'

/** What the words are made of. */
export interface Told<Fact extends string = string> {
  /** `Mateo and 4 others` */
  who: string
  people: number
  /** Of the first of them. */
  username: string | null
  /** Of the person who is told. */
  owner: string
  facts: Readonly<Record<Fact, string>>
}

interface Line<Fact extends string> {
  /** What the settings call it. */
  label: string
  tells: Part
  channels: Channels
  /** Only for those who were given a role. */
  isForTeam?: true
  /** What happens to one subject becomes one notification while that is unread. */
  subject: (facts: Readonly<Record<Fact, string>>) => string
  /** What may be muted with it. */
  thread?: (facts: Readonly<Record<Fact, string>>) => string
  title: (told: Told<Fact>) => string
  message: (told: Told<Fact>) => string
  /** Where Open leads. */
  path: (told: Told<Fact>) => string
}

export type Kind = Line<string>

const kind = <Fact extends string>(line: Line<Fact>): Kind => line as unknown as Kind

const QUIETLY: Channels = { app: true, mail: false, digest: true }
const AT_ONCE: Channels = { app: true, mail: true, digest: false }

const underBlog = ({ blogId }: { blogId: string }) => `blog:${blogId}`
const commentPath = ({ slug, commentId }: { slug: string; commentId: string }) => `${blogPath(slug)}#comment-${commentId}`
const latest = ({ people, facts }: Told<'preview'>) => (people > 1 ? `. The latest: “${facts.preview}”` : `: “${facts.preview}”`)

type OfComment = 'blogId' | 'slug' | 'title' | 'commentId' | 'preview'

/** The one table of what people are told (requirement N-3). A new kind is a line here and a listener of its signal. */
export const KINDS = {
  follow: kind({
    label: 'Somebody follows you',
    tells: 'followed',
    channels: QUIETLY,
    subject: () => 'follow',
    title: ({ people }) => (people > 1 ? 'New followers' : 'New follower'),
    message: ({ who }) => `${who} followed you.`,
    path: ({ people, username, owner }) => (people > 1 || username === null ? listPath('followers', owner) : profilePath(username)),
  }),
  like: kind<'blogId' | 'slug' | 'title'>({
    label: 'Somebody likes your blog',
    tells: 'author',
    channels: QUIETLY,
    subject: ({ blogId }) => blogId,
    thread: underBlog,
    title: () => 'Your blog was liked',
    message: ({ who, facts }) => `${who} liked “${facts.title}”`,
    path: ({ facts }) => blogPath(facts.slug),
  }),
  comment: kind<OfComment>({
    label: 'Somebody comments on your blog',
    tells: 'author',
    channels: QUIETLY,
    subject: ({ blogId }) => blogId,
    thread: underBlog,
    title: ({ people }) => (people > 1 ? 'New comments' : 'New comment'),
    message: (told) => `${told.who} commented on “${told.facts.title}”${latest(told)}`,
    path: ({ facts }) => commentPath(facts),
  }),
  reply: kind<OfComment>({
    label: 'Somebody replies to you',
    tells: 'answered',
    channels: AT_ONCE,
    subject: ({ blogId }) => blogId,
    thread: underBlog,
    title: ({ people }) => (people > 1 ? 'New replies' : 'New reply'),
    message: (told) => `${told.who} replied to you under “${told.facts.title}”${latest(told)}`,
    path: ({ facts }) => commentPath(facts),
  }),
  mention: kind<OfComment>({
    label: 'Somebody mentions you',
    tells: 'mentioned',
    channels: AT_ONCE,
    subject: ({ blogId }) => blogId,
    thread: underBlog,
    title: () => 'You were mentioned',
    message: (told) => `${told.who} mentioned you under “${told.facts.title}”${latest(told)}`,
    path: ({ facts }) => commentPath(facts),
  }),
  role: kind<'role' | 'granted'>({
    label: 'The team decides about your roles',
    tells: 'holder',
    channels: AT_ONCE,
    subject: ({ role }) => role,
    title: ({ facts }) => (facts.granted === 'yes' ? `You are ${withArticle(facts.role)} now` : 'A decision about your roles'),
    message: ({ facts }) =>
      facts.granted === 'yes'
        ? `The role of ${facts.role} was given to you. Choose it in the menu of your account.`
        : `The team has decided: you do not hold the role of ${facts.role}.`,
    path: () => '/switchProfile',
  }),
  desk: kind<'section' | 'what'>({
    label: 'Something waits for the team',
    tells: 'team',
    channels: { app: true, mail: false, digest: true },
    isForTeam: true,
    subject: ({ section }) => section,
    title: () => 'Something waits for the team',
    message: ({ facts }) => facts.what,
    path: ({ facts }) => adminPath(facts.section as AdminSection),
  }),
  job: kind<'jobId' | 'job' | 'company'>({
    label: 'A new job matches you',
    tells: 'holder',
    channels: QUIETLY,
    subject: ({ jobId }) => jobId,
    title: () => 'New job matched',
    message: ({ facts }) => `“${facts.job}” at ${facts.company} fits what you can do.`,
    path: () => '/jobs',
  }),
  challenge: kind<'problem' | 'slug'>({
    label: 'You complete a challenge',
    tells: 'holder',
    channels: { app: true, mail: false, digest: false },
    subject: ({ problem }) => problem,
    title: () => 'Challenge completed',
    message: ({ facts }) => `You solved ${facts.problem}. Well done!`,
    path: ({ facts }) => problemPath(facts.slug),
  }),
  badge: kind<'badge' | 'badgeId'>({
    label: 'You earn a badge',
    tells: 'holder',
    channels: { app: true, mail: false, digest: false },
    subject: ({ badgeId }) => badgeId,
    title: () => 'New badge',
    message: ({ facts }) => `You earned “${findBadge(facts.badge)?.label ?? facts.badge}”.`,
    path: ({ facts }) => badgePath(facts.badgeId),
  }),
  rank: kind<'rank' | 'before'>({
    label: 'Your place on the leaderboard changes',
    tells: 'holder',
    channels: QUIETLY,
    subject: () => 'rank',
    title: ({ facts }) => (hasRisen(facts) ? 'You moved up' : 'You left the top ten'),
    message: ({ facts }) => `You stand at rank ${facts.rank} of the leaderboard now, ${hasRisen(facts) ? 'up' : 'down'} from ${facts.before}.`,
    path: () => LEADERBOARD_PATH,
  }),
  invitation: kind<'board'>({
    label: 'You are invited',
    tells: 'holder',
    channels: QUIETLY,
    subject: ({ board }) => board,
    title: () => 'You are invited',
    message: ({ facts }) => `You are invited to the ${facts.board}.`,
    path: () => boardPath({ circle: 'elite' }),
  }),
} satisfies Record<string, Kind>

export type KindName = keyof typeof KINDS

export const KIND_NAMES = Object.keys(KINDS) as KindName[]

/** The line of a kind, or null for one that this version of the site does not know. */
export const findKind = (name: string): Kind | null => (Object.hasOwn(KINDS, name) ? KINDS[name as KindName] : null)

const hasRisen = ({ rank, before }: Readonly<Record<'rank' | 'before', string>>) => Number(rank) < Number(before)

const withArticle = (role: string) => (/^[aeiou]/i.test(role) ? `an ${role}` : `a ${role}`)
