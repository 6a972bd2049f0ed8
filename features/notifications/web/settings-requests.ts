import type { Cache } from '#platform/web/data/query-cache.ts'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'

export const GetNotificationSettings = graphql(`
  query GetNotificationSettings {
    notificationSettings {
      preferences { kind area label app email digest }
      mutedThreads { thread label }
      digestFrequency
      quietFrom
      quietTo
      timeZone
      emailVerified
    }
  }
`)

export type OwnSettings = ResultOf<typeof GetNotificationSettings>['notificationSettings']
export type Preference = OwnSettings['preferences'][number]

/** Writes changed settings into the cache. */
export function updateSettings(cache: Cache, changed: Partial<OwnSettings>): Promise<void> {
  return cache.updateQuery(GetNotificationSettings, {}, ({ notificationSettings }) => ({ notificationSettings: { ...notificationSettings, ...changed } }))
}

export function updatePreferences(cache: Cache, change: (known: readonly Preference[]) => readonly Preference[]): Promise<void> {
  return cache.updateQuery(GetNotificationSettings, {}, ({ notificationSettings: settings }) => ({
    notificationSettings: { ...settings, preferences: [...change(settings.preferences)] },
  }))
}

export const ChooseNotifications = graphql(`
  mutation ChooseNotifications($kinds: [String!]!, $channel: String!, $isOn: Boolean!) {
    chooseNotifications(kinds: $kinds, channel: $channel, isOn: $isOn)
  }
`)

export const ChooseDigest = graphql(`
  mutation ChooseDigest($frequency: String!) { chooseDigest(frequency: $frequency) }
`)

export const ChooseQuietHours = graphql(`
  mutation ChooseQuietHours($from: Int, $to: Int) { chooseQuietHours(from: $from, to: $to) }
`)

export const ChooseTimeZone = graphql(`
  mutation ChooseTimeZone($timeZone: String!) { chooseTimeZone(timeZone: $timeZone) }
`)
