import { counted } from '#platform/rules/counted.ts'
import { absoluteDay } from '#platform/web/ui/time-words.ts'
import { SEND_HOUR } from '../rules/newsletter.ts'

/** When an issue is sent, and to how many people. */
export const SendTime = ({ friday, subscribers }: { friday: string; subscribers: number }) => (
  <>
    sent on Friday, {absoluteDay(new Date(friday))}, at {SEND_HOUR}:00 in the time zone of each subscriber, to {counted(subscribers, 'person', 'people')}
  </>
)
