-- Times at which one learner can meet a mentor.
create table office_hour_slots (
  id uuid primary key,
  -- Null: the mentor left.
  mentor_id uuid references people on delete set null,
  -- Null: for everyone.
  group_id uuid references mentor_groups on delete cascade,
  -- Slots that were offered together, such as weekly ones.
  series_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  time_zone text not null check (length(time_zone) <= 64),
  about text not null default '' check (char_length(about) <= 300),
  place text not null default '' check (char_length(place) <= 200),
  -- Only for the mentor and the learner who booked.
  online_url text not null default '' check (length(online_url) <= 2000),
  offered_at timestamptz not null,
  cancelled_at timestamptz,
  cancel_reason text not null default '' check (char_length(cancel_reason) <= 500),
  check (ends_at > starts_at),
  check (place <> '' or online_url <> '')
);
create index office_hour_slots_of_mentor on office_hour_slots (mentor_id, starts_at);
create index office_hour_slots_of_group on office_hour_slots (group_id) where group_id is not null;
create index office_hour_slots_of_series on office_hour_slots (series_id, starts_at);
create index office_hour_slots_open on office_hour_slots (starts_at, id) where cancelled_at is null;

create table office_hour_bookings (
  id uuid primary key,
  slot_id uuid not null references office_hour_slots on delete cascade,
  learner_id uuid not null references people on delete cascade,
  subject text not null check (char_length(subject) between 1 and 500),
  booked_at timestamptz not null,
  cancelled_at timestamptz,
  -- The site cancels when the mentor is no longer available.
  cancelled_by text check (cancelled_by in ('learner', 'mentor', 'site')),
  cancel_reason text not null default '' check (char_length(cancel_reason) <= 500),
  reminded_day_at timestamptz,
  reminded_hour_at timestamptz,
  check ((cancelled_at is null) = (cancelled_by is null))
);
-- A slot has one booking that is not canceled.
create unique index office_hour_booked on office_hour_bookings (slot_id) where cancelled_at is null;
create index office_hour_bookings_of_slot on office_hour_bookings (slot_id);
create index office_hour_bookings_of_learner on office_hour_bookings (learner_id, booked_at desc);
