create table events (
  id uuid primary key,
  -- The short name in addresses.
  number int generated always as identity unique,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  title text not null check (char_length(title) between 1 and 120),
  -- Markdown, and what the page shows.
  description text not null,
  description_html text not null,
  preview text not null,
  type text not null check (type in ('workshop', 'webinar', 'meetup')),
  -- Null: the host left.
  host_id uuid references people on delete set null,
  image_id uuid references images on delete set null,
  time_zone text not null check (length(time_zone) <= 64),
  -- Wall-clock times of the first date in the time zone.
  starts_local text not null check (starts_local ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$'),
  ends_local text not null check (ends_local ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$'),
  -- Which of the two, where the clocks go back and the hour occurs twice.
  fold text not null default 'earlier' check (fold in ('earlier', 'later')),
  recurrence text not null default 'none' check (recurrence in ('none', 'weekly', 'biweekly', 'monthly')),
  date_count int not null default 1 check (date_count between 1 and 52),
  place text not null default '' check (char_length(place) <= 200),
  -- Only for hosts and those who go.
  online_url text not null default '' check (length(online_url) <= 2000),
  capacity int check (capacity between 1 and 100000),
  state text not null check (state in ('proposed', 'published', 'returned', 'cancelled', 'hidden')),
  -- Why it was returned or cancelled.
  comment text not null default '',
  revision int not null default 1 check (revision >= 1),
  conversation_id uuid references conversations on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (place <> '' or online_url <> '')
);
create index events_of_host on events (host_id, created_at desc);
create index events_by_image on events (image_id);
create index events_by_state on events (state, created_at);

create table event_hosts (
  event_id uuid not null references events on delete cascade,
  person_id uuid not null references people on delete cascade,
  invited_at timestamptz not null,
  -- Null: invited, and not shown yet.
  accepted_at timestamptz,
  primary key (event_id, person_id)
);
create index event_hosts_by_person on event_hosts (person_id);

-- Each date on which an event takes place; an event that is not repeated has one.
create table event_dates (
  id uuid primary key default uuidv7(),
  event_id uuid not null references events on delete cascade,
  -- The position in the series, from 0. It never changes.
  nth int not null check (nth >= 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- A host gave this date a time of its own.
  is_moved boolean not null default false,
  cancelled_at timestamptz,
  cancel_reason text not null default '',
  -- Counts changes, for calendars.
  sequence int not null default 0 check (sequence >= 0),
  changed_at timestamptz not null,
  capacity int check (capacity between 1 and 100000),
  -- Places of those who go and of those to whom one is offered.
  taken int not null default 0 check (taken >= 0),
  reminded_day_at timestamptz,
  reminded_hour_at timestamptz,
  -- Entered by those who are there; null before the host shows it.
  code text,
  recording_url text not null default '' check (length(recording_url) <= 2000),
  resources jsonb not null default '[]',
  unique (event_id, nth),
  check (ends_at > starts_at)
);
create index event_dates_by_start on event_dates (starts_at, id);
create index event_dates_by_end on event_dates (ends_at, id);

-- Gives each place in a waiting list a number.
create sequence event_queue;

create table event_rsvps (
  date_id uuid not null references event_dates on delete cascade,
  person_id uuid not null references people on delete cascade,
  answer text not null check (answer in ('going', 'maybe', 'no', 'waiting', 'offered')),
  answered_at timestamptz not null,
  queue bigint check ((queue is not null) = (answer = 'waiting')),
  offered_until timestamptz check ((offered_until is not null) = (answer = 'offered')),
  -- The state of the date that the person answered to.
  seen_sequence int not null,
  attended_at timestamptz,
  rating smallint check (rating between 1 and 5),
  feedback text not null default '' check (char_length(feedback) <= 2000),
  primary key (date_id, person_id)
);
create index event_rsvps_of_person on event_rsvps (person_id, date_id);
create index event_rsvps_waiting on event_rsvps (date_id, queue) where answer = 'waiting';
create index event_rsvps_offered on event_rsvps (offered_until) where answer = 'offered';

-- The place of someone whose account is deleted becomes free.
create function free_event_place() returns trigger language plpgsql as $$
begin
  update event_dates set taken = taken - 1 where id = old.date_id;
  return null;
end $$;
create trigger event_rsvps_gone after delete on event_rsvps for each row when (old.answer in ('going', 'offered')) execute function free_event_place();

-- The secret address of a person's calendar, as a hash.
create table event_feeds (
  person_id uuid primary key references people on delete cascade,
  hash bytea not null unique,
  created_at timestamptz not null
);
