import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { notificationId, preferencesInput, quietHoursInput, digestInput, secretInput, threadInput } from '../rules/inputs.ts'
import {
  choosePreferences,
  chooseQuietHours,
  chooseDigestFrequency,
  mutedThreadsOf,
  muteThread,
  preferencesOf,
  settingsOf,
  unmuteThread,
  type KindPreference,
} from './notification-settings.ts'
import type { MutedThreadRow, SettingsRow } from './settings.queries.ts'
import { unsubscribe } from './unsubscribe.ts'

const Preference = builder.objectRef<KindPreference>('NotificationPreference').implement({
  description: 'The viewer’s channels for one kind.',
  fields: (t) => ({
    kind: t.exposeString('kind', { may: 'members' }),
    area: t.exposeString('area', { may: 'members', description: 'The part of the site that it is about.' }),
    label: t.exposeString('label', { may: 'members' }),
    app: t.exposeBoolean('app', { may: 'members', description: 'On the site.' }),
    email: t.exposeBoolean('email', { may: 'members', description: 'By email, at once.' }),
    digest: t.exposeBoolean('digest', { may: 'members', description: 'In the digest.' }),
  }),
})

const MutedThread = builder.objectRef<MutedThreadRow>('MutedThread').implement({
  description: 'A thread that the viewer muted.',
  fields: (t) => ({
    thread: t.exposeString('thread', { may: 'members' }),
    label: t.exposeString('label', { may: 'members' }),
  }),
})

const Settings = builder.objectRef<SettingsRow>('NotificationSettings').implement({
  description: 'The viewer’s notification settings.',
  fields: (t) => ({
    preferences: t.field({ type: [Preference], may: 'members', resolve: (_row, _args, context) => preferencesOf(context) }),
    mutedThreads: t.field({ type: [MutedThread], may: 'members', extensions: { listSize: 100 }, resolve: (_row, _args, context) => mutedThreadsOf(context) }),
    digestFrequency: t.exposeString('frequency', { may: 'members', description: 'How often the digest is sent: never, daily or weekly.' }),
    quietFrom: t.exposeInt('quiet_from', { may: 'members', nullable: true, description: 'Minutes after midnight, in the viewer’s time zone.' }),
    quietTo: t.exposeInt('quiet_to', { may: 'members', nullable: true }),
    timeZone: t.exposeString('time_zone', { may: 'members' }),
    emailVerified: t.exposeBoolean('email_verified', { may: 'members', description: 'Emails are only sent to verified addresses.' }),
  }),
})

builder.queryField('notificationSettings', (t) =>
  t.field({ type: Settings, may: 'members', description: 'The viewer’s notification settings.', resolve: (_root, _args, context) => settingsOf(context) }),
)

builder.mutationFields((t) => ({
  chooseNotifications: t.boolean({
    may: 'members',
    description: 'Turns one channel on or off for some kinds: app, email or digest.',
    args: { kinds: t.arg.stringList({ required: true }), channel: t.arg.string({ required: true }), isOn: t.arg.boolean({ required: true }) },
    resolve: async (_root, args, context) => {
      await choosePreferences(context, parse(preferencesInput, args))
      return true
    },
  }),
  chooseDigest: t.boolean({
    may: 'members',
    description: 'Sets how often the digest is sent: never, daily or weekly.',
    args: { frequency: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => {
      await chooseDigestFrequency(context, parse(digestInput, args))
      return true
    },
  }),
  chooseQuietHours: t.boolean({
    may: 'members',
    description: 'Sets the hours without emails, in minutes after midnight; without both there are no quiet hours.',
    args: { from: t.arg.int(), to: t.arg.int() },
    resolve: async (_root, args, context) => {
      await chooseQuietHours(context, parse(quietHoursInput, args))
      return true
    },
  }),
  muteThread: t.field({
    type: MutedThread,
    may: 'members',
    description: 'Mutes the thread of this notification.',
    args: { notificationId: t.arg.id({ required: true }) },
    resolve: (_root, { notificationId: id }, context) => muteThread(context, parse(notificationId, { id })),
  }),
  unmuteThread: t.boolean({
    may: 'members',
    description: 'Unmutes a thread.',
    args: { thread: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => {
      await unmuteThread(context, parse(threadInput, args))
      return true
    },
  }),
  unsubscribe: t.string({
    may: 'anyone',
    description: 'Unsubscribes from the emails that a link in one of them belongs to; returns their name.',
    args: { secret: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => unsubscribe(context, parse(secretInput, args).secret),
  }),
}))
