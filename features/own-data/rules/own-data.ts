/** How long somebody who leaves may take it back, in days. */
export const GRACE_DAYS = 14
/** How long a packed export is kept, in days. */
export const EXPORT_DAYS = 7
export const DAY_MS = 24 * 3600 * 1000

export const EXPORT_UNDER_WAY = 'Your data are being packed already.'
export const LAST_ADMIN_LEAVES = 'You are the last admin. Make somebody else an admin before you leave.'

/** What an export holds, one file for each: where it comes from, what is left out of it, and what it is. */
export interface ExportPart {
  file: string
  table: string
  /** The column that says whose it is. */
  owner: string
  /** Columns that are left out: secrets, and what is only there for our searching. */
  without?: readonly string[]
  about: string
}

export const EXPORT_PARTS: readonly ExportPart[] = [
  { file: 'profile', table: 'people', owner: 'id', about: 'Your profile as others see it.' },
  { file: 'login', table: 'logins', owner: 'person_id', without: ['password_hash'], about: 'Your address and time zone. The hash of your password is left out.' },
  { file: 'sessions', table: 'sessions', owner: 'person_id', without: ['secret_hash', 'previous_secret_hash'], about: 'Where you were logged in. The secrets are left out.' },
  { file: 'networks', table: 'login_networks', owner: 'person_id', about: 'The networks from which you logged in within the last 30 days.' },
  { file: 'roles', table: 'grants', owner: 'person_id', about: 'The roles that you were given, and those that were taken.' },
  { file: 'role-applications', table: 'role_applications', owner: 'person_id', about: 'What you asked to be, and what was answered.' },
  { file: 'experience', table: 'experiences', owner: 'person_id', about: 'The experience on your profile.' },
  { file: 'tech-stack', table: 'tech_stack', owner: 'person_id', about: 'Your tech stack.' },
  { file: 'repositories', table: 'repositories', owner: 'person_id', about: 'Your repositories.' },
  { file: 'repository-imports', table: 'repository_imports', owner: 'person_id', about: 'The last import of repositories.' },
  { file: 'visibility', table: 'profile_visibility', owner: 'person_id', about: 'Who sees what of your profile.' },
  { file: 'code', table: 'code_drafts', owner: 'person_id', about: 'Your code for problems, as you left it.' },
  { file: 'help-with-problems', table: 'problem_help', owner: 'person_id', about: 'Which hints you opened, and which problems you gave up.' },
  { file: 'remarks', table: 'problem_remarks', owner: 'author_id', about: 'What you said about problems.' },
  { file: 'submissions', table: 'submissions', owner: 'person_id', without: ['judge_id', 'tries', 'not_before', 'started_at', 'judged_at'], about: 'The solutions that you submitted, and what the judge said.' },
  { file: 'activities', table: 'activities', owner: 'person_id', about: 'What you did, and on which day of your own calendar.' },
  { file: 'badges', table: 'badges', owner: 'person_id', about: 'What you earned, when, and by what.' },
  { file: 'elite', table: 'elite_members', owner: 'person_id', about: 'When you were invited to the elite leaderboard, and joined it.' },
  { file: 'reviews', table: 'reviews', owner: 'person_id', about: 'Which problems you should solve again, and when.' },
  { file: 'blogs', table: 'blogs', owner: 'author_id', without: ['search', 'shown', 'words'], about: 'Your blogs. The same texts are in the folder blogs as Markdown.' },
  { file: 'drafts', table: 'blog_drafts', owner: 'author_id', about: 'Your drafts.' },
  { file: 'versions', table: 'blog_versions', owner: 'author_id', about: 'Older versions of your blogs and drafts.' },
  { file: 'comments', table: 'blog_comments', owner: 'author_id', about: 'Your comments.' },
  { file: 'reactions', table: 'blog_reactions', owner: 'person_id', about: 'What you liked and disliked.' },
  { file: 'pictures', table: 'images', owner: 'owner_id', about: 'Your pictures. They are in the folder pictures in their largest size.' },
  { file: 'following', table: 'follows', owner: 'follower_id', about: 'Whom you follow.' },
  { file: 'followers', table: 'follows', owner: 'followed_id', about: 'Who follows you.' },
  { file: 'blocked', table: 'blocks', owner: 'blocker_id', about: 'Whom you blocked.' },
  { file: 'muted', table: 'mutes', owner: 'muter_id', about: 'Whom you muted.' },
  { file: 'dismissed-suggestions', table: 'dismissed_suggestions', owner: 'person_id', about: 'People whom you did not want suggested.' },
  { file: 'notifications', table: 'notifications', owner: 'person_id', about: 'What you were told.' },
  { file: 'notification-preferences', table: 'notification_preferences', owner: 'person_id', about: 'What you want to be told about, and where.' },
  { file: 'notification-settings', table: 'notification_settings', owner: 'person_id', about: 'Your quiet hours and how often you get a digest.' },
  { file: 'muted-threads', table: 'muted_threads', owner: 'person_id', about: 'Threads that you muted.' },
  { file: 'reports', table: 'reports', owner: 'reporter_id', about: 'What you reported.' },
  { file: 'messages-to-the-team', table: 'contact_messages', owner: 'person_id', without: ['answered_by'], about: 'What you wrote to the team while you were logged in.' },
  { file: 'departure', table: 'departures', owner: 'person_id', about: 'When you asked to leave, if you did.' },
  { file: 'exports', table: 'exports', owner: 'person_id', about: 'The exports that you asked for.' },
]

/** What refers to a person and is not in an export, with the reason: nothing is left out by mistake. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  'account_tickets.person_id': 'Links in mails: secrets, useless after use.',
  'activity_days.person_id': 'Counted from the activities.',
  'audit_log.actor_id': 'What admins did for the site belongs to the site.',
  'blocks.blocked_id': 'Whoever blocked somebody need not say so.',
  'contact_messages.answered_by': 'What admins did for the site.',
  'dismissed_suggestions.dismissed_id': 'Belongs to the one who dismissed.',
  'follow_counts.person_id': 'Counted from the follows.',
  'grants.granted_by': 'What admins did for the site.',
  'inboxes.person_id': 'A counter.',
  'problem_edits.edited_by': 'What admins did for the site.',
  'mutes.muted_id': 'Whoever muted somebody need not say so.',
  'notification_causes.person_id': 'What others were told.',
  'notified_signals.person_id': 'Remembers that something was told already.',
  'people_words.person_id': 'For our searching.',
  'role_applications.decided_by': 'What admins did for the site.',
  'rank_marks.person_id': 'Remembers what rank you were told of.',
  'scores.person_id': 'Counted from the activities.',
  'site_settings.changed_by': 'What admins did for the site.',
  'streaks.person_id': 'Counted from the activities.',
  'unsubscribe_links.person_id': 'Links in mails: secrets.',
}
