-- A learner moves a booking to another slot; calendars follow by the number of moves.
alter table office_hour_bookings add column moved_at timestamptz, add column moves integer not null default 0 check (moves >= 0);
