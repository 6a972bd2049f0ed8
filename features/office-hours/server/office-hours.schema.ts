import { cursorOf, readCursor } from '#platform/rules/cursor.ts'
import { parse } from '#platform/rules/parse.ts'
import { signedIn } from '#platform/server/context.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { done } from '#platform/server/graphql/done.ts'
import { Person } from '#features/people/server/public.ts'
import { ClockFold } from '#features/events/server/public.ts'
import { bookInput, cancelBookingInput, cancelSlotsInput, editSlotInput, moveBookingInput, offerInput, openSlotsInput } from '../rules/office-hour-inputs.ts'
import { CANCELLERS, MAX_SLOTS, PAGE_SIZE } from '../rules/office-hours.ts'
import { bookSlot } from './book-slot.ts'
import { listBookingsOf, listHeld, listOwnBookings, type BookingRow } from './bookings.queries.ts'
import { cancelBooking, cancelSlots } from './cancel.ts'
import { editSlots } from './edit-slots.ts'
import { moveBooking } from './move-booking.ts'
import { offerSlots } from './offer-slots.ts'
import { listOpenSlots, listUpcomingSlots, type SlotRow } from './slots.queries.ts'

const may = 'members'
const offer = 'office-hours.offer'
const OWN_LISTED = 30

/** What a slot and a booking have in common. */
type Shown = Pick<SlotRow, 'starts_at' | 'ends_at' | 'time_zone' | 'about' | 'place' | 'group_id' | 'group_name' | 'mentor'> & { id: string; is_online: boolean }

const shown = (row: SlotRow | BookingRow): Shown => ({ ...row, id: 'slot_id' in row ? row.slot_id : row.id, is_online: row.online_url !== '' })

const Slot = builder.objectRef<Shown>('OfficeHour').implement({
  description: 'A time at which one learner can meet a mentor.',
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    mentor: t.expose('mentor', { type: Person, may, nullable: true, description: 'Null for a mentor who left.' }),
    startsAt: t.expose('starts_at', { type: 'Instant', may }),
    endsAt: t.expose('ends_at', { type: 'Instant', may }),
    timeZone: t.exposeString('time_zone', { may }),
    about: t.exposeString('about', { may }),
    place: t.exposeString('place', { may, description: 'Empty if it takes place online only.' }),
    isOnline: t.exposeBoolean('is_online', { may }),
    groupId: t.exposeID('group_id', { may, nullable: true, description: 'Only members of this group can book it.' }),
    group: t.exposeString('group_name', { may, nullable: true }),
  }),
})

const CancellerType = builder.enumType('OfficeHourCanceller', { values: CANCELLERS })

const Booking = builder.objectRef<BookingRow>('OfficeHourBooking').implement({
  description: 'A booked office hour, for its learner and its mentor.',
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    officeHour: t.field({ type: Slot, may, resolve: shown }),
    learner: t.expose('learner', { type: Person, may }),
    subject: t.exposeString('subject', { may }),
    onlineUrl: t.string({ may, nullable: true, resolve: ({ online_url, cancelled_at }) => (online_url === '' || cancelled_at !== null ? null : online_url) }),
    cancelledBy: t.expose('cancelled_by', { type: CancellerType, may, nullable: true }),
    cancelReason: t.exposeString('cancel_reason', { may }),
  }),
})

const Page = builder.objectRef<{ items: Shown[]; next: string | null }>('OfficeHourPage').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [Slot], may, extensions: { listSize: PAGE_SIZE } }),
    next: t.exposeString('next', { may, nullable: true }),
  }),
})

const OwnSlot = builder.objectRef<{ slot: SlotRow; later: number; booking: BookingRow | null }>('OwnOfficeHour').implement({
  description: 'An upcoming office hour that the viewer offers.',
  fields: (t) => ({
    officeHour: t.field({ type: Slot, may: offer, resolve: ({ slot }) => shown(slot) }),
    onlineUrl: t.string({ may: offer, resolve: ({ slot }) => slot.online_url }),
    revision: t.int({ may: offer, resolve: ({ slot }) => slot.revision }),
    seriesId: t.id({ may: offer, description: 'The same for slots that were offered together.', resolve: ({ slot }) => slot.series_id }),
    later: t.exposeInt('later', { may: offer, description: 'How many later ones were offered with it.' }),
    booking: t.expose('booking', { type: Booking, may: offer, nullable: true }),
  }),
})

builder.queryFields((t) => ({
  officeHours: t.field({
    type: Page,
    may,
    description: 'The office hours that the viewer can book, soonest first.',
    args: { mentor: t.arg.string(), group: t.arg.id(), after: t.arg.string() },
    resolve: async (_root, args, context) => {
      const { after, ...wanted } = parse(openSlotsInput, args)
      const rows = await listOpenSlots(context.db, { ...wanted, viewerId: signedIn(context).id, now: context.clock.now(), after: readCursor(after), max: PAGE_SIZE + 1 })
      const items = rows.slice(0, PAGE_SIZE)
      const last = items.at(-1)
      return { items: items.map(shown), next: rows.length > PAGE_SIZE && last !== undefined ? cursorOf({ key: last.starts_at.getTime(), id: last.id }) : null }
    },
  }),
  officeHourBookings: t.field({
    type: [Booking],
    may,
    description: 'What the viewer booked: upcoming ones, with those that someone else canceled, or past ones.',
    extensions: { listSize: OWN_LISTED },
    args: { isPast: t.arg.boolean({ required: true }) },
    resolve: (_root, { isPast }, context) => listOwnBookings(context.db, { learnerId: signedIn(context).id, now: context.clock.now(), isPast, max: OWN_LISTED }),
  }),
  ownOfficeHours: t.field({
    type: [OwnSlot],
    may: offer,
    description: 'The upcoming office hours that the viewer offers.',
    extensions: { listSize: MAX_SLOTS },
    resolve: async (_root, _args, context) => {
      const slots = await listUpcomingSlots(context.db, { mentorId: signedIn(context).id, now: context.clock.now() })
      const bookings = new Map((await listBookingsOf(context.db, slots.map(({ id }) => id))).map((booking) => [booking.slot_id, booking]))
      return slots.map((slot, at) => ({ slot, booking: bookings.get(slot.id) ?? null, later: slots.slice(at + 1).filter(({ series_id }) => series_id === slot.series_id).length }))
    },
  }),
  heldOfficeHours: t.field({
    type: [Booking],
    may: offer,
    description: 'The past office hours of the viewer that were booked, latest first.',
    extensions: { listSize: OWN_LISTED },
    resolve: (_root, _args, context) => listHeld(context.db, { mentorId: signedIn(context).id, now: context.clock.now(), max: OWN_LISTED }),
  }),
}))

builder.mutationFields((t) => {
  const id = t.arg.id({ required: true })
  const text = t.arg.string({ required: true })
  return {
    offerOfficeHours: t.boolean({
      may: offer,
      description: 'Offers a slot, or one in each of some weeks.',
      args: { key: id, group: t.arg.id(), startsAt: text, fold: t.arg({ type: ClockFold }), timeZone: text, minutes: t.arg.int({ required: true }), weeks: t.arg.int({ required: true }), about: text, place: text, onlineUrl: text },
      resolve: (_root, args, context) => done(offerSlots(context, parse(offerInput, args))),
    }),
    editOfficeHour: t.boolean({
      may: offer,
      description: 'Changes the given fields of an upcoming slot, or of it and the later ones that were offered with it. Their learners are notified. The start and the length of a booked slot stay.',
      args: { id, startsAt: t.arg.string(), fold: t.arg({ type: ClockFold }), timeZone: t.arg.string(), minutes: t.arg.int(), about: t.arg.string(), place: t.arg.string(), onlineUrl: t.arg.string(), revision: t.arg.int({ description: 'The revision that the mentor saw. Without it, the change replaces any other one.' }), isSeries: t.arg.boolean() },
      resolve: (_root, args, context) => done(editSlots(context, parse(editSlotInput, args))),
    }),
    cancelOfficeHours: t.boolean({
      may: offer,
      description: 'Cancels a slot, or it and the later ones that were offered with it.',
      args: { id, reason: text, isSeries: t.arg.boolean({ required: true }) },
      resolve: (_root, args, context) => done(cancelSlots(context, parse(cancelSlotsInput, args))),
    }),
    bookOfficeHour: t.boolean({ may: 'office-hours.book', args: { id, key: id, subject: text, startsAt: t.arg.string() }, resolve: (_root, args, context) => done(bookSlot(context, parse(bookInput, args))) }),
    moveOfficeHourBooking: t.boolean({
      may: 'office-hours.book',
      description: 'The learner moves a booking to another open slot of its mentor.',
      args: { id, to: id, startsAt: t.arg.string() },
      resolve: (_root, args, context) => done(moveBooking(context, parse(moveBookingInput, args))),
    }),
    cancelOfficeHourBooking: t.boolean({
      may,
      description: 'The learner or the mentor cancels a booking. The slot can be booked again.',
      args: { id, reason: text },
      resolve: (_root, args, context) => done(cancelBooking(context, parse(cancelBookingInput, args))),
    }),
  }
})
