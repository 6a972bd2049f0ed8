/** The public module of office hours for the server: what the deletion of an account means for mentors who were booked. */
export { releaseBookings } from './end-office-hours.ts'
