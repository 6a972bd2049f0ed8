/** The sections of a profile whose visibility a person chooses. */
export const SECTIONS = ['experience', 'stack', 'repositories', 'activity', 'blogs', 'followers'] as const
export type Section = (typeof SECTIONS)[number]

/** Who sees a section, from everybody to nobody else. */
export const LEVELS = ['public', 'members', 'followers', 'me'] as const
export type Level = (typeof LEVELS)[number]

/** What a section is called where its visibility is chosen. */
export const SECTION_LABELS: Record<Section, string> = {
  experience: 'Experience',
  stack: 'Tech Stack',
  repositories: 'Repositories',
  activity: 'Activity, streak and leaderboard',
  blogs: 'List of blogs',
  followers: 'Followers and following',
}

export const LEVEL_LABELS: Record<Level, string> = {
  public: 'Everyone',
  members: 'Members',
  followers: 'People who follow me',
  me: 'Only me',
}

/** How somebody who looks at a profile stands to its owner. */
export type Audience = 'visitor' | 'member' | 'follower' | 'owner'

const SEES: Record<Audience, readonly Level[]> = {
  visitor: ['public'],
  member: ['public', 'members'],
  follower: ['public', 'members', 'followers'],
  owner: LEVELS,
}

/** Whether an audience sees a section of this visibility (requirement R-10). One that nothing was chosen for is everybody's. */
export const maySee = (audience: Audience, level: Level | undefined): boolean => SEES[audience].includes(level ?? 'public')
