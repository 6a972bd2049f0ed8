import type { ExpectedPermissions } from '#platform/server/graphql/expected-permissions.ts'

/** Checked against the API by `tests/rights`; no code reads it. */
export const expected: ExpectedPermissions = {
  fields: {
    Query: [
      ['all', 'event eventMonth events'],
      ['in', 'calendarFeedSince eventForEditing eventGuestList nextEvent ownEvents viewerEvent'],
    ],
    Mutation: [
      ['in', 'answerCoHosting cancelEvent cancelEventDate endCalendarFeed moveEventDate renewCalendarFeed saveEventRecording showEventCode'],
      ['LMA', 'answerEvent attendEvent giveEventFeedback saveEvent'],
    ],
    EditedEvent: [
      ['in', 'capacity coHosts comment dateCount description endsAt fold id imageId imageUrl number onlineUrl place recurrence revision slug startsAt state timeZone title type'],
    ],
    Event: [
      [
        'all',
        'coHosts comment dates descriptionHtml group guests host id imageUrl isOnline number place preview recurrence shownDateId slug state timeZone title type updatedAt',
      ],
    ],
    EventCard: [
      ['all', 'capacity endsAt hasRecording host id imageUrl isCancelled isOnline number offered place preview recurrence slug startsAt taken timeZone title type when'],
    ],
    EventDate: [
      ['all', 'cancelReason capacity endsAt going id isCancelled isMoved isOver maybe offered recordingRevision recordingUrl resources startsAt taken waiting when zone'],
    ],
    EventGuest: [['in', 'attendedAt feedback person rating state']],
    EventMonth: [['all', 'items month']],
    EventPage: [['all', 'items next']],
    EventResource: [['all', 'label url']],
    OwnEventDate: [['in', 'card isHost offeredUntil state']],
    OwnEvents: [['in', 'dates unpublished']],
    UnpublishedEvent: [['in', 'card comment id number slug state title updatedAt']],
    ViewerAnswer: [['in', 'attendedAt before dateId feedback isOutdated offeredUntil onlineUrl rating state']],
    ViewerEvent: [['in', 'answers conversationId id invitedHosts isHost isInvited mayEdit onlineUrl']],
  },
  routes: {
    'GET /api/events/:number/calendar.ics': 'all',
    'GET /calendar/:secret.ics': 'all',
    'GET /cards/event/:number.png': 'all',
    'GET /sitemap-events.xml': 'all',
  },
}
