/** The sections of a profile that have a visibility. */
export const SECTIONS = ['experience', 'stack', 'repositories', 'activity', 'blogs', 'followers'] as const
export type Section = (typeof SECTIONS)[number]

/** Who can see a section, from everybody to the owner only. */
export const LEVELS = ['public', 'members', 'followers', 'me'] as const
export type Level = (typeof LEVELS)[number]

/** The labels of the sections in the privacy settings. */
export const SECTION_LABELS: Record<Section, string> = {
  experience: 'Experience',
  stack: 'Tech Stack',
  repositories: 'Repositories',
  activity: 'Activity, streak and leaderboard',
  blogs: 'List of blogs',
  followers: 'Followers and following',
}

/** What else belongs to a section. */
export const SECTION_HINTS: Partial<Record<Section, string>> = { activity: 'With courses, certificates, badges and events' }

export const LEVEL_LABELS: Record<Level, string> = {
  public: 'Everyone',
  members: 'Members',
  followers: 'People who follow me',
  me: 'Only me',
}

/** How the viewer is related to the owner of a profile. */
export type Audience = 'visitor' | 'member' | 'follower' | 'owner'

const VISIBLE_LEVELS: Record<Audience, readonly Level[]> = {
  visitor: ['public'],
  member: ['public', 'members'],
  follower: ['public', 'members', 'followers'],
  owner: LEVELS,
}

/** Whether an audience may see a section of this visibility (requirement R-10). The default is public. */
export const maySee = (audience: Audience, level: Level | undefined): boolean => VISIBLE_LEVELS[audience].includes(level ?? 'public')
